/// The coordinators of a page; a coordinator is created when a view first makes a request of the coordinator's type.
@MainActor
final class PageCoordinators {
    private var deliveries: [ObjectIdentifier: @MainActor ([any PageRequest]) -> Void] = [:]

    /// An observer of the requests of the page's views.
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

/// An object that handles one type of request from all views of a page; each page has its own coordinators.
@MainActor
package protocol PageCoordinator: AnyObject, Sendable {
    /// The type of requests that the coordinator handles.
    associatedtype Request: PageRequest

    init()

    /// Handles the requests of the page's views, in the order of the views.
    ///
    /// Called after each pass in which the requests changed, before the batch of mutations is sent to the renderer.
    func update(_ requests: [Request])
}

/// A view's request to its page.
package protocol PageRequest: Equatable {
    /// The type of coordinator that handles the request.
    associatedtype Coordinator: PageCoordinator where Coordinator.Request == Self
}

/// The requests of a page's views, in the order of the views.
enum PageRequestsKey: PreferenceKey {
    static var defaultValue: [any PageRequest] { [] }

    static func reduce(value: inout [any PageRequest], nextValue: () -> [any PageRequest]) {
        value += nextValue()
    }
}

extension View {
    /// Adds a request to the view's page.
    package nonisolated func pageRequest<Request: PageRequest>(_ request: Request) -> some View {
        PreferenceModifier(self) { values, _ in values[PageRequestsKey.self].insert(request, at: 0) }
    }
}
