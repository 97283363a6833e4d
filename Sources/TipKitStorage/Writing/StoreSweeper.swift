import Foundation
import GRDB
import TipKitEngine

/// Deletes, in batches, the rows of all replicas that resets have made obsolete, the rows of persons who were erased or
/// whose time is over, and the keys of changes and displays on pages that are too old to be repeated.
///
/// Each deletion checks again whether the row is obsolete: in a damaged table whose rows are out of order, the key of
/// an obsolete row may lead to a row that isn't obsolete.
struct StoreSweeper {
    let database: Database

    /// Whether there are rows to delete.
    var isNeeded: Bool {
        get throws {
            let sql = """
                SELECT 1 FROM sweep UNION ALL SELECT 1 FROM person WHERE id IS NULL
                UNION ALL SELECT 1 FROM done WHERE date < ? UNION ALL SELECT 1 FROM person WHERE expires < ? LIMIT 1
                """
            let dates = [try oldestKept, try now].map(\.timeIntervalSince1970)
            return try database.first(sql, StatementArguments(dates)) { _ in true } ?? false
        }
    }

    /// The present date, by this machine's clock or, if that is earlier, by the newest key: a clock that is ahead deletes
    /// nothing early.
    private var now: Date {
        get throws {
            let newest = try database.first("SELECT max(date) FROM done") { try $0.optionalDate(0) } ?? nil
            return min(newest ?? .distantFuture, Date())
        }
    }

    /// The date before which keys are deleted.
    private var oldestKept: Date { get throws { try now.addingTimeInterval(-DoneRow.age) } }

    /// Deletes at most ``StoreWriter/rowsPerSweep`` rows of each affected table.
    ///
    /// - Returns: Whether there may be more rows to delete.
    func sweep() throws -> Bool {
        if let erased = try database.first("SELECT key FROM person WHERE id IS NULL LIMIT 1", [], { try $0.integer(0) })
        {
            if try !deleteAll(of: erased) { try PersonState.delete(erased, in: database) }
            return true
        }
        if try PersonState.eraseExpired(at: now, in: database) { return true }
        let next = try database.first("SELECT person, scope FROM sweep LIMIT 1") { row in
            guard case .string(let scope) = row.value(1) else { throw StoreDamage("a row of table sweep has no scope") }
            return (person: try row.integer(0), scope: scope)
        }
        guard let (person, scope) = next else { return try sweepDone() }
        var isMore = false
        if !scope.hasPrefix("event:") { isMore = try sweepTips(scope, of: person) }
        if !scope.hasPrefix("tip:") { isMore = try sweepDonations(scope, of: person) || isMore }
        if !isMore { try database.run("DELETE FROM sweep WHERE person = ? AND scope = ?", [person, scope]) }
        return true
    }

    /// Deletes at most ``StoreWriter/rowsPerSweep`` of a person's oldest keys beyond ``DoneRow/most``.
    ///
    /// - Returns: Whether there may be more to delete.
    func trimDone(of person: Int64) throws -> Bool {
        let count = try database.first("SELECT count(*) FROM done WHERE person = ?", [person]) { try $0.count(0) } ?? 0
        let surplus = min(count - Int64(DoneRow.most), Int64(StoreWriter.rowsPerSweep))
        guard surplus > 0 else { return false }
        try database.run(
            """
            DELETE FROM done WHERE person = ?1
            AND key IN (SELECT key FROM done WHERE person = ?1 ORDER BY date, key LIMIT ?2)
            """,
            [person, surplus]
        )
        return count - surplus > Int64(DoneRow.most)
    }

    private func sweepDone() throws -> Bool {
        let oldest = try oldestKept.timeIntervalSince1970
        try database.run(
            """
            DELETE FROM done WHERE (person, key) IN (SELECT person, key FROM done WHERE date < ?1 LIMIT ?2)
            AND date < ?1
            """,
            [oldest, StoreWriter.rowsPerSweep]
        )
        return database.changesCount == StoreWriter.rowsPerSweep
    }

    private func sweepTips(_ scope: String, of person: Int64) throws -> Bool {
        var isMore = false
        for (table, keys, own) in [
            ("display", "tip, replica, epoch", "'tip:' || tip"),
            ("invalidation", "tip, replica, epoch", "'tip:' || tip"),
            ("trial", "tip, replica, epoch", "'tip:' || tip"), ("parameter", "parameter, replica", "''"),
            ("transient", "parameter, replica", "''"),
        ] {
            try database.run(
                """
                DELETE FROM \(table) WHERE person = ?1 AND (\(keys)) IN (
                    SELECT \(keys) FROM \(table) WHERE person = ?1 AND ?2 IN ('', \(own))
                    AND epoch < \(StoreReader.epoch(own)) LIMIT ?3)
                AND epoch < \(StoreReader.epoch(own))
                """,
                [person, scope, StoreWriter.rowsPerSweep]
            )
            if database.changesCount == StoreWriter.rowsPerSweep { isMore = true }
        }
        return isMore
    }

    private func sweepDonations(_ scope: String, of person: Int64) throws -> Bool {
        var left = StoreWriter.rowsPerSweep
        var events: [(number: Int64, epoch: Int64)] = []
        try database.rows(
            """
            SELECT number, \(StoreReader.epoch("'event:' || event"))
            FROM event WHERE person = ?1 AND ?2 IN ('', 'event:' || event)
            """,
            [person, scope]
        ) { events.append((try $0.integer(0), try $0.version(1).rawValue)) }
        for event in events where left > 0 {
            try database.run(
                """
                DELETE FROM donation WHERE person = ?1 AND event = ?2 AND epoch < ?3 AND version IN (
                    SELECT version FROM donation WHERE person = ?1 AND event = ?2 AND epoch < ?3 LIMIT ?4)
                """,
                [person, event.number, event.epoch, left]
            )
            left -= database.changesCount
        }
        return left == 0
    }

    /// Deletes a batch of rows of an erased person.
    ///
    /// - Returns: Whether there may be more rows to delete.
    private func deleteAll(of person: Int64) throws -> Bool {
        for (table, keys) in [
            ("donation", "event, version"), ("commit_log", "number, kind, id"), ("display", "tip, replica, epoch"),
            ("invalidation", "tip, replica, epoch"), ("trial", "tip, replica, epoch"),
            ("parameter", "parameter, replica"),
            ("transient", "parameter, replica"), ("reset", "scope, replica"), ("event", "event, replica"),
            ("pause", "tip"), ("note", "tip"), ("sweep", "scope"), ("sync", "person"),
            ("done", "key"),
        ] {
            try database.run(
                """
                DELETE FROM \(table) WHERE person = ?1
                AND (\(keys)) IN (SELECT \(keys) FROM \(table) WHERE person = ?1 LIMIT ?2)
                """,
                [person, StoreWriter.rowsPerSweep]
            )
            if database.changesCount == StoreWriter.rowsPerSweep { return true }
        }
        return false
    }
}
