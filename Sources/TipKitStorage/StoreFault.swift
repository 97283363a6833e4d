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
    let description = "its files were repeatedly deleted or replaced while they were being opened"
}

/// An error thrown when a closed store is used.
struct StoreClosed: Error, CustomStringConvertible {
    let description = "it was closed"
}

/// An error thrown when a store is called from within one of its own reads.
struct StoreBeingRead: Error, CustomStringConvertible {
    let description = "it was called from within the closure of a read; use the closure's snapshot there"
}

/// An error thrown by writes to a store that was opened for reading.
struct StoreReadOnly: Error, CustomStringConvertible {
    let description = "it was opened for reading only"
}

/// An error thrown by the caller's closure during a read.
struct ReadClosureError: Error {
    let error: any Error
}

extension Error {
    /// Whether the error means that the file is damaged or isn't a database, rather than that it is inaccessible.
    func isDamage(of file: StoreFile) -> Bool {
        guard let error = self as? DatabaseError else { return self is StoreDamage }
        switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_MISMATCH, .SQLITE_RANGE: return true
        // All statements are our own, so a table or column is missing, or a unique row isn't unique.
        case .SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_FORMAT: return true
        // The write-ahead log is shorter than its index says.
        case .SQLITE_IOERR: return error.extendedResultCode == .SQLITE_IOERR_SHORT_READ
        // The file's permissions allow writing, so its contents are at fault.
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
