import Synchronization

/// Whether this process serves its views to browsers.
package enum ServingProcess {
    private static let state = Atomic(false)

    package static var isServing: Bool { state.load(ordering: .relaxed) }

    /// Says that it does, before the app is made.
    package static func begin() { state.store(true, ordering: .relaxed) }
}
