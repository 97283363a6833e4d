import GRDB

/// The tables of the datastore.
///
/// Every row about tips, parameters and events has one writer, the replica it names; what holds is the join of all rows
/// whose epoch is the present one. An epoch is the version of the latest reset of its scope, or zero. Notes have no epoch:
/// a replica reads its own alone. The meta rows and the log of commits are the file's.
enum StoreSchema {
    /// The version that this release writes, as `PRAGMA user_version` and as the meta row `schema`.
    ///
    /// A release's version differs from the next one's in two bits at least, so that one tipped bit is never taken for a
    /// newer release: after 3 comes 5, then 6. Every release keeps `meta` as it is, so that others can tell its version.
    static let version = 5

    /// Brings a file to this version's shape.
    ///
    /// - Throws: `TipStoreError` if a newer release wrote it, `StoreDamage` if no release did.
    static func migrate(_ database: Database, of file: StoreFile) throws {
        let found = try check(database, of: file)
        guard found < version else { return }
        if found < 1 { try database.execute(sql: first) }
        if found < 2 { try database.execute(sql: second) }
        if found < 3 { try database.execute(sql: third) }
        try fifth(database)
        try database.execute(sql: "PRAGMA user_version = \(version)")
    }

    /// The version that a file's header says, zero for a new file.
    static func version(of database: Database) throws -> Int {
        try database.first("PRAGMA user_version") { Int(try $0.integer(0)) } ?? 0
    }

    /// The version of a file, zero for a new one; no later than this release's.
    ///
    /// - Throws: `TipStoreError` if a newer release wrote it, `StoreDamage` if no release did.
    static func check(_ database: Database, of file: StoreFile) throws -> Int {
        let found = try version(of: database)
        guard try Int.fetchOne(database, sql: "PRAGMA auto_vacuum") == 0,
            try String.fetchOne(database, sql: "PRAGMA encoding") == "UTF-8"
        else { throw StoreDamage("the file's header isn't one that a store writes") }
        guard found != version else { return found }
        let tables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master WHERE name = 'meta'") ?? 0
        guard tables > 0 else {
            guard found == 0 else { throw StoreDamage("the file has a version and no tables") }
            return found
        }
        let written = try database.first("SELECT value FROM meta WHERE key = 'schema'") { Int(try $0.integer(0)) }
        let known = written.map { [$0] } ?? [1, 2, 3]
        if known.contains(found), found < version { return found }
        let isTipped = known.contains { $0 <= version && ($0 ^ found).nonzeroBitCount == 1 }
        guard found > version, !isTipped else { throw StoreDamage("the file's version is none") }
        throw TipStoreError.newerVersion(found, supported: version, file.file)
    }
}
