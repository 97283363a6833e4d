import GRDB

/// Deletes a replica's rows of epochs that are over, some at a time.
struct StoreSweeper {
    let database: Database
    let replica: String

    /// Deletes at most ``StoreWriter/sweep`` rows of each table.
    ///
    /// - Returns: Whether there may be more.
    func sweep() throws -> Bool {
        var isMore = false
        for (table, keys, scope) in [
            ("tip_display", "tip, replica, epoch", "'tip:' || tip"),
            ("tip_invalidation", "tip, replica, epoch", "'tip:' || tip"), ("parameter", "id, replica", "''"),
            ("donation", "event, replica, date, sequence", "'event:' || event"),
        ] {
            try database.execute(
                sql: """
                    DELETE FROM \(table) WHERE (\(keys)) IN (
                        SELECT \(keys) FROM \(table) WHERE replica = ?1
                        AND epoch < (SELECT coalesce(max(version), 0) FROM reset WHERE scope IN ('', \(scope)))
                        LIMIT ?2)
                    """,
                arguments: [replica, StoreWriter.sweep]
            )
            if database.changesCount == StoreWriter.sweep { isMore = true }
        }
        return isMore
    }
}
