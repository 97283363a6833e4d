import Foundation
import GRDB
import TipKitEngine

extension TipNote {
    /// SQL that inserts a note, or replaces the tip's stored note if the two differ in more than their dates.
    static let insertion = """
        INSERT INTO note (person, tip, type, date, status, summary, rules, maxCount, maxDuration, nextChange)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
        ON CONFLICT DO UPDATE SET type = ?3, date = ?4, status = ?5, summary = ?6, rules = ?7,
            maxCount = ?8, maxDuration = ?9, nextChange = ?10
        WHERE (type, status, summary, rules, maxCount, maxDuration, nextChange) IS NOT (?3, ?5, ?6, ?7, ?8, ?9, ?10)
        """

    /// An encoder that encodes equal rules as equal text, so that unchanged notes are recognized.
    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()

    func values(of person: Int64) throws -> StatementArguments {
        [
            person, tip.storedID, typeName.storedText, date.storedSeconds, status.storedName, summary.storedText,
            String(decoding: try Self.encoder.encode(rules), as: UTF8.self).storedText, maxDisplayCount,
            maxDisplayDuration.map(RowNumber.seconds), nextChange?.storedSeconds,
        ]
    }

    /// The columns that ``init(_:)`` reads.
    static let columns = "tip, type, date, status, summary, rules, maxCount, maxDuration, nextChange"

    init(_ row: StoredRow) throws {
        self.init(
            tip: try row.text(0),
            typeName: try row.text(1),
            date: try row.date(2),
            status: Tips.Status(storedName: try row.text(3)),
            summary: try row.text(4),
            rules: try Self.rules(try row.text(5)),
            maxDisplayCount: try row.optionalInteger(6).map { Int($0) },
            maxDisplayDuration: try row.optionalSeconds(7),
            nextChange: try row.optionalDate(8)
        )
    }

    private static func rules(_ json: String) throws -> [Tips.Explanation.RuleFinding] {
        do {
            return try JSONDecoder().decode([Tips.Explanation.RuleFinding].self, from: Data(json.utf8))
        } catch {
            throw StoreDamage("a note's rules can't be read")
        }
    }
}

extension Tips.Status {
    /// The name under which the status is stored; for an invalidated tip, the name of the reason.
    fileprivate var storedName: String {
        switch self {
        case .pending: "pending"
        case .available: "available"
        case .invalidated(let reason): reason.rowName
        }
    }

    fileprivate init(storedName: String) {
        switch storedName {
        case "pending": self = .pending
        case "available": self = .available
        default: self = .invalidated(Tips.InvalidationReason(rowName: storedName))
        }
    }
}
