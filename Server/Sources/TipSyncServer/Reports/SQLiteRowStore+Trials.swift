import Foundation
import GRDB
import TipRows

extension SQLiteRowStore {
    public func trialPage(
        in container: String?,
        withValuesOf parameter: String?,
        after last: [UInt8],
        count: Int
    ) async throws -> TrialPage? {
        try await perform { pool in
            try await pool.read {
                try $0.trialPage(in: container, withValuesOf: parameter, after: Data(last), count: count)
            }
        }
    }
}

extension Database {
    fileprivate func trialPage(
        in container: String?,
        withValuesOf parameter: String?,
        after last: Data,
        count: Int
    ) throws -> TrialPage? {
        let found = try Row.fetchAll(
            self,
            sql: """
                SELECT person, id FROM person WHERE person > ?1 AND (?2 IS NULL OR container = ?2)
                ORDER BY person LIMIT ?3
                """,
            arguments: [last, container, count]
        )
        guard let latest = found.last else { return nil }
        let end: Data = latest[0]
        let people = try found.map {
            TrialPage.Person(id: $0[1], rows: try reportedRows(of: $0[0], withValuesOf: parameter).rows)
        }
        return TrialPage(last: Array(end), people: people)
    }

    private func reportedRows(of person: Data, withValuesOf parameter: String?) throws -> ReportedRows {
        var reported = ReportedRows()
        let kinds = ReportedRows.kinds.map { "\($0.rawValue)" }.joined(separator: ", ")
        let rows = try cachedStatement(sql: "SELECT kind, body FROM row WHERE person = ? AND kind IN (\(kinds))")
        for row in try Row.fetchAll(rows, arguments: [person]) {
            guard let kind = RowKind(rawValue: row[0]) else { continue }
            try reported.add(kind, row[1])
        }
        if let parameter {
            let values = try cachedStatement(sql: "SELECT body FROM row WHERE person = ? AND kind = 3 AND subject = ?")
            for body in try String.fetchAll(values, arguments: [person, Data(parameter.utf8)]) {
                try reported.add(.parameter, body)
            }
        }
        let later = try cachedStatement(
            sql: "SELECT body FROM row WHERE person = ? AND kind = 5 AND subject = ? AND version > ?"
        )
        for open in reported.open {
            let key: StatementArguments = [person, Data(open.event.utf8), open.exposure.rawValue]
            for body in try String.fetchAll(later, arguments: key) { try reported.add(.donation, body) }
        }
        return reported
    }
}
