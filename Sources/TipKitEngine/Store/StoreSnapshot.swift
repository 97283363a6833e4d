public import Foundation

/// A snapshot of a store, as passed to the closure of ``TipStore/read(_:)``.
public protocol StoreSnapshot {
    /// Reads what a center needs to start; its size doesn't depend on the number of tips or donations.
    func header() throws -> StoreHeader

    /// Reads all that has changed since a position; no rows are read if there were no commits since.
    func update(since position: StorePosition) throws -> StoreUpdate

    /// Reads the joined record of a tip.
    func tip(_ id: String) throws -> StoredTip

    /// Reads the latest value of a parameter; `nil` if none was ever set.
    func parameter(_ id: String) throws -> StoredParameter?

    /// Reads how many donations an event has; the store maintains this number and doesn't count.
    func tally(ofEvent id: String) throws -> Int

    /// Reads the newest donations of an event later than a moment, oldest first, up to a maximum number.
    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation]

    /// Reads the latest note on each tip, in the order of the tips' ids; empty if no notes are kept.
    func notes() throws -> [TipNote]

    /// Reads the rows that this replica has written since a position; all rows of all replicas if the position is `nil`
    /// or too far back.
    ///
    /// Transient parameters and notes aren't rows.
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
    /// The position of the store at which the rows were read; they include no later changes.
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

/// A position in the order of a store's commits.
///
/// Only the store that issued a position understands it. A store that had to start over, for example because its file
/// was damaged, can't continue from an earlier position, and reports that everything may have changed.
public struct StorePosition: Sendable, Hashable {
    /// The identity of the store's file or memory; it changes when the store starts over.
    public var lineage: Int64
    /// The number of commits, notes excluded.
    public var number: Int64

    /// Creates the value from its parts.
    public init(lineage: Int64, number: Int64) {
        self.lineage = lineage
        self.number = number
    }

    /// A position before all commits of any store.
    public static let unknown = StorePosition(lineage: -1, number: 0)
}

/// The changes to a store since a position, in their current state, whoever made them.
public struct StoreUpdate: Sendable, Equatable {
    /// The position after the changes.
    public var position: StorePosition
    /// The highest version of any row in the store.
    public var version: RowVersion
    /// Whether everything that was read before may have changed.
    ///
    /// This is the case if the store was reset, has started over, or no longer knows the changes since the position.
    /// The rows then hold the latest first appearance and, for a commit, the tips that it was to change.
    public var isEverything: Bool
    /// The changed rows as of the position, at most one for each tip, parameter and event.
    public var rows: [StoreRow]

    /// Creates the value from its parts.
    public init(position: StorePosition, version: RowVersion, isEverything: Bool = false, rows: [StoreRow] = []) {
        self.position = position
        self.version = version
        self.isEverything = isEverything
        self.rows = rows
    }
}

/// The result of a commit.
public struct StoreCommit: Sendable, Equatable {
    /// All changes since the position that the caller knew, its own and others'.
    public var update: StoreUpdate
    /// The refusals, by the positions of the refused changes in the commit; all other changes were made.
    public var refusals: [Int: StoreRefusal]

    /// Creates the value from its parts.
    public init(update: StoreUpdate, refusals: [Int: StoreRefusal] = [:]) {
        self.update = update
        self.refusals = refusals
    }
}
