import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Replaces a damaged file with a new file that holds its readable rows, unless another store has done so.
    func recover(from damaged: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        try locked(deadline) {
            damaged.identity == identity ? try rebuild(deadline) : try moveRows(of: damaged, deadline)
        }
    }

    /// Opens the file at the store's path after the old file was deleted or replaced, and adds the old file's rows.
    func reopen(_ old: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        try locked(deadline) { try moveRows(of: old, deadline) }
    }

    private func locked(_ deadline: Deadline, _ body: () throws -> StoreConnection) throws -> StoreConnection {
        do {
            return try retryingAfterDeletions(deadline) { try FileLock.hold(lock, deadline, body) }
        } catch let error as TipStoreError {
            throw error
        } catch {
            throw TipStoreError.unavailable(file, error)
        }
    }

    /// Adds the rows of a deleted or replaced file to the file at the store's path, which is created if it is missing.
    ///
    /// Other stores may add the same rows as well, because merging a row twice changes nothing.
    private func moveRows(of old: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        if old.isUnchanged(at: self) { return old }
        let new: StoreConnection
        if let found = identity, found != old.identity {
            // Delete the old file's side files, because SQLite would apply the old file's log to the new file.
            for (path, identity) in zip(sideFiles, old.sideFiles)
            where identity != nil && FileIdentity(path) == identity {
                unlink(path)
            }
            new = try openLocked(deadline)
            try new.queue.immediately(deadline) { database in
                try copyRows(from: old.queue, to: database)
                try PersonState.renewLineages(in: database)
            }
        } else {
            try replace(as: old.replica) { try copyRows(from: old.queue, to: $0) }
            new = try connect(deadline)
        }
        logWarning(
            "The datastore \(path) was deleted or replaced while it was open; its contents were added to the new file."
        )
        return new
    }

    private func copyRows(from old: DatabaseQueue, to database: Database, isLenient: Bool = false) throws {
        try StoreRowCopier(target: database, file: self, isLenient: isLenient).copyRows(from: old)
    }

    /// Creates a missing file or rebuilds a damaged file, unless another store has done so; called with the lock held.
    func repair(_ found: FileIdentity?, _ deadline: Deadline) throws -> StoreConnection {
        guard found == identity else { return try connect(deadline) }
        guard found == nil else { return try rebuild(deadline) }
        try replace()
        return try connect(deadline)
    }

    /// Renames the damaged file, and creates a new file that holds its readable rows.
    private func rebuild(_ deadline: Deadline) throws -> StoreConnection {
        let aside = folder.appendingPathComponent("tips-store.damaged-\(Int(Date().timeIntervalSince1970 * 1000)).db")
        let old = readable()
        try replace(settingAside: aside) { database in
            if let old { try copyRows(from: old, to: database, isLenient: true) }
        }
        logWarning(
            "The datastore was damaged: its readable contents were kept, and the damaged file is now \(aside.path)."
        )
        return try connect(deadline)
    }

    /// Opens the damaged file for reading; returns `nil` if it can't be opened.
    private func readable() -> DatabaseQueue? {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.allowsUnsafeTransactions = true
        // This setting lets SQLite read the other tables if one table's definition is damaged.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
        do { return try DatabaseQueue(path: file.path, configuration: configuration) } catch { return nil }
    }
}
