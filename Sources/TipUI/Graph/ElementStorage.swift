/// An element of a node, on the heap: a node without one is small, and what is drawn and what the renderer has are often
/// the same.
final class ElementStorage: Sendable {
    let value: Element

    init(_ value: Element) {
        self.value = value
    }
}
