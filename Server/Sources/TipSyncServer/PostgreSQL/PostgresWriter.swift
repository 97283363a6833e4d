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
            let deadline: ContinuousClock.Instant
            let continuation: CheckedContinuation<RowMerge, any Error>
        }

        /// The state of a person's rows within a transaction.
        private struct Place {
            var lineage: Int64
            var number: Int64
            var size: Int64
            var bounds = RowBounds()
            /// The rows of the push that make other rows obsolete.
            var new: [DatabaseRow] = []

            var cursor: ExchangeCursor { ExchangeCursor(lineage: lineage, number: number) }
        }

        /// The maximum number of pushes in a transaction.
        private static let mostPushes = 64

        private let queue: PostgresConnectionQueue
        private let notifier: PostgresNotifier
        private let waiting = Mutex<[Push]>([])

        init(_ queue: PostgresConnectionQueue, _ notifier: PostgresNotifier) {
            (self.queue, self.notifier) = (queue, notifier)
        }

        func merge(_ rows: [DatabaseRow], of person: SyncPerson, room: Int) async throws -> RowMerge {
            try await withCheckedThrowingContinuation { continuation in
                let push = Push(
                    person: person,
                    rows: rows,
                    room: room,
                    deadline: queue.deadline,
                    continuation: continuation
                )
                waiting.withLock { $0.append(push) }
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
            var attempts = 0
            let merges: [RowMerge]
            do {
                let deadline = pushes.map(\.deadline).min() ?? queue.deadline
                merges = try queue.run(by: deadline) { connection in
                    attempts += 1
                    return try connection.transaction { try write(pushes, connection) }
                }
            } catch let error as PostgresError where error.isConnectionLost {
                // The database may have committed the transaction all the same.
                if attempts > 0 { notifier.reportMissed() }
                throw error
            }
            // If the connection was lost, its transaction may have changed what the second one found unchanged.
            notifier.report(
                zip(pushes, merges).filter { attempts > 1 || $1.after != $1.before }.map { push, merge in
                    RowChange(person: push.person, cursor: merge.after)
                }
            )
            return merges
        }

        private func write(_ pushes: [Push], _ connection: PostgresConnection) throws -> [RowMerge] {
            var places = try lock(pushes, connection)
            var rows: [(place: Place, person: SyncPerson, row: DatabaseRow)] = []
            var isSimple = true
            for push in pushes {
                guard var place = places[push.person.key] else {
                    throw PostgresError(state: "P0002", message: "PostgreSQL didn't return the state of a person")
                }
                place.new = push.rows.filter { row in
                    place.bounds.add(row.kind, row.subject, row.replica, version: row.version, bound: row.bound)
                }
                places[push.person.key] = place
                var size = place.size
                for row in push.rows.latest where !place.bounds.isObsolete(row) {
                    rows.append((place, push.person, row))
                    size += Int64(row.size)
                }
                // The rows take at most this size, if each of them is new.
                if !place.new.isEmpty || size > push.room { isSimple = false }
            }
            let sizes = try merge(rows, connection, andCommit: isSimple)
            var merges: [RowMerge] = []
            for push in pushes {
                guard let place = places[push.person.key] else { continue }
                merges.append(RowMerge(before: place.cursor, after: place.cursor))
                guard var size = sizes[push.person.key] else { continue }
                merges[merges.count - 1].after.number += 1
                if isSimple { continue }
                for row in place.new {
                    size = try delete(madeObsoleteBy: row, of: push.person, connection) ?? size
                }
                if size > push.room, size > place.size { throw RowStoreError.full(room: push.room) }
            }
            if !isSimple { try connection.run("COMMIT") }
            return merges
        }

        /// Locks the people of pushes for the transaction, and reads the state of the people's rows.
        private func lock(_ pushes: [Push], _ connection: PostgresConnection) throws -> [[UInt8]: Place] {
            let people = pushes.map(\.person)
            let keys = PostgresValue.byteArrays(people.map(\.key))
            let answers = try connection.query([
                PostgresStatement("BEGIN"),
                PostgresStatement(
                    PostgresStatements.lock,
                    [
                        keys, .byteArrays(people.map(\.container.utf8)), .byteArrays(people.map(\.id.utf8)),
                        .integers(people.map { _ in Int64.random(in: 1...(.max)) }),
                    ]
                ), PostgresStatement(PostgresStatements.bounds, [keys]),
            ])
            let (found, bounds) = (answers[1], answers[2])
            var places: [[UInt8]: Place] = [:]
            for row in 0..<found.count {
                places[found.bytes(row, 0) ?? []] = Place(
                    lineage: try found.integer(row, 1),
                    number: try found.integer(row, 2),
                    size: try found.integer(row, 3)
                )
            }
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
        /// - Parameter commits: Whether to commit the transaction together with the rows.
        /// - Returns: The sizes of the rows of those people whose rows changed, in bytes.
        private func merge(
            _ rows: [(place: Place, person: SyncPerson, row: DatabaseRow)],
            _ connection: PostgresConnection,
            andCommit commits: Bool
        ) throws -> [[UInt8]: Int64] {
            let statement = PostgresStatement(
                PostgresStatements.merge,
                [
                    .byteArrays(rows.lazy.map(\.person.key)), .integers(rows.lazy.map { Int64($0.row.kind.rawValue) }),
                    .byteArrays(rows.lazy.map(\.row.subject)), .byteArrays(rows.lazy.map(\.row.replica)),
                    .integers(rows.lazy.map(\.row.stamp)), .integers(rows.lazy.map(\.row.version)),
                    .integers(rows.lazy.map(\.row.bound)), .integers(rows.lazy.map { $0.place.number + 1 }),
                    .texts(rows.lazy.map(\.row.body)),
                ]
            )
            let found = try connection.query([statement] + (commits ? [PostgresStatement("COMMIT")] : []))[0]
            var sizes: [[UInt8]: Int64] = [:]
            for row in 0..<found.count { sizes[found.bytes(row, 0) ?? []] = try found.integer(row, 1) }
            return sizes
        }

        /// Deletes the rows that a reset or a floor makes obsolete.
        ///
        /// - Returns: The size of the person's other rows in bytes; `nil` if the row's scope is unknown.
        private func delete(
            madeObsoleteBy row: DatabaseRow,
            of person: SyncPerson,
            _ connection: PostgresConnection
        ) throws -> Int64? {
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
                case nil: return nil
                }
            }
            return try connection.query(sql, values).integer(0, 0)
        }
    }

    extension [DatabaseRow] {
        /// The rows of the array, without those that have a smaller version than another row with the same key.
        fileprivate var latest: [DatabaseRow] {
            var latest: [DatabaseRow.Key: Int] = [:]
            latest.reserveCapacity(count)
            for (index, row) in enumerated() {
                let key = row.key
                if let known = latest[key], self[known].version >= row.version { continue }
                latest[key] = index
            }
            return latest.count == count ? self : latest.values.map { self[$0] }
        }
    }
#endif
