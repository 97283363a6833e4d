import Observation
import Synchronization

/// Tracks the observable values that a node read last.
///
/// Observation keeps a registration until it has called back once. A view that is drawn over and over would pile up
/// registrations with every value it reads, and a page that is gone would leave them with values that outlive it. So a
/// tracker has a value of its own among those read, whose change ends the registration as a whole.
final class ObservationTracker: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let edition = Atomic<Int>(0)

    private var end: Void { () }

    /// Does something, and calls back when something that it read changes; once, and only until it is cancelled.
    ///
    /// - Parameters:
    ///   - body: What reads.
    ///   - onChange: Called before the change, in the task and on the thread of whoever makes it.
    func track<Result>(_ body: () -> Result, onChange: @escaping @Sendable () -> Void) -> Result {
        let present = cancel()
        return withObservationTracking {
            registrar.access(self, keyPath: \.end)
            return body()
        } onChange: { [weak self] in
            if self?.edition.load(ordering: .acquiring) == present { onChange() }
        }
    }

    /// Ends tracking: no change of what was read until now is called back.
    ///
    /// - Returns: The edition of what is read from now on.
    @discardableResult
    func cancel() -> Int {
        let next = edition.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        registrar.withMutation(of: self, keyPath: \.end) {}
        return next
    }
}
