import Foundation
import GRDB
import TipKitEngine

/// The file of a datastore: its paths, and how it is created, opened and repaired.
struct StoreFile {
    let directory: URL
    let folder: URL
    let file: URL
    /// The file's path, stored because each commit reads it and `URL` builds the string each time.
    let path: String
    /// The paths of the files that SQLite keeps beside the store's file: the write-ahead log and its index.
    let sideFiles: [String]

    init(directory: URL) {
        self.directory = directory
        let folder = directory.appendingPathComponent(".tipkit", isDirectory: true)
        let file = folder.appendingPathComponent("tips-store.db")
        // Follow a symbolic link, because SQLite keeps its side files beside the target of the link.
        self.file = FileIdentity.isLink(file.path) ? Self.target(of: file) : file
        self.folder = self.file.deletingLastPathComponent()
        path = self.file.path
        sideFiles = [path + "-wal", path + "-shm"]
    }

    /// The target of a symbolic link, whether it exists or not.
    private static func target(of link: URL) -> URL {
        var file = link
        // Follow at most 40 links, as Linux does.
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

    /// The file that is locked while the store is created, repaired or replaced.
    var lock: URL { folder.appendingPathComponent("recovery") }
    /// The file that is locked by the one object that hands on outcomes.
    var outcomeLock: URL { folder.appendingPathComponent("outcomes") }
    /// The file on which each watcher of the store holds a shared lock.
    var watchers: URL { folder.appendingPathComponent("watchers") }

    /// The identity of the file at the store's path; `nil` if there is none.
    var identity: FileIdentity? { FileIdentity(path) }

    /// The identities of the files at the paths of the side files.
    var sideIdentities: [FileIdentity?] { sideFiles.map { FileIdentity($0) } }

    /// Creates the folder, to which only its owner has access.
    func makeFolder() throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Moves a new, complete file to the store's path.
    ///
    /// - Parameters:
    ///   - replica: The replica that writes the file.
    ///   - aside: The path that the present file is moved to; `nil` to overwrite it.
    ///   - fill: Writes the file's first rows, in one transaction.
    func replace(
        as replica: String = UUID().uuidString,
        settingAside aside: URL? = nil,
        _ fill: (Database) throws -> Void = { _ in }
    ) throws {
        try removeLeftovers()
        let new = folder.appendingPathComponent("tips-store.new-\(UUID().uuidString).db")
        guard FileManager.default.createFile(atPath: new.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        do {
            let queue = try database(at: new, Deadline())
            try createTables(in: queue, Deadline())
            try queue.immediately(Deadline()) { database in
                try StoreIdentity(replica: replica, of: new.path).write(to: database)
                try fill(database)
            }
            try queue.close()
            try put(new, settingAside: aside)
        } catch {
            let isDeleted = FileIdentity(new.path) == nil
            for suffix in ["", "-wal", "-shm", "-journal"] { unlink(new.path + suffix) }
            throw isDeleted ? StoreFileReplaced() : error
        }
    }

    private func put(_ new: URL, settingAside aside: URL?) throws {
        if let aside, rename(path, aside.path) != 0 {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        for suffix in ["-wal", "-shm"] {
            // Move or delete the present file's side files, because SQLite would apply the present file's log to the
            // new file.
            if aside.map({ rename(path + suffix, $0.path + suffix) }) != 0 { unlink(path + suffix) }
        }
        if FileIdentity.isLink(path) { throw POSIXError(.ELOOP) }
        guard rename(new.path, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Removes unfinished new files of processes that died.
    private func removeLeftovers() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasPrefix("tips-store.new-") {
            unlink(folder.appendingPathComponent(name).path)
        }
    }
}
