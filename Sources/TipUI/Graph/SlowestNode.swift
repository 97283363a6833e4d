/// Finds out whose code takes longest among nodes whose code runs one after the other.
@MainActor
struct SlowestNode {
    /// The node whose code took longest so far.
    private(set) var node: Node?
    private var longest = Duration.zero
    private var last: ContinuousClock.Instant

    /// - Parameters:
    ///   - node: The only node whose code runs; `nil` if there are more.
    ///   - start: When the first code begins.
    init(of node: Node?, since start: ContinuousClock.Instant) {
        self.node = node
        last = start
    }

    /// Measures a node's code, or code that is no node's, which has just run.
    mutating func measure(_ node: Node?, at now: ContinuousClock.Instant) {
        let duration = now - last
        last = now
        guard duration > longest else { return }
        longest = duration
        self.node = node
    }
}
