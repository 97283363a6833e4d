public import Foundation

/// A sync server's answer to a replica.
public struct ExchangeAnswer: Equatable, Codable, Sendable {
    /// The part of the message that concerns one person.
    public struct Part: Equatable, Codable, Sendable {
        /// The person's id.
        public var person: String
        /// The position up to which the replica knows the server's rows once it has merged ``rows``.
        public var cursor: ExchangeCursor
        /// The rows after the request's cursor; all rows if the server doesn't know that cursor.
        public var rows: RowBatch
        /// Whether the server has more rows after ``cursor``.
        public var hasMore: Bool
        /// The reason why the server didn't merge the request's rows; `nil` if it merged them.
        public var refusal: ExchangeRefusal?

        /// Creates a value from its parts.
        public init(
            person: String,
            cursor: ExchangeCursor,
            rows: RowBatch,
            hasMore: Bool = false,
            refusal: ExchangeRefusal? = nil
        ) {
            self.person = person
            self.cursor = cursor
            self.rows = rows
            self.hasMore = hasMore
            self.refusal = refusal
        }
    }

    /// The time by the server's clock.
    public var date: Date
    /// The parts, one for each part of the request, or only for its first parts if the answer would be too large.
    public var people: [Part]

    /// Creates a value from its parts.
    public init(date: Date, people: [Part]) {
        self.date = date
        self.people = people
    }

    /// Reads an answer from JSON.
    ///
    /// - Throws: `RowError` if a later release wrote its rows or a row is out of range, `DecodingError` for other data.
    public init(json: Data) throws { self = try JSONDecoder.ofRows.decode(ExchangeAnswer.self, from: json) }

    /// Writes the answer as JSON.
    ///
    /// - Throws: `EncodingError` if a number is infinite or NaN, which no replica writes.
    public func json() throws -> Data { try JSONEncoder.ofRows.encode(self) }
}

/// A sync server's refusal to merge a person's rows.
public struct ExchangeRefusal: Equatable, Codable, Sendable {
    /// The reasons for a refusal that a replica treats differently.
    public enum Reason: String, Codable, Sendable {
        /// A row's version is more than a day ahead of the server's clock.
        case aheadOfClock
        /// The person's rows already take up all the space that the server allows one person.
        case storageFull
    }

    /// The reason, which a replica can act on.
    public var reason: Reason
    /// A text that says what was refused, and what to do about it.
    public var message: String

    /// Creates a value from its parts.
    public init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }
}
