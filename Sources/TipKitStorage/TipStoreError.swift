public import Foundation

/// Why a datastore can't be used.
public struct TipStoreError: Error, LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// The kind of trouble.
    public struct Kind: Hashable, Sendable {
        private let name: String

        /// The folder can't be made or written.
        public static let unwritable: Kind = Kind(name: "unwritable")
        /// A newer release wrote the store.
        public static let newerVersion: Kind = Kind(name: "newerVersion")
        /// The store is closed, or another program holds it too long, or the disk failed.
        public static let unavailable: Kind = Kind(name: "unavailable")
        /// No person can have such an id.
        public static let invalidPerson: Kind = Kind(name: "invalidPerson")
    }

    /// The kind of trouble.
    public let kind: Kind
    /// What happened, to what, and what to do.
    public let description: String

    /// The same as the description.
    public var errorDescription: String? { description }

    static func unwritable(_ directory: URL, _ cause: any Error) -> TipStoreError {
        TipStoreError(
            kind: .unwritable,
            description: """
                The datastore can't be opened in \(directory.path): \(reason(of: cause)). \
                Choose a folder that this program may write, and a path of at most 440 bytes, with \
                .datastoreLocation(.url(…)).
                """
        )
    }

    static func newerVersion(_ found: Int, supported: Int, _ file: URL) -> TipStoreError {
        TipStoreError(
            kind: .newerVersion,
            description: """
                The datastore \(file.path) has version \(found), and this release knows up to \(supported). \
                Update OpenTipKit, or choose another .datastoreLocation; the file was left as it is.
                """
        )
    }

    static func unavailable(_ file: URL, _ cause: any Error) -> TipStoreError {
        TipStoreError(
            kind: .unavailable,
            description: "The datastore \(file.path) can't be used: \(reason(of: cause)). Nothing was changed."
        )
    }

    static func invalidPerson(_ fault: String) -> TipStoreError {
        TipStoreError(
            kind: .invalidPerson,
            description: """
                The id of a person can't be used: \(fault). An id is a text of 1 to \(PersonID.longest) \
                bytes without NUL, such as the key of the person's account.
                """
        )
    }

    private static func reason(of error: any Error) -> String {
        String(describing: error)
    }
}
