import GRDB

/// Deletes a replica's rows that resets have put out of account, some at a time.
struct StoreSweeper {
    let database: Database
    let replica: String

    /// Deletes at most ``StoreWriter/rowsPerSweep`` rows of each table that a reset concerns.
    ///
    /// - Returns: Whether there may be more.
    func sweep() throws -> Bool {
        guard
            let scope = try String.fetchOne(
                database.cachedStatement(sql: "SELECT scope FROM reset WHERE replica = ? AND NOT isSwept LIMIT 1"),
                arguments: [replica]
            )
        else { return false }
        var isMore = false
        if !scope.hasPrefix("event:") { isMore = try sweepTips(scope) }
        if !scope.hasPrefix("tip:") { isMore = try sweepDonations(scope) || isMore }
        if !isMore {
            try database.execute(
                sql: "UPDATE reset SET isSwept = TRUE WHERE scope = ? AND replica = ?",
                arguments: [scope, replica]
            )
        }
        return true
    }

    private func sweepTips(_ scope: String) throws -> Bool {
        var isMore = false
        for (table, keys, own) in [
            ("tip_display", "tip, replica, epoch", "'tip:' || tip"),
            ("tip_invalidation", "tip, replica, epoch", "'tip:' || tip"), ("parameter", "id, replica", "''"),
        ] {
            try database.execute(
                sql: """
                    DELETE FROM \(table) WHERE (\(keys)) IN (
                        SELECT \(keys) FROM \(table) WHERE replica = ?1 AND ?2 IN ('', \(own))
                        AND epoch < (SELECT max(version) FROM reset WHERE scope IN ('', \(own))) LIMIT ?3)
                    """,
                arguments: [replica, scope, StoreWriter.rowsPerSweep]
            )
            if database.changesCount == StoreWriter.rowsPerSweep { isMore = true }
        }
        return isMore
    }

    private func sweepDonations(_ scope: String) throws -> Bool {
        var left = StoreWriter.rowsPerSweep
        let tallies = try Row.fetchAll(
            database,
            sql: """
                SELECT id, (SELECT max(version) FROM reset WHERE scope IN ('', 'event:' || event)) AS epoch
                FROM event_tally WHERE replica = ?1 AND ?2 IN ('', 'event:' || event)
                """,
            arguments: [replica, scope]
        )
        for tally in tallies where left > 0 {
            try database.execute(
                sql: """
                    DELETE FROM donation WHERE tally = ?1 AND (date, sequence) IN (
                        SELECT date, sequence FROM donation WHERE tally = ?1 AND epoch < ?2 LIMIT ?3)
                    """,
                arguments: [tally["id"] as Int64, tally["epoch"] as Int64, left]
            )
            left -= database.changesCount
        }
        return left == 0
    }
}
