import Foundation
public import TipRows

/// The trials of a page of people, for a report on whether tips help.
public struct TrialPage: Sendable {
    /// The key of the last person of the page.
    public var last: [UInt8]
    /// The people's rows of resets, retirements and trials, with the donations that may be uses.
    public var people: [PersonRows]
}

extension RowStore {
    /// Reads the trials of all people, a thousand at a time, each time in a transaction of its own.
    ///
    /// - Parameters:
    ///   - container: The container whose people are read; `nil` for all containers.
    ///   - body: Called with each person's trials, and with the name of the reason for which each tip was retired.
    /// - Throws: `RowStoreError`.
    public func readTrials(
        in container: String? = nil,
        _ body: (_ trial: JoinedTrial, _ retirement: String?) -> Void
    ) async throws {
        var last: [UInt8] = []
        while let page = try await trialPage(in: container, after: last, count: 1_000) {
            for rows in page.people {
                for tip in rows.trialIDs.sorted() {
                    if let trial = rows.trial(ofTip: tip) { body(trial, rows.invalidation(ofTip: tip)?.reason) }
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
            case .display, .parameter, .event: return
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
