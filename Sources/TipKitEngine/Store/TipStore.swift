public import Foundation
import Synchronization

/// A durable memory of one person's tips, with one order of commits.
///
/// A store keeps what one replica has written and what other replicas' rows say, and answers with their join.
/// Every method may be called from any thread; each is one transaction, written before it returns. A store never loses a
/// write that returned to the death of its process (a loss of power may take the last moments, and never damages), and a
/// write that throws has changed nothing. A store calls nobody back while it is being called, and waits at most a second
/// for another process.
///
/// What is thrown is the store's own. A centre passes on what is thrown while it is configured or reset; else it logs it,
/// and goes on with what it has in memory: what can't be read counts as not stored, and what can't be written goes in
/// front of the next commit.
public protocol TipStore: Sendable {
    /// Runs a closure on one state of the store.
    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result

    /// Makes the changes in one transaction, each judged on what is stored then and there.
    ///
    /// - Parameters:
    ///   - changes: What is to be changed, in order.
    ///   - position: The position up to which the committer knows the store; `nil` if it knows nothing, and then all of
    ///     the store may have changed for it.
    ///   - watch: The committer's own watch, which isn't called for this commit.
    /// - Returns: What has changed since the position, and which changes were refused.
    func commit(_ changes: [StoreChange], after position: StorePosition?, by watch: StoreWatch?) throws -> StoreCommit

    /// Whether anybody else, such as a tool, can read what decides about tips; else none of it is written down.
    var keepsNotes: Bool { get }

    /// Calls a closure after every commit but those that were made by the watch itself, also one of another process.
    ///
    /// The closure is called on any thread, once for several commits in a row, and neither after ``close()`` nor once
    /// nobody holds the watch any more.
    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch

    /// Closes the store; later calls throw.
    func close() throws
}

/// A watch over a store, which ends when it is let go.
public final class StoreWatch: Sendable {
    /// What the store knows the watch by.
    public let number: UInt64
    private let onEnd: @Sendable () -> Void

    /// A number that no watch of this process has had.
    package static func nextNumber() -> UInt64 { lastNumber.add(1, ordering: .relaxed).newValue }

    private static let lastNumber = Atomic<UInt64>(0)

    /// Makes a watch.
    ///
    /// - Parameters:
    ///   - number: The store's number for the watch; 0 for a watch that is never called.
    ///   - onEnd: Called on any thread once nobody holds the watch any more.
    public init(_ number: UInt64, onEnd: @escaping @Sendable () -> Void) {
        self.number = number
        self.onEnd = onEnd
    }

    deinit { onEnd() }
}

extension TipStore {
    /// Makes the changes in one transaction, for whoever doesn't follow the store.
    @discardableResult
    public func commit(_ changes: [StoreChange]) throws -> StoreCommit {
        try commit(changes, after: nil, by: nil)
    }

    /// Makes the changes in one transaction, for a caller that doesn't watch the store.
    public func commit(_ changes: [StoreChange], after position: StorePosition?) throws -> StoreCommit {
        try commit(changes, after: position, by: nil)
    }

    /// Merges rows that other replicas have written, in one commit.
    ///
    /// One merge is one transaction, for which others wait; take many rows over in parts of some thousand. Rows of this
    /// replica are taken like any other's.
    ///
    /// - Parameters:
    ///   - rows: The rows, of any age and in any order.
    ///   - date: The present moment.
    /// - Throws: `RowError` if a row is out of range or has a version more than a day ahead, else what the store throws;
    ///   then no row is merged.
    @discardableResult
    public func merge(_ rows: RowBatch, at date: Date) throws -> StoreCommit {
        if let wrong = rows.rows.first(where: { !$0.isValid }) { throw RowError.invalidRow(wrong.key) }
        try rows.checkVersions(at: date)
        return try commit([.merged(rows)])
    }

    /// Reads the rows that this replica has written since a position; all rows of all replicas if that is `nil`, or lies
    /// too far back.
    public func rows(changedAfter position: StorePosition? = nil) throws -> StoreRows {
        try read { try $0.rows(changedAfter: position) }
    }

    /// Reads what a centre needs to start.
    public func header() throws -> StoreHeader { try read { try $0.header() } }

    /// Reads what is remembered of a tip.
    public func record(ofTip id: String) throws -> TipRecord { try read { try $0.tip(id).record } }

    /// Reads the latest value of a parameter; `nil` if none was ever set.
    public func parameter(_ id: String) throws -> StoredParameter? { try read { try $0.parameter(id) } }

    /// Reads how many donations an event has.
    public func tally(ofEvent id: String) throws -> Int { try read { try $0.tally(ofEvent: id) } }

    /// Reads the newest donations of an event later than a moment, oldest first, at most so many.
    public func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        try read { try $0.donations(ofEvent: id, after: date, maximumCount: maximumCount) }
    }

    /// Reads what was last written down about each tip, in the order of their ids.
    public func notes() throws -> [TipNote] { try read { try $0.notes() } }
}
