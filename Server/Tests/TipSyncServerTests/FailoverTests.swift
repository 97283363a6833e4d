#if PostgreSQL
    import Foundation
    import Testing
    import TipRows

    @testable import TipSyncServer

    /// A database that hangs, and two hosts of which one takes over from the other.
    @Suite(.serialized, .timeLimit(.minutes(10))) struct FailoverTests {
        private static let limit = Duration.milliseconds(400)

        private func push(_ version: Int64, of person: SyncPerson, to store: PostgresRowStore) async throws {
            try await store.merge(RowBatch(donations: [Rows.donation(version)]), of: person, room: 1 << 20)
        }

        /// Pushes a row until the store takes it.
        private func pushUntilTaken(_ version: Int64, of person: SyncPerson, to store: PostgresRowStore) async throws {
            while true {
                do { return try await push(version, of: person, to: store) } catch is RowStoreError {
                    try await Task.sleep(for: .milliseconds(50))
                }
            }
        }

        @Test("Calls of a database that hangs throw an error, event streams end, and calls succeed when it continues")
        func hangs() async throws {
            let cluster = try PostgresCluster()
            defer { cluster.stop() }
            let store = try await PostgresRowStore(address: cluster.address, limit: Self.limit)
            let person = try Rows.person()
            try await push(1, of: person, to: store)
            var heard = store.changes.makeAsyncIterator()
            // The store listens, and hears of the push.
            #expect(await heard.next() == .some(nil))
            #expect(await heard.next()??.person == person)
            try cluster.signal(SIGSTOP)
            let error = await #expect(throws: RowStoreError.self) { try await push(2, of: person, to: store) }
            #expect(error?.description.contains("doesn't answer in time") ?? false)
            await #expect(throws: RowStoreError.self) { try await store.check() }
            await #expect(throws: RowStoreError.self) {
                try await store.page(of: person, after: nil, for: "a", count: 10)
            }
            await #expect(throws: RowStoreError.self) { try await store.erase(person) }
            #expect(await heard.next() == .some(nil))
            try cluster.signal(SIGCONT)
            try await pushUntilTaken(3, of: person, to: store)
            #expect(try await store.rows(of: person).donations.contains { $0.version == Rows.version(3) })
            try await store.close()
        }

        @Test("Closing a store whose database hangs doesn't wait for the database") func closes() async throws {
            let cluster = try PostgresCluster()
            defer { cluster.stop() }
            let store = try await PostgresRowStore(address: cluster.address, limit: Self.limit)
            try await push(1, of: try Rows.person(), to: store)
            try cluster.signal(SIGSTOP)
            try await store.close()
            try cluster.signal(SIGCONT)
        }

        @Test(
            "When a synchronous standby takes over from a host that is killed or hangs, no acknowledged row is missing",
            arguments: [SIGKILL, SIGSTOP]
        )
        func takesOver(_ signal: CInt) async throws {
            let primary = try PostgresCluster()
            defer { primary.stop() }
            let standby = try PostgresCluster(standbyOf: primary)
            defer { standby.stop() }
            let setting = try primary.connect()
            try setting.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
            try setting.run("SELECT pg_reload_conf()")
            while try setting.query("SELECT FROM pg_stat_replication WHERE sync_state = 'sync'").count == 0 {
                try await Task.sleep(for: .milliseconds(20))
            }
            let store = try await PostgresRowStore(address: primary.address(or: standby), limit: .seconds(4))
            let person = try Rows.person()
            for version in 1...20 as ClosedRange<Int64> { try await push(version, of: person, to: store) }
            let known = try await store.cursor(of: person)
            try primary.signal(signal)
            try standby.promote()
            try await pushUntilTaken(21, of: person, to: store)
            // The other connections follow, also if those to the old host don't end.
            #expect(try await store.rows(of: person).donations.count == 21)
            // The standby can't say that it has all rows, so the devices send all of theirs.
            #expect(try await store.cursor(of: person).lineage != known.lineage)
            try await store.close()
        }

        @Test("After a standby without the latest rows takes over, an earlier cursor is answered with all rows")
        func lacksRows() async throws {
            let primary = try PostgresCluster()
            defer { primary.stop() }
            let standby = try PostgresCluster(standbyOf: primary)
            defer { standby.stop() }
            let store = try await PostgresRowStore(address: primary.address(or: standby), limit: .seconds(4))
            let person = try Rows.person()
            let early = try primary.connect()
            try await push(1, of: person, to: store)
            while try early.query("SELECT FROM pg_stat_replication WHERE replay_lsn = pg_current_wal_lsn()").count == 0
            {
                try await Task.sleep(for: .milliseconds(20))
            }
            standby.kill()
            try await push(2, of: person, to: store)
            let known = try await store.cursor(of: person)
            primary.kill()
            try standby.start()
            try standby.promote()
            try await pushUntilTaken(3, of: person, to: store)
            let page = try await store.page(of: person, after: known, for: "a", count: 100)
            #expect(page.cursor.lineage != known.lineage)
            #expect(try page.batch.donations.map(\.version).sorted() == [Rows.version(1), Rows.version(3)])
            // Another process that starts now finds the same lineage.
            let other = try await PostgresRowStore(address: standby.address)
            #expect(try await other.cursor(of: person) == page.cursor)
            try await other.close()
            try await store.close()
        }
    }
#endif
