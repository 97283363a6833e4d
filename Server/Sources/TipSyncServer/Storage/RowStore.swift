public import TipRows

/// Keeps the rows of people, and tells who has changed.
///
/// A store merges rows and never joins them: of two rows with one key the greater version stands. Each person's rows are a
/// part of their own with a count of its own, so that no call concerns two people. Every method may be called from any
/// task.
public protocol RowStore: Sendable {
    /// Merges rows of a person.
    ///
    /// Rows that a reset or a floor has put an end to are dropped, those that come later too.
    ///
    /// - Parameters:
    ///   - rows: The rows, in any order and as often as one likes.
    ///   - person: The person.
    ///   - room: The most bytes that the person's rows may take afterwards, unless they took more before.
    /// - Returns: The person's cursors before and after the merge.
    /// - Throws: `RowStoreError`; then no row is merged.
    @discardableResult
    func merge(_ rows: RowBatch, of person: SyncPerson, room: Int) async throws -> RowMerge

    /// Reads a person's rows after a cursor, the earliest changes first.
    ///
    /// - Parameters:
    ///   - person: The person.
    ///   - cursor: The cursor; all rows are read if it is `nil`, or none of this store's.
    ///   - replica: The replica whose own rows are left out, unless all rows are read.
    ///   - count: How many rows are enough; those of one merge aren't parted.
    /// - Throws: `RowStoreError`.
    func page(of person: SyncPerson, after cursor: ExchangeCursor?, for replica: String, count: Int) async throws
        -> RowPage

    /// Forgets a person.
    ///
    /// - Throws: `RowStoreError`; then nothing is forgotten.
    func erase(_ person: SyncPerson) async throws

    /// Gives all people new lineages, so that their replicas send again what a backup lacks that was restored.
    ///
    /// - Throws: `RowStoreError`.
    func renewLineages() async throws

    /// Whose rows change, in this process or in another that serves the same database; for one reader.
    ///
    /// `nil` says that changes may have been missed before it.
    var changes: AsyncStream<RowChange?> { get }

    /// Finds out whether rows can be read and written.
    ///
    /// - Throws: `RowStoreError` if they can't.
    func check() async throws

    /// Closes the store; later calls throw, and ``changes`` ends.
    func close() async throws
}

/// A change of a person's rows.
public struct RowChange: Sendable, Equatable {
    /// The person.
    public var person: SyncPerson
    /// How far the person's rows have come.
    public var cursor: ExchangeCursor

    /// Makes the value of its parts.
    public init(person: SyncPerson, cursor: ExchangeCursor) {
        self.person = person
        self.cursor = cursor
    }
}

extension AsyncStream<RowChange?>.Continuation {
    /// Tells of a change; that some were missed, if the reader is too slow.
    func tell(_ change: RowChange?) {
        if case .dropped = yield(change) { yield(nil) }
    }
}

/// A merge of rows, between two cursors of their person.
public struct RowMerge: Sendable, Equatable {
    /// The cursor before the merge.
    public var before: ExchangeCursor
    /// The cursor after it; the same if no row was written.
    public var after: ExchangeCursor

    /// Makes the value of its parts.
    public init(before: ExchangeCursor, after: ExchangeCursor) {
        self.before = before
        self.after = after
    }
}

/// Some of a person's rows.
public struct RowPage: Sendable, Equatable {
    /// How far the rows are known with these.
    public var cursor: ExchangeCursor
    /// The rows as JSON objects, by their kinds.
    public var rows: [RowKind: [String]]
    /// Whether there are more.
    public var hasMore: Bool

    /// Makes the value of its parts.
    public init(cursor: ExchangeCursor, rows: [RowKind: [String]] = [:], hasMore: Bool = false) {
        self.cursor = cursor
        self.rows = rows
        self.hasMore = hasMore
    }
}

/// Why a store can't do what it is asked for.
public enum RowStoreError: Error, Sendable, CustomStringConvertible {
    /// The person's rows would take more room than they may.
    case full(room: Int)
    /// The database can't be read or written; the text says why.
    case unavailable(String)

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .full(let room):
            "The person's rows may take \(room) bytes, and with these they would take more; reset tips, or raise the limit."
        case .unavailable(let reason): "The database can't be used: \(reason)"
        }
    }
}
