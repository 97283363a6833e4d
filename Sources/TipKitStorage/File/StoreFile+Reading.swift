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
        // Reading a pipe would wait for its writer, and a device may have no end.
        guard FileIdentity.isRegular(path) else { throw StoreSpecialFile() }
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

    private func connection(to url: URL) throws -> StoreConnection {
        var configuration = Configuration()
        // SQLite creates the side files of a copy.
        configuration.readonly = url == file
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
            sideFiles: sideIdentities
        )
    }

    private func openCopy() throws -> StoreConnection {
        let copy = try TemporaryCopy(of: [file] + sideFiles.prefix(1).map { URL(fileURLWithPath: $0) })
        // Once the copy is open, it needs no names, so that nothing of it stays when the process is killed.
        return try withExtendedLifetime(copy) {
            try connection(to: copy.folder.appendingPathComponent(file.lastPathComponent))
        }
    }
}

/// An error thrown when there is a folder, a pipe or a device in place of a file.
struct StoreSpecialFile: Error, CustomStringConvertible {
    let description = "it isn't a regular file"
}

/// An error thrown when there is no file to read.
struct StoreMissingFile: Error, CustomStringConvertible {
    let description = "the file doesn't exist"
}
