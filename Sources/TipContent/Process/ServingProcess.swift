import Synchronization

/// Records whether this process serves its views to browsers.
package enum ServingProcess {
    private static let state = Atomic(false)

    package static var isServing: Bool { state.load(ordering: .relaxed) }

    /// Records that the process serves its views to browsers; called before the app is created.
    package static func begin() { state.store(true, ordering: .relaxed) }
}
