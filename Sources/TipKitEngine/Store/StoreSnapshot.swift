public import Foundation

/// A snapshot of a store, as passed to the closure of ``TipStore/read(_:)``.
public protocol StoreSnapshot {
    /// Reads what a center needs to start; the amount of data doesn't depend on the number of tips or donations.
    func header() throws -> StoreHeader

    /// Reads everything that has changed since a position; no rows are read if there were no commits since then.
    func update(since position: StorePosition) throws -> StoreUpdate

    /// Reads the record of a tip, joined from the rows of all replicas.
    func tip(_ id: String) throws -> StoredTip

    /// Reads the first appearances of all tips, as they count for caps.
    func firstAppearances() throws -> FirstAppearances

    /// Reads the trials of the tips that teach something and have appeared or were held out, joined from the rows of all
    /// replicas, in the order of the tips' ids.
    func trials() throws -> [JoinedTrial]

    /// Reads the latest value of a parameter; `nil` if no value was ever set.
    func parameter(_ id: String) throws -> StoredParameter?

    /// Reads the number of an event's donations from a counter that the store maintains, without counting the
    /// donations.
    func tally(ofEvent id: String) throws -> Int

    /// Reads the newest donations of an event later than a moment, oldest first, up to a maximum number.
    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation]

    /// Reads the latest note on each tip, in the order of the tips' ids; empty if no notes are kept.
    func notes() throws -> [TipNote]

    /// Reads the rows that this replica has written since a position, or all rows of all replicas if the position is
    /// `nil` or the store no longer knows the changes since then.
    ///
    /// Transient parameters and notes aren't included.
    func rows(changedAfter position: StorePosition?) throws -> StoreRows

    /// Reads what is kept of the change with a key; `nil` if there is no such change, or if it was forgotten.
    func doneRow(_ key: String) throws -> DoneRow?

    /// Reads the ids of the tips that appeared, were snoozed or were retired, in the order of the ids.
    func tips() throws -> [String]

    /// Reads the ids of the parameters that were set, in the order of the ids.
    func parameters() throws -> [String]

    /// Reads the ids of the events that have donations, in the order of the ids.
    func events() throws -> [String]
}

/// Rows of a store to send to another replica, which may not have them yet.
public struct StoreRows: Sendable, Equatable {
    /// The rows.
    public var rows: RowBatch
    /// The position of the store at which the rows were read; the rows include no later changes.
    public var position: StorePosition

    /// Creates the value from its parts.
    public init(rows: RowBatch, position: StorePosition) {
        self.rows = rows
        self.position = position
    }
}

/// The part of a store that a center reads first.
public struct StoreHeader: Sendable, Equatable {
    /// The id of this replica, the device's copy of the store.
    public var replica: String
    /// The position of the store.
    public var position: StorePosition
    /// The highest version of any row in the store; new changes get greater versions.
    public var latestVersion: RowVersion
    /// The latest first appearance of any tip.
    public var latestFirstDisplay: FirstDisplay?

    /// Creates the value from its parts.
    public init(
        replica: String,
        position: StorePosition,
        latestVersion: RowVersion,
        latestFirstDisplay: FirstDisplay?
    ) {
        self.replica = replica
        self.position = position
        self.latestVersion = latestVersion
        self.latestFirstDisplay = latestFirstDisplay
    }
}
