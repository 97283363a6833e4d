import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Opens the file, making it if it is missing and setting it aside if it can't be read.
    func open(_ deadline: Deadline) throws -> StoreConnection {
        try undisturbed(deadline) {
            let found = identity
            do {
                guard found != nil else { throw StoreMoved() }
                return try FileLock.share(lock, deadline) { try connect(deadline) }
            } catch  where error is StoreMoved || error.isDamage(of: self) {
                return try FileLock.hold(lock, deadline) { try repair(found, deadline) }
            }
        }
    }

    /// Runs a closure in the store's folder, again if files were deleted there meanwhile.
    func undisturbed<Value>(_ deadline: Deadline, _ body: () throws -> Value) throws -> Value {
        var last: any Error = StoreMoved()
        let value: Value? = try deadline.wait {
            do {
                try makeFolder()
                return try body()
            } catch  where error is StoreMoved || error.isOfMissingFile {
                last = error
                return nil
            }
        }
        guard let value else { throw last }
        return value
    }

    /// Opens the file, making it if it is missing; called while the lock is held.
    func openLocked(_ deadline: Deadline) throws -> StoreConnection {
        let found = identity
        do {
            guard found != nil else { throw StoreMoved() }
            return try connect(deadline)
        } catch  where error is StoreMoved || error.isDamage(of: self) {
            return try repair(found, deadline)
        }
    }

    /// Opens the file that stands at the store's place; called while the lock is held or shared.
    ///
    /// - Throws: `StoreMoved` if the file is missing, or was deleted or replaced while it was opened.
    func connect(_ deadline: Deadline) throws -> StoreConnection {
        guard let found = identity else { throw StoreMoved() }
        let queue = try database(at: file, deadline)
        try shape(queue, deadline)
        let replica = try StoreIdentity.replica(of: queue, self, deadline)
        let sides = sideIdentities
        guard found == identity, try !sides.contains(nil) || !isLogged(queue) else { throw StoreMoved() }
        closeToOthers()
        let connection = StoreConnection(queue, of: self, replica: replica, identity: found, sideFiles: sides)
        try connection.read(deadline) { _ = try PersonState.read(.device, in: $0) }
        return connection
    }

    /// Whether SQLite keeps a log of writes beside a file: not every file system lets it.
    private func isLogged(_ queue: DatabaseQueue) throws -> Bool {
        try queue.unsafeRead { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal"
    }

    /// Opens a database.
    func database(at url: URL, _ deadline: Deadline) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        // A transaction that can't be rolled back ends with an error rather than the process.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { database in
            try database.execute(
                sql: """
                    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cell_size_check = ON;
                    PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON;
                    """
            )
        }
        let opened = try deadline.wait {
            do { return try DatabaseQueue(path: url.path, configuration: configuration) } catch  where error.isBusy {
                return nil
            }
        }
        guard let opened else {
            throw DatabaseError(resultCode: .SQLITE_BUSY, message: "another process holds the file")
        }
        // With the first look at it, SQLite opens what it keeps beside it.
        _ = try opened.unsafeRead { try StoreSchema.check($0, of: self) }
        return opened
    }

    /// Makes the tables of a new file.
    func shape(_ queue: DatabaseQueue, _ deadline: Deadline) throws {
        if try queue.unsafeRead({ try StoreSchema.check($0, of: self) }) < StoreSchema.version {
            try queue.immediately(deadline) { try StoreSchema.create(in: $0, of: self) }
        }
    }
}
