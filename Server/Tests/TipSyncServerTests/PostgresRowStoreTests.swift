#if PostgreSQL
    import Foundation
    import Testing
    import TipRows

    @testable import TipSyncServer

    /// The row store in PostgreSQL.
    @Suite(.serialized) struct PostgresRowStoreTests {
        /// A time that calls don't take on a busy machine either.
        private static let limit = Duration.seconds(60)

        private func withStore(_ body: (PostgresRowStore) async throws -> Void) async throws {
            let store = try await PostgresRowStore(
                address: try PostgresCluster.shared.get().address,
                limit: Self.limit
            )
            do { try await body(store) } catch {
                try await store.close()
                throw error
            }
            try await store.close()
        }

        @Test("The PostgreSQL row store passes the checks for all row stores", arguments: RowStoreConformance.checks)
        func conforms(_ check: RowStoreConformance) async throws {
            try await withStore { try await check.check($0) }
        }

        @Test(
            "Two row stores on one PostgreSQL database number changes in one sequence, and notify each other of changes"
        )
        func twoStores() async throws {
            try await withStore { one in
                try await withStore { two in
                    let person = try Rows.person()
                    var heard = one.changes.makeAsyncIterator()
                    // The first element is `nil`, and reports that the store has started to listen for changes.
                    #expect(await heard.next() == .some(nil))
                    for number in 1...10 as ClosedRange<Int64> {
                        let store = number.isMultiple(of: 2) ? one : two
                        try await store.merge(
                            RowBatch(donations: [Rows.donation(number)]),
                            of: person,
                            room: 1 << 20
                        )
                        let change = try #require(await heard.next() ?? nil)
                        #expect(change.person == person)
                        #expect(change.cursor.number == number)
                    }
                    #expect(try await one.rows(of: person).donations.count == 10)
                }
            }
        }

        @Test("Rows that many people push concurrently through two stores on one database are all stored")
        func crossed() async throws {
            try await withStore { one in
                try await withStore { two in
                    let people = try (0..<12).map { _ in try Rows.person() }
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        for number in 0..<600 {
                            group.addTask {
                                let rows = RowBatch(donations: [Rows.donation(Int64(number) + 1)])
                                let store = number.isMultiple(of: 3) ? one : two
                                try await store.merge(rows, of: people[number % 12], room: 1 << 20)
                            }
                        }
                        try await group.waitForAll()
                    }
                    for person in people {
                        #expect(try await one.rows(of: person).donations.count == 50)
                        #expect(try await two.cursor(of: person).number == 50)
                    }
                }
            }
        }

        @Test("A refused push of rows doesn't cause other pushes in the same database transaction to fail")
        func oneRefused() async throws {
            try await withStore { store in
                let people = try (0..<40).map { _ in try Rows.person() }
                let results = await withTaskGroup(of: (Int, Bool).self) { group in
                    for (number, person) in people.enumerated() {
                        group.addTask {
                            do {
                                let room = number == 7 ? 1 : 1 << 20
                                try await store.merge(Rows.set("1", 1), of: person, room: room)
                                return (number, true)
                            } catch {
                                return (number, false)
                            }
                        }
                    }
                    var results: [Int: Bool] = [:]
                    for await (number, isDone) in group { results[number] = isDone }
                    return results
                }
                #expect(results.filter { !$0.value }.map(\.key) == [7])
            }
        }

        @Test("After PostgreSQL was killed and restarted, acknowledged rows still exist, and new pushes succeed")
        func killed() async throws {
            let cluster = try PostgresCluster()
            defer { cluster.stop() }
            let store = try await PostgresRowStore(address: cluster.address, limit: Self.limit)
            let person = try Rows.person()
            var acknowledged: Set<Int64> = []
            for round in 0..<3 as Range<Int64> {
                for number in 1...20 as ClosedRange<Int64> {
                    let version = round * 100 + number
                    try await store.merge(RowBatch(donations: [Rows.donation(version)]), of: person, room: 1 << 20)
                    acknowledged.insert(version)
                }
                cluster.kill()
                let error = await #expect(throws: RowStoreError.self) {
                    try await store.merge(RowBatch(donations: [Rows.donation(9_999)]), of: person, room: 1 << 20)
                }
                #expect(error?.description.contains("PostgreSQL") ?? false)
                await #expect(throws: RowStoreError.self) { try await store.check() }
                try cluster.start()
                let found = try await store.rows(of: person).donations.map(\.version.rawValue)
                #expect(acknowledged.isSubset(of: found), "round \(round)")
            }
            try await store.close()
        }

        @Test("Several sync servers can start at the same time on an empty database and create its tables")
        func starts() async throws {
            let cluster = try PostgresCluster()
            defer { cluster.stop() }
            let connection = try cluster.connect()
            for _ in 0..<10 {
                connection.deadline = .now + .seconds(60)
                try connection.run("DROP TABLE IF EXISTS person, row")
                let address = cluster.address
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<6 {
                        group.addTask { try await PostgresRowStore(address: address, limit: Self.limit).close() }
                    }
                    try await group.waitForAll()
                }
            }
        }

        @Test("Each SQL statement selects rows by person, and finds the rows through an index")
        func plans() async throws {
            try await withStore { store in
                for _ in 0..<200 {
                    let rows = RowBatch(donations: (1...20).map { Rows.donation($0) })
                    try await store.merge(rows, of: try Rows.person(), room: 1 << 20)
                }
            }
            let connection = try PostgresCluster.shared.get().connect()
            try connection.run("ANALYZE row; ANALYZE person")
            let key = PostgresValue.bytes(try Rows.person().key)
            let keys = PostgresValue.byteArrays([try Rows.person().key])
            let number = PostgresValue.integer(5)
            let numbers = PostgresValue.integers([1])
            let name = PostgresValue.bytes(Array("e".utf8))
            let names = PostgresValue.byteArrays([Array("e".utf8)])
            let texts = PostgresValue.texts(["{}"])
            // Show that the check works: a statement that doesn't use the index scans the table.
            #expect(try plan("SELECT * FROM row WHERE version = $1", [number], connection).contains(Self.scan))
            for (sql, values) in [
                (PostgresStatements.lock, [keys, names, names, numbers]), (PostgresStatements.bounds, [keys]),
                (
                    PostgresStatements.merge,
                    [keys, numbers, names, names, numbers, numbers, numbers, numbers, texts]
                ),
                (PostgresStatements.page, [key, number, number, number]),
                (PostgresStatements.deleteEverything, [key, number]),
                (PostgresStatements.deleteTip, [key, number, name]),
                (PostgresStatements.deleteEvent, [key, number, name]),
                (PostgresStatements.deleteDonations, [key, number, name, name]),
                (PostgresStatements.eraseRows, [key]), (PostgresStatements.erasePerson, [key]),
            ] {
                let plan = try plan(sql, values, connection)
                #expect(!plan.contains(Self.scan), "\(sql)\n\(plan)")
                #expect(sql.contains("person"))
            }
        }

        nonisolated(unsafe) private static let scan = /Seq Scan on "?(row|person)\b/

        private func plan(
            _ sql: String,
            _ values: [PostgresValue],
            _ connection: PostgresConnection
        ) throws -> String {
            let found = try connection.query("EXPLAIN " + sql, values)
            return (0..<found.count).map { found.text($0, 0) }.joined(separator: "\n")
        }

        @Test("Using a closed PostgreSQL row store throws an error") func closed() async throws {
            let store = try await PostgresRowStore(
                address: try PostgresCluster.shared.get().address,
                limit: Self.limit
            )
            try await store.close()
            await #expect(throws: RowStoreError.self) { try await store.check() }
        }

        @Test("Connecting to a missing database throws an error that gives the reason but not the password")
        func absent() async {
            let error = await #expect(throws: RowStoreError.self) {
                try await PostgresRowStore(address: "postgres://tips:secret@127.0.0.1:1/postgres")
            }
            #expect(error?.description.contains("refused") ?? false)
            #expect(error?.description.contains("secret") == false)
        }
    }
#endif
