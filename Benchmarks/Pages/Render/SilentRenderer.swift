import TipUI

/// A renderer for a graph that is drawn once.
final class SilentRenderer: Renderer {
    func commit(_ mutations: [Mutation]) {}

    func open(url: String, completion: @escaping @MainActor (Bool) -> Void) {
        completion(false)
    }
}
