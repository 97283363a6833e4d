import GRDB
import TipKitEngine

/// Deletes a replica's rows that resets have put out of account, some at a time.
///
/// Of each row it is asked again, when it is deleted, whether it counts: where a tipped bit has put rows out of their
/// order, what is found under the key of one that doesn't may be another that does.
struct StoreSweeper {
    let database: Database
    let replica: String

    /// Whether a reset's rows wait to be deleted.
    var isNeeded: Bool {
        get throws {
            try database.first("SELECT 1 FROM reset WHERE replica = ? AND NOT isSwept LIMIT 1", [replica]) { _ in true }
                ?? false
        }
    }

    /// Deletes at most ``StoreWriter/rowsPerSweep`` rows of each table that a reset concerns.
    ///
    /// - Returns: Whether there may be more.
    func sweep() throws -> Bool {
        let unswept = try database.first(
            "SELECT scope FROM reset WHERE replica = ? AND NOT isSwept LIMIT 1",
            [replica]
        ) { row in
            guard case .string(let scope) = row.value(0) else { throw StoreDamage("a reset's row names no scope") }
            return scope
        }
        guard let scope = unswept else { return false }
        var isMore = false
        if !scope.hasPrefix("event:") { isMore = try sweepTips(scope) }
        if !scope.hasPrefix("tip:") { isMore = try sweepDonations(scope) || isMore }
        if !isMore {
            try database.run("UPDATE reset SET isSwept = TRUE WHERE scope = ? AND replica = ?", [scope, replica])
        }
        return true
    }

    private func sweepTips(_ scope: String) throws -> Bool {
        var isMore = false
        for (table, keys, own) in [
            ("tip_display", "tip, replica, epoch", "'tip:' || tip"),
            ("tip_invalidation", "tip, replica, epoch", "'tip:' || tip"), ("parameter", "id, replica", "''"),
        ] {
            try database.run(
                """
                DELETE FROM \(table) WHERE (\(keys)) IN (
                    SELECT \(keys) FROM \(table) WHERE replica = ?1 AND ?2 IN ('', \(own))
                    AND epoch < \(StoreReader.epoch(own)) LIMIT ?3)
                AND epoch < \(StoreReader.epoch(own))
                """,
                [replica, scope, StoreWriter.rowsPerSweep]
            )
            if database.changesCount == StoreWriter.rowsPerSweep { isMore = true }
        }
        return isMore
    }

    private func sweepDonations(_ scope: String) throws -> Bool {
        var left = StoreWriter.rowsPerSweep
        var tallies: [(id: Int64, epoch: Int64)] = []
        try database.rows(
            """
            SELECT id, \(StoreReader.epoch("'event:' || event"))
            FROM event_tally WHERE replica = ?1 AND ?2 IN ('', 'event:' || event)
            """,
            [replica, scope]
        ) { tallies.append((try $0.integer(0), try $0.version(1).rawValue)) }
        for tally in tallies where left > 0 {
            try database.run(
                """
                DELETE FROM donation WHERE tally = ?1 AND epoch < ?2 AND (date, sequence) IN (
                    SELECT date, sequence FROM donation WHERE tally = ?1 AND epoch < ?2 LIMIT ?3)
                """,
                [tally.id, tally.epoch, left]
            )
            left -= database.changesCount
        }
        return left == 0
    }
}
