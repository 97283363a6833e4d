import GRDB

/// The tables of the datastore.
///
/// Each row of a replicated table is written only by the replica that is named in the row. The other tables aren't
/// shared with other replicas: precomputed values, notes, transient parameters, changes that are made only once, the commit
/// log, sync marks, outcomes, and scopes whose rows are to be deleted.
enum StoreSchema {
    /// The version that this release writes, as `PRAGMA user_version` and as the meta row `schema`.
    static let version = steps.count

    /// The SQL that makes a file of each version from one of the version before, beginning with an empty file.
    ///
    /// Released steps never change, because files of all released versions are upgraded by them.
    private static let steps = [firstTables, doneAndTurns, trials, groupsAndSnoozes, usesAndVisits, armsAndOutcomes]

    private static let firstTables = """
        CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
        CREATE TABLE person (
            key INTEGER PRIMARY KEY, id TEXT UNIQUE, lineage INTEGER NOT NULL, number INTEGER NOT NULL,
            version INTEGER NOT NULL
        );

        CREATE TABLE reset (
            person INTEGER NOT NULL, scope TEXT NOT NULL, replica TEXT NOT NULL, version INTEGER NOT NULL,
            PRIMARY KEY (person, scope, replica)
        ) WITHOUT ROWID;
        CREATE TABLE display (
            person INTEGER NOT NULL, tip TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            version INTEGER NOT NULL, count INTEGER NOT NULL, duration REAL NOT NULL, first REAL, last REAL,
            PRIMARY KEY (person, tip, replica, epoch)
        ) WITHOUT ROWID;
        CREATE TABLE invalidation (
            person INTEGER NOT NULL, tip TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            version INTEGER NOT NULL, reason TEXT NOT NULL, date REAL NOT NULL,
            PRIMARY KEY (person, tip, replica, epoch)
        ) WITHOUT ROWID;
        CREATE TABLE parameter (
            person INTEGER NOT NULL, parameter TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            version INTEGER NOT NULL, json TEXT NOT NULL,
            PRIMARY KEY (person, parameter, replica)
        ) WITHOUT ROWID;
        CREATE TABLE event (
            number INTEGER PRIMARY KEY, person INTEGER NOT NULL, event TEXT NOT NULL, replica TEXT NOT NULL,
            version INTEGER NOT NULL, floor INTEGER NOT NULL, maximumCount INTEGER NOT NULL, maximumAge REAL,
            -- Not replicated: the number, newest date and order of the donations in an epoch.
            epoch INTEGER NOT NULL DEFAULT 0, count INTEGER NOT NULL DEFAULT 0, newest REAL,
            isOrdered INTEGER NOT NULL DEFAULT TRUE,
            UNIQUE (person, event, replica)
        );
        CREATE TABLE donation (
            person INTEGER NOT NULL, event INTEGER NOT NULL, version INTEGER NOT NULL, epoch INTEGER NOT NULL,
            date REAL NOT NULL, payload TEXT,
            PRIMARY KEY (person, event, version)
        ) WITHOUT ROWID;

        CREATE TABLE pause (
            person INTEGER NOT NULL, tip TEXT NOT NULL, date REAL NOT NULL, PRIMARY KEY (person, tip)
        ) WITHOUT ROWID;
        CREATE INDEX pause_by_date ON pause (person, date, tip);
        CREATE TABLE transient (
            person INTEGER NOT NULL, parameter TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            version INTEGER NOT NULL, json TEXT NOT NULL,
            PRIMARY KEY (person, parameter, replica)
        ) WITHOUT ROWID;
        CREATE TABLE note (
            person INTEGER NOT NULL, tip TEXT NOT NULL, type TEXT NOT NULL, date REAL NOT NULL,
            status TEXT NOT NULL, summary TEXT NOT NULL, rules TEXT NOT NULL,
            maxCount INTEGER, maxDuration REAL, nextChange REAL,
            PRIMARY KEY (person, tip)
        ) WITHOUT ROWID;
        CREATE TABLE commit_log (
            person INTEGER NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER,
            PRIMARY KEY (person, number, kind, id)
        ) WITHOUT ROWID;
        CREATE TABLE sync (
            person INTEGER PRIMARY KEY, id TEXT NOT NULL, cursor TEXT, lineage INTEGER, number INTEGER,
            version INTEGER NOT NULL, attempt REAL
        );
        CREATE TABLE sweep (
            person INTEGER NOT NULL, scope TEXT NOT NULL, PRIMARY KEY (person, scope)
        ) WITHOUT ROWID;
        """

    /// The first version that has the table `done` and the persons' turns.
    static let firstVersionWithDone = 2

    private static let doneAndTurns = """
        CREATE TABLE done (
            person INTEGER NOT NULL, key TEXT NOT NULL, date REAL NOT NULL,
            -- Of a display on a page: its tip, the tip's epoch, the visible seconds so far, and whether it has ended.
            tip TEXT, epoch INTEGER, visible REAL, isOver INTEGER,
            PRIMARY KEY (person, key)
        ) WITHOUT ROWID;
        CREATE INDEX done_by_date ON done (date);
        CREATE INDEX done_in_progress ON done (person, tip, date) WHERE isOver = 0;
        -- The persons in the order of their latest changes: a change sets a turn greater than all others.
        ALTER TABLE person ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX person_by_turn ON person (turn);
        """

    /// The first version that has the table `trial`.
    static let firstVersionWithTrials = 3

    private static let trials = """
        CREATE TABLE trial (
            person INTEGER NOT NULL, tip TEXT NOT NULL, replica TEXT NOT NULL, epoch INTEGER NOT NULL,
            version INTEGER NOT NULL, exposure INTEGER NOT NULL, exposed REAL NOT NULL, isHeldOut INTEGER NOT NULL,
            share REAL NOT NULL, event TEXT NOT NULL, needed INTEGER NOT NULL, seconds REAL NOT NULL, used REAL,
            PRIMARY KEY (person, tip, replica, epoch)
        ) WITHOUT ROWID;
        CREATE INDEX trial_by_event ON trial (person, event);
        """

    /// The first version whose displays have groups and snoozes.
    static let firstVersionWithGroups = 4

    /// The groups that tips name for caps, as a JSON array of texts, and how often and when they were snoozed.
    private static let groupsAndSnoozes = """
        ALTER TABLE display ADD COLUMN limitGroups TEXT;
        ALTER TABLE display ADD COLUMN snoozes INTEGER;
        ALTER TABLE display ADD COLUMN snoozed REAL;
        ALTER TABLE display ADD COLUMN wakes REAL;
        """

    /// The first version whose trials have uses.
    static let firstVersionWithUses = 5

    /// The donations that count for a trial of which a use needs several, as a JSON array; the dates after which persons
    /// are erased; and a secret of the processes that share the file.
    private static let usesAndVisits = """
        ALTER TABLE trial ADD COLUMN uses TEXT;
        ALTER TABLE person ADD COLUMN expires REAL;
        CREATE INDEX person_by_expiry ON person (expires) WHERE expires IS NOT NULL;
        INSERT INTO meta VALUES ('secret', hex(randomblob(32)));
        """

    /// The first version whose trials have arms.
    static let firstVersionWithArms = 6

    /// A trial's arm, and the names of all arms as a JSON array; and what happened to tips, until it was handed on, of
    /// which the person is NULL once the person was erased.
    private static let armsAndOutcomes = """
        ALTER TABLE trial ADD COLUMN arm TEXT;
        ALTER TABLE trial ADD COLUMN arms TEXT;
        CREATE TABLE outcome (
            number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(12)))),
            person INTEGER, tip TEXT NOT NULL, event TEXT NOT NULL, date REAL NOT NULL, action TEXT, wakes REAL,
            arm TEXT
        );
        CREATE INDEX outcome_by_person ON outcome (person);
        """

    /// Creates the tables of a new file, or upgrades a file of an earlier version.
    ///
    /// - Throws: `TipStoreError` if a newer release wrote the file, `StoreDamage` if no release can have written it.
    static func upgrade(_ database: Database, of file: StoreFile) throws {
        let found = try check(database, of: file)
        guard found < version else { return }
        for step in steps[found...] { try database.execute(sql: step) }
        if found == 0 { try PersonState.create(.device, in: database) }
        try database.execute(
            sql: """
                INSERT INTO meta VALUES ('schema', \(version)) ON CONFLICT DO UPDATE SET value = excluded.value;
                PRAGMA user_version = \(version);
                """
        )
    }

    /// Reads the schema version in a file's header; zero for a new file.
    static func version(of database: Database) throws -> Int {
        try database.first("PRAGMA user_version") { Int(try $0.integer(0)) } ?? 0
    }

    /// Checks the schema version of a file and returns it: the version of this or an earlier release, or zero for a new
    /// file.
    ///
    /// - Throws: `TipStoreError` if a newer release wrote it, `StoreDamage` if no release can have written it.
    @discardableResult
    static func check(_ database: Database, of file: StoreFile) throws -> Int {
        let found = try version(of: database)
        guard try Int.fetchOne(database, sql: "PRAGMA auto_vacuum") == 0,
            try String.fetchOne(database, sql: "PRAGMA encoding") == "UTF-8"
        else { throw StoreDamage("the file's header has settings that no store writes") }
        guard found != version else { return found }
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master WHERE name = 'meta'") ?? 0
        if found == 0, tables == 0 { return 0 }
        guard tables > 0 else { throw StoreDamage("the file has a version but no tables") }
        let written = try database.first("SELECT value FROM meta WHERE key = 'schema'") { Int(try $0.integer(0)) }
        // The header and the meta row must agree; if they don't, one of them is damaged.
        guard found > 0, written == found else { throw StoreDamage("the file's version is invalid") }
        if found < version { return found }
        throw TipStoreError.newerVersion(found, supported: version, file.file)
    }
}
