#if PostgreSQL
    import Foundation
    import Synchronization
    import TipRows

    /// Writes the pushes of several people in one transaction, with statements that write the rows of all pushes.
    final class PostgresWriter: Sendable {
        /// A push that waits to be written.
        private struct Push: Sendable {
            let person: SyncPerson
            let rows: [DatabaseRow]
            let room: Int
            let continuation: CheckedContinuation<RowMerge, any Error>
        }

        /// The state of a person's rows within a transaction.
        private struct Place {
            var lineage: Int64
            var number: Int64
            var size: Int64
            var bounds = RowBounds()

            var cursor: ExchangeCursor { ExchangeCursor(lineage: lineage, number: number) }
        }

        /// The maximum number of pushes in a transaction.
        private static let mostPushes = 64

        private let queue: PostgresConnectionQueue
        private let waiting = Mutex<[Push]>([])

        init(_ queue: PostgresConnectionQueue) { self.queue = queue }

        func merge(_ rows: [DatabaseRow], of person: SyncPerson, room: Int) async throws -> RowMerge {
            try await withCheckedThrowingContinuation { continuation in
                waiting.withLock {
                    $0.append(Push(person: person, rows: rows, room: room, continuation: continuation))
                }
                queue.async { self.work() }
            }
        }

        /// Writes waiting pushes in one transaction, at most one push for each person; if the transaction fails, writes
        /// the pushes one by one.
        private func work() {
            let pushes = waiting.withLock { waiting in
                var (taken, left, people) = ([Push](), [Push](), Set<SyncPerson>())
                for push in waiting {
                    if taken.count < Self.mostPushes, people.insert(push.person).inserted {
                        taken.append(push)
                    } else {
                        left.append(push)
                    }
                }
                waiting = left
                return taken
            }
            guard !pushes.isEmpty else { return }
            do {
                for (push, merge) in zip(pushes, try write(pushes)) { push.continuation.resume(returning: merge) }
            } catch let error as PostgresError where error.isConnectionLost {
                for push in pushes { push.continuation.resume(throwing: error) }
            } catch  where pushes.count > 1 {
                for push in pushes { push.continuation.resume(with: Result { try write([push])[0] }) }
            } catch {
                pushes[0].continuation.resume(throwing: error)
            }
        }

        private func write(_ pushes: [Push]) throws -> [RowMerge] {
            try queue.run { connection in
                try connection.transaction { try write(pushes, connection) }
            }
        }

        private func write(_ pushes: [Push], _ connection: PostgresConnection) throws -> [RowMerge] {
            var places = try lock(pushes, connection)
            var (rows, new) = ([(SyncPerson, DatabaseRow)](), [(SyncPerson, DatabaseRow)]())
            for push in pushes {
                guard var place = places[push.person.key] else { continue }
                for row in push.rows
                where place.bounds.add(row.kind, row.subject, row.replica, version: row.version, bound: row.bound) {
                    new.append((push.person, row))
                }
                places[push.person.key] = place
                rows += push.rows.filter { !place.bounds.isObsolete($0) }.latest.map { (push.person, $0) }
            }
            let grown = try merge(rows, places, connection)
            var changed: [(push: Push, place: Place)] = []
            var merges: [RowMerge] = []
            for push in pushes {
                guard var place = places[push.person.key] else {
                    throw PostgresError(state: "P0002", message: "PostgreSQL didn't return the state of a person")
                }
                merges.append(RowMerge(before: place.cursor, after: place.cursor))
                guard let bytes = grown[push.person.key] else { continue }
                let before = place.size
                place.number += 1
                place.size += bytes
                for (person, row) in new where person == push.person {
                    place.size -= try delete(madeObsoleteBy: row, of: person, connection)
                }
                if place.size > push.room, place.size > before { throw RowStoreError.full(room: push.room) }
                merges[merges.count - 1].after = place.cursor
                changed.append((push, place))
            }
            guard !changed.isEmpty else { return merges }
            try connection.query(
                PostgresStatements.advance,
                [
                    .byteArrays(changed.map(\.push.person.key)), .integers(changed.map(\.place.number)),
                    .integers(changed.map(\.place.size)),
                    .texts(
                        changed.map { push, place in
                            RowChange(person: push.person, cursor: place.cursor).payload
                        }
                    ),
                ]
            )
            return merges
        }

        /// Locks the people of pushes for the transaction, and reads the state of the people's rows.
        private func lock(_ pushes: [Push], _ connection: PostgresConnection) throws -> [[UInt8]: Place] {
            let people = pushes.map(\.person)
            let found = try connection.query(
                PostgresStatements.lock,
                [
                    .byteArrays(people.map(\.key)), .byteArrays(people.map(\.container.utf8)),
                    .byteArrays(people.map(\.id.utf8)), .integers(people.map { _ in Int64.random(in: 1...(.max)) }),
                ]
            )
            var places: [[UInt8]: Place] = [:]
            for row in 0..<found.count {
                places[found.bytes(row, 0) ?? []] = Place(
                    lineage: try found.integer(row, 1),
                    number: try found.integer(row, 2),
                    size: try found.integer(row, 3)
                )
            }
            let bounds = try connection.query(PostgresStatements.bounds, [.byteArrays(people.map(\.key))])
            for row in 0..<bounds.count {
                guard let kind = RowKind(rawValue: Int(try bounds.integer(row, 1))) else { continue }
                places[bounds.bytes(row, 0) ?? []]?.bounds.add(
                    kind,
                    Data(bounds.bytes(row, 2) ?? []),
                    Data(bounds.bytes(row, 3) ?? []),
                    version: try bounds.integer(row, 4),
                    bound: try bounds.integer(row, 5)
                )
            }
            return places
        }

        /// Writes rows.
        ///
        /// - Returns: The number of bytes by which the rows of each person have grown; people without changes are left
        ///   out.
        private func merge(
            _ rows: [(SyncPerson, DatabaseRow)],
            _ places: [[UInt8]: Place],
            _ connection: PostgresConnection
        ) throws -> [[UInt8]: Int64] {
            if rows.isEmpty { return [:] }
            let found = try connection.query(
                PostgresStatements.merge,
                [
                    .byteArrays(rows.map(\.0.key)), .integers(rows.map { Int64($0.1.kind.rawValue) }),
                    .byteArrays(rows.map(\.1.subject)), .byteArrays(rows.map(\.1.replica)),
                    .integers(rows.map(\.1.stamp)), .integers(rows.map(\.1.version)), .integers(rows.map(\.1.bound)),
                    .integers(rows.map { (places[$0.0.key]?.number ?? 0) + 1 }), .texts(rows.map(\.1.body)),
                ]
            )
            var grown: [[UInt8]: Int64] = [:]
            for row in 0..<found.count { grown[found.bytes(row, 0) ?? []] = try found.integer(row, 2) }
            return grown
        }

        /// Deletes the rows that a reset or a floor makes obsolete.
        ///
        /// - Returns: The size of the deleted rows, in bytes.
        private func delete(
            madeObsoleteBy row: DatabaseRow,
            of person: SyncPerson,
            _ connection: PostgresConnection
        ) throws -> Int64 {
            let sql: String
            var values: [PostgresValue] = [.bytes(person.key), .integer(row.version)]
            if row.kind == .event {
                sql = PostgresStatements.deleteDonations
                values[1] = .integer(row.bound)
                values += [.bytes(row.subject), .bytes(row.replica)]
            } else {
                switch RowScope(name: String(decoding: row.subject, as: UTF8.self)) {
                case .everything: sql = PostgresStatements.deleteEverything
                case .tip(let id):
                    sql = PostgresStatements.deleteTip
                    values.append(.bytes(id.utf8))
                case .event(let id):
                    sql = PostgresStatements.deleteEvent
                    values.append(.bytes(id.utf8))
                case nil: return 0
                }
            }
            return try connection.query(sql, values).integer(0, 0)
        }
    }

    extension [DatabaseRow] {
        /// The rows of the array, without those that have a smaller version than another row with the same key.
        fileprivate var latest: [DatabaseRow] {
            var latest: [[AnyHashable]: DatabaseRow] = [:]
            for row in self {
                let key: [AnyHashable] = [row.kind, row.subject, row.replica, row.stamp]
                if let known = latest[key], known.version >= row.version { continue }
                latest[key] = row
            }
            return Array(latest.values)
        }
    }
#endif
