import Synchronization

/// How often requests were refused, by reason.
package final class RefusalCounts: Sendable {
    private let counts = Mutex<[Refusal: Int]>([:])

    package init() {}

    package func count(_ refusal: Refusal) {
        counts.withLock { $0[refusal, default: 0] += 1 }
    }

    package func refusals() -> [Refusal: Int] {
        counts.withLock { $0 }
    }
}
