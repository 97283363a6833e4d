import Foundation
import GRDB

/// A file holds what no store can have written.
struct StoreDamage: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The file was given up for another that stands, or will stand, at its place.
struct StoreMoved: Error, CustomStringConvertible {
    let description = "it was deleted or replaced while it was open"
}

/// The file, or one that SQLite keeps beside it, was deleted or replaced while it was opened.
struct StoreDisturbed: Error, CustomStringConvertible {
    let description = "files of it are deleted while they are open, and nobody who has them open makes them again"
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
        case .SQLITE_IOERR: return isOfAnotherLog
        // The file itself says so, since it may be written.
        case .SQLITE_READONLY: return error.extendedResultCode == .SQLITE_READONLY && file.isWritable
        default: return false
        }
    }

    /// Whether it says that the index tells of what isn't in the log: others have the file open with a log that was
    /// deleted, or somebody has cut it.
    var isOfAnotherLog: Bool {
        (self as? DatabaseError)?.extendedResultCode == .SQLITE_IOERR_SHORT_READ
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
