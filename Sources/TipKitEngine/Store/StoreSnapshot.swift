public import Foundation

/// One state of a store, to be read while it lasts.
public protocol StoreSnapshot {
    /// Reads what a centre needs to start: nothing that grows with tips or donations.
    func header() throws -> StoreHeader

    /// Reads all that has changed since a position; nothing is read if nobody has committed since.
    func update(since position: StorePosition) throws -> StoreUpdate

    /// Reads the joined record of a tip.
    func tip(_ id: String) throws -> StoredTip

    /// Reads the latest value of a parameter; `nil` if none was ever set.
    func parameter(_ id: String) throws -> StoredParameter?

    /// Reads how many donations an event has: a number that is kept up, not counted.
    func tally(ofEvent id: String) throws -> Int

    /// Reads the newest donations of an event later than a moment, oldest first, at most so many.
    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation]

    /// Reads what was last written down about each tip, in the order of their ids; none if no notes are kept.
    func notes() throws -> [TipNote]

    /// Reads the rows that this replica has written since a position; all rows of all replicas if that is `nil`, or lies
    /// too far back.
    ///
    /// Transient parameters and notes are no rows.
    func rows(changedAfter position: StorePosition?) throws -> StoreRows

    /// Reads the ids of the tips that appeared or were retired, in order.
    func tips() throws -> [String]

    /// Reads the ids of the parameters that were set, in order.
    func parameters() throws -> [String]

    /// Reads the ids of the events that have donations, in order.
    func events() throws -> [String]
}

/// Rows of a store that another replica may not have yet.
public struct StoreRows: Sendable, Equatable {
    /// The rows.
    public var rows: RowBatch
    /// The position that the store was at: what changes later isn't among the rows.
    public var position: StorePosition

    /// Makes the value of its parts.
    public init(rows: RowBatch, position: StorePosition) {
        self.rows = rows
        self.position = position
    }
}
