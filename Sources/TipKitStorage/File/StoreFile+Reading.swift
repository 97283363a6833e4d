import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Opens the file to be read alone, and makes, repairs and changes nothing where it lies.
    func openForReading() throws -> StoreConnection {
        let opened = try Deadline().wait {
            // Another process may be about to close the file.
            do { return try attachForReading() } catch  where error.isBusy { return nil }
        }
        guard let opened else {
            throw DatabaseError(resultCode: .SQLITE_BUSY, message: "another process holds the file")
        }
        return opened
    }

    private func attachForReading() throws -> StoreConnection {
        guard identity != nil else { throw StoreMissingFile() }
        // SQLite would make the side files that are missing; then nobody has the file open, and a copy says all.
        guard !sideIdentities.contains(nil) else { return try openCopy() }
        do {
            return try connection(to: file)
        } catch let error as DatabaseError where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
            // On a disk that can't be written, an index of before the last crash is of no use.
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
            guard try StoreSchema.check(database, of: self) == StoreSchema.version else {
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

/// There is no file to be read.
struct StoreMissingFile: Error, CustomStringConvertible {
    let description = "there is none"
}

/// Copies of files in a folder of their own, which is gone with its owner.
final class TemporaryCopy: Sendable {
    let folder: URL

    /// Copies those of the files that are there.
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
            logNotice("A copy of a datastore stays behind as \(folder.path): \(error.localizedDescription)")
        }
    }
}
