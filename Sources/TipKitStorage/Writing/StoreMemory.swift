import Foundation
import TipKitEngine

/// What a store remembers of a person's rows from one transaction to the next; true as long as nobody else commits.
struct StoreMemory {
    /// The most entries that are remembered.
    private static let limit = 1_000

    /// The position at which this is true.
    var position: StorePosition?
    /// The present epochs, by scope.
    var epochs: [RowScope: RowVersion] = [:]
    /// This replica's donations, by event.
    var events: [String: Event] = [:]

    /// An event's donations by this replica.
    struct Event {
        var stream: StoreReader.Stream
        /// How many count.
        var count: Int64
        /// The date of the newest; `nil` if there is none.
        var newest: Date?
        /// Whether the dates are in the order of the versions: then the oldest leaves first.
        var isOrdered: Bool
        /// Whether no other replica has donated the event.
        var isAlone: Bool
    }

    /// What is still true of rows that have come to a position, or of too many things.
    func valid(at position: StorePosition) -> StoreMemory {
        let isTrue = position == self.position && epochs.count + events.count < Self.limit
        return isTrue ? self : StoreMemory()
    }
}
