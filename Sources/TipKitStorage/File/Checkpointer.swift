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
    /// The number of pages in the log at which commits wait until all of them have been moved.
    ///
    /// SQLite writes the log from its beginning again only after all its pages were moved. If commits never pause, some
    /// pages are always left, and without this limit the log would grow.
    private let most: Int

    private let file: URL
    /// The number of pages in the log after the latest commit.
    private let pages = Atomic<Int32>(0)
    /// How many of these pages have been moved.
    private let moved = Atomic<Int32>(0)
    private let isScheduled = Atomic(false)
    let background = DispatchQueue(label: "OpenTipKit checkpoints", qos: .utility)
    /// A connection of its own, so that commits don't wait; `nil` until the first pages are moved.
    private let connection = Mutex<DatabaseQueue?>(nil)

    /// Creates a checkpointer with SQLite's own limit, and the limit of 128 MB for the log.
    init(of file: URL, due: Int32 = 1_000, most: Int = 32_000) {
        self.file = file
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
                if try checkpoint(with: try opened()) >= most { _ = try checkpoint(with: commits) }
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
        logging { _ = try commits.writeWithoutTransaction { try $0.checkpoint(.truncate) } }
    }

    /// Moves all pages that no reader needs in the log, and returns the number of pages in the log.
    private func checkpoint(with queue: DatabaseQueue) throws -> Int {
        let (pages, moved) = try queue.writeWithoutTransaction { try $0.checkpoint(.passive) }
        self.moved.store(Int32(clamping: moved), ordering: .relaxed)
        return pages
    }

    private func opened() throws -> DatabaseQueue {
        try connection.withLock { connection in
            if let connection { return connection }
            var configuration = Configuration()
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
            let new = try DatabaseQueue(path: file.path, configuration: configuration)
            connection = new
            return new
        }
    }

    private func logging(_ body: () throws -> Void) {
        do {
            try body()
        } catch  where error.isBusy {
            // Another process moves the pages.
        } catch {
            logNotice("The datastore's write-ahead log can't be shortened now: \(error.localizedDescription)")
        }
    }
}
