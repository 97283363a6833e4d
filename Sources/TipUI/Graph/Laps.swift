/// Finds out whose code takes longest among nodes that have their turn one after the other.
@MainActor
struct Laps {
    /// The node whose code took longest so far.
    private(set) var slowest: Node?
    private var longest = Duration.zero
    private var last: ContinuousClock.Instant

    /// - Parameters:
    ///   - node: The only node that has a turn; `nil` if more have.
    ///   - start: When the first turn begins.
    init(of node: Node?, since start: ContinuousClock.Instant) {
        slowest = node
        last = start
    }

    /// Notes that a node's turn is over, or that of code that is no node's.
    mutating func end(_ node: Node?, at now: ContinuousClock.Instant) {
        let lap = now - last
        last = now
        guard lap > longest else { return }
        longest = lap
        slowest = node
    }
}
