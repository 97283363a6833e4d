import Foundation
import GRDB
import TipKitEngine

/// The file of a datastore: its folder, making it and opening it.
struct StoreFile {
    let directory: URL
    let folder: URL
    let file: URL
    /// The file's path; a URL makes one again for each who asks, and here each commit does.
    let path: String
    /// The paths of SQLite's own files beside the store's: the log of writes and its index.
    let sideFiles: [String]

    init(directory: URL) {
        self.directory = directory
        let folder = directory.appendingPathComponent(".tipkit", isDirectory: true)
        let file = folder.appendingPathComponent("tips-store.db")
        // SQLite's own files stand beside the file that a link leads to, and so do ours.
        self.file = FileIdentity.isLink(file.path) ? Self.target(of: file) : file
        self.folder = self.file.deletingLastPathComponent()
        path = self.file.path
        sideFiles = [path + "-wal", path + "-shm"]
    }

    /// The file that a link leads to, whether it is there or not.
    private static func target(of link: URL) -> URL {
        var file = link
        // As many as Linux follows.
        for _ in 0..<40 where FileIdentity.isLink(file.path) {
            do {
                let path = try FileManager.default.destinationOfSymbolicLink(atPath: file.path)
                file = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).absoluteURL
            } catch {
                break
            }
        }
        return file.resolvingSymlinksInPath()
    }

    /// The file that is locked while the store is made, repaired, or put another in the place of.
    var lock: URL { folder.appendingPathComponent("recovery") }
    /// The file that is locked by the watchers of the store.
    var watchers: URL { folder.appendingPathComponent("watchers") }

    /// The file that stands at the store's place now; `nil` if there is none.
    var identity: FileIdentity? { FileIdentity(path) }

    /// The side files that stand at their places now.
    var sideIdentities: [FileIdentity?] { sideFiles.map { FileIdentity($0) } }

    /// The folder and all files that stand at their places now.
    var places: [FileIdentity?] { [FileIdentity(folder.path), identity] + sideIdentities }

    /// Makes the folder, which nobody else may look into.
    func makeFolder() throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Puts a new file at the store's place, whole from the first moment.
    ///
    /// - Parameters:
    ///   - old: The file whose copy it is; `nil` for an empty one.
    ///   - replica: In whose name it is written; `nil` for a new replica, or the copied file's.
    ///   - aside: Where the file goes that stands there.
    ///   - fill: Writes what it is to hold, in one transaction.
    /// - Returns: The new file.
    @discardableResult
    func replace(
        with old: DatabaseQueue? = nil,
        as replica: String? = nil,
        settingAside aside: URL? = nil,
        _ fill: (Database) throws -> Void = { _ in }
    ) throws -> FileIdentity? {
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
            try shape(queue, Deadline())
            try queue.immediately(Deadline()) { database in
                let replica = try replica ?? (old == nil ? nil : StoreIdentity(database)?.replica)
                try StoreIdentity(replica: replica ?? UUID().uuidString, of: new.path).write(to: database)
                try fill(database)
            }
            try queue.close()
            let made = FileIdentity(new.path)
            try put(new, settingAside: aside)
            return made
        } catch {
            let isDisturbed = FileIdentity(new.path) == nil
            for suffix in ["", "-wal", "-shm", "-journal"] { unlink(new.path + suffix) }
            throw isDisturbed ? StoreDisturbed() : error
        }
    }

    private func put(_ new: URL, settingAside aside: URL?) throws {
        if let aside, rename(file.path, aside.path) != 0 {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        let isFree = identity == nil
        for suffix in ["-wal", "-shm"] {
            // Those of a file that is gone already would be taken for the new one's.
            if aside.map({ rename(file.path + suffix, $0.path + suffix) }) != 0 { unlink(file.path + suffix) }
        }
        // Where the folder was deleted, and the lock with it, others may put theirs there meanwhile.
        if isFree {
            if link(new.path, file.path) == 0 {
                unlink(new.path)
                return
            }
            if errno == EEXIST { throw FileIdentity.isLink(path) ? POSIXError(.ELOOP) : StoreDisturbed() }
        }
        // Not every file system has links.
        guard rename(new.path, file.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Removes the new files of processes that died while they made them.
    private func removeLeftovers() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasPrefix("tips-store.new-") {
            unlink(folder.appendingPathComponent(name).path)
        }
    }
}
