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
            """

        /// Writes a row without meaning, to check that the database can be written.
        static let check = "INSERT INTO health VALUES (1, 1) ON CONFLICT (key) DO UPDATE SET value = 1"

        /// Inserts people who aren't in the table `person` yet, and locks all given people in the order of their keys.
        static let lock = """
            INSERT INTO person
            SELECT key, container, id, lineage, 0, 0
            FROM unnest($1::bytea[], $2::bytea[], $3::bytea[], $4::bigint[]) AS new(key, container, id, lineage)
            ORDER BY key
            ON CONFLICT (person) DO UPDATE SET number = person.number
            RETURNING person, lineage, number, size
            """

        /// Reads the resets and floors of people, which make other rows obsolete.
        static let bounds = """
            SELECT person, kind, subject, replica, version, bound FROM row
            WHERE person = ANY($1::bytea[]) AND kind IN (0, 4)
            """

        /// Merges rows, and returns the number of changed rows and of added bytes for each person.
        static let merge = """
            WITH new AS (
                SELECT * FROM unnest(
                    $1::bytea[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bigint[], $6::bigint[], $7::bigint[],
                    $8::bigint[], $9::text[]
                ) AS new(person, kind, subject, replica, stamp, version, bound, number, body)
            ), old AS (
                SELECT row.person, row.kind, row.subject, row.replica, row.stamp, octet_length(row.body) AS size
                FROM row JOIN new USING (person, kind, subject, replica, stamp)
            ), put AS (
                INSERT INTO row SELECT * FROM new
                ON CONFLICT (person, kind, subject, replica, stamp) DO UPDATE
                SET version = excluded.version, bound = excluded.bound, number = excluded.number, body = excluded.body
                WHERE excluded.version > row.version
                RETURNING person, kind, subject, replica, stamp, octet_length(body) AS size
            )
            SELECT put.person, count(*), sum(
                put.size - coalesce(old.size, -octet_length(put.subject) - octet_length(put.replica))
            )::bigint
            FROM put LEFT JOIN old USING (person, kind, subject, replica, stamp) GROUP BY put.person
            """

        /// Returns a statement that deletes those rows of a person that meet a condition; the statement's result is the
        /// size of the deleted rows in bytes.
        ///
        /// - Parameter condition: The condition for the rows to delete.
        static func delete(_ condition: String) -> String {
            """
            WITH gone AS (
                DELETE FROM row WHERE person = $1 AND \(condition)
                RETURNING octet_length(body) + octet_length(subject) + octet_length(replica) AS size
            )
            SELECT coalesce(sum(size), 0)::bigint FROM gone
            """
        }
        static let deleteEverything = delete("kind IN (1, 2, 3, 5, 6) AND bound < $2")
        static let deleteTip = delete("kind IN (1, 2, 6) AND subject = $3 AND bound < $2")
        static let deleteEvent = delete("kind = 5 AND subject = $3 AND bound < $2")
        static let deleteDonations = delete("kind = 5 AND subject = $3 AND replica = $4 AND version < $2")

        /// Stores the positions and sizes of people's rows, and notifies all processes.
        static let advance = """
            WITH new AS (
                SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bigint[], $4::text[])
                    AS new(person, number, size, payload)
            ), changed AS (
                UPDATE person SET number = new.number, size = new.size FROM new WHERE person.person = new.person
                RETURNING new.payload
            )
            SELECT pg_notify('tip_rows', payload) FROM changed
            """

        /// Reads a page of rows, from a cursor to the change that fills the page.
        ///
        /// The bounds are materialized, so that PostgreSQL's planner computes them only once.
        static let page = """
            WITH begun AS MATERIALIZED (
                SELECT lineage, number, CASE WHEN lineage = $2 AND number >= $3 THEN $3 ELSE 0 END AS first
                FROM person WHERE person = $1
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
        static let erasePerson = "WITH gone AS (DELETE FROM person WHERE person = $1) SELECT pg_notify('tip_rows', $2)"
        static let renew = "UPDATE person SET lineage = lineage # (1 + (random() * 1e15)::bigint)"
    }
#endif
