/// A replica's latest reset of a tip, of an event's donations, or of everything.
public struct ResetRow: ReplicatedRow {
    /// What was reset.
    public var scope: RowScope
    /// The replica that reset it.
    public var replica: String
    /// The version of the reset, which is the epoch that begins with it.
    public var version: RowVersion

    /// Makes the value of its parts.
    public init(scope: RowScope, replica: String, version: RowVersion) {
        self.scope = scope
        self.replica = replica
        self.version = version
    }

    /// The scope and the replica.
    public var key: RowKey { RowKey(subject: scope.name, replica: replica) }
    /// Whether the version is in its range.
    public var isValid: Bool { version.isValid }
}

extension Sequence<ResetRow> {
    /// The epoch of a scope: the greatest version of its own resets and of those of everything, zero if there are none.
    ///
    /// Rows of an earlier epoch don't count.
    public func epoch(of scope: RowScope) -> RowVersion {
        reduce(.zero) { $1.scope == scope || $1.scope == .everything ? Swift.max($0, $1.version) : $0 }
    }
}

/// What a reset concerns.
public enum RowScope: Hashable, Sendable {
    /// All tips, parameters and events.
    case everything
    /// The tip of an id.
    case tip(String)
    /// The donations of the event of an id.
    case event(String)
}

extension RowScope {
    /// The scope as rows name it: empty for everything, else the kind, a colon and the id.
    public var name: String {
        switch self {
        case .everything: ""
        case .tip(let id): "tip:\(id)"
        case .event(let id): "event:\(id)"
        }
    }

    /// Reads the name of a scope; `nil` if it names none.
    public init?(name: String) {
        // By bytes: an id may begin with a mark that joins the colon.
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
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "No reset has such a scope.")
        }
        self = scope
    }

    /// Writes the scope's name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
