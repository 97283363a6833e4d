/// An element of a node, on the heap: a node without one is small, and what was drawn and told is there once.
final class KeptElement: Sendable {
    let value: Element

    init(_ value: Element) {
        self.value = value
    }
}
