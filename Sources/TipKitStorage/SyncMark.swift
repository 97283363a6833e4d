package import Foundation
import GRDB
package import TipKitEngine

/// How far a person's rows are synchronized with the person's rows on a sync server.
package struct SyncMark: Sendable, Equatable {
    /// The person's id at the server.
    package var person: String
    /// The cursor up to which the server's rows were merged; `nil` if none of its rows were merged.
    package var cursor: ExchangeCursor?
    /// The position up to which the server has this file's rows; `nil` if the server may have none of them.
    package var sent: StorePosition?
    /// The greatest version of this file's rows that the server has.
    package var sentVersion = RowVersion.zero
    /// When the latest exchange began.
    package var attempt: Date?

    package init(person: String) { self.person = person }
}

extension SQLiteTipStore {
    /// The id of the replica that writes this file.
    ///
    /// - Throws: `TipStoreError` if the file can't be opened.
    package var replica: String {
        get throws { try host.withRepairs { connection, _ in connection.replica } }
    }

    /// Reads how far the person's rows are synchronized; `nil` if they were never exchanged.
    ///
    /// - Throws: `TipStoreError` if the file can't be read.
    package func syncMark() throws -> SyncMark? {
        try host.withRepairs { connection, deadline in
            try connection.read(deadline) { database in
                guard let state = try PersonState.read(id, in: database) else { return nil }
                let sql = "SELECT id, cursor, lineage, number, version, attempt FROM sync WHERE person = ?"
                return try database.first(sql, [state.key]) { row -> SyncMark in
                    var mark = SyncMark(person: try row.text(0))
                    mark.cursor = try row.optionalText(1).flatMap(ExchangeCursor.init)
                    if let lineage = try row.optionalInteger(2) {
                        mark.sent = StorePosition(lineage: lineage, number: try row.count(3))
                    }
                    mark.sentVersion = try row.version(4)
                    mark.attempt = try row.optionalDate(5)
                    return mark
                }
            }
        }
    }

    /// Stores how far the person's rows are synchronized.
    ///
    /// - Throws: `TipStoreError` if the file can't be written.
    package func write(_ mark: SyncMark) throws {
        try host.withRepairs { connection, deadline in
            try connection.write(deadline) { database in
                let state = try PersonState.read(id, in: database) ?? PersonState.create(id, in: database)
                try database.run(
                    """
                    INSERT INTO sync (person, id, cursor, lineage, number, version, attempt) VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT DO UPDATE SET id = excluded.id, cursor = excluded.cursor, lineage = excluded.lineage,
                        number = excluded.number, version = excluded.version, attempt = excluded.attempt
                    """,
                    [
                        state.key, mark.person.storedID, mark.cursor?.description, mark.sent?.lineage,
                        mark.sent?.number,
                        mark.sentVersion.rawValue, mark.attempt?.timeIntervalSince1970,
                    ]
                )
            }
        }
    }

    /// Returns the store of the person who signs in at the server.
    ///
    /// The first person to sign in takes over the rows of the device's own person. Each later person gets separate
    /// rows.
    ///
    /// - Throws: `TipStoreError` if the file can't be read or written, or the id is invalid.
    package func store(ofSignedIn person: String) throws -> SQLiteTipStore {
        guard let mark = try syncMark() else {
            try write(SyncMark(person: person))
            return self
        }
        return mark.person == person ? self : try self.person(person)
    }

    /// Returns the ids of the persons whose rows have changed since the rows were last sent to the server.
    ///
    /// - Throws: `TipStoreError` if the file can't be read.
    package func unsentPersons() throws -> [String] {
        try host.withRepairs { connection, deadline in
            try connection.read(deadline) { database in
                var persons: [String] = []
                try database.rows(
                    """
                    SELECT person.id FROM person LEFT JOIN sync ON sync.person = person.key
                    WHERE person.id != '' AND (sync.number IS NOT person.number OR sync.lineage IS NOT person.lineage)
                    """
                ) { row in
                    if case .string(let id) = row.value(0) { persons.append(id) }
                }
                return persons
            }
        }
    }
}
