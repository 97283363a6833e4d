// To the compiler `stat` belongs to the C library or to CoreFoundation, whichever it reads first.
import CoreFoundation
import Foundation
import GRDB
import Synchronization
public import TipRows

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// People's rows in a SQLite file, for one server process.
///
/// While the store is open, the latest rows are in a second file, whose name ends in `-wal`; closing the store copies
/// them to the first one.
public final class SQLiteRowStore: RowStore {
    private struct Opened {
        var pool: DatabasePool
        var writer: SQLiteWriter
        /// The inode of the file that was opened.
        var file: UInt64?
    }

    /// The changes of people's rows.
    public let changes: AsyncStream<RowChange?>
    private let changed: AsyncStream<RowChange?>.Continuation
    private let path: String
    private let opened: Mutex<Opened?>
    /// The lock of the only store that writes; `nil` for a store that only reads.
    private let lock: SQLiteLock?

    /// Opens a file, creating it if it is missing; only its owner can read and write a new file.
    ///
    /// - Throws: `RowStoreError` if the file can't be opened or created, or another store has it open.
    public init(path: String) throws {
        self.path = path
        lock = try SQLiteLock(of: path)
        (changes, changed) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(10_000))
        opened = Mutex(try Self.open(path))
    }

    /// Opens a file for reading only, also while a server uses it; changes throw.
    ///
    /// - Throws: `RowStoreError` if there is no such file, or no server has made it.
    public init(reading path: String) throws {
        self.path = path
        lock = nil
        (changes, changed) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        opened = Mutex(try Self.openForReading(path))
    }

    @discardableResult
    public func merge(_ rows: RowBatch, of person: SyncPerson, room: Int) async throws -> RowMerge {
        let rows = DatabaseRow.rows(of: rows)
        let merge = try await wrappingErrors { try await database().writer.merge(rows, of: person, room: room) }
        if merge.after != merge.before { changed.report(RowChange(person: person, cursor: merge.after)) }
        return merge
    }

    public func page(
        of person: SyncPerson,
        after cursor: ExchangeCursor?,
        for replica: String,
        count: Int
    ) async throws -> RowPage {
        try await perform { pool in
            try await pool.read { try $0.page(of: person, after: cursor, for: Data(replica.utf8), count: count) }
        }
    }

    public func erase(_ person: SyncPerson) async throws {
        try await perform { pool in
            try await pool.write { database in
                try database.execute(sql: "DELETE FROM row WHERE person = ?", arguments: [Data(person.key)])
                try database.execute(sql: "DELETE FROM person WHERE person = ?", arguments: [Data(person.key)])
            }
        }
        changed.report(RowChange(person: person, cursor: .none))
    }

    public func renewLineages() async throws {
        try await perform { pool in
            try await pool.write {
                try $0.execute(sql: "UPDATE person SET lineage = (random() & \(Int64.max)) | 1")
            }
        }
    }

    public func check() async throws {
        try await perform { pool in
            // Write a row, because only a write detects a full disk.
            try await pool.write { try $0.execute(sql: "INSERT OR REPLACE INTO health VALUES (1, random())") }
        }
    }

    public func close() async throws {
        let pool = opened.withLock { opened in
            defer { opened = nil }
            return opened?.pool
        }
        changed.finish()
        defer { lock?.release() }
        guard let pool else { return }
        if lock != nil {
            do {
                _ = try await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
            } catch {
                // On a full disk, say, the rows stay in the write-ahead log, from which the next start reads them.
            }
        }
        do { try pool.close() } catch { throw RowStoreError.unavailable("\(path): \(error)") }
    }

    /// Runs a closure on the database, and turns its errors into `RowStoreError`.
    func perform<Value: Sendable>(_ body: (DatabasePool) async throws -> Value) async throws -> Value {
        try await wrappingErrors { try await body(try database().pool) }
    }

    private func wrappingErrors<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as RowStoreError {
            throw error
        } catch let error as DatabaseError {
            throw RowStoreError.unavailable("\(path): \(error.message ?? error.resultCode.description)")
        }
    }

    /// Returns the database, which is reopened if its file was deleted or replaced.
    private func database() throws -> Opened {
        try opened.withLock { opened in
            guard let present = opened else { throw RowStoreError.unavailable("\(path) is closed.") }
            if present.file == Self.inode(path) { return present }
            let new = try lock == nil ? Self.openForReading(path) : Self.open(path)
            opened = new
            return new
        }
    }

    private static func openForReading(_ path: String) throws -> Opened {
        guard let file = inode(path) else { throw RowStoreError.unavailable("There is no file \(path).") }
        // Opening a pipe would wait for its writer.
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw RowStoreError.unavailable("\(path) isn't a regular file.")
        }
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.readonly = true
        do {
            let pool = try DatabasePool(path: path, configuration: configuration)
            let tables =
                "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN ('person', 'row', 'health')"
            guard try pool.read({ try Int.fetchOne($0, sql: tables) }) == 3 else {
                throw RowStoreError.unavailable("\(path) isn't a database of TipSyncServer.")
            }
            return Opened(pool: pool, writer: SQLiteWriter(pool), file: file)
        } catch let error as DatabaseError {
            throw RowStoreError.unavailable("\(path) can't be read: \(error.message ?? error.resultCode.description)")
        }
    }

    private static func open(_ path: String) throws -> Opened {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase {
            // Copy the write-ahead log to the file rarely, so that a page that many merges change is copied only once.
            try $0.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000")
        }
        do {
            if !FileManager.default.fileExists(atPath: path) {
                // Ignore a failure to create the file, because opening the file below then throws an error with the
                // reason.
                _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            }
            let pool = try DatabasePool(path: path, configuration: configuration)
            try pool.write { try $0.execute(sql: schema) }
            return Opened(pool: pool, writer: SQLiteWriter(pool), file: inode(path))
        } catch {
            throw RowStoreError.unavailable("\(path) can't be opened: \(error)")
        }
    }

    /// The inode of the file at a path; `nil` if there is no file.
    ///
    /// It is read before each use of the database, for which FileManager's dictionaries of attributes are too slow.
    private static func inode(_ path: String) -> UInt64? {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }

    private static let schema = """
        CREATE TABLE IF NOT EXISTS person (
            person BLOB PRIMARY KEY, container TEXT NOT NULL, id TEXT NOT NULL,
            lineage INTEGER NOT NULL, number INTEGER NOT NULL, size INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS row (
            person BLOB NOT NULL, kind INTEGER NOT NULL, subject BLOB NOT NULL, replica BLOB NOT NULL,
            stamp INTEGER NOT NULL, version INTEGER NOT NULL, bound INTEGER NOT NULL, number INTEGER NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (person, kind, subject, replica, stamp)
        ) WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS row_by_number ON row (person, number);
        CREATE TABLE IF NOT EXISTS health (key INTEGER PRIMARY KEY, value INTEGER NOT NULL);
        """
}

extension ExchangeCursor {
    /// The cursor of a person for whom nothing is stored.
    static let none = ExchangeCursor(lineage: 0, number: 0)
}

extension Database {
    /// Reads the cursor and the size in bytes of a person's rows; `nil` if nothing is stored.
    func position(of person: SyncPerson) throws -> (cursor: ExchangeCursor, size: Int)? {
        let sql = "SELECT lineage, number, size FROM person WHERE person = ?"
        return try Row.fetchOne(cachedStatement(sql: sql), arguments: [Data(person.key)]).map { row in
            (ExchangeCursor(lineage: row[0], number: row[1]), row[2])
        }
    }

    /// Reads rows after a cursor.
    fileprivate func page(
        of person: SyncPerson,
        after known: ExchangeCursor?,
        for replica: Data,
        count: Int
    ) throws -> RowPage {
        guard let (present, _) = try position(of: person) else { return RowPage(cursor: .none) }
        var first: Int64 = 0
        if let known, known.lineage == present.lineage, known.number <= present.number { first = known.number }
        var page = RowPage(cursor: present)
        guard first < present.number else { return page }
        let sql = "SELECT kind, number, replica, body FROM row WHERE person = ? AND number > ? ORDER BY number"
        let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: [Data(person.key), first])
        var (read, last) = (0, first)
        while let row = try rows.next() {
            let number: Int64 = row[1]
            if read >= count, number != last {
                page.hasMore = true
                page.cursor.number = last
                break
            }
            last = number
            guard first == 0 || row[2] as Data != replica, let kind = RowKind(rawValue: row[0]) else { continue }
            page.rows[kind, default: []].append(row[3])
            read += 1
        }
        return page
    }
}
