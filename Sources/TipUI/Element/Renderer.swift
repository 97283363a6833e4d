/// A renderer of a graph, which gets each update as one batch of mutations.
@MainActor
package protocol Renderer: AnyObject {
    /// Applies one update; called once per update and never with an empty batch.
    func commit(_ mutations: [Mutation])
    /// Opens a URL; the completion is called with whether the user's system accepted it.
    func open(url: String, completion: @escaping @MainActor (Bool) -> Void)
    /// Copies a text to the clipboard of the user's system.
    func copy(text: String)
}

extension Renderer {
    package func copy(text: String) {}
}
