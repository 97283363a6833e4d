#if PostgreSQL
    import Foundation
    public import TipRows

    /// People's rows in PostgreSQL, for any number of server processes.
    ///
    /// A database that doesn't answer is treated like one that can't be reached: each call throws after a few seconds.
    public final class PostgresRowStore: RowStore {
        /// The changes of people's rows; `nil` when changes may have been missed.
        public let changes: AsyncStream<RowChange?>
        let readers: [PostgresConnectionQueue]
        /// Two writers, each for different people, so that their transactions don't wait for each other.
        private let writers: [PostgresWriter]
        private let writing: [PostgresConnectionQueue]
        private let notifier: PostgresNotifier
        private let listener: PostgresListener

        /// Opens a database, and creates its tables if they are missing.
        ///
        /// - Parameter address: The address in libpq's form: `postgres://user@host:port/database`. It may name several
        ///   hosts, `postgres://user@one:5432,two:5432/database`, of which the one that can be written is used.
        /// - Throws: `RowStoreError` if the database can't be opened or its tables can't be created.
        public convenience init(address: String) async throws {
            try await self.init(address: address, limit: PostgresConnectionQueue.usualLimit)
        }

        /// - Parameter limit: The longest time that a call may take.
        init(address text: String, limit: Duration) async throws {
            let address = PostgresAddress(text)
            func queue(_ name: String) -> PostgresConnectionQueue {
                PostgresConnectionQueue(address, name, limit: limit, begin: Self.begin)
            }
            readers = (1...4).map { queue("reader \($0)") }
            writing = (1...2).map { queue("writer \($0)") }
            notifier = PostgresNotifier(address, limit: limit)
            writers = writing.map { [notifier] in PostgresWriter($0, notifier) }
            let (changes, changed) = AsyncStream<RowChange?>.makeStream(bufferingPolicy: .bufferingNewest(10_000))
            self.changes = changes
            listener = PostgresListener(address, limit: limit, changed)
            try await wrappingErrors {
                let first = PostgresConnectionQueue(address, "schema", limit: limit)
                try await first.perform { try $0.run(PostgresStatements.schema) }
                await first.close()
            }
            listener.start()
        }

        /// Prepares a connection that reads or writes rows.
        private static func begin(_ connection: PostgresConnection) throws {
            // The database ends what this process no longer waits for, so that it doesn't keep people locked.
            try connection.run("SET statement_timeout = '10s'; SET idle_in_transaction_session_timeout = '10s'")
            do {
                try connection.run(PostgresStatements.renewIfMoved)
            } catch let error as PostgresError where !error.isConnectionLost {
                // The database refuses to say whether it was moved. An operator who moves it runs `new-lineages`.
            }
        }

        /// Merges rows of a person.
        @discardableResult
        public func merge(_ rows: RowBatch, of person: SyncPerson, room: Int) async throws -> RowMerge {
            let rows = DatabaseRow.rows(of: rows)
            return try await wrappingErrors { try await writer(of: person).merge(rows, of: person, room: room) }
        }

        /// Reads a person's rows after a cursor.
        public func page(
            of person: SyncPerson,
            after cursor: ExchangeCursor?,
            for replica: String,
            count: Int
        ) async throws -> RowPage {
            let known = cursor ?? .none
            let values: [PostgresValue] = [
                .bytes(person.key), .integer(known.lineage), .integer(known.number), .integer(Int64(max(1, count) - 1)),
            ]
            let own = Array(replica.utf8)
            return try await wrappingErrors {
                try await readers[Int(person.key[1]) % readers.count].perform { connection in
                    try Self.page(in: try connection.query(PostgresStatements.page, values), after: known, own)
                }
            }
        }

        private static func page(in found: PostgresRows, after known: ExchangeCursor, _ own: [UInt8]) throws -> RowPage
        {
            guard found.count > 0 else { return RowPage(cursor: .none) }
            let present = ExchangeCursor(lineage: try found.integer(0, 0), number: try found.integer(0, 1))
            var page = RowPage(cursor: present)
            guard found.bytes(0, 2) != nil else { return page }
            let isKnown = known.lineage == present.lineage && known.number <= present.number && known.number > 0
            page.cursor.number = try found.integer(found.count - 1, 3)
            page.hasMore = page.cursor.number < present.number
            for row in 0..<found.count where !isKnown || found.bytes(row, 4) != own {
                guard let kind = RowKind(rawValue: Int(try found.integer(row, 2))) else { continue }
                page.rows[kind, default: []].append(found.text(row, 5))
            }
            return page
        }

        /// Deletes a person's rows.
        public func erase(_ person: SyncPerson) async throws {
            do {
                try await writing[0].perform { connection in
                    // Both statements are one transaction, which deletes the person first, so that no push can add
                    // rows before the rows are deleted.
                    _ = try connection.query([
                        PostgresStatement(PostgresStatements.erasePerson, [.bytes(person.key)]),
                        PostgresStatement(PostgresStatements.eraseRows, [.bytes(person.key)]),
                    ])
                }
            } catch let error as PostgresError {
                if error.isConnectionLost { notifier.reportMissed() }
                throw RowStoreError.unavailable("PostgreSQL: \(error)")
            }
            notifier.report([RowChange(person: person, cursor: .none)])
        }

        /// Gives all people new lineages, so that their replicas exchange all rows again.
        public func renewLineages() async throws {
            try await wrappingErrors { try await writing[0].perform { try $0.run(PostgresStatements.renew) } }
        }

        /// Checks whether the database can be written.
        public func check() async throws {
            try await wrappingErrors { try await readers[0].perform { try $0.run(PostgresStatements.check) } }
        }

        /// Closes all connections.
        public func close() async throws {
            listener.stop()
            await notifier.close()
            for queue in readers + writing { await queue.close() }
        }

        private func writer(of person: SyncPerson) -> PostgresWriter { writers[Int(person.key[0]) % writers.count] }

        func wrappingErrors<Value>(_ body: () async throws -> Value) async throws -> Value {
            do { return try await body() } catch let error as PostgresError {
                throw RowStoreError.unavailable("PostgreSQL: \(error)")
            }
        }
    }
#endif
