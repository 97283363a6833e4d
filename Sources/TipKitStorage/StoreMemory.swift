/// What a store remembers of its file from one transaction to the next; true as long as nobody else commits.
struct StoreMemory {
    /// The most entries that are remembered.
    private static let limit = 1_000

    /// The highest version of any row when this was true.
    var version: Int64 = 0
    /// The versions of the latest resets, by scope.
    var epochs: [String: Int64] = [:]
    /// This replica's tallies, by event.
    var tallies: [String: Tally] = [:]

    /// An event's donations by this replica.
    struct Tally {
        let id: Int64
        var epoch: Int64
        var count: Int
        var sequence: Int64
    }

    /// What is still true of a file whose highest version is another, or of too many things.
    func valid(at version: Int64) -> StoreMemory {
        let isTrue = version == self.version && epochs.count + tallies.count < Self.limit
        return isTrue ? self : StoreMemory(version: version)
    }
}
