/// What a view asks of its page.
package protocol PageRequest: Equatable {
    /// What answers it.
    associatedtype Coordinator: PageCoordinator where Coordinator.Request == Self
}

/// What the views of a page ask of it, in their order.
enum PageRequestsKey: PreferenceKey {
    static var defaultValue: [any PageRequest] { [] }

    static func reduce(value: inout [any PageRequest], nextValue: () -> [any PageRequest]) {
        value += nextValue()
    }
}

extension View {
    /// Asks something of the page.
    package nonisolated func pageRequest<Request: PageRequest>(_ request: Request) -> some View {
        PreferenceModifier(self) { values, _ in values[PageRequestsKey.self].insert(request, at: 0) }
    }
}
