#if PostgreSQL
    /// The SQL statements of a ``PostgresRowStore``.
    enum PostgresStatements {
        /// Creates the tables, with a lock so that only one process at a time creates them.
        static let schema = """
            SELECT pg_advisory_xact_lock(7418529630);
            CREATE TABLE IF NOT EXISTS person (
                person bytea PRIMARY KEY, container bytea NOT NULL, id bytea NOT NULL,
                lineage bigint NOT NULL, number bigint NOT NULL, size bigint NOT NULL
            );
            CREATE TABLE IF NOT EXISTS row (
                person bytea NOT NULL, kind bigint NOT NULL, subject bytea NOT NULL, replica bytea NOT NULL,
                stamp bigint NOT NULL, version bigint NOT NULL, bound bigint NOT NULL, number bigint NOT NULL,
                body text NOT NULL,
                PRIMARY KEY (person, kind, subject, replica, stamp)
            );
            CREATE INDEX IF NOT EXISTS row_by_number ON row (person, number);
            CREATE TABLE IF NOT EXISTS health (key bigint PRIMARY KEY, value bigint NOT NULL);
            CREATE TABLE IF NOT EXISTS origin (key bigint PRIMARY KEY, place text NOT NULL, salt bigint NOT NULL);
            INSERT INTO origin VALUES (1, '', 0) ON CONFLICT DO NOTHING;
            """

        /// Gives all people new lineages if the database is a copy or a promoted standby, which may lack rows.
        ///
        /// A person's lineage is the stored one, combined with the salt in the table `origin`.
        static let renewIfMoved = """
            UPDATE origin SET place = new.place,
                salt = CASE WHEN origin.place = '' THEN salt ELSE salt # (1 + (random() * 1e15)::bigint) END
            FROM (
                SELECT system_identifier || '/' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) AS place
                FROM pg_control_system()
            ) AS new
            WHERE origin.place <> new.place
            """

        static let renew = "UPDATE origin SET salt = salt # (1 + (random() * 1e15)::bigint)"

        /// Writes a row without meaning, to check that the database can be written.
        static let check = "INSERT INTO health VALUES (1, 1) ON CONFLICT (key) DO UPDATE SET value = 1"

        /// Locks people in the order of their keys, and inserts those who aren't in the table `person` yet.
        ///
        /// The rows are joined with the parameters, so that PostgreSQL touches only the partitions of these people if the
        /// tables have partitions.
        static let lock = """
            WITH new AS MATERIALIZED (
                SELECT * FROM unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::bigint[])
                    AS new(key, container, id, lineage)
            ), found AS MATERIALIZED (
                SELECT person.person, person.lineage, person.number, person.size
                FROM new JOIN person ON person.person = new.key
                ORDER BY person.person FOR NO KEY UPDATE OF person
            ), made AS (
                INSERT INTO person
                SELECT key, container, id, lineage, 0, 0 FROM new
                WHERE NOT EXISTS (SELECT FROM found WHERE found.person = new.key) ORDER BY key
                ON CONFLICT (person) DO UPDATE SET number = person.number
                RETURNING person, lineage, number, size
            )
            SELECT person, lineage # (SELECT salt FROM origin), number, size
            FROM (SELECT * FROM found UNION ALL SELECT * FROM made) AS locked
            """

        /// Reads the resets and floors of people, which make other rows obsolete.
        static let bounds = """
            SELECT row.person, row.kind, row.subject, row.replica, row.version, row.bound
            FROM unnest($1::bytea[]) AS asked(key) JOIN row ON row.person = asked.key AND row.kind IN (0, 4)
            """

        /// Merges rows, and advances the numbers and sizes of those people whose rows change; returns these people.
        static let merge = """
            WITH new AS (
                SELECT * FROM unnest(
                    $1::bytea[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bigint[], $6::bigint[], $7::bigint[],
                    $8::bigint[], $9::text[]
                ) AS new(person, kind, subject, replica, stamp, version, bound, number, body)
            ), old AS (
                SELECT row.person, row.kind, row.subject, row.replica, row.stamp, octet_length(row.body) AS size
                FROM new JOIN row USING (person, kind, subject, replica, stamp)
            ), put AS (
                INSERT INTO row SELECT * FROM new
                ON CONFLICT (person, kind, subject, replica, stamp) DO UPDATE
                SET version = excluded.version, bound = excluded.bound, number = excluded.number, body = excluded.body
                WHERE excluded.version > row.version
                RETURNING person, kind, subject, replica, stamp, octet_length(body) AS size
            ), grown AS (
                SELECT put.person, sum(
                    put.size - coalesce(old.size, -octet_length(put.subject) - octet_length(put.replica))
                )::bigint AS size
                FROM put LEFT JOIN old USING (person, kind, subject, replica, stamp) GROUP BY put.person
            )
            UPDATE person SET number = person.number + 1, size = person.size + grown.size
            FROM grown WHERE person.person = grown.person
            RETURNING person.person, person.size
            """

        /// Returns a statement that deletes those rows of a person that meet a condition, and returns the size of the
        /// person's other rows in bytes.
        ///
        /// - Parameter condition: The condition for the rows to delete.
        static func delete(_ condition: String) -> String {
            """
            WITH gone AS (
                DELETE FROM row WHERE person = $1 AND \(condition)
                RETURNING octet_length(body) + octet_length(subject) + octet_length(replica) AS size
            )
            UPDATE person SET size = size - (SELECT coalesce(sum(size), 0)::bigint FROM gone) WHERE person = $1
            RETURNING size
            """
        }
        static let deleteEverything = delete("kind IN (1, 2, 3, 5, 6) AND bound < $2")
        static let deleteTip = delete("kind IN (1, 2, 6) AND subject = $3 AND bound < $2")
        static let deleteEvent = delete("kind = 5 AND subject = $3 AND bound < $2")
        static let deleteDonations = delete("kind = 5 AND subject = $3 AND replica = $4 AND version < $2")

        /// Reads a page of rows, from a cursor to the change that fills the page.
        ///
        /// The bounds are materialized, so that PostgreSQL's planner computes them only once.
        static let page = """
            WITH begun AS MATERIALIZED (
                SELECT lineage # salt AS lineage, number,
                    CASE WHEN lineage # salt = $2 AND number >= $3 THEN $3 ELSE 0 END AS first
                FROM person CROSS JOIN origin WHERE person = $1
            ), bounds AS MATERIALIZED (
                SELECT lineage, number, first, coalesce((
                    SELECT row.number FROM row WHERE row.person = $1 AND row.number > (SELECT first FROM begun)
                    ORDER BY row.number OFFSET $4 LIMIT 1
                ), number) AS last
                FROM begun
            )
            SELECT bounds.lineage, bounds.number, row.kind, row.number, row.replica, row.body
            FROM bounds LEFT JOIN row
                ON row.person = $1 AND row.number > bounds.first AND row.number <= bounds.last
            ORDER BY row.number
            """

        static let eraseRows = "DELETE FROM row WHERE person = $1"
        static let erasePerson = "DELETE FROM person WHERE person = $1"
    }
#endif
