public import Foundation

/// Rows of one person that are to be merged with the person's other rows.
public struct RowBatch: Equatable, Sendable {
    /// Resets.
    public var resets: [ResetRow]
    /// Displays of tips.
    public var displays: [DisplayRow]
    /// Invalidations of tips.
    public var invalidations: [InvalidationRow]
    /// Trials of tips.
    public var trials: [TrialRow]
    /// Values of parameters.
    public var parameters: [ParameterRow]
    /// The limits of events' donations.
    public var events: [EventRow]
    /// Donations of events.
    public var donations: [DonationRow]

    /// Creates a value from its parts.
    public init(
        resets: [ResetRow] = [],
        displays: [DisplayRow] = [],
        invalidations: [InvalidationRow] = [],
        trials: [TrialRow] = [],
        parameters: [ParameterRow] = [],
        events: [EventRow] = [],
        donations: [DonationRow] = []
    ) {
        self.resets = resets
        self.displays = displays
        self.invalidations = invalidations
        self.trials = trials
        self.parameters = parameters
        self.events = events
        self.donations = donations
    }
}

extension RowBatch {
    /// The number of rows.
    public var count: Int {
        resets.count + displays.count + invalidations.count + trials.count + parameters.count + events.count
            + donations.count
    }

    /// Whether there are no rows.
    public var isEmpty: Bool { count == 0 }

    /// The rows of all kinds.
    public var rows: some Sequence<any ReplicatedRow> {
        let tips: [any ReplicatedRow] = resets + displays + invalidations + trials
        let inputs: [any ReplicatedRow] = parameters + events + donations
        return tips + inputs
    }

    /// The greatest version of any row; zero if there are none.
    public var greatestVersion: RowVersion { rows.map(\.version).max() ?? .zero }

    /// Returns the rows in batches of at most a number of rows, for merging them one batch after the other: a tip's
    /// invalidation comes before its displays, so that a closed tip isn't known as an open one in between.
    package func batches(of size: Int) -> [RowBatch] {
        guard count > size else { return isEmpty ? [] : [self] }
        var (batches, batch) = ([RowBatch](), RowBatch())
        func add<Row>(_ rows: [Row], to kind: WritableKeyPath<RowBatch, [Row]>) {
            for row in rows {
                if batch.count == size {
                    batches.append(batch)
                    batch = RowBatch()
                }
                batch[keyPath: kind].append(row)
            }
        }
        add(resets, to: \.resets)
        add(invalidations, to: \.invalidations)
        add(displays, to: \.displays)
        add(trials, to: \.trials)
        add(parameters, to: \.parameters)
        add(events, to: \.events)
        add(donations, to: \.donations)
        return batches + [batch]
    }

    /// Adds the rows of another batch.
    public mutating func append(_ other: RowBatch) {
        resets += other.resets
        displays += other.displays
        invalidations += other.invalidations
        trials += other.trials
        parameters += other.parameters
        events += other.events
        donations += other.donations
    }
}

/// An error that keeps rows from being merged.
public enum RowError: Error, Equatable, CustomStringConvertible {
    /// The rows are written in the format of a later release.
    case newerFormat(Int, supported: Int)
    /// A row has a number, version or date that is out of range.
    case invalidRow(RowKey)
    /// A row's version is more than a day ahead of the clock.
    case aheadOfClock(RowKey, RowVersion)

    /// A text that says what is wrong with the rows, and what to do about it.
    public var description: String {
        switch self {
        case .newerFormat(let found, let supported):
            "The rows have format \(found), but this release reads formats only up to \(supported); update OpenTipKit."
        case .invalidRow(let key):
            "The row of \(key.subject) by replica \(key.replica) has a number, version or date that is out of range."
        case .aheadOfClock(let key, let version):
            """
            The row of \(key.subject) by replica \(key.replica) has the version \(version.rawValue), which is more than a \
            day ahead of this clock; correct the clock of that device or of this one.
            """
        }
    }
}

// MARK: Wire form

extension RowBatch: Codable {
    /// The version of the wire format that this release reads and writes.
    public static let format = 1

    private enum CodingKeys: String, CodingKey {
        case format, resets, displays, invalidations, trials, parameters, events, donations
    }

    /// Decodes a batch of rows.
    ///
    /// - Throws: `RowError` if a later release wrote the rows or a row is out of range, otherwise the decoder's error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let format = try container.decode(Int.self, forKey: .format)
        guard format <= Self.format else { throw RowError.newerFormat(format, supported: Self.format) }
        guard format > 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: .format,
                in: container,
                debugDescription: "\(format) isn't a valid format."
            )
        }
        func rows<Row: ReplicatedRow>(_ key: CodingKeys) throws -> [Row] {
            try container.decodeIfPresent([Row].self, forKey: key) ?? []
        }
        self.init(
            resets: try rows(.resets),
            displays: try rows(.displays),
            invalidations: try rows(.invalidations),
            trials: try rows(.trials),
            parameters: try rows(.parameters),
            events: try rows(.events),
            donations: try rows(.donations)
        )
        if let wrong = self.rows.first(where: { !$0.isValid }) { throw RowError.invalidRow(wrong.key) }
    }

    /// Encodes the rows, leaving out kinds that have no rows.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.format, forKey: .format)
        func write(_ rows: [some ReplicatedRow], _ key: CodingKeys) throws {
            if !rows.isEmpty { try container.encode(rows, forKey: key) }
        }
        try write(resets, .resets)
        try write(displays, .displays)
        try write(invalidations, .invalidations)
        try write(trials, .trials)
        try write(parameters, .parameters)
        try write(events, .events)
        try write(donations, .donations)
    }

    /// Reads rows from JSON, with dates in seconds since 1970.
    ///
    /// - Throws: `RowError` if a later release wrote the rows or a row is out of range, `DecodingError` for other data.
    public init(json: Data) throws { self = try JSONDecoder.ofRows.decode(RowBatch.self, from: json) }

    /// Writes the rows as JSON, with dates in seconds since 1970.
    ///
    /// - Throws: `EncodingError` if a number is infinite or NaN, which no replica writes.
    public func json() throws -> Data { try JSONEncoder.ofRows.encode(self) }
}

extension JSONDecoder {
    /// A decoder of rows, with dates in seconds since 1970.
    static var ofRows: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
    }
}

extension JSONEncoder {
    /// An encoder of rows, with dates in seconds since 1970.
    static var ofRows: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}

extension RowBatch {
    /// Checks that no row is further ahead of a clock than ``RowVersion/greatestLead``.
    ///
    /// - Throws: `RowError.aheadOfClock` for the first row that is too far ahead.
    public func checkVersions(at date: Date) throws {
        guard let row = rows.first(where: { !$0.version.isBelievable(at: date) }) else { return }
        throw RowError.aheadOfClock(row.key, row.version)
    }
}

extension RowBatch {
    /// The rows that a replica has written.
    public func written(by replica: String) -> RowBatch { filtered { $0 == replica } }

    /// The rows that a replica sends: those that it has written, and those that were moved from another person.
    package func sent(by replica: String) -> RowBatch { filtered { MovedReplica.isSent($0, by: replica) } }

    /// The rows of replicas that meet a condition.
    private func filtered(byReplica isIncluded: (String) -> Bool) -> RowBatch {
        RowBatch(
            resets: resets.filter { isIncluded($0.replica) },
            displays: displays.filter { isIncluded($0.replica) },
            invalidations: invalidations.filter { isIncluded($0.replica) },
            trials: trials.filter { isIncluded($0.replica) },
            parameters: parameters.filter { isIncluded($0.replica) },
            events: events.filter { isIncluded($0.replica) },
            donations: donations.filter { isIncluded($0.replica) }
        )
    }
}
