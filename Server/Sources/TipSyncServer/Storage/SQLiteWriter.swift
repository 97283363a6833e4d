import Foundation
import GRDB
import Synchronization
import TipRows

/// Merges the rows that devices push into a SQLite file; all waiting pushes share one transaction.
final class SQLiteWriter: Sendable {
    /// A push that waits to be merged.
    fileprivate struct Push: Sendable {
        let rows: [DatabaseRow]
        let person: SyncPerson
        let room: Int
        let continuation: CheckedContinuation<RowMerge, any Error>
    }

    private let pool: DatabasePool
    private let waiting = Mutex<[Push]>([])

    init(_ pool: DatabasePool) { self.pool = pool }

    func merge(_ rows: [DatabaseRow], of person: SyncPerson, room: Int) async throws -> RowMerge {
        try await withCheckedThrowingContinuation { continuation in
            let push = Push(rows: rows, person: person, room: room, continuation: continuation)
            let isFirst = waiting.withLock { waiting in
                waiting.append(push)
                return waiting.count == 1
            }
            if isFirst { pool.asyncWriteWithoutTransaction { self.work($0) } }
        }
    }

    private func work(_ database: Database) {
        let pushes = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        do {
            var results: [Result<RowMerge, any Error>] = []
            try database.inTransaction(.immediate) {
                for push in pushes { results.append(try database.result(of: push)) }
                return .commit
            }
            for (push, result) in zip(pushes, results) { push.continuation.resume(with: result) }
        } catch {
            for push in pushes { push.continuation.resume(throwing: error) }
        }
    }
}

extension Database {
    /// Merges a push; a push for which there is no space changes nothing, and doesn't affect other pushes.
    fileprivate func result(of push: SQLiteWriter.Push) throws -> Result<RowMerge, any Error> {
        let place = try place(of: push.person)
        if place.size + push.rows.reduce(0, { $0 + $1.size }) <= push.room {
            // There is space, even if each row is new, so nothing needs to be undone.
            return .success(try merge(push.rows, of: push.person, at: place, room: push.room))
        }
        do {
            var merge = RowMerge(before: .none, after: .none)
            try inSavepoint {
                merge = try self.merge(push.rows, of: push.person, at: place, room: push.room)
                return .commit
            }
            return .success(merge)
        } catch let error as RowStoreError {
            return .failure(error)
        }
    }

    /// The state of a person's rows.
    private struct Place {
        /// The cursor; `nil` if nothing is stored.
        var cursor: ExchangeCursor?
        var size = 0
        /// Whether rows are stored that make other rows obsolete.
        var hasBounds = false
    }

    private func place(of person: SyncPerson) throws -> Place {
        let sql = """
            SELECT lineage, number, size, EXISTS (SELECT 1 FROM row WHERE person = ?1 AND kind IN (0, 4))
            FROM person WHERE person = ?1
            """
        let row = try Row.fetchOne(cachedStatement(sql: sql), arguments: [Data(person.key)])
        return row.map { row in
            Place(cursor: ExchangeCursor(lineage: row[0], number: row[1]), size: row[2], hasBounds: row[3])
        } ?? Place()
    }

    /// Merges rows.
    private func merge(_ rows: [DatabaseRow], of person: SyncPerson, at place: Place, room: Int) throws -> RowMerge {
        let key = Data(person.key)
        let start = place.cursor ?? ExchangeCursor(lineage: .random(in: 1...(.max)), number: 0)
        var (cursor, size) = (start, place.size)
        cursor.number += 1
        var bounds = RowBounds()
        if place.hasBounds {
            let ends = "SELECT kind, subject, replica, version, bound FROM row WHERE person = ? AND kind IN (0, 4)"
            let found = try Row.fetchCursor(cachedStatement(sql: ends), arguments: [key])
            while let row = try found.next() {
                guard let kind = RowKind(rawValue: row[0]) else { continue }
                bounds.add(kind, row[1], row[2], version: row[3], bound: row[4])
            }
        }
        let new = rows.filter { bounds.add($0.kind, $0.subject, $0.replica, version: $0.version, bound: $0.bound) }
        var isChanged = false
        for row in rows where !bounds.isObsolete(row) {
            guard let grown = try write(row, of: key, number: cursor.number) else { continue }
            size += grown
            isChanged = true
        }
        guard isChanged else {
            let present = place.cursor ?? .none
            return RowMerge(before: present, after: present)
        }
        for row in new { size -= try delete(madeObsoleteBy: row, of: key) }
        if size > room, size > place.size { throw RowStoreError.full(room: room) }
        let advance = """
            INSERT INTO person VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET number = excluded.number, size = excluded.size
            """
        try cachedStatement(sql: advance).execute(
            arguments: [key, person.container, person.id, cursor.lineage, cursor.number, size]
        )
        return RowMerge(before: start, after: cursor)
    }

    /// Writes a row unless the stored row with the same key has the same or a greater version.
    ///
    /// - Returns: The number of bytes by which the person's rows have grown; `nil` if the row wasn't written.
    private func write(_ row: DatabaseRow, of person: Data, number: Int64) throws -> Int? {
        if row.kind == .donation { return try insert(row, of: person, number: number) }
        let key: StatementArguments = [person, row.kind.rawValue, row.subject, row.replica, row.stamp]
        let known = try Row.fetchOne(
            cachedStatement(
                sql: """
                    SELECT version, length(CAST(body AS BLOB)) FROM row
                    WHERE person = ? AND kind = ? AND subject = ? AND replica = ? AND stamp = ?
                    """
            ),
            arguments: key
        )
        if let known, known[0] as Int64 >= row.version { return nil }
        let statement = try cachedStatement(sql: "INSERT OR REPLACE INTO row VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        try statement.execute(arguments: key + [row.version, row.bound, number, row.body])
        return known.map { row.body.utf8.count - ($0[1] as Int) } ?? row.size
    }

    /// Inserts a row of a kind that never changes, unless a row with the same key exists.
    private func insert(_ row: DatabaseRow, of person: Data, number: Int64) throws -> Int? {
        let sql = "INSERT INTO row VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        let statement = try cachedStatement(sql: sql)
        statement.setUncheckedArguments([
            person, row.kind.rawValue, row.subject, row.replica, row.stamp, row.version, row.bound, number, row.body,
        ])
        try statement.execute()
        return changesCount > 0 ? row.size : nil
    }

    /// Deletes the rows that a reset or a floor makes obsolete.
    ///
    /// - Returns: The size of the deleted rows, in bytes.
    private func delete(madeObsoleteBy row: DatabaseRow, of person: Data) throws -> Int {
        let condition: String
        var arguments: StatementArguments = [person]
        switch row.kind {
        case .event:
            condition = "kind = 5 AND subject = ? AND replica = ? AND version < ?"
            arguments += [row.subject, row.replica, row.bound]
        default:
            guard let scope = RowScope(name: String(decoding: row.subject, as: UTF8.self)) else { return 0 }
            switch scope {
            case .everything:
                condition = "kind IN (1, 2, 3, 5, 6) AND bound < ?"
            case .tip(let id):
                condition = "kind IN (1, 2, 6) AND subject = ? AND bound < ?"
                arguments += [Data(id.utf8)]
            case .event(let id):
                condition = "kind = 5 AND subject = ? AND bound < ?"
                arguments += [Data(id.utf8)]
            }
            arguments += [row.version]
        }
        let sum =
            "SELECT sum(length(CAST(body AS BLOB)) + length(subject) + length(replica)) FROM row WHERE person = ? AND "
        let size = try Int.fetchOne(cachedStatement(sql: sum + condition), arguments: arguments) ?? 0
        if size > 0 {
            let statement = try cachedStatement(sql: "DELETE FROM row WHERE person = ? AND " + condition)
            try statement.execute(arguments: arguments)
        }
        return size
    }
}
