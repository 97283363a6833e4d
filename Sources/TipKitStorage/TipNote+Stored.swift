import Foundation
import GRDB
import TipKitEngine

extension TipNote {
    /// SQL that puts a note in the place of one that says something else.
    static let insertion = """
        INSERT INTO tip_note (tip, replica, type, date, status, summary, rules, maxCount, maxDuration, nextChange)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
        ON CONFLICT DO UPDATE SET type = ?3, date = ?4, status = ?5, summary = ?6, rules = ?7,
            maxCount = ?8, maxDuration = ?9, nextChange = ?10
        WHERE (type, status, summary, rules, maxCount, maxDuration, nextChange) IS NOT (?3, ?5, ?6, ?7, ?8, ?9, ?10)
        """

    /// Writes the same for the same, so that an unchanged note is known.
    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()

    func columns(replica: String) throws -> StatementArguments {
        [
            tip, replica, typeName, date.timeIntervalSince1970, status.storedName, summary,
            String(decoding: try Self.encoder.encode(rules), as: UTF8.self), maxDisplayCount, maxDisplayDuration,
            nextChange?.timeIntervalSince1970,
        ]
    }

    init(row: Row) throws {
        let rules: String = row["rules"]
        let nextChange: Double? = row["nextChange"]
        self.init(
            tip: row["tip"],
            typeName: row["type"],
            date: Date(timeIntervalSince1970: row["date"]),
            status: Tips.Status(storedName: row["status"]),
            summary: row["summary"],
            rules: try JSONDecoder().decode([Tips.Explanation.RuleFinding].self, from: Data(rules.utf8)),
            maxDisplayCount: row["maxCount"],
            maxDisplayDuration: row["maxDuration"],
            nextChange: nextChange.map(Date.init(timeIntervalSince1970:))
        )
    }
}

extension Tips.Status {
    /// The name under which the status is stored: a retired tip's is its reason's.
    fileprivate var storedName: String {
        switch self {
        case .pending: "pending"
        case .available: "available"
        case .invalidated(let reason): reason.storedName
        }
    }

    fileprivate init(storedName: String) {
        switch storedName {
        case "pending": self = .pending
        case "available": self = .available
        default: self = .invalidated(Tips.InvalidationReason(storedName: storedName))
        }
    }
}
