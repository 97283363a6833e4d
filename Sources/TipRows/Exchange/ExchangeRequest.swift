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
