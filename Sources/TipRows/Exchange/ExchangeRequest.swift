public import Foundation

/// A replica's request to a sync server: for each person, the rows that the server may lack, and a cursor that says
/// which of the server's rows the replica knows.
public struct ExchangeRequest: Equatable, Codable, Sendable {
    /// The part of the message that concerns one person.
    public struct Part: Equatable, Codable, Sendable {
        /// The person's id.
        public var person: String
        /// The position up to which the replica knows the server's rows; `nil` if it knows none of them.
        public var cursor: ExchangeCursor?
        /// The rows that the server may lack.
        public var rows: RowBatch

        /// Creates a value from its parts.
        public init(person: String, cursor: ExchangeCursor?, rows: RowBatch = RowBatch()) {
            self.person = person
            self.cursor = cursor
            self.rows = rows
        }
    }

    /// The replica that sends the request; a part with a cursor is answered without the replica's own rows.
    public var replica: String
    /// The parts, at most one for each person.
    public var people: [Part]

    /// Creates a value from its parts.
    public init(replica: String, people: [Part]) {
        self.replica = replica
        self.people = people
    }

    /// Reads a request from JSON.
    ///
    /// - Throws: `RowError` if a later release wrote its rows or a row is out of range, `DecodingError` for other data.
    public init(json: Data) throws { self = try JSONDecoder.ofRows.decode(ExchangeRequest.self, from: json) }

    /// Writes the request as JSON.
    ///
    /// - Throws: `EncodingError` if a number is infinite or NaN, which no replica writes.
    public func json() throws -> Data { try JSONEncoder.ofRows.encode(self) }
}

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
