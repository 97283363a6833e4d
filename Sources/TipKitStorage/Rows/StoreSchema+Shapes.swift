import GRDB

extension StoreSchema {
    static let first = """
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
    static let second = """
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

    /// What decided about tips when they were last decided on, for tools; a replica's own, never joined.
    static let third = """
        CREATE TABLE tip_note (
            tip TEXT NOT NULL, replica TEXT NOT NULL, type TEXT NOT NULL, date REAL NOT NULL,
            status TEXT NOT NULL, summary TEXT NOT NULL, rules TEXT NOT NULL,
            maxCount INTEGER, maxDuration REAL, nextChange REAL,
            PRIMARY KEY (tip, replica)
        ) WITHOUT ROWID;
        """

    /// One order of commits, with a short log of what each has touched; and since when the display frequency counts that
    /// a tip first appeared, which a clock that was put right moves, and `first` not.
    static func fifth(_ database: Database) throws {
        try database.execute(
            sql: """
                ALTER TABLE tip_display ADD COLUMN pause REAL;
                UPDATE tip_display SET pause = first;
                DROP INDEX tip_display_by_first;
                CREATE INDEX tip_display_by_pause ON tip_display (pause) WHERE pause IS NOT NULL;
                CREATE TABLE commit_log (
                    number INTEGER NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, date REAL, sequence INTEGER,
                    PRIMARY KEY (number, kind, id)
                ) WITHOUT ROWID\(try isStrictKnown(database) ? ", STRICT" : "");
                INSERT INTO meta (key, value) VALUES ('number', 0), ('schema', 5);
                INSERT INTO meta (key, value) VALUES ('version', 0) ON CONFLICT DO NOTHING;
                """
        )
        try newLineage(database)
        try StoreIDs(database: database).normalise()
    }

    /// Says that whoever knew the file must read it anew.
    static func newLineage(_ database: Database) throws {
        try database.execute(
            sql: "INSERT INTO meta (key, value) VALUES ('lineage', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
            arguments: [Int64.random(in: 1...(.max))]
        )
    }

    /// Whether this SQLite knows tables whose columns keep their types, as of 3.37.
    private static func isStrictKnown(_ database: Database) throws -> Bool {
        let version = try String.fetchOne(database, sql: "SELECT sqlite_version()") ?? ""
        let parts = version.split(separator: ".").compactMap { Int($0) }
        return parts.count > 1 && (parts[0], parts[1]) >= (3, 37)
    }
}
