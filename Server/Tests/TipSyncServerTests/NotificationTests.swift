#if PostgreSQL
    import Foundation
    import Testing
    import TipRows

    @testable import TipSyncServer

    /// The notifications of changes between the stores of one PostgreSQL database, which are sent after the commits.
    @Suite(.serialized, .timeLimit(.minutes(10))) struct NotificationTests {
        private func push(_ version: Int64, of person: SyncPerson, to store: PostgresRowStore) async throws {
            try await store.merge(RowBatch(donations: [Rows.donation(version)]), of: person, room: 1 << 20)
        }

        /// Returns the ids of the database's processes whose latest statement is like a pattern.
        private func processes(_ pattern: String, of cluster: PostgresCluster) throws -> [pid_t] {
            let sql = "SELECT pid FROM pg_stat_activity WHERE query LIKE $1 AND pid <> pg_backend_pid()"
            let found = try cluster.connect().query(sql, [.text(pattern)])
            return try (0..<found.count).map { pid_t(try found.integer($0, 0)) }
        }

        private func withStores(
            _ cluster: PostgresCluster,
            _ body: (PostgresRowStore, inout AsyncStream<RowChange?>.Iterator) async throws -> Void
        ) async throws {
            let one = try await PostgresRowStore(address: cluster.address, limit: .seconds(1))
            let two = try await PostgresRowStore(address: cluster.address)
            var heard = two.changes.makeAsyncIterator()
            // The second store listens.
            #expect(await heard.next() == .some(nil))
            try await body(one, &heard)
            try await one.close()
            try await two.close()
        }

        @Test("Other stores are notified of pushes and of erased people, also after the notifying connection was lost")
        func connectionLost() async throws {
            let cluster = try PostgresCluster()
            defer { cluster.stop() }
            try await withStores(cluster) { store, heard in
                let person = try Rows.person()
                try await push(1, of: person, to: store)
                #expect(await heard.next()??.cursor.number == 1)
                for process in try processes("%pg_notify%", of: cluster) { kill(process, SIGTERM) }
                try await push(2, of: person, to: store)
                #expect(await heard.next()??.cursor.number == 2)
                try await store.erase(person)
                #expect(await heard.next() == RowChange(person: person, cursor: .none))
            }
        }

        @Test("If it isn't known whether a push was committed, other stores are told that they may have missed changes")
        func unknownCommit() async throws {
            let cluster = try PostgresCluster()
            defer { cluster.stop() }
            try await withStores(cluster) { store, heard in
                let person = try Rows.person()
                try await push(1, of: person, to: store)
                #expect(await heard.next()??.cursor.number == 1)
                let writers = try processes("COMMIT", of: cluster)
                #expect(!writers.isEmpty)
                for process in writers { kill(process, SIGSTOP) }
                await #expect(throws: RowStoreError.self) { try await push(2, of: person, to: store) }
                #expect(await heard.next() == .some(nil))
                for process in writers { kill(process, SIGCONT) }
            }
        }
    }
#endif
