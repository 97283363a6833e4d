public import TipRows

/// A store that keeps people's rows, and reports changes.
///
/// A store merges rows but never combines the rows of several replicas: of two rows with the same key, the row with the
/// greater version is kept. Each person's rows are a separate partition with its own sequence of changes, so that no
/// call concerns two people. Every method may be called from any task.
public protocol RowStore: Sendable {
    /// Merges rows of a person.
    ///
    /// Rows that a reset or a floor makes obsolete are dropped, even if they arrive after the reset or the floor.
    ///
    /// - Parameters:
    ///   - rows: The rows to merge; their order doesn't matter, and a row may be merged several times.
    ///   - person: The person.
    ///   - room: The maximum size of the person's rows in bytes; a merge that doesn't make the rows larger may exceed
    ///     it.
    /// - Returns: The person's cursors before and after the merge.
    /// - Throws: `RowStoreError`, without having merged a row.
    @discardableResult
    func merge(_ rows: RowBatch, of person: SyncPerson, room: Int) async throws -> RowMerge

    /// Reads a person's rows after a cursor, the earliest changes first.
    ///
    /// - Parameters:
    ///   - person: The person.
    ///   - cursor: The cursor; all rows are read if it is `nil` or not from this store.
    ///   - replica: The replica whose own rows are left out, unless all rows are read.
    ///   - count: The number of rows after which a page ends; the rows of one merge aren't split.
    /// - Throws: `RowStoreError`.
    func page(of person: SyncPerson, after cursor: ExchangeCursor?, for replica: String, count: Int) async throws
        -> RowPage

    /// Reads the trials of a page of people, in one transaction; `nil` after the last person.
    ///
    /// - Parameters:
    ///   - container: The container whose people are read; `nil` for all containers.
    ///   - parameter: The id of a parameter whose rows are read too; `nil` for none.
    ///   - last: The key of the last person of the page before; empty for the first page.
    ///   - count: The number of people.
    /// - Throws: `RowStoreError`.
    func trialPage(in container: String?, withValuesOf parameter: String?, after last: [UInt8], count: Int) async throws
        -> TrialPage?

    /// Deletes a person's rows.
    ///
    /// - Throws: `RowStoreError`, without having deleted a row.
    func erase(_ person: SyncPerson) async throws

    /// Gives all people new lineages, so that their replicas resend the rows that a restored backup lacks.
    ///
    /// - Throws: `RowStoreError`.
    func renewLineages() async throws

    /// The changes of people's rows by all processes that use the same database; the stream may have only one reader.
    ///
    /// An element that is `nil` means that earlier changes may have been missed.
    var changes: AsyncStream<RowChange?> { get }

    /// Checks whether rows can be read and written.
    ///
    /// - Throws: `RowStoreError` if rows can't be read or written.
    func check() async throws

    /// Closes the store; later calls throw, and ``changes`` ends.
    func close() async throws
}

/// A change of a person's rows.
public struct RowChange: Sendable, Equatable {
    /// The person.
    public var person: SyncPerson
    /// The position that the person's rows have reached.
    public var cursor: ExchangeCursor

    /// Creates a value from its parts.
    public init(person: SyncPerson, cursor: ExchangeCursor) {
        self.person = person
        self.cursor = cursor
    }
}

extension AsyncStream<RowChange?>.Continuation {
    /// Reports a change; if the reader is too slow, reports that changes were missed.
    func report(_ change: RowChange?) {
        if case .dropped = yield(change) { yield(nil) }
    }
}

/// The result of a merge: the cursors of the person before and after the merge.
public struct RowMerge: Sendable, Equatable {
    /// The cursor before the merge.
    public var before: ExchangeCursor
    /// The cursor after the merge; the same as before if no row was written.
    public var after: ExchangeCursor

    /// Creates a value from its parts.
    public init(before: ExchangeCursor, after: ExchangeCursor) {
        self.before = before
        self.after = after
    }
}

/// A page of a person's rows, in the order in which they changed.
public struct RowPage: Sendable, Equatable {
    /// The cursor of a replica that knows these rows.
    public var cursor: ExchangeCursor
    /// The rows as JSON objects, by their kinds.
    public var rows: [RowKind: [String]]
    /// Whether the person has more rows after this page.
    public var hasMore: Bool

    /// Creates a value from its parts.
    public init(cursor: ExchangeCursor, rows: [RowKind: [String]] = [:], hasMore: Bool = false) {
        self.cursor = cursor
        self.rows = rows
        self.hasMore = hasMore
    }
}

/// An error of a row store.
public enum RowStoreError: Error, Sendable, CustomStringConvertible {
    /// The person's rows would take more space than allowed.
    case full(room: Int)
    /// The database can't be read or written; the text says why.
    case unavailable(String)

    /// A text that says what is wrong, and what to do about it.
    public var description: String {
        switch self {
        case .full(let room):
            "The person's rows would take more than the limit of \(room) bytes; reset tips, or raise the limit."
        case .unavailable(let reason): "The database can't be used: \(reason)"
        }
    }
}
