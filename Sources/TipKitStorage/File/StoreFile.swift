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

    /// Makes the folder, which nobody else may look into.
    func makeFolder() throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Puts a new file at the store's place, complete from the first moment.
    ///
    /// - Parameters:
    ///   - replica: The replica that writes the file.
    ///   - aside: The place that the present file is moved to.
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
            try shape(queue, Deadline())
            try queue.immediately(Deadline()) { database in
                try StoreIdentity(replica: replica, of: new.path).write(to: database)
                try fill(database)
            }
            try queue.close()
            try put(new, settingAside: aside)
        } catch {
            let isDeleted = FileIdentity(new.path) == nil
            for suffix in ["", "-wal", "-shm", "-journal"] { unlink(new.path + suffix) }
            throw isDeleted ? StoreMoved() : error
        }
    }

    private func put(_ new: URL, settingAside aside: URL?) throws {
        if let aside, rename(path, aside.path) != 0 {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        for suffix in ["-wal", "-shm"] {
            // SQLite would apply the log of the present file to the new one.
            if aside.map({ rename(path + suffix, $0.path + suffix) }) != 0 { unlink(path + suffix) }
        }
        if FileIdentity.isLink(path) { throw POSIXError(.ELOOP) }
        guard rename(new.path, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Removes the new files of processes that died while they made them.
    private func removeLeftovers() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasPrefix("tips-store.new-") {
            unlink(folder.appendingPathComponent(name).path)
        }
    }
}
