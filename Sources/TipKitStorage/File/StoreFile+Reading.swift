import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Opens the file for reading only, without creating, repairing or changing anything in its folder.
    func openForReading() throws -> StoreConnection {
        let opened = try Deadline().wait {
            // If the file is busy, return `nil` to try again, because another process may be closing the file.
            do { return try attachForReading() } catch  where error.isBusy { return nil }
        }
        guard let opened else {
            throw DatabaseError(resultCode: .SQLITE_BUSY, message: "another process holds the file")
        }
        return opened
    }

    private func attachForReading() throws -> StoreConnection {
        guard identity != nil else { throw StoreMissingFile() }
        // If a side file is missing, SQLite would create it, so open a copy. The copy is complete, because no process
        // has the file open without its side files.
        guard !sideIdentities.contains(nil) else { return try openCopy() }
        do {
            return try connection(to: file)
        } catch let error as DatabaseError where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
            // On a read-only disk, SQLite can't use a log index that is older than the last crash, so open a copy.
            return try openCopy()
        }
    }

    private func connection(to url: URL, of copy: TemporaryCopy? = nil) throws -> StoreConnection {
        var configuration = Configuration()
        configuration.readonly = copy == nil
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA query_only = ON; PRAGMA trusted_schema = OFF") }
        let queue = try DatabaseQueue(path: url.path, configuration: configuration)
        let replica = try queue.unsafeRead { database in
            guard try StoreSchema.check(database, of: self) > 0 else {
                throw StoreDamage("the file has no tables")
            }
            return try StoreIdentity(database)?.replica ?? ""
        }
        return StoreConnection(
            queue,
            of: self,
            replica: replica,
            identity: identity,
            sideFiles: sideIdentities,
            copy: copy
        )
    }

    private func openCopy() throws -> StoreConnection {
        let copy = try TemporaryCopy(of: [file] + sideFiles.prefix(1).map { URL(fileURLWithPath: $0) })
        return try connection(to: copy.folder.appendingPathComponent(file.lastPathComponent), of: copy)
    }
}

/// An error thrown when there is no file to read.
struct StoreMissingFile: Error, CustomStringConvertible {
    let description = "the file doesn't exist"
}

/// Copies of files in a temporary folder, which is deleted with this object.
final class TemporaryCopy: Sendable {
    let folder: URL

    /// Copies the files that exist.
    init(of files: [URL]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        for file in files where FileManager.default.fileExists(atPath: file.path) {
            let copy = folder.appendingPathComponent(file.lastPathComponent)
            try FileManager.default.copyItem(at: file, to: copy)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path)
        }
    }

    deinit {
        do { try FileManager.default.removeItem(at: folder) } catch {
            logNotice("The temporary folder \(folder.path) couldn't be deleted: \(error.localizedDescription)")
        }
    }
}
