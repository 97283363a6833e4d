import Foundation
import TipKitEngine

/// What a store remembers of its file from one transaction to the next; true as long as nobody else commits.
struct StoreMemory {
    /// The most entries that are remembered.
    private static let limit = 1_000

    /// The position at which this is true.
    var position: StorePosition?
    /// The versions of the latest resets, by scope.
    var epochs: [StoreScope: StoreVersion] = [:]
    /// This replica's tallies, by event.
    var tallies: [String: Tally] = [:]

    /// An event's donations by this replica.
    struct Tally {
        let id: Int64
        var epoch: StoreVersion
        var count: Int64
        var sequence: Int64
        /// The date of the newest donation; `nil` while it isn't known.
        var newest: Date?
    }

    /// What is still true of a file that has come to a position, or of too many things.
    func valid(at position: StorePosition) -> StoreMemory {
        let isTrue = position == self.position && epochs.count + tallies.count < Self.limit
        return isTrue ? self : StoreMemory()
    }
}
