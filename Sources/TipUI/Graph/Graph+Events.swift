extension Graph {
    /// The element that an event is for; `nil` if there is none, or it doesn't answer that kind of event.
    package func element(answering event: ElementEvent) -> Element? {
        drawnNode(event.target).flatMap { $0.handlers[event.kind] == nil ? nil : $0.element }
    }

    /// Gives an event to the handler of its element.
    ///
    /// - Returns: `false` if there is no such element, or it doesn't answer that kind of event.
    @discardableResult
    package func handle(_ event: ElementEvent) -> Bool {
        guard let node = drawnNode(event.target), let handler = node.handlers[event.kind] else { return false }
        run(.handler, of: node) { handler(event) }
        return true
    }

    /// The node of an element that clients have; one of which they know no more than they guess doesn't answer them.
    private func drawnNode(_ id: ElementID) -> Node? {
        nodes[id].flatMap { $0.isCommitted ? $0 : nil }
    }
}
