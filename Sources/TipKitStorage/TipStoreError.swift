public import Foundation
import GRDB

/// An error that keeps a datastore from being used.
public struct TipStoreError: Error, LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// The kind of an error.
    public struct Kind: Hashable, Sendable {
        private let name: String

        /// The folder can't be created or written.
        public static let unwritable: Kind = Kind(name: "unwritable")
        /// A newer release wrote the store.
        public static let newerVersion: Kind = Kind(name: "newerVersion")
        /// The store is closed, another program locks the file for too long, or the disk failed.
        public static let unavailable: Kind = Kind(name: "unavailable")
        /// The id isn't a valid id of a person.
        public static let invalidPerson: Kind = Kind(name: "invalidPerson")
    }

    /// The kind of the error.
    public let kind: Kind
    /// A text that says what happened to which file or id, and what to do about it.
    public let description: String

    /// Why the store can't be used, as far as a person can do something about it.
    package enum Cause: Equatable, Sendable {
        /// Another program holds the store.
        case busy
        /// The disk is full.
        case full
        /// A folder may not be written.
        case forbidden(String)
        case other(String)
    }

    /// Why the store can't be used.
    package var cause: Cause { reason ?? .other(description) }
    private var reason: Cause?

    private init(kind: Kind, description: String, _ reason: Cause? = nil) {
        self.kind = kind
        self.description = description
        self.reason = reason
    }

    /// The same as the description.
    public var errorDescription: String? { description }

    static func unwritable(_ directory: URL, _ cause: any Error) -> TipStoreError {
        TipStoreError(
            kind: .unwritable,
            description: """
                The datastore can't be opened in \(directory.path): \(reason(of: cause)). \
                Choose a folder that this program may write, and a path of at most 440 bytes, with \
                .datastoreLocation(.url(…)).
                """,
            Cause(cause, of: directory)
        )
    }

    static func newerVersion(_ found: Int, supported: Int, _ file: URL) -> TipStoreError {
        TipStoreError(
            kind: .newerVersion,
            description: """
                The datastore \(file.path) has version \(found), but this release supports up to \(supported). \
                Update OpenTipKit, or choose another .datastoreLocation; the file wasn't changed.
                """
        )
    }

    static func unavailable(_ file: URL, _ cause: any Error) -> TipStoreError {
        TipStoreError(
            kind: .unavailable,
            description: "The datastore \(file.path) can't be used: \(reason(of: cause)). Nothing was changed.",
            Cause(cause, of: file.deletingLastPathComponent().deletingLastPathComponent())
        )
    }

    static func invalidPerson(_ fault: String) -> TipStoreError {
        TipStoreError(
            kind: .invalidPerson,
            description: """
                The id of a person is invalid: \(fault). An id is a text of 1 to \(PersonID.longest) bytes \
                without NUL, such as an account key.
                """
        )
    }

    fileprivate static func reason(of error: any Error) -> String {
        // The description of a database's error has the whole statement, with its line breaks.
        if let error = error as? DatabaseError {
            return "SQLite error \(error.resultCode.rawValue): \(error.message ?? "no message")"
        }
        // The description of an error of Foundation lists its parts.
        guard let error = error as? CocoaError else { return String(describing: error) }
        let text = error.localizedDescription
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}

extension TipStoreError.Cause {
    /// Creates a cause from the error of the system or of SQLite.
    fileprivate init(_ error: any Error, of folder: URL) {
        let reason = TipStoreError.reason(of: error)
        switch error {
        case is FileLock.Busy: self = .busy
        case let error as DatabaseError:
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
            case .SQLITE_FULL: self = .full
            case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_WRITE: self = .full
            case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN: self = .forbidden(folder.path)
            default: self = .other(reason)
            }
        case let error as POSIXError:
            switch error.code {
            case .ENOSPC, .EDQUOT, .EFBIG: self = .full
            case .EACCES, .EPERM, .EROFS, .ENOTDIR: self = .forbidden(folder.path)
            default: self = .other(reason)
            }
        case let error as CocoaError:
            switch error.code {
            case .fileWriteOutOfSpace: self = .full
            case .fileWriteNoPermission, .fileWriteVolumeReadOnly, .fileWriteUnknown, .fileNoSuchFile,
                .fileWriteFileExists:
                self = .forbidden(folder.path)
            default: self = .other(reason)
            }
        default: self = .other(reason)
        }
    }
}
