#if PostgreSQL
    import Foundation
    import Testing
    import TipRows

    @testable import TipSyncServer

    /// The row store in a PostgreSQL database whose tables are partitioned by person.
    @Suite(.serialized) struct PartitionTests {
        private static let tables = """
            CREATE TABLE person (
                person bytea PRIMARY KEY, container bytea NOT NULL, id bytea NOT NULL,
                lineage bigint NOT NULL, number bigint NOT NULL, size bigint NOT NULL
            ) PARTITION BY HASH (person);
            CREATE TABLE row (
                person bytea NOT NULL, kind bigint NOT NULL, subject bytea NOT NULL, replica bytea NOT NULL,
                stamp bigint NOT NULL, version bigint NOT NULL, bound bigint NOT NULL, number bigint NOT NULL,
                body text NOT NULL,
                PRIMARY KEY (person, kind, subject, replica, stamp)
            ) PARTITION BY HASH (person);
            """
        private static let partitions = 8

        /// Opens a store in a new cluster with partitioned tables.
        private func withStore(_ body: (PostgresRowStore, PostgresConnection) async throws -> Void) async throws {
            let cluster = try PostgresCluster()
            defer { cluster.stop() }
            let connection = try cluster.connect()
            try connection.run(Self.tables)
            for place in 0..<Self.partitions {
                for table in ["person", "row"] {
                    try connection.run(
                        """
                        CREATE TABLE \(table)_\(place) PARTITION OF \(table)
                        FOR VALUES WITH (MODULUS \(Self.partitions), REMAINDER \(place))
                        """
                    )
                }
            }
            let store = try await PostgresRowStore(address: cluster.address, limit: .seconds(60))
            try await body(store, connection)
            try await store.close()
        }

        @Test("The row store passes the checks for all row stores if its tables are partitioned by person")
        func conforms() async throws {
            try await withStore { store, _ in
                for check in RowStoreConformance.checks { try await check.check(store) }
            }
        }

        @Test("Each SQL statement about a person touches only the partitions of that person")
        func plans() async throws {
            try await withStore { store, connection in
                try connection.run(
                    """
                    INSERT INTO person SELECT sha256(n::text::bytea), 'c', 'p', 1, 1, 1 FROM generate_series(1, 40000) AS n;
                    INSERT INTO row SELECT sha256(n::text::bytea), 5, 'e', 'a', stamp, stamp, 0, 1, '{}'
                    FROM generate_series(1, 40000) AS n, generate_series(1, 5) AS stamp;
                    """
                )
                try connection.run("ANALYZE person, row")
                let key = try connection.query("SELECT sha256('7')").bytes(0, 0) ?? []
                let (one, name) = (PostgresValue.bytes(key), PostgresValue.bytes(Array("e".utf8)))
                let (keys, names) = (PostgresValue.byteArrays([key]), PostgresValue.byteArrays([Array("e".utf8)]))
                let (number, numbers) = (PostgresValue.integer(5), PostgresValue.integers([1]))
                // Show that the check works: this statement needs all partitions.
                #expect(
                    try touched("SELECT * FROM row WHERE version = $1", [number], connection).count == Self.partitions
                )
                for (sql, values) in [
                    (PostgresStatements.lock, [keys, names, names, numbers]), (PostgresStatements.bounds, [keys]),
                    (
                        PostgresStatements.merge,
                        [
                            keys, numbers, names, names, .integers([9]), .integers([9]), numbers, numbers,
                            .texts(["{}"]),
                        ]
                    ),
                    (PostgresStatements.page, [one, .integer(0), .integer(0), number]),
                    (PostgresStatements.deleteEverything, [one, number]),
                    (PostgresStatements.deleteTip, [one, number, name]),
                    (PostgresStatements.deleteEvent, [one, number, name]),
                    (PostgresStatements.deleteDonations, [one, number, name, name]),
                    (PostgresStatements.eraseRows, [one]), (PostgresStatements.erasePerson, [one]),
                ] {
                    let touched = try touched(sql, values, connection)
                    #expect(!touched.isEmpty && Set(touched.map(\.last)).count == 1, "\(sql)\n\(touched)")
                }
            }
        }

        /// Returns the names of the partitions that a statement scans, and undoes what it does.
        private func touched(
            _ sql: String,
            _ values: [PostgresValue],
            _ connection: PostgresConnection
        ) throws -> Set<String> {
            connection.deadline = .now + .seconds(60)
            let explain = "EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) " + sql
            let plan = try connection.query([
                PostgresStatement("BEGIN"), PostgresStatement(explain, values), PostgresStatement("ROLLBACK"),
            ])[1]
            let scans = (0..<plan.count).map { plan.text($0, 0) }.filter {
                $0.contains("Scan") && !$0.contains("never executed")
            }
            return Set(scans.flatMap { $0.matches(of: /on (?:row|person)_\d/).map { String($0.output.dropFirst(3)) } })
        }
    }
#endif
