/// How far a replica knows the rows that a sync server keeps of a person.
///
/// Its text is the two numbers with a full stop between them.
public struct ExchangeCursor: Hashable, Sendable, LosslessStringConvertible {
    /// Which run of numbers is meant: another one once the server has begun with nothing.
    public var lineage: Int64
    /// The number of the latest change that the replica knows.
    public var number: Int64

    /// Makes the value of its parts.
    public init(lineage: Int64, number: Int64) {
        self.lineage = lineage
        self.number = number
    }

    /// Reads a cursor's text; `nil` if it is none.
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
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "No server gives such a cursor.")
        }
        self = cursor
    }

    /// Writes the cursor's text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
