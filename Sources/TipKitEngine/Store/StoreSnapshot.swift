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

/// What a centre reads first of a store.
public struct StoreHeader: Sendable, Equatable {
    /// The id of this replica: this device's copy of the store.
    public var replica: String
    /// The position that the store is at.
    public var position: StorePosition
    /// The highest version that any row of the store carries; versions of new changes are greater.
    public var latestVersion: RowVersion
    /// The last moment at which any tip appeared for the first time, and that tip's id.
    public var latestFirstDisplay: FirstDisplay?

    /// Makes the value of its parts.
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

/// A place in a store's one order of commits: everything up to it is known.
///
/// Only the store that gave a position understands it. A store that had to begin anew, such as one whose file was
/// damaged, takes a position of before for one that it can't continue from, and says that everything may have changed.
public struct StorePosition: Sendable, Hashable {
    /// The store's own file or memory; another for a store that was begun anew.
    public var lineage: Int64
    /// How many commits there were, notes left out.
    public var number: Int64

    /// Makes the value of its parts.
    public init(lineage: Int64, number: Int64) {
        self.lineage = lineage
        self.number = number
    }

    /// A position that comes before everything in any store.
    public static let unknown = StorePosition(lineage: -1, number: 0)
}

/// What has changed in a store since a position, by whomever, as it is now.
public struct StoreUpdate: Sendable, Equatable {
    /// The position after the changes.
    public var position: StorePosition
    /// The highest version that any row of the store carries.
    public var version: RowVersion
    /// Whether everything that was read before may be another.
    ///
    /// The store was reset, or begun anew, or has forgotten what was changed so long ago. The rows then hold the latest
    /// first appearance and, of a commit, the tips that it was asked to change.
    public var isEverything: Bool
    /// What has changed, each row as it is at the position; of each tip, parameter and event at most one.
    public var rows: [StoreRow]

    /// Makes the value of its parts.
    public init(position: StorePosition, version: RowVersion, isEverything: Bool = false, rows: [StoreRow] = []) {
        self.position = position
        self.version = version
        self.isEverything = isEverything
        self.rows = rows
    }
}

/// What a commit has done.
public struct StoreCommit: Sendable, Equatable {
    /// All that has changed since the position that the committer knew, its own changes and others'.
    public var update: StoreUpdate
    /// The changes that the store found it may not make, by their places among those given; the others were made.
    public var refusals: [Int: StoreRefusal]

    /// Makes the value of its parts.
    public init(update: StoreUpdate, refusals: [Int: StoreRefusal] = [:]) {
        self.update = update
        self.refusals = refusals
    }
}
