/// A replica's latest reset of a tip, of an event's donations, or of everything.
public struct ResetRow: ReplicatedRow {
    /// The scope that was reset.
    public var scope: RowScope
    /// The replica that made the reset.
    public var replica: String
    /// The version of the reset, which also identifies the epoch that the reset begins.
    public var version: RowVersion

    /// Creates a value from its parts.
    public init(scope: RowScope, replica: String, version: RowVersion) {
        self.scope = scope
        self.replica = replica
        self.version = version
    }

    /// The scope and the replica.
    public var key: RowKey { RowKey(subject: scope.name, replica: replica) }
    /// Whether the version is in its valid range.
    public var isValid: Bool { version.isValid }
}

extension Sequence<ResetRow> {
    /// Returns the epoch of a scope: the greatest version of the resets of the scope or of everything; zero without
    /// resets.
    ///
    /// Rows of an earlier epoch are obsolete.
    public func epoch(of scope: RowScope) -> RowVersion {
        reduce(.zero) { $1.scope == scope || $1.scope == .everything ? Swift.max($0, $1.version) : $0 }
    }
}

/// The scope of a reset.
public enum RowScope: Hashable, Sendable {
    /// All tips, parameters and events.
    case everything
    /// The tip with an id.
    case tip(String)
    /// The donations of the event with an id.
    case event(String)
}

extension RowScope {
    /// The scope's name in rows: empty for everything, otherwise the kind, a colon and the id.
    public var name: String {
        switch self {
        case .everything: ""
        case .tip(let id): "tip:\(id)"
        case .event(let id): "event:\(id)"
        }
    }

    /// Creates a scope from its name; returns `nil` if no scope has the name.
    public init?(name: String) {
        // Compare bytes: an id may begin with a combining mark that would merge with the colon.
        func rest(after kind: String) -> String? {
            name.utf8.starts(with: kind.utf8)
                ? String(decoding: name.utf8.dropFirst(kind.utf8.count), as: UTF8.self) : nil
        }
        if name.isEmpty {
            self = .everything
        } else if let id = rest(after: "tip:") {
            self = .tip(id)
        } else if let id = rest(after: "event:") {
            self = .event(id)
        } else {
            return nil
        }
    }
}

extension RowScope: Codable {
    /// Reads the scope's name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let scope = RowScope(name: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "The text isn't a valid scope.")
        }
        self = scope
    }

    /// Writes the scope's name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
