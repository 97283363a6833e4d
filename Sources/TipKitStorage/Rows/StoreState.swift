import GRDB
import TipKitEngine

/// How far a file has come, as its meta rows say.
struct StoreState: Equatable {
    var position: StorePosition
    /// The highest version of any row.
    var version: StoreVersion
    /// Names the giving up of the file for another one; nothing may be written to it any more.
    var seal: String?

    /// Reads the state; in a transaction, all that is read afterwards is of the same moment.
    init(_ database: Database) throws {
        var lineage: Int64?
        var number: Int64?
        var version: StoreVersion?
        var seal: String?
        try database.rows("SELECT key, value FROM meta WHERE key IN ('lineage', 'number', 'version', 'seal')") { row in
            switch try row.text(0) {
            case "lineage": lineage = try row.integer(1)
            case "number": number = try row.count(1)
            case "version": version = try row.version(1)
            default: seal = try row.text(1)
            }
        }
        guard let lineage, let number, let version else {
            throw StoreDamage("the file doesn't say how far it has come")
        }
        position = StorePosition(lineage: lineage, number: number)
        self.version = version
        self.seal = seal
    }

    /// Writes the number and the version.
    func write(to database: Database) throws {
        try database.run(
            """
            UPDATE meta SET value = CASE key WHEN 'number' THEN ?1 ELSE ?2 END WHERE key IN ('number', 'version')
            """,
            [position.number, version.rawValue]
        )
    }
}
