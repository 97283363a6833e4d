import Foundation
import Synchronization

/// A lock on a database file that only one store has at a time.
///
/// The lock is on a file beside the database, because closing any descriptor of the database itself would release the
/// locks of SQLite. The system releases the lock when the process ends, however it ends.
final class SQLiteLock: Sendable {
    /// The descriptor of the locked file; `nil` after the lock is released.
    private let descriptor: Mutex<CInt?>

    /// Takes the lock.
    ///
    /// - Throws: `RowStoreError` if another store has the lock, or the lock's file can't be opened.
    init(of path: String) throws {
        let file = path + "-lock"
        let opened = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard opened >= 0 else {
            throw RowStoreError.unavailable("\(file) can't be opened: \(String(cString: strerror(errno))).")
        }
        guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
            close(opened)
            throw RowStoreError.unavailable(
                "\(path) is open in another server. Stop that server, or use PostgreSQL for several."
            )
        }
        descriptor = Mutex(opened)
    }

    /// Releases the lock.
    func release() {
        descriptor.withLock { descriptor in
            if let descriptor { close(descriptor) }
            descriptor = nil
        }
    }

    deinit { release() }
}
