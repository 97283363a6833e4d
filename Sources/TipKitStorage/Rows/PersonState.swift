import Foundation
import GRDB
import TipKitEngine

/// The position and the version that a person's rows have reached in a file.
struct PersonState: Equatable {
    /// The person's number, which is the first column of the keys of the person's rows.
    let key: Int64
    var position: StorePosition
    /// The highest version of any row.
    var version: RowVersion

    /// The state of a person for whom nothing is stored.
    static let none = PersonState(key: -1, position: StorePosition(lineage: 0, number: 0), version: .zero)

    /// Reads a person's state; later reads in the same transaction see the rows in that state.
    static func read(_ id: PersonID, in database: Database) throws -> PersonState? {
        let found = try database.first("SELECT key, lineage, number, version FROM person WHERE id = ?", [id.text]) {
            row in
            PersonState(
                key: try row.count(0),
                position: StorePosition(lineage: try row.integer(1), number: try row.count(2)),
                version: try row.version(3)
            )
        }
        // Every file has a row for the device's own person.
        if found == nil, id == .device { throw StoreDamage("the row of the device's own person is missing") }
        return found
    }

    /// Stores a new person.
    @discardableResult
    static func create(_ id: PersonID, in database: Database) throws -> PersonState {
        let lineage = Int64.random(in: 1...(.max))
        try database.run(
            "INSERT INTO person (id, lineage, number, version, turn) VALUES (?, ?, 0, 0, \(nextTurn))",
            [id.text, lineage]
        )
        return PersonState(
            key: database.lastInsertedRowID,
            position: StorePosition(lineage: lineage, number: 0),
            version: .zero
        )
    }

    /// Writes the position's number and the version to the file.
    func write(to database: Database) throws {
        try database.run(
            "UPDATE person SET number = ?, version = ?, turn = \(Self.nextTurn) WHERE key = ?",
            [position.number, version.rawValue, key]
        )
    }

    /// Gives all persons new lineages, so that old positions become invalid and all rows are read again.
    static func renewLineages(in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE person SET lineage = (random() & \(Int64.max)) | 1, turn = \(nextTurn); DELETE FROM commit_log
                """
        )
    }

    /// SQL for a turn that is greater than the turns of all persons.
    private static let nextTurn = "(SELECT coalesce(max(turn), 0) + 1 FROM person)"

    /// Returns the persons who have changed after a turn, with their positions.
    static func positions(
        changedAfter turn: Int64,
        in database: Database
    ) throws -> [(PersonID, StorePosition)] {
        var found: [(PersonID, StorePosition)] = []
        try database.rows("SELECT id, lineage, number FROM person WHERE turn > ? AND id IS NOT NULL", [turn]) { row in
            guard case .string(let id) = row.value(0) else { throw StoreDamage("a person's id isn't a text") }
            let position = StorePosition(lineage: try row.integer(1), number: try row.count(2))
            found.append((PersonID(unchecked: id), position))
        }
        return found
    }

    /// Returns the positions of the given persons.
    static func positions(of persons: [PersonID], in database: Database) throws -> [(PersonID, StorePosition)] {
        try persons.map { ($0, try read($0, in: database)?.position ?? none.position) }
    }

    /// The greatest turn of any person.
    static func latestTurn(in database: Database) throws -> Int64? {
        try database.first("SELECT max(turn) FROM person") { try $0.integer(0) }
    }

    /// The turn in which a person was last erased; 0 if no person was.
    static func latestErasure(in database: Database) throws -> Int64 {
        try database.first("SELECT value FROM meta WHERE key = 'erased'") { try $0.integer(0) } ?? 0
    }

    /// Makes a person's rows obsolete.
    static func erase(_ id: PersonID, in database: Database) throws {
        try database.run(
            "UPDATE outcome SET person = NULL WHERE person = (SELECT key FROM person WHERE id = ?)",
            [id.text]
        )
        let turn = try database.first(
            "UPDATE person SET id = NULL, turn = \(nextTurn) WHERE id = ? RETURNING turn",
            [id.text]
        ) { try $0.integer(0) }
        guard let turn else { return }
        try database.run(
            "INSERT INTO meta VALUES ('erased', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
            [turn]
        )
    }

    /// Returns whether a person is stored who is to be kept longer: whose date of expiry is unset, or before a date.
    static func expires(_ id: PersonID, before date: Date, in database: Database) throws -> Bool {
        try database.first(
            "SELECT 1 FROM person WHERE id = ? AND coalesce(expires, 0) < ?",
            [id.text, date.timeIntervalSince1970]
        ) { _ in true } ?? false
    }

    /// Sets the date after which a person is erased, if the person is stored and has no later date.
    static func keep(_ id: PersonID, until date: Date, in database: Database) throws {
        try database.run(
            "UPDATE person SET expires = max(coalesce(expires, 0), ?2) WHERE id = ?1",
            [id.text, date.timeIntervalSince1970]
        )
    }

    /// Erases some of the persons whose date of expiry is over.
    ///
    /// - Returns: Whether there were any.
    static func eraseExpired(at now: Date, in database: Database) throws -> Bool {
        var expired: [String] = []
        let sql = "SELECT id FROM person WHERE expires < ? AND id IS NOT NULL LIMIT 100"
        try database.rows(sql, [now.timeIntervalSince1970]) { row in
            if case .string(let id) = row.value(0) { expired.append(id) }
        }
        for id in expired { try erase(PersonID(unchecked: id), in: database) }
        return !expired.isEmpty
    }

    /// Deletes an erased person, keeping the greatest turn.
    static func delete(_ key: Int64, in database: Database) throws {
        try database.run("UPDATE person SET turn = (SELECT max(turn) FROM person) WHERE id = ''")
        try database.run("DELETE FROM person WHERE key = ?", [key])
    }
}
