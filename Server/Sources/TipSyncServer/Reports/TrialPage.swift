import Foundation
public import TipRows

/// The trials of a page of people, for a report on whether tips help.
public struct TrialPage: Sendable {
    /// The key of the last person of the page.
    public var last: [UInt8]
    /// The people of the page.
    public var people: [Person]

    /// A person of the page.
    public struct Person: Sendable {
        /// The person's id.
        public var id: String
        /// The person's rows of resets, retirements and trials, with the donations that may be uses, and with the values of
        /// one parameter.
        public var rows: PersonRows
    }
}

extension RowStore {
    /// Reads the trials of all people, a thousand at a time, each time in a transaction of its own.
    ///
    /// - Parameters:
    ///   - container: The container whose people are read; `nil` for all containers.
    ///   - parameter: The id of a parameter whose present value is read of each person.
    ///   - body: Called with each person's trials.
    /// - Throws: `RowStoreError`.
    public func readTrials(
        in container: String? = nil,
        withValuesOf parameter: String? = nil,
        _ body: (StoredTrial) -> Void
    ) async throws {
        var last: [UInt8] = []
        while let page = try await trialPage(in: container, withValuesOf: parameter, after: last, count: 1_000) {
            for person in page.people {
                let (rows, isVisitor) = (person.rows, VisitorID.isVisitor(person.id))
                let value = parameter.flatMap { rows.parameter($0)?.json }
                for tip in rows.trialIDs.sorted() {
                    guard let trial = rows.trial(ofTip: tip) else { continue }
                    let end = rows.invalidation(ofTip: tip)
                    body(
                        StoredTrial(
                            trial: trial,
                            retirement: end?.reason,
                            retired: end?.date,
                            isVisitor: isVisitor,
                            value: value
                        )
                    )
                }
            }
            last = page.last
        }
    }
}

/// A person's rows for a report while they are read from a database.
struct ReportedRows {
    private(set) var rows = PersonRows()
    private let decoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
    }()

    /// The kinds of rows that are read first.
    static let kinds: [RowKind] = [.reset, .invalidation, .trial]

    /// Adds a row from its JSON; a row of another kind is left out.
    mutating func add(_ kind: RowKind, _ body: String) throws {
        let json = Data(body.utf8)
        do {
            switch kind {
            case .reset: rows.merge(RowBatch(resets: [try decoder.decode(ResetRow.self, from: json)]))
            case .invalidation:
                rows.merge(RowBatch(invalidations: [try decoder.decode(InvalidationRow.self, from: json)]))
            case .trial: rows.merge(RowBatch(trials: [try decoder.decode(TrialRow.self, from: json)]))
            case .donation: rows.merge(RowBatch(donations: [try decoder.decode(DonationRow.self, from: json)]))
            case .parameter: rows.merge(RowBatch(parameters: [try decoder.decode(ParameterRow.self, from: json)]))
            case .display, .event: return
            }
        } catch {
            throw RowStoreError.unavailable("A row in the database can't be read: \(error)")
        }
    }

    /// The trials in which no row names a use: the event, and the version of the exposure.
    var open: [(event: String, exposure: RowVersion)] {
        rows.trialIDs.compactMap { rows.trial(ofTip: $0) }.filter { $0.used == nil }.map { ($0.event, $0.exposure) }
    }
}
