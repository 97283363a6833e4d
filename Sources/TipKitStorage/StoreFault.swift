import Foundation
import GRDB

/// An error thrown when a file has contents that no store can have written.
struct StoreDamage: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// An error thrown when the open file or one of its side files was deleted or replaced.
struct StoreFileReplaced: Error, CustomStringConvertible {
    let description = "the store's files were repeatedly deleted or replaced while they were being opened"
}

/// An error thrown when a closed store is used.
struct StoreClosed: Error, CustomStringConvertible {
    let description = "the store was closed"
}

/// An error thrown when a store is called from within one of its own reads.
struct StoreBeingRead: Error, CustomStringConvertible {
    let description = "the store was called from within the closure of a read; use the closure's snapshot instead"
}

/// An error thrown by writes to a store that was opened for reading.
struct StoreReadOnly: Error, CustomStringConvertible {
    let description = "the store was opened for reading only"
}

/// A wrapper for an error that the caller's closure threw during a read.
struct ReadClosureError: Error {
    let error: any Error
}

extension Error {
    /// Whether the error means that the file is damaged or isn't a database, rather than that it is inaccessible.
    func isDamage(of file: StoreFile) -> Bool {
        guard let error = self as? DatabaseError else { return self is StoreDamage }
        switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_MISMATCH, .SQLITE_RANGE: return true
        // The store's own SQL is valid, so these errors mean that a table or column is missing, or that a unique row is
        // duplicated.
        case .SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_FORMAT: return true
        // A short read means that the write-ahead log is shorter than its index says, so the file is damaged.
        case .SQLITE_IOERR: return error.extendedResultCode == .SQLITE_IOERR_SHORT_READ
        // If the permissions allow writing, SQLite refuses to write because of the file's contents.
        case .SQLITE_READONLY: return error.extendedResultCode == .SQLITE_READONLY && file.isWritable
        default: return false
        }
    }

    /// Whether the error means that a file doesn't exist.
    var isOfMissingFile: Bool {
        switch self {
        case let error as POSIXError: error.code == .ENOENT
        case let error as CocoaError: error.code == .fileNoSuchFile || error.code == .fileReadNoSuchFile
        default: false
        }
    }

    /// Whether the error means that another process holds the file.
    var isBusy: Bool {
        (self as? DatabaseError)?.resultCode == .SQLITE_BUSY
    }
}
