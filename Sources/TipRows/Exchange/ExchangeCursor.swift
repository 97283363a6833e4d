/// The position up to which a replica knows a person's rows at a sync server.
///
/// The text of a cursor is its lineage and its number, separated by a period.
public struct ExchangeCursor: Hashable, Sendable, LosslessStringConvertible {
    /// The sequence of changes that the number belongs to; a server that has started empty begins a new sequence.
    public var lineage: Int64
    /// The number of the latest change that the replica knows.
    public var number: Int64

    /// Creates a value from its parts.
    public init(lineage: Int64, number: Int64) {
        self.lineage = lineage
        self.number = number
    }

    /// Creates a cursor from its text; returns `nil` if the text isn't a cursor.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int64($0) }
        guard parts.count == 2, let lineage = parts[0], let number = parts[1], lineage >= 0, number >= 0 else {
            return nil
        }
        self.init(lineage: lineage, number: number)
    }

    /// The cursor's text.
    public var description: String { "\(lineage).\(number)" }
}

extension ExchangeCursor: Codable {
    /// Reads the cursor's text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let cursor = ExchangeCursor(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "The text isn't a valid cursor.")
        }
        self = cursor
    }

    /// Writes the cursor's text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// A sync server's notification that a person's rows have changed, sent in an event stream.
public struct ExchangeNotification: Equatable, Codable, Sendable {
    /// The person's id.
    public var person: String
    /// The position that the person's rows have reached.
    public var cursor: ExchangeCursor

    /// Creates a value from its parts.
    public init(person: String, cursor: ExchangeCursor) {
        self.person = person
        self.cursor = cursor
    }
}
