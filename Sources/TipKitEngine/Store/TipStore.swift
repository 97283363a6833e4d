public import Foundation
import Synchronization

/// A durable store of one person's tips, whose commits have a single order.
///
/// A store keeps the rows of its own replica and of other replicas, and returns the state that results from all of
/// them.
///
/// Every method can be called from any thread. Each call is one transaction, which is written before the method
/// returns. A write that has returned survives the end of the process; a power failure may lose the latest writes, but
/// doesn't damage the store. A write that throws changes nothing. A store never calls a watch's closure while one of
/// its own methods runs, and waits at most a second for another process.
///
/// Stores throw errors of their own types. A center rethrows an error while it is being configured or reset. It logs
/// all other errors, and continues with its state in memory: what can't be read is treated as not stored, and changes
/// that can't be written are written before the next change.
public protocol TipStore: Sendable {
    /// Runs a closure with a snapshot of the store.
    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result

    /// Makes the changes in one transaction, each checked against the current state of the store.
    ///
    /// - Parameters:
    ///   - changes: The changes, in order.
    ///   - position: The position up to which the caller knows the store; `nil` if the caller knows nothing, so that
    ///     everything may have changed.
    ///   - watch: The caller's own watch, which isn't called for this commit.
    /// - Returns: The changes since the position, and the refusals.
    func commit(_ changes: [StoreChange], after position: StorePosition?, by watch: StoreWatch?) throws -> StoreCommit

    /// Whether notes on tips are saved, so that other programs can read them.
    var keepsNotes: Bool { get }

    /// Whether commits keep what happened to tips until it was handed on; `false` unless the store says otherwise.
    var keepsOutcomes: Bool { get }

    /// Calls a closure after every commit by any process, except commits by the owner of the returned watch.
    ///
    /// The closure is called on any thread, and may be called only once for several consecutive commits. It isn't
    /// called after ``close()`` or after the watch has been released.
    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch

    /// Closes the store; later calls throw.
    func close() throws
}

/// A watch on a store's commits, which ends when this object is released.
public final class StoreWatch: Sendable {
    /// The store's number for the watch.
    public let number: UInt64
    private let onEnd: @Sendable () -> Void

    /// Returns a number that no other watch of this process has.
    package static func nextNumber() -> UInt64 { lastNumber.add(1, ordering: .relaxed).newValue }

    private static let lastNumber = Atomic<UInt64>(0)

    /// Creates a watch.
    ///
    /// - Parameters:
    ///   - number: The store's number for the watch; 0 for a watch whose closure is never called.
    ///   - onEnd: Called on any thread when the watch is released.
    public init(_ number: UInt64, onEnd: @escaping @Sendable () -> Void) {
        self.number = number
        self.onEnd = onEnd
    }

    deinit { onEnd() }
}

/// A position in the order of a store's commits.
///
/// A position is valid only for the store that issued it. A store that had to start over, for example because its file
/// was damaged, can't continue from an earlier position, and then reports that everything may have changed.
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

    /// A text that tells this position from all others.
    package var text: String { "\(String(lineage, radix: 36)).\(String(number, radix: 36))" }

    /// Whether something is stored about the person.
    package var isOfPerson: Bool { lineage > 0 }

    /// A position before all commits of any store.
    public static let unknown = StorePosition(lineage: -1, number: 0)
}

extension TipStore {
    /// `false`, as most stores only keep what tips need.
    public var keepsOutcomes: Bool { false }

    /// Makes the changes in one transaction, for a caller that doesn't need to learn of other changes to the store.
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
    /// A merge is one transaction, for which other processes wait, so merge many rows in batches of a
    /// few hundred.
    /// Rows of this replica are merged like the rows of other replicas.
    ///
    /// - Parameters:
    ///   - rows: The rows, of any age and in any order.
    ///   - date: The current time.
    /// - Throws: `RowError` if a row is out of range or has a version more than a day ahead; otherwise an error of the
    ///   store. No row is merged then.
    @discardableResult
    public func merge(_ rows: RowBatch, at date: Date) throws -> StoreCommit {
        if let wrong = rows.rows.first(where: { !$0.isValid }) { throw RowError.invalidRow(wrong.key) }
        try rows.checkVersions(at: date)
        return try commit([.merged(rows)])
    }

    /// Reads the rows that this replica has written since a position, or all rows of all replicas if the position is
    /// `nil` or the store no longer knows the changes since then.
    public func rows(changedAfter position: StorePosition? = nil) throws -> StoreRows {
        try read { try $0.rows(changedAfter: position) }
    }

    /// Reads what a center needs to start.
    public func header() throws -> StoreHeader { try read { try $0.header() } }

    /// Reads the record of a tip.
    public func record(ofTip id: String) throws -> TipRecord { try read { try $0.tip(id).record } }

    /// Reads the latest value of a parameter; `nil` if no value was ever set.
    public func parameter(_ id: String) throws -> StoredParameter? { try read { try $0.parameter(id) } }

    /// Reads how many donations an event has.
    public func tally(ofEvent id: String) throws -> Int { try read { try $0.tally(ofEvent: id) } }

    /// Reads the newest donations of an event later than a moment, oldest first, up to a maximum number.
    public func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        try read { try $0.donations(ofEvent: id, after: date, maximumCount: maximumCount) }
    }

    /// Reads the latest note on each tip, in the order of the tips' ids.
    public func notes() throws -> [TipNote] { try read { try $0.notes() } }
}
