import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Replaces a damaged file with one that holds what can be read of it, unless another store has done so.
    func recover(from damaged: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        try locked(deadline) {
            damaged.identity == identity ? try rebuild(deadline) : try moveRows(of: damaged, deadline)
        }
    }

    /// Opens the file at the store's place, after the open one was deleted or replaced, and adds the open one's rows to it.
    func renew(_ old: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        try locked(deadline) { try moveRows(of: old, deadline) }
    }

    private func locked(_ deadline: Deadline, _ body: () throws -> StoreConnection) throws -> StoreConnection {
        do {
            return try undisturbed(deadline) { try FileLock.hold(lock, deadline, body) }
        } catch let error as TipStoreError {
            throw error
        } catch {
            throw TipStoreError.unavailable(file, error)
        }
    }

    /// Adds the rows of a deleted or replaced file to the file at the store's place, which is made if it is missing.
    ///
    /// Other stores may do the same with the same rows: a merge changes nothing the second time.
    private func moveRows(of old: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        if old.stands(at: self) { return old }
        let new: StoreConnection
        if let found = identity, found != old.identity {
            // SQLite would apply the old file's log to the new one.
            for (path, identity) in zip(sideFiles, old.sideFiles)
            where identity != nil && FileIdentity(path) == identity {
                unlink(path)
            }
            new = try openLocked(deadline)
            try new.queue.immediately(deadline) { database in
                try carry(old.queue, to: database)
                try PersonState.renewLineages(in: database)
            }
        } else {
            try replace(as: old.replica) { try carry(old.queue, to: $0) }
            new = try connect(deadline)
        }
        logWarning(
            "The datastore \(path) was deleted or replaced while it was open; its contents were added to the new file."
        )
        return new
    }

    private func carry(_ old: DatabaseQueue, to database: Database, isLenient: Bool = false) throws {
        try StoreCarrier(target: database, file: self, isLenient: isLenient).carry(from: old)
    }

    /// Makes a file that is missing or can't be opened usable, unless another store has; called while the lock is held.
    func repair(_ found: FileIdentity?, _ deadline: Deadline) throws -> StoreConnection {
        guard found == identity else { return try connect(deadline) }
        guard found == nil else { return try rebuild(deadline) }
        try replace()
        return try connect(deadline)
    }

    /// Sets the damaged file aside, and puts a new one with what can be read of it in its place.
    private func rebuild(_ deadline: Deadline) throws -> StoreConnection {
        let aside = folder.appendingPathComponent("tips-store.damaged-\(Int(Date().timeIntervalSince1970 * 1000)).db")
        let old = readable()
        try replace(settingAside: aside) { database in
            if let old { try carry(old, to: database, isLenient: true) }
        }
        logWarning(
            "The datastore was damaged; it was set aside as \(aside.path), and what could be read of it was kept."
        )
        return try connect(deadline)
    }

    /// The damaged file, opened for reading; `nil` if it can't be opened.
    private func readable() -> DatabaseQueue? {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.allowsUnsafeTransactions = true
        // If one table's definition is damaged, SQLite still reads the others.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
        do { return try DatabaseQueue(path: file.path, configuration: configuration) } catch { return nil }
    }
}
