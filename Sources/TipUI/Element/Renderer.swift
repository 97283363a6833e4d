/// What draws a graph: it gets each update as one batch.
@MainActor
package protocol Renderer: AnyObject {
    /// Applies one update; called once an update and never with an empty batch.
    func commit(_ mutations: [Mutation])
    /// Opens an address; the completion learns whether the person's system took it.
    func open(url: String, completion: @escaping @MainActor (Bool) -> Void)
}
