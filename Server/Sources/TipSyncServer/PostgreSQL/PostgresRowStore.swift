#if PostgreSQL
    import Foundation
    public import TipRows

    /// People's rows in PostgreSQL, for any number of server processes.
    public final class PostgresRowStore: RowStore {
        /// The changes of people's rows; `nil` when changes may have been missed.
        public let changes: AsyncStream<RowChange?>
        let readers: [PostgresConnectionQueue]
        /// Two writers, each for different people, so that their transactions don't wait for each other.
        private let writers: [PostgresWriter]
        private let writing: [PostgresConnectionQueue]
        private let listener: PostgresListener

        /// Opens a database, and creates its tables if they are missing.
        ///
        /// - Parameter address: The address in libpq's form: `postgres://user@host:port/database`.
        /// - Throws: `RowStoreError` if the database can't be opened or its tables can't be created.
        public init(address: String) async throws {
            readers = (1...4).map { PostgresConnectionQueue(address, "reader \($0)") }
            writing = (1...2).map { PostgresConnectionQueue(address, "writer \($0)") }
            writers = writing.map { PostgresWriter($0) }
            let (changes, changed) = AsyncStream<RowChange?>.makeStream(bufferingPolicy: .bufferingNewest(10_000))
            self.changes = changes
            listener = PostgresListener(address, changed)
            try await wrappingErrors { [writing] in
                try await writing[0].perform { try $0.run(PostgresStatements.schema) }
            }
            listener.start()
        }

        /// Merges rows of a person.
        @discardableResult
        public func merge(_ rows: RowBatch, of person: SyncPerson, room: Int) async throws -> RowMerge {
            let rows = try DatabaseRow.rows(of: rows)
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
            let found = try await wrappingErrors {
                try await readers[Int(person.key[1]) % readers.count].perform { connection in
                    try connection.query(
                        PostgresStatements.page,
                        [
                            .bytes(person.key), .integer(known.lineage), .integer(known.number),
                            .integer(Int64(max(1, count) - 1)),
                        ]
                    )
                }
            }
            guard found.count > 0 else { return RowPage(cursor: .none) }
            let present = ExchangeCursor(lineage: try found.integer(0, 0), number: try found.integer(0, 1))
            var page = RowPage(cursor: present)
            guard found.bytes(0, 2) != nil else { return page }
            let isKnown = known.lineage == present.lineage && known.number <= present.number && known.number > 0
            page.cursor.number = try found.integer(found.count - 1, 3)
            page.hasMore = page.cursor.number < present.number
            let own = Array(replica.utf8)
            for row in 0..<found.count where !isKnown || found.bytes(row, 4) != own {
                guard let kind = RowKind(rawValue: Int(try found.integer(row, 2))) else { continue }
                page.rows[kind, default: []].append(found.text(row, 5))
            }
            return page
        }

        /// Deletes a person's rows.
        public func erase(_ person: SyncPerson) async throws {
            try await wrappingErrors {
                try await writing[0].perform { connection in
                    try connection.transaction {
                        // Delete the person first, so that no push can add rows before the rows are deleted.
                        let change = RowChange(person: person, cursor: .none)
                        try connection.query(
                            PostgresStatements.erasePerson,
                            [.bytes(person.key), .text(change.payload)]
                        )
                        try connection.query(PostgresStatements.eraseRows, [.bytes(person.key)])
                    }
                }
            }
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
            for queue in readers + writing { await queue.close() }
        }

        private func writer(of person: SyncPerson) -> PostgresWriter { writers[Int(person.key[0]) % writers.count] }

        func wrappingErrors<Value>(_ body: () async throws -> Value) async throws -> Value {
            do { return try await body() } catch let error as PostgresError {
                throw RowStoreError.unavailable("PostgreSQL: \(error)")
            }
        }
    }

    extension RowChange {
        /// The payload of the notification that reports the change to other processes.
        var payload: String {
            let names = [person.container, person.id].map { Data($0.utf8).base64EncodedString() }
            return "\(names[0]) \(names[1]) \(cursor)"
        }

        /// Creates a change from the payload of a notification; `nil` if no row store has sent the notification.
        init?(payload: String) {
            let parts = payload.split(separator: " ").map(String.init)
            guard parts.count == 3, let container = Data(base64Encoded: parts[0]),
                let id = Data(base64Encoded: parts[1]),
                let person = SyncPerson(
                    container: String(decoding: container, as: UTF8.self),
                    id: String(decoding: id, as: UTF8.self)
                ), let cursor = ExchangeCursor(parts[2])
            else { return nil }
            self.init(person: person, cursor: cursor)
        }
    }
#endif
