import GRDB

/// The tables of the datastore.
///
/// Every row has one writer, the replica it names; what holds is the join of all rows whose epoch is the present one.
/// An epoch is the version of the latest reset of its scope, or zero.
enum StoreSchema {
    /// The version that this release writes, as `PRAGMA user_version`.
    static let version = 2

    static func migrate(_ database: Database) throws {
        let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        guard found < version else { return }
        if found < 1 { try database.execute(sql: first) }
        if found < 2 { try database.execute(sql: second) }
        try database.execute(sql: "PRAGMA user_version = \(version)")
    }

    /// The tables whose rows are carried over from a damaged file.
    static let tables = [
        "meta", "reset", "tip_display", "tip_invalidation", "parameter", "event_tally", "donation",
    ]

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
}
