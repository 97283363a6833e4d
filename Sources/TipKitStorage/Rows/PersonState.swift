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
        try database.run("INSERT INTO person (id, lineage, number, version) VALUES (?, ?, 0, 0)", [id.text, lineage])
        return PersonState(
            key: database.lastInsertedRowID,
            position: StorePosition(lineage: lineage, number: 0),
            version: .zero
        )
    }

    /// Writes the position's number and the version to the file.
    func write(to database: Database) throws {
        try database.run(
            "UPDATE person SET number = ?, version = ? WHERE key = ?",
            [position.number, version.rawValue, key]
        )
    }

    /// Gives all persons new lineages, so that old positions become invalid and all rows are read again.
    static func renewLineages(in database: Database) throws {
        try database.execute(
            sql: "UPDATE person SET lineage = (random() & \(Int64.max)) | 1; DELETE FROM commit_log"
        )
    }
}
