import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Opens the file; creates a missing file, and replaces a damaged file with a new file that holds its readable
    /// rows.
    func open(_ deadline: Deadline) throws -> StoreConnection {
        try retryingAfterDeletions(deadline) {
            let found = identity
            if found != nil, !FileIdentity.isRegular(path) { throw StoreSpecialFile() }
            do {
                guard found != nil else { throw StoreFileReplaced() }
                return try FileLock.share(lock, deadline) { try connect(deadline) }
            } catch  where error is StoreFileReplaced || error.isDamage(of: self) {
                return try FileLock.hold(lock, deadline) { try repair(found, deadline) }
            }
        }
    }

    /// Creates the store's folder and runs a closure that uses the folder; repeats both if files were deleted
    /// meanwhile.
    func retryingAfterDeletions<Value>(_ deadline: Deadline, _ body: () throws -> Value) throws -> Value {
        var last: any Error = StoreFileReplaced()
        let value: Value? = try deadline.wait {
            do {
                try makeFolder()
                return try body()
            } catch  where error is StoreFileReplaced || error.isOfMissingFile {
                last = error
                return nil
            }
        }
        guard let value else { throw last }
        return value
    }

    /// Opens the file, or creates or repairs it; called while the lock is held.
    func openLocked(_ deadline: Deadline) throws -> StoreConnection {
        let found = identity
        do {
            guard found != nil else { throw StoreFileReplaced() }
            return try connect(deadline)
        } catch  where error is StoreFileReplaced || error.isDamage(of: self) {
            return try repair(found, deadline)
        }
    }

    /// Opens the file at the store's path; called while the lock is held or shared.
    ///
    /// - Throws: `StoreFileReplaced` if the file is missing, or was deleted or replaced while it was opened.
    func connect(_ deadline: Deadline) throws -> StoreConnection {
        guard let found = identity else { throw StoreFileReplaced() }
        let checkpointer = Checkpointer(of: file)
        let queue = try database(at: file, deadline) { checkpointer.follow($0) }
        try createTables(in: queue, deadline)
        let replica = try StoreIdentity.replica(of: queue, self, deadline)
        let sides = sideIdentities
        guard found == identity, try !sides.contains(nil) || !isLogged(queue) else { throw StoreFileReplaced() }
        restrictToOwner()
        let connection = StoreConnection(
            queue,
            of: self,
            replica: replica,
            identity: found,
            sideFiles: sides,
            checkpointer: checkpointer
        )
        try connection.read(deadline) { _ = try PersonState.read(.device, in: $0) }
        return connection
    }

    /// Whether SQLite keeps a write-ahead log for a file, which not every file system supports.
    private func isLogged(_ queue: DatabaseQueue) throws -> Bool {
        try queue.unsafeRead { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal"
    }

    /// Opens a database and its side files.
    ///
    /// - Parameter prepare: Called with the connection, which keeps the closure.
    func database(
        at url: URL,
        _ deadline: Deadline,
        _ prepare: @escaping @Sendable (Database) -> Void = { _ in }
    ) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        // Let a transaction that can't be rolled back throw an error, instead of crashing the process.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { database in
            try database.runSettings(
                """
                PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cell_size_check = ON;
                PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON;
                """
            )
            prepare(database)
        }
        let opened = try deadline.wait {
            do { return try DatabaseQueue(path: url.path, configuration: configuration) } catch  where error.isBusy {
                return nil
            }
        }
        guard let opened else {
            throw DatabaseError(resultCode: .SQLITE_BUSY, message: "another process holds the file")
        }
        // Read a value, because SQLite opens the side files only with the first read.
        _ = try opened.unsafeRead { try StoreSchema.check($0, of: self) }
        return opened
    }

    /// Creates the tables of a new file, or upgrades a file that an earlier release wrote.
    func createTables(in queue: DatabaseQueue, _ deadline: Deadline) throws {
        if try queue.unsafeRead({ try StoreSchema.check($0, of: self) }) < StoreSchema.version {
            try queue.immediately(deadline) { try StoreSchema.upgrade($0, of: self) }
        }
    }
}
