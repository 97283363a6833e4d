import Foundation
import GRDB
import TipKitEngine

/// The file of a datastore: its folder, making it and opening it.
struct StoreFile {
    let directory: URL
    let folder: URL
    let file: URL
    /// The file's path; a URL makes one anew for each who asks, and here each commit does.
    let path: String
    /// The paths of SQLite's own files beside the store's: the log of writes and its index.
    let sideFiles: [String]

    init(directory: URL) {
        self.directory = directory
        let folder = directory.appendingPathComponent(".tipkit", isDirectory: true)
        let file = folder.appendingPathComponent("tips-store.db")
        // SQLite's own files stand beside the file that a link leads to, and so do ours.
        self.file = FileIdentity.isLink(file.path) ? file.resolvingSymlinksInPath() : file
        self.folder = self.file.deletingLastPathComponent()
        path = self.file.path
        sideFiles = [path + "-wal", path + "-shm"]
    }

    /// The file that is locked while the store is made, repaired, or put another in the place of.
    var lock: URL { folder.appendingPathComponent("recovery") }
    /// The file that is locked by whoever watches the store.
    var watchers: URL { folder.appendingPathComponent("watchers") }

    /// The file that stands at the store's place now; `nil` if there is none.
    var identity: FileIdentity? { FileIdentity(path) }

    /// The side files that stand at their places now.
    var sideIdentities: [FileIdentity?] { sideFiles.map { FileIdentity($0) } }

    /// Opens the file, making it if it is missing and setting it aside if it can't be read.
    func open(_ deadline: Deadline) throws -> StoreConnection {
        do {
            try makeFolder()
            guard let found = identity else {
                return try FileLock.hold(lock, deadline) { try openLocked(deadline) }
            }
            try waitWhileTorn(deadline)
            do {
                return try connect(deadline)
            } catch  where error.isDamage(of: self) || error is StoreMoved {
                return try FileLock.hold(lock, deadline) { try repair(found, after: error, deadline) }
            }
        } catch let error as TipStoreError {
            throw error
        } catch {
            throw TipStoreError.unwritable(directory, error)
        }
    }

    /// Waits until those who have the file open have made it anew, if its side files were deleted: whoever opened it
    /// without these would commit to another file than they do.
    private func waitWhileTorn(_ deadline: Deadline) throws {
        _ = try deadline.wait { sideIdentities.contains(nil) && isWatched(self) ? nil : () }
    }

    /// Makes the folder, which nobody else may look into.
    func makeFolder() throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Opens the file, making it if it is missing; called while the lock is held.
    func openLocked(_ deadline: Deadline) throws -> StoreConnection {
        guard let found = identity else {
            try replace()
            return try connect(deadline)
        }
        do {
            return try connect(deadline)
        } catch  where error.isDamage(of: self) || error is StoreMoved {
            return try repair(found, after: error, deadline)
        }
    }

    /// Opens the file that stands at the store's place.
    func connect(_ deadline: Deadline) throws -> StoreConnection {
        while true {
            let found = identity
            let queue = try database(at: file, deadline)
            let replica = try StoreIdentity.replica(of: queue, self, deadline)
            closeToOthers()
            // What was opened is what stood there before and after.
            guard found == identity, found != nil else { continue }
            let connection = StoreConnection(queue, replica: replica, identity: found, sideFiles: sideIdentities)
            _ = try connection.read(deadline) { _, state in state }
            return connection
        }
    }

    /// Puts a new file at the store's place, whole from the first moment.
    ///
    /// - Parameters:
    ///   - old: The file whose copy it is; `nil` for an empty one.
    ///   - replica: In whose name it is written; `nil` for a new replica, or the copied file's.
    ///   - aside: Where the file goes that stands there.
    ///   - fill: Writes what it is to hold, in one transaction.
    func replace(
        with old: DatabaseQueue? = nil,
        as replica: String? = nil,
        settingAside aside: URL? = nil,
        _ fill: (Database) throws -> Void = { _ in }
    ) throws {
        try removeLeftovers()
        let new = folder.appendingPathComponent("tips-store.new-\(UUID().uuidString).db")
        guard FileManager.default.createFile(atPath: new.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        do {
            if let old {
                let copy = try DatabaseQueue(path: new.path)
                try old.backup(to: copy)
                try copy.close()
            }
            let queue = try database(at: new, Deadline())
            try queue.immediately(Deadline()) { database in
                try StoreIdentity.claim(
                    database,
                    inode: FileIdentity(new.path).map { String($0.inode) } ?? "",
                    path: file.standardizedFileURL.path,
                    isContinued: old != nil
                )
                if let replica {
                    try database.execute(sql: "UPDATE meta SET value = ? WHERE key = 'replica'", arguments: [replica])
                }
                try fill(database)
            }
            try queue.close()
            try put(new, settingAside: aside)
        } catch {
            for suffix in ["", "-wal", "-shm", "-journal"] { unlink(new.path + suffix) }
            throw error
        }
    }

    private func put(_ new: URL, settingAside aside: URL?) throws {
        if let aside, rename(file.path, aside.path) != 0 {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        for suffix in ["-wal", "-shm"] {
            // Those of a file that is gone already would be taken for the new one's.
            if aside.map({ rename(file.path + suffix, $0.path + suffix) }) != 0 { unlink(file.path + suffix) }
        }
        guard rename(new.path, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Removes the new files of processes that died while they made them.
    private func removeLeftovers() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasPrefix("tips-store.new-") {
            unlink(folder.appendingPathComponent(name).path)
        }
    }

    /// Opens a database, and brings it to this release's shape.
    func database(at url: URL, _ deadline: Deadline) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        // A transaction that can't be rolled back ends with an error rather than the process.
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { database in
            try database.execute(
                sql: """
                    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cell_size_check = ON;
                    PRAGMA trusted_schema = OFF;
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
        if try opened.unsafeRead({ try StoreSchema.check($0, of: self) }) < StoreSchema.version {
            try opened.immediately(deadline) { try StoreSchema.migrate($0, of: self) }
        }
        return opened
    }
}
