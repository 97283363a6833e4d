import Observation
import Synchronization

/// Tracks the observable values that a node read in its last evaluation.
///
/// The Observation module keeps a registration until its callback has been called once. A view that is redrawn often
/// would accumulate registrations with every value it reads, and a closed page would leave its registrations behind in
/// values that outlive the page. Therefore, each tracker also reads a value of its own; changing that value ends the
/// whole registration.
final class ObservationTracker: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let generation = Atomic<Int>(0)

    private var end: Void { () }

    /// Runs a closure, and calls back once when a value that the closure read changes, unless tracking is canceled
    /// first.
    ///
    /// - Parameters:
    ///   - body: The closure whose reads are tracked.
    ///   - onChange: Called before the value changes, in the task and on the thread that make the change.
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
    /// - Returns: The number of the generation to which all later reads belong.
    @discardableResult
    func cancel() -> Int {
        let next = generation.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        registrar.withMutation(of: self, keyPath: \.end) {}
        return next
    }
}
