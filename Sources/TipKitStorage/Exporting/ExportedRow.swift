import Foundation
import GRDB
import TipKitEngine

/// A row of an exported document: an object with one member, which is named after the kind of the row.
struct ExportedRow: Decodable {
    var reset: ResetRow?
    var display: DisplayRow?
    var invalidation: InvalidationRow?
    var trial: TrialRow?
    var parameter: ParameterRow?
    var event: EventRow?
    var donation: DonationRow?
    var transient: ParameterRow?
    var pause: Pause?
    var note: Note?
    var done: Done?

    /// When a tip appeared for the first time, as the display frequency counts it.
    struct Pause: Codable {
        var tip: String
        var date: Double
    }

    /// What a center decided about a tip last.
    struct Note: Codable {
        var tip: String
        var type: String
        var date: Double
        var status: String
        var summary: String
        var rules: String
        var maxCount: Int64?
        var maxDuration: Double?
        var nextChange: Double?

        init(_ row: StoredRow) throws {
            // Reading the note checks that a center can have written it.
            _ = try TipNote(row)
            tip = try row.text(0)
            type = try row.text(1)
            date = try row.seconds(2)
            status = try row.text(3)
            summary = try row.text(4)
            rules = try row.text(5)
            maxCount = try row.optionalInteger(6)
            maxDuration = try row.optionalSeconds(7)
            nextChange = try row.optionalSeconds(8)
        }

        func values(of person: Int64) -> StatementArguments {
            [
                person, tip.storedID, type.storedText, date, status.storedText, summary.storedText, rules.storedText,
                maxCount, maxDuration, nextChange,
            ]
        }
    }

    /// The key of a change that is made only once.
    struct Done: Codable {
        var key: String
        var date: Double
        var tip: String?
        var epoch: Int64?
        var visible: Double?
        var isOver: Int64?

        init(_ row: StoredRow) throws {
            key = try row.text(0)
            date = try row.seconds(1)
            tip = try row.optionalText(2)
            epoch = try row.optionalInteger(3)
            visible = try row.optionalSeconds(4)
            isOver = try row.optionalInteger(5)
        }

        func values(of person: Int64) -> StatementArguments {
            [person, key.storedID, date, tip?.storedID, epoch, visible, isOver]
        }
    }

    /// The row for a merge; empty for a row that isn't shared with other replicas.
    var batch: RowBatch {
        RowBatch(
            resets: reset.map { [$0] } ?? [],
            displays: display.map { [$0] } ?? [],
            invalidations: invalidation.map { [$0] } ?? [],
            trials: trial.map { [$0] } ?? [],
            parameters: parameter.map { [$0] } ?? [],
            events: event.map { [$0] } ?? [],
            donations: donation.map { [$0] } ?? []
        )
    }

    /// Whether the row is of a kind that isn't shared with other replicas.
    var isOwn: Bool { transient != nil || pause != nil || note != nil || done != nil }

    /// Reads a row.
    ///
    /// - Throws: `StoreDocumentError` with the place of a row that no store can have written.
    init(_ value: JSONStream.Value) throws {
        do {
            self = try Self.decoder.decode(ExportedRow.self, from: value.data)
        } catch let error as DecodingError {
            throw value.failure("This is no row of a datastore: \(Self.reason(error))")
        }
        guard isOwn || !batch.isEmpty else { throw value.failure("This is no row that this release knows") }
        if let wrong = batch.rows.first(where: { !$0.isValid }) {
            throw value.failure("\(RowError.invalidRow(wrong.key))")
        }
        guard hasValidNumbers else { throw value.failure("A number or a date of the row is out of range") }
        if let rules = note?.rules {
            let found = try? JSONDecoder().decode([Tips.Explanation.RuleFinding].self, from: Data(rules.utf8))
            guard found != nil else { throw value.failure("The rules of a note can't be read") }
        }
    }

    /// Whether the numbers of a row that isn't shared are such as a store writes; others would damage the file.
    private var hasValidNumbers: Bool {
        if let transient, !transient.isValid { return false }
        let seconds = [pause?.date, note?.date, note?.maxDuration, note?.nextChange, done?.date, done?.visible]
        guard seconds.compactMap(\.self).allSatisfy({ RowNumber.isValid(seconds: $0) }) else { return false }
        guard let done else { return true }
        let isDisplay = done.tip != nil
        return (done.epoch != nil) == isDisplay && (done.visible != nil) == isDisplay
            && (done.isOver != nil) == isDisplay
            && done.epoch.map { RowVersion(rawValue: $0).isValid } ?? true
            && done.isOver.map { (0...1).contains($0) } ?? true
    }

    private static func reason(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "“\(key.stringValue)” is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has another type."
        case .dataCorrupted: "It isn't JSON, or a number is out of range."
        @unknown default: "It can't be read."
        }
    }

    private static let decoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
    }()

    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// Returns a value as JSON, the same text for the same value.
    static func text(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
