/// The coordinators of a page, each made when a view first asks something of it.
@MainActor
final class PageCoordinators {
    private var deliveries: [ObjectIdentifier: @MainActor ([any PageRequest]) -> Void] = [:]

    /// Observes what the views of the page ask of it.
    var observer: Primitive.PreferenceObserver {
        Primitive.PreferenceObserver(key: PageRequestsKey.self) { [weak self] in
            self?.deliver($0[PageRequestsKey.self])
        }
    }

    private func deliver(_ requests: [any PageRequest]) {
        for request in requests { addCoordinator(for: request) }
        for delivery in deliveries.values { delivery(requests) }
    }

    private func addCoordinator<Request: PageRequest>(for request: Request) {
        let id = ObjectIdentifier(Request.self)
        guard deliveries[id] == nil else { return }
        let coordinator = Request.Coordinator()
        deliveries[id] = { coordinator.update($0.compactMap { $0 as? Request }) }
    }
}

/// What decides for a whole page about what its views ask of it; every page has one of its own.
@MainActor
package protocol PageCoordinator: AnyObject, Sendable {
    /// What a view asks of the page.
    associatedtype Request: PageRequest

    init()

    /// Gets what the views of the page ask of it, in their order.
    ///
    /// It does so after each pass in which that has changed, and before the batch leaves.
    func update(_ requests: [Request])
}

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
