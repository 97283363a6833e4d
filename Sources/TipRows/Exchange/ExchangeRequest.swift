public import Foundation

/// What a replica sends to a sync server: of each person the rows that the server may lack, and how far the replica
/// knows the server's.
public struct ExchangeRequest: Equatable, Codable, Sendable {
    /// The part of one person.
    public struct Part: Equatable, Codable, Sendable {
        /// The person's id.
        public var person: String
        /// How far the replica knows the server's rows; `nil` if it knows none.
        public var cursor: ExchangeCursor?
        /// The rows that the server may lack.
        public var rows: RowBatch

        /// Makes the value of its parts.
        public init(person: String, cursor: ExchangeCursor?, rows: RowBatch = RowBatch()) {
            self.person = person
            self.cursor = cursor
            self.rows = rows
        }
    }

    /// The replica that asks, whose own rows are left out of the answer unless it has no cursor.
    public var replica: String
    /// The parts, at most one a person.
    public var people: [Part]

    /// Makes the value of its parts.
    public init(replica: String, people: [Part]) {
        self.replica = replica
        self.people = people
    }

    /// Reads a request as JSON.
    ///
    /// - Throws: `RowError` if a later release wrote rows of it or a row is out of range, `DecodingError` for other data.
    public init(json: Data) throws { self = try JSONDecoder.ofRows.decode(ExchangeRequest.self, from: json) }

    /// Writes the request as JSON.
    ///
    /// - Throws: `EncodingError` if a number is infinite or none, which no replica writes.
    public func json() throws -> Data { try JSONEncoder.ofRows.encode(self) }
}

/// What a sync server answers to a replica.
public struct ExchangeAnswer: Equatable, Codable, Sendable {
    /// The part of one person.
    public struct Part: Equatable, Codable, Sendable {
        /// The person's id.
        public var person: String
        /// How far the replica knows the server's rows once it has merged these.
        public var cursor: ExchangeCursor
        /// The rows after the request's cursor; all rows if the server doesn't know that cursor.
        public var rows: RowBatch
        /// Whether the server has more rows after ``cursor``.
        public var hasMore: Bool
        /// Why the request's rows weren't taken over; `nil` if they were.
        public var refusal: ExchangeRefusal?

        /// Makes the value of its parts.
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

    /// The server's clock.
    public var date: Date
    /// The parts, one for each of the request's, or for the first of them where all would be too much.
    public var people: [Part]

    /// Makes the value of its parts.
    public init(date: Date, people: [Part]) {
        self.date = date
        self.people = people
    }

    /// Reads an answer as JSON.
    ///
    /// - Throws: `RowError` if a later release wrote rows of it or a row is out of range, `DecodingError` for other data.
    public init(json: Data) throws { self = try JSONDecoder.ofRows.decode(ExchangeAnswer.self, from: json) }

    /// Writes the answer as JSON.
    ///
    /// - Throws: `EncodingError` if a number is infinite or none, which no replica writes.
    public func json() throws -> Data { try JSONEncoder.ofRows.encode(self) }
}

/// Why a sync server doesn't take a person's rows over.
public struct ExchangeRefusal: Equatable, Codable, Sendable {
    /// The reasons that a replica distinguishes.
    public enum Reason: String, Codable, Sendable {
        /// A row's version lies more than a day ahead of the server's clock.
        case aheadOfClock
        /// The person's rows take as much room as the server gives one person.
        case storageFull
    }

    /// What a replica can act on.
    public var reason: Reason
    /// What was refused, and what to do.
    public var message: String

    /// Makes the value of its parts.
    public init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }
}

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
