import Observation
import Synchronization

/// Tracks the observable values that a node read in its last evaluation.
///
/// Observation keeps a registration until it has called back once. A view that is redrawn often would accumulate
/// registrations with every value it reads, and a closed page would leave them behind in values that outlive it. Each
/// tracker therefore also reads a value of its own; changing that value ends the whole registration.
final class ObservationTracker: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let generation = Atomic<Int>(0)

    private var end: Void { () }

    /// Runs a closure, and calls back once when a value that it read changes, unless tracking is canceled first.
    ///
    /// - Parameters:
    ///   - body: The closure whose reads are tracked.
    ///   - onChange: Called before the change, in the task and on the thread that make it.
    func track<Result>(_ body: () -> Result, onChange: @escaping @Sendable () -> Void) -> Result {
        let present = cancel()
        return withObservationTracking {
            registrar.access(self, keyPath: \.end)
            return body()
        } onChange: { [weak self] in
            if self?.generation.load(ordering: .acquiring) == present { onChange() }
        }
    }

    /// Ends tracking: values that were read until now no longer call back when they change.
    ///
    /// - Returns: The generation of the reads from now on.
    @discardableResult
    func cancel() -> Int {
        let next = generation.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        registrar.withMutation(of: self, keyPath: \.end) {}
        return next
    }
}
