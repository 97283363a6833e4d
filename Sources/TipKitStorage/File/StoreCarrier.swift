import Foundation
import GRDB
import TipKitEngine

/// Carries the rows of one file over to another, where others may stand already.
///
/// Carrying the same rows twice changes nothing.
struct StoreCarrier {
    let target: Database
    /// The file that the rows come from.
    let file: StoreFile
    /// Whether rows that can't be read are left out, rather than an error.
    let isLenient: Bool

    /// Carries all rows that a store can have written.
    func carry(from queue: DatabaseQueue) throws {
        try queue.unsafeRead { source in
            for table in [StoreTable.resets, .displays, .invalidations, .parameters, .notes] {
                let insertion = try insertion(into: table, table.columns.map(\.name))
                try read(table, from: source) { try insertion.execute(arguments: StatementArguments($0)) }
            }
            try carryDonations(from: source)
            try carryVersion(from: source)
        }
        try target.execute(sql: StoreTable.agreement)
        try target.execute(sql: Self.highestVersion)
    }

    private static let highestVersion = """
        UPDATE meta SET value = max(value, (
            SELECT coalesce(max(version), 0) FROM (
                SELECT max(version) AS version FROM reset UNION ALL SELECT max(version) FROM tip_display
                UNION ALL SELECT max(version) FROM tip_invalidation UNION ALL SELECT max(version) FROM parameter
                UNION ALL SELECT max(version) FROM donation)))
        WHERE key = 'version';
        """

    /// Carries the highest version that was given, also where no row carries it any more.
    private func carryVersion(from source: Database) throws {
        do {
            let version = try source.first("SELECT value FROM meta WHERE key = 'version'") { try $0.version(0) }
            guard let version else { return }
            try target.execute(
                sql: "UPDATE meta SET value = max(value, ?) WHERE key = 'version'",
                arguments: [version.rawValue]
            )
        } catch {
            _ = try pass(error)
        }
    }

    /// Carries donations under the numbers that their events have in the target.
    private func carryDonations(from source: Database) throws {
        let insertion = try insertion(into: .tallies, ["event", "replica", "epoch", "count", "sequence"])
        var numbers: [DatabaseValue: Int64] = [:]
        try read(.tallies, from: source) { values in
            try insertion.execute(arguments: StatementArguments(values.dropFirst()))
            numbers[values[0]] = try target.first(
                "SELECT id FROM event_tally WHERE event = ? AND replica = ?",
                [values[1], values[2]]
            ) { try $0.integer(0) }
        }
        let donation = try self.insertion(into: .donations, StoreTable.donations.columns.map(\.name))
        try read(.donations, from: source) { values in
            guard let number = numbers[values[0]] else { return }
            var values = values
            values[0] = number.databaseValue
            try donation.execute(arguments: StatementArguments(values))
            if target.changesCount == 0 { try makeRoom(for: values, donation) }
        }
    }

    /// Gives a donation another sequence where one of the same moment and sequence stands that was made elsewhere.
    private func makeRoom(for values: [DatabaseValue], _ insertion: Statement) throws {
        let isSame = try target.first(
            "SELECT 1 FROM donation WHERE tally = ? AND date = ? AND payload IS ? AND version = ?",
            [values[0], values[1], values[4], values[5]]
        ) { _ in true }
        guard isSame == nil else { return }
        let last = try target.first(
            """
            SELECT max((SELECT sequence FROM event_tally WHERE id = ?1),
                (SELECT max(sequence) FROM donation WHERE tally = ?1))
            """,
            [values[0]]
        ) { try $0.count(0) }
        var values = values
        values[2] = ((last ?? 0) + 1).databaseValue
        try insertion.execute(arguments: StatementArguments(values))
    }

    private func insertion(into table: StoreTable, _ columns: [String]) throws -> Statement {
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        return try target.cachedStatement(
            sql: """
                INSERT INTO \(table.name) (\(columns.joined(separator: ", "))) VALUES (\(marks))
                ON CONFLICT \(table.merging)
                """
        )
    }

    /// Reads the sound rows of a table; where it can't be read on, those from its other end as well.
    private func read(_ table: StoreTable, from source: Database, _ body: ([DatabaseValue]) throws -> Void) throws {
        for order in ["ASC", "DESC"] {
            let keys = table.key.map { "\($0) \(order)" }.joined(separator: ", ")
            let isWhole = try read("SELECT * FROM \(table.name) ORDER BY \(keys)", from: source) { row in
                if let values = table.sound(row) { try body(values) }
            }
            if isWhole { return }
        }
    }

    /// Reads rows up to the first that can't be read.
    ///
    /// - Returns: Whether all could be read.
    private func read(_ sql: String, from source: Database, _ body: (Row) throws -> Void) throws -> Bool {
        let cursor: RowCursor
        do { cursor = try Row.fetchCursor(source, sql: sql) } catch { return try pass(error) }
        while true {
            let row: Row?
            do { row = try cursor.next() } catch { return try pass(error) }
            guard let row else { return true }
            try body(row)
        }
    }

    private func pass(_ error: any Error) throws -> Bool {
        guard isLenient || error.isDamage(of: file) else { throw error }
        return false
    }
}
