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
