import Crypto

/// A person in a container; container and id are compared by their bytes.
public struct SyncPerson: Sendable, Hashable {
    /// The maximum length of a container's name or a person's id, in bytes.
    public static let longestName = 1_024

    /// The name of the container.
    public let container: String
    /// The person's id within the container.
    public let id: String
    /// The person's key in a database: a digest of the container and the id, 32 bytes.
    public let key: [UInt8]

    /// Creates a person; `nil` unless the container and the id have 1 to ``longestName`` bytes and no NUL.
    public init?(container: String, id: String) {
        guard Self.isName(container), Self.isName(id) else { return nil }
        self.container = container
        self.id = id
        // Separate the container and the id by a NUL: neither contains a NUL, so different people never have the same
        // bytes to hash.
        key = Array(SHA256.hash(data: Array(container.utf8) + [0] + Array(id.utf8)))
    }

    /// Returns whether a text is a valid name of a container or id of a person.
    public static func isName(_ text: String) -> Bool {
        (1...longestName).contains(text.utf8.count) && !text.utf8.contains(0)
    }

    /// Compares keys.
    public static func == (left: SyncPerson, right: SyncPerson) -> Bool { left.key == right.key }

    /// Hashes the key.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
