import GRDB

/// The tables of the datastore.
///
/// Every row has one writer, the replica it names; what holds is the join of all rows whose epoch is the present one.
/// An epoch is the version of the latest reset of its scope, or zero.
enum StoreSchema {
    /// The version that this release writes, as `PRAGMA user_version`.
    static let version = 3

    static func migrate(_ database: Database) throws {
        let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        guard found < version else { return }
        if found < 1 { try database.execute(sql: first) }
        if found < 2 { try database.execute(sql: second) }
        if found < 3 { try database.execute(sql: third) }
        try database.execute(sql: "PRAGMA user_version = \(version)")
    }

    /// The tables whose rows are carried over from a damaged file.
    static let tables = [
        "meta", "reset", "tip_display", "tip_invalidation", "parameter", "event_tally", "donation", "tip_note",
    ]

    /// Makes what was kept up agree with rows that were salvaged, of which any may be older than others.
    static let agreement = """
        UPDATE event_tally SET
            sequence = max(sequence, (SELECT coalesce(max(sequence), 0) FROM donation WHERE tally = id)),
            count = (SELECT count(*) FROM donation WHERE tally = id AND epoch >= event_tally.epoch);
        INSERT INTO meta (key, value)
            SELECT 'version', max(version) FROM (
                SELECT max(version) AS version FROM reset UNION ALL SELECT max(version) FROM tip_display
                UNION ALL SELECT max(version) FROM tip_invalidation UNION ALL SELECT max(version) FROM parameter
                UNION ALL SELECT max(version) FROM donation
            ) WHERE version IS NOT NULL HAVING max(version) IS NOT NULL
            ON CONFLICT DO UPDATE SET value = max(value, excluded.value);
        """

    private static let first = """
        CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
        CREATE TABLE reset (
            scope TEXT NOT NULL, replica TEXT NOT NULL, version INTEGER NOT NULL,
            PRIMARY KEY (scope, replica)
        ) WITHOUT ROWID;
        CREATE TABLE tip_display (
            tip TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            count INTEGER NOT NULL, duration REAL NOT NULL, first REAL, last REAL, version INTEGER NOT NULL,
            PRIMARY KEY (tip, replica, epoch)
        ) WITHOUT ROWID;
        CREATE TABLE tip_invalidation (
            tip TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            reason TEXT NOT NULL, date REAL NOT NULL, version INTEGER NOT NULL,
            PRIMARY KEY (tip, replica, epoch)
        ) WITHOUT ROWID;
        CREATE TABLE parameter (
            id TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            json TEXT NOT NULL, version INTEGER NOT NULL,
            PRIMARY KEY (id, replica)
        ) WITHOUT ROWID;
        CREATE TABLE donation (
            event TEXT NOT NULL, replica TEXT NOT NULL, sequence INTEGER NOT NULL, epoch INTEGER NOT NULL,
            date REAL NOT NULL, payload TEXT, version INTEGER NOT NULL,
            PRIMARY KEY (event, replica, sequence)
        ) WITHOUT ROWID;
        CREATE TABLE event_tally (
            event TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            count INTEGER NOT NULL, sequence INTEGER NOT NULL,
            PRIMARY KEY (event, replica)
        ) WITHOUT ROWID;
        """

    /// Donations name their event and replica by their tally's number, so that rows and comparisons are short, and lie in
    /// the order of their dates, so that a window is one stretch of one tree.
    private static let second = """
        ALTER TABLE event_tally RENAME TO event_tally_by_name;
        CREATE TABLE event_tally (
            id INTEGER PRIMARY KEY, event TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            count INTEGER NOT NULL, sequence INTEGER NOT NULL, UNIQUE (event, replica)
        );
        INSERT INTO event_tally (event, replica, epoch, count, sequence)
            SELECT event, replica, epoch, count, sequence FROM event_tally_by_name;
        DROP TABLE event_tally_by_name;
        ALTER TABLE donation RENAME TO donation_by_sequence;
        CREATE TABLE donation (
            tally INTEGER NOT NULL, date REAL NOT NULL, sequence INTEGER NOT NULL,
            epoch INTEGER NOT NULL, payload TEXT, version INTEGER NOT NULL,
            PRIMARY KEY (tally, date, sequence)
        ) WITHOUT ROWID;
        INSERT INTO donation (tally, date, sequence, epoch, payload, version)
            SELECT t.id, d.date, d.sequence, d.epoch, d.payload, d.version
            FROM donation_by_sequence AS d JOIN event_tally AS t USING (event, replica);
        DROP TABLE donation_by_sequence;
        CREATE INDEX tip_display_by_first ON tip_display (first) WHERE first IS NOT NULL;
        ALTER TABLE reset ADD COLUMN isSwept INTEGER NOT NULL DEFAULT 1;
        """

    /// What decided about tips when their statuses last changed, for tools; a replica's own, never joined.
    private static let third = """
        CREATE TABLE tip_note (
            tip TEXT NOT NULL, replica TEXT NOT NULL, type TEXT NOT NULL, date REAL NOT NULL,
            status TEXT NOT NULL, summary TEXT NOT NULL, rules TEXT NOT NULL,
            maxCount INTEGER, maxDuration REAL, nextChange REAL,
            PRIMARY KEY (tip, replica)
        ) WITHOUT ROWID;
        """
}
