import Foundation
import GRDB
import GRDBSQLite
import TipKitEngine

/// A row that is being read; reading a value that no store can have written throws `StoreDamage`.
struct StoredRow {
    let statement: SQLiteStatement

    /// Returns the value of a column, of any type.
    func value(_ column: CInt) -> DatabaseValue.Storage {
        DatabaseValue(sqliteStatement: statement, index: column).storage
    }

    /// The number of columns.
    var columnCount: CInt { sqlite3_column_count(statement) }

    func text(_ column: CInt) throws -> String {
        guard sqlite3_column_type(statement, column) == SQLITE_TEXT, let start = sqlite3_column_text(statement, column)
        else { throw wrong(column) }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
        let text = String(decoding: bytes, as: UTF8.self)
        return bytes.contains(1) ? String(stored: text) : text
    }

    func optionalText(_ column: CInt) throws -> String? { isNull(column) ? nil : try text(column) }

    private func isNull(_ column: CInt) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

    /// Returns an integer that isn't negative, such as a count.
    func count(_ column: CInt) throws -> Int64 {
        let count = try integer(column)
        guard (0...RowNumber.greatestCount).contains(count) else { throw wrong(column) }
        return count
    }

    func optionalCount(_ column: CInt) throws -> Int64? {
        isNull(column) ? nil : try count(column)
    }

    func integer(_ column: CInt) throws -> Int64 {
        guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { throw wrong(column) }
        return sqlite3_column_int64(statement, column)
    }

    func optionalInteger(_ column: CInt) throws -> Int64? {
        isNull(column) ? nil : try integer(column)
    }

    func version(_ column: CInt) throws -> RowVersion {
        let number = try integer(column)
        guard (0...RowVersion.greatest.rawValue).contains(number) else { throw wrong(column) }
        return RowVersion(rawValue: number)
    }

    func seconds(_ column: CInt) throws -> Double {
        guard let seconds = try optionalSeconds(column) else { throw wrong(column) }
        return seconds
    }

    func optionalSeconds(_ column: CInt) throws -> Double? {
        let type = sqlite3_column_type(statement, column)
        guard type != SQLITE_NULL else { return nil }
        guard type == SQLITE_FLOAT || type == SQLITE_INTEGER else { throw wrong(column) }
        let seconds = sqlite3_column_double(statement, column)
        guard abs(seconds) <= Double(RowNumber.greatestCount) else { throw wrong(column) }
        return seconds
    }

    func date(_ column: CInt) throws -> Date { Date(timeIntervalSince1970: try seconds(column)) }

    func optionalDate(_ column: CInt) throws -> Date? {
        try optionalSeconds(column).map(Date.init(timeIntervalSince1970:))
    }

    /// The damage of a column's value, which names the table and the column.
    private func wrong(_ column: CInt) -> StoreDamage {
        let name = sqlite3_column_name(statement, column).map { String(cString: $0) } ?? "\(column)"
        let words = sqlite3_sql(statement).map { String(cString: $0) }?.split(whereSeparator: \.isWhitespace) ?? []
        let table = words.firstIndex(of: "FROM").flatMap { words[($0 + 1)...].first }
        return StoreDamage(
            "the value of \(name) in a row\(table.map { " of the table \($0)" } ?? "") is invalid"
        )
    }
}

extension Database {
    /// Calls a closure for each row of a statement, which is prepared once.
    func rows(_ sql: String, _ arguments: StatementArguments = [], _ body: (StoredRow) throws -> Void) throws {
        let statement = try cachedStatement(sql: sql)
        let row = StoredRow(statement: statement.sqliteStatement)
        let cursor = try Row.fetchCursor(statement, arguments: arguments)
        while try cursor.next() != nil { try body(row) }
    }

    /// Calls a closure for the first row of a statement, which is prepared once; returns `nil` if there is no row.
    func first<Value>(
        _ sql: String,
        _ arguments: StatementArguments = [],
        _ body: (StoredRow) throws -> Value
    ) throws -> Value? {
        let statement = try cachedStatement(sql: sql)
        let cursor = try Row.fetchCursor(statement, arguments: arguments)
        // Keep the cursor, because a row's values are valid only as long as the cursor exists.
        return try withExtendedLifetime(cursor) {
            guard try cursor.next() != nil else { return nil }
            return try body(StoredRow(statement: statement.sqliteStatement))
        }
    }

    /// Runs settings of a new connection.
    ///
    /// GRDB would prepare, check and keep each of the statements, which takes three times as long.
    func runSettings(_ sql: String) throws {
        let code = sqlite3_exec(sqliteConnection, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: sql)
        }
    }

    /// Runs a statement, which is prepared once.
    func run(_ sql: String, _ arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}

extension Date {
    /// The date as it is stored, in seconds since 1970.
    var storedSeconds: Double { RowNumber.seconds(timeIntervalSince1970) }
}

extension String {
    /// The stored form of an id: ids that are equal in Swift have the same bytes.
    var storedID: String {
        // Return an ASCII id unchanged, because ASCII text has only one Unicode form.
        utf8.allSatisfy { $0 > 1 && $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping.storedText
    }

    /// The stored form of a text: without NUL, which ends a text in SQLite.
    ///
    /// U+0000 is stored as U+0001 U+0001, and U+0001 as U+0001 U+0002, which keeps the sort order of texts.
    var storedText: String {
        guard utf8.contains(where: { $0 < 2 }) else { return self }
        var stored = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard scalar.value < 2 else {
                stored.append(scalar)
                continue
            }
            stored.append("\u{1}")
            stored.append(scalar == "\0" ? "\u{1}" : "\u{2}")
        }
        return String(stored)
    }

    /// Restores a text from its stored form.
    init(stored: String) {
        guard stored.utf8.contains(1) else {
            self = stored
            return
        }
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in stored.unicodeScalars {
            switch (isEscaped, scalar) {
            case (false, "\u{1}"): isEscaped = true
            case (true, "\u{1}"): (isEscaped, _) = (false, text.append("\0"))
            case (true, "\u{2}"): (isEscaped, _) = (false, text.append("\u{1}"))
            default: (isEscaped, _) = (false, text.append(scalar))
            }
        }
        self = String(text)
    }
}
