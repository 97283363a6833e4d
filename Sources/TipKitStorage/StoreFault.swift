import Foundation
import GRDB

/// A file holds what no store can have written.
struct StoreDamage: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The open file, or one that SQLite keeps beside it, was deleted or replaced.
struct StoreMoved: Error, CustomStringConvertible {
    let description = "its files are deleted or replaced again and again while they are opened"
}

/// The store was closed.
struct StoreClosed: Error, CustomStringConvertible {
    let description = "it was closed"
}

/// The store was called from within a read of it.
struct StoreBeingRead: Error, CustomStringConvertible {
    let description = "it was called from within the closure of a read; use the closure's snapshot there"
}

/// The store was opened for reading.
struct StoreReadOnly: Error, CustomStringConvertible {
    let description = "it was opened for reading, and can't be written"
}

/// What the caller's own code threw while it read.
struct CallersError: Error {
    let error: any Error
}

extension Error {
    /// Whether it says that the file is damaged, or no database, rather than that it can't be reached.
    func isDamage(of file: StoreFile) -> Bool {
        guard let error = self as? DatabaseError else { return self is StoreDamage }
        switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_MISMATCH, .SQLITE_RANGE: return true
        // Every statement is our own: what it names is missing, or a row that must be the only one isn't.
        case .SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_FORMAT: return true
        // The log of writes is shorter than its index says.
        case .SQLITE_IOERR: return error.extendedResultCode == .SQLITE_IOERR_SHORT_READ
        // The file itself says so, since it may be written.
        case .SQLITE_READONLY: return error.extendedResultCode == .SQLITE_READONLY && file.isWritable
        default: return false
        }
    }

    /// Whether it says that a file isn't there.
    var isOfMissingFile: Bool {
        switch self {
        case let error as POSIXError: error.code == .ENOENT
        case let error as CocoaError: error.code == .fileNoSuchFile || error.code == .fileReadNoSuchFile
        default: false
        }
    }

    /// Whether another process holds the file.
    var isBusy: Bool {
        (self as? DatabaseError)?.resultCode == .SQLITE_BUSY
    }
}
