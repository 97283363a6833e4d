import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Opens the file, making it if it is missing and setting it aside if it can't be read.
    func open(_ deadline: Deadline) throws -> StoreConnection {
        try undisturbed(deadline) {
            try waitWhileTorn(deadline)
            let found = identity
            do {
                guard found != nil else { throw StoreMoved() }
                return try FileLock.share(lock, deadline) { try connect(deadline) }
            } catch  where isRepairable(error, deadline) {
                return try FileLock.hold(lock, deadline) { try repair(found, after: error, deadline) }
            }
        }
    }

    /// Runs a closure in the store's folder, again where it failed while files were deleted or replaced there: that says
    /// nothing of those that stand there now.
    func undisturbed<Value>(_ deadline: Deadline, _ body: () throws -> Value) throws -> Value {
        var last: any Error = StoreDisturbed()
        let value: Value? = try deadline.wait {
            var before: [FileIdentity?]?
            do {
                try makeFolder()
                before = places
                return try body()
            } catch
                where error is StoreDisturbed || error is StoreMoved || error.isOfMissingFile
                || error.isOfAnotherLog && !deadline.isOver || before.map({ $0 != places }) ?? false
            {
                last = error
                return nil
            }
        }
        guard let value else { throw last }
        return value
    }

    /// Waits until those who have the file open have made it again, if its side files were deleted: a process that opened it
    /// without these would commit to another file than they do.
    private func waitWhileTorn(_ deadline: Deadline) throws {
        _ = try deadline.wait { sideIdentities.contains(nil) && isWatched(self) ? nil : () }
    }

    /// Opens the file, making it if it is missing; called while the lock is held.
    func openLocked(_ deadline: Deadline) throws -> StoreConnection {
        let found = identity
        do {
            guard found != nil else { throw StoreMoved() }
            return try connect(deadline)
        } catch  where isRepairable(error, deadline) {
            return try repair(found, after: error, deadline)
        }
    }

    /// Whether the file must be made usable before it can be opened, rather than that others are about to.
    private func isRepairable(_ error: any Error, _ deadline: Deadline) -> Bool {
        error is StoreMoved || error.isDamage(of: self) && (!error.isOfAnotherLog || deadline.isOver)
    }

    /// Opens the file that stands at the store's place; called while the lock is held or shared.
    ///
    /// - Parameter expected: The file that must stand there; `nil` for any.
    func connect(_ deadline: Deadline, expecting expected: FileIdentity? = nil) throws -> StoreConnection {
        let (queue, found, sides) = try attach(deadline)
        guard expected == nil || found == expected else { throw StoreDisturbed() }
        let replica = try StoreIdentity.replica(of: queue, self, deadline)
        closeToOthers()
        let connection = StoreConnection(queue, of: self, replica: replica, identity: found, sideFiles: sides)
        try connection.read(deadline) { _ = try PersonState.read(.device, in: $0) }
        return connection
    }

    /// Opens the database that stands at the store's place, and writes nothing to it before it is known to be that.
    ///
    /// SQLite opens the side files by name, each when it needs it, and makes those that are missing; in a process that has
    /// the file open already, it shares the index there, deleted or not. What was opened is known once it stood there
    /// before and stands there after.
    func attach(
        _ deadline: Deadline
    ) throws -> (queue: DatabaseQueue, file: FileIdentity?, sides: [FileIdentity?]) {
        // The first opening makes the side files if need be, and keeps them where they are.
        var openings: [DatabaseQueue] = []
        for _ in 1...2 {
            let (found, sides) = (identity, sideIdentities)
            // Who closes the file deletes the log last; an index alone was left by somebody's deletion, which may go on.
            if sides[0] == nil, sides[1] != nil, !deadline.isOver { throw StoreDisturbed() }
            guard found != nil else { throw StoreDisturbed() }
            let opened = Result { try database(at: file, expecting: found, deadline) }
            guard found == identity else { throw StoreDisturbed() }
            let queue = try opened.get()
            if sides == sideIdentities, try !sides.contains(nil) || !isLogged(queue) {
                try shape(queue, deadline)
                return (queue, found, sides)
            }
            openings.append(queue)
        }
        throw StoreDisturbed()
    }

    /// Whether SQLite keeps a log of writes beside a file: not every file system lets it.
    private func isLogged(_ queue: DatabaseQueue) throws -> Bool {
        try queue.unsafeRead { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal"
    }

    /// Opens a database.
    ///
    /// - Parameter expected: The file that must stand there; `nil` for any.
    func database(
        at url: URL,
        expecting expected: FileIdentity? = nil,
        _ deadline: Deadline
    ) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        // A transaction that can't be rolled back ends with an error rather than the process.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { [path = url.path] database in
            // Where the file was deleted meanwhile, SQLite has made an empty one. With the first look at that it would take
            // the index of the deleted one for its own and empty it, while others in this process still commit by it.
            guard expected == nil || expected == FileIdentity(path) else {
                if FileIdentity.isEmpty(path) { unlink(path) }
                throw StoreDisturbed()
            }
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
