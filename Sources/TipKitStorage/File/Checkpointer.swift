import Dispatch
import Foundation
import GRDB
import GRDBSQLite
import Synchronization
import TipKitEngine

/// Moves committed pages from a file's write-ahead log into the file, in the background.
///
/// SQLite itself would do this within a commit, which would then wait for the disk.
final class Checkpointer: Sendable {
    /// The number of pages in the log at which they are moved.
    private let due: Int32
    /// The number of pages in the log from which commits wait while pages are moved.
    ///
    /// SQLite writes the log from its beginning again only after all its pages were moved. If commits never pause, some
    /// pages are always left, and without this limit the log would grow.
    private let most: Int32

    private let file: URL
    private let identity: FileIdentity?
    /// The file that is locked while pages are moved.
    private var lock: URL { file.deletingLastPathComponent().appendingPathComponent("checkpoint") }
    /// The number of pages in the log after the latest commit.
    private let pages = Atomic<Int32>(0)
    /// How many of these pages have been moved.
    private let moved = Atomic<Int32>(0)
    private let isScheduled = Atomic(false)
    let background = DispatchQueue(label: "OpenTipKit checkpoints", qos: .utility)
    /// A connection of its own, so that commits don't wait; `nil` until the first pages are moved.
    private let connection = Mutex<DatabaseQueue?>(nil)

    /// Creates a checkpointer of an existing file, with SQLite's own limit, and the limit of 128 MB for the log.
    init(of file: URL, due: Int32 = 1_000, most: Int32 = 32_000) {
        self.file = file
        identity = FileIdentity(file.path)
        self.due = due
        self.most = most
    }

    /// Learns the length of the log from a connection's commits, instead of SQLite's own checkpoints.
    ///
    /// The connection must keep this object alive.
    func follow(_ database: Database) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        _ = sqlite3_wal_hook(
            database.sqliteConnection,
            { context, _, _, pages in
                if let context { Unmanaged<Checkpointer>.fromOpaque(context).takeUnretainedValue().note(pages) }
                return SQLITE_OK
            },
            context
        )
    }

    private func note(_ length: Int32) {
        // A shorter log is written from its beginning again.
        if length < pages.exchange(length, ordering: .relaxed) { moved.store(0, ordering: .relaxed) }
    }

    private var isDue: Bool { pages.load(ordering: .relaxed) - moved.load(ordering: .relaxed) >= due }

    /// Moves the pages in the background if the log has become long.
    ///
    /// - Parameter commits: The connection that commits.
    func checkpointSoon(_ commits: DatabaseQueue) {
        guard isDue, !isScheduled.exchange(true, ordering: .acquiring) else { return }
        background.async { [self] in
            defer { isScheduled.store(false, ordering: .releasing) }
            logging {
                if pages.load(ordering: .relaxed) >= most {
                    _ = try checkpoint(.passive, commits)
                } else if let other = try opened() {
                    _ = try checkpoint(.passive, commits, with: other)
                }
            }
        }
    }

    /// The number of pages in the log from which a process that exits empties it.
    private static let exitLimit: Int32 = 64

    /// Empties the log unless it is short, because the process exits.
    ///
    /// What was moved is noted in the log's index alone, which is lost with the last process that uses the file. A log
    /// that isn't emptied is then read from its beginning by each command that opens the file, and grows with each.
    func emptyBeforeExit(_ commits: DatabaseQueue) {
        guard pages.load(ordering: .relaxed) >= Self.exitLimit else { return }
        logging { _ = try empty(commits) }
    }

    /// Moves all pages and empties the log.
    ///
    /// - Parameter commits: The connection that commits.
    /// - Returns: Whether the log is empty; `false` if other connections use it.
    func empty(_ commits: DatabaseQueue) throws -> Bool {
        do {
            return try checkpoint(.truncate, commits)
        } catch  where error.isBusy {
            return false
        }
    }

    /// Moves all pages that no reader needs in the log into the file.
    ///
    /// SQLite before 3.51.3 can lose commits: a checkpoint that begins when all pages have been moved doesn't notice that
    /// a commit starts the log from its beginning at this moment, and marks pages as moved that weren't. So only one
    /// connection of all processes moves pages at a time, and it commits a page before. Until that page is moved, no
    /// commit starts the log from its beginning.
    ///
    /// - Parameters:
    ///   - commits: The connection that commits.
    ///   - other: The connection that moves the pages; `nil` for the one that commits.
    /// - Returns: Whether the pages were moved; `false` if another connection moves pages or commits.
    private func checkpoint(
        _ mode: Database.CheckpointMode,
        _ commits: DatabaseQueue,
        with other: DatabaseQueue? = nil
    ) throws -> Bool {
        func move(_ database: Database) throws {
            moved.store(Int32(clamping: try database.checkpoint(mode).checkpointedFrameCount), ordering: .relaxed)
        }
        return try FileLock.holdIfFree(lock) {
            // In one step with the commit, which throws if the connection was closed: a checkpoint would crash.
            let isCommitted = try commits.writeWithoutTransaction { database in
                guard try database.commitUnchanged() else { return false }
                if other == nil { try move(database) }
                return true
            }
            if isCommitted { try other?.writeWithoutTransaction(move) }
            return isCommitted
        } ?? false
    }

    /// The connection that moves pages; `nil` if the file was replaced.
    private func opened() throws -> DatabaseQueue? {
        try connection.withLock { connection in
            if let connection { return connection }
            var configuration = Configuration()
            configuration.prepareDatabase {
                try $0.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0")
            }
            let new = try DatabaseQueue(path: file.path, configuration: configuration)
            guard FileIdentity(file.path) == identity else { return nil }
            connection = new
            return new
        }
    }

    private func logging(_ body: () throws -> Void) {
        do {
            try body()
        } catch  where error.isBusy {
            // Another connection reads the file or moves the pages.
        } catch {
            logNotice("The datastore's write-ahead log can't be shortened now: \(error.localizedDescription)")
        }
    }
}

extension Database {
    /// Commits a page whose content doesn't change.
    ///
    /// - Returns: Whether the page was committed; `false` if another process holds the file.
    fileprivate func commitUnchanged() throws -> Bool {
        let done: Void? = try transact(Database.writing) {
            // Within the transaction, since another process may upgrade the file.
            let version = try first("PRAGMA user_version") { try $0.integer(0) } ?? 0
            try run("PRAGMA user_version = \(version)")
        }
        return done != nil
    }
}
