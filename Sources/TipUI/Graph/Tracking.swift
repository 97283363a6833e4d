import Observation
import Synchronization

/// The tie between a node and the observable values that it read last.
///
/// Observation keeps what it was asked to tell until it has told it once. A view that is drawn over and over would
/// heap up such requests with every value it reads, and a page that is gone would leave them with values that outlive
/// it. So the tie holds one value of its own, whose change ends the request as a whole.
final class Tracking: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let edition = Atomic<Int>(0)

    private var end: Void { () }

    /// Does something, and tells when something changes that it read; once, and only until the tie is cut.
    ///
    /// - Parameters:
    ///   - body: What reads.
    ///   - onChange: Called before the change, in the task and on the thread of whoever makes it.
    func follow<Result>(_ body: () -> Result, onChange: @escaping @Sendable () -> Void) -> Result {
        let present = cut()
        return withObservationTracking {
            registrar.access(self, keyPath: \.end)
            return body()
        } onChange: { [weak self] in
            if self?.edition.load(ordering: .acquiring) == present { onChange() }
        }
    }

    /// Ends the tie: nothing is told of what was read until now.
    ///
    /// - Returns: The edition of what is read from now on.
    @discardableResult
    func cut() -> Int {
        let next = edition.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        registrar.withMutation(of: self, keyPath: \.end) {}
        return next
    }
}
