import Foundation
import GRDB

/// What a file says that nobody may commit to any more: others have gone on, or will, in another.
struct StoreSeal {
    /// Distinguishes this time from others.
    private let token: String
    /// Whether nobody had sealed the file before, so that nobody has gone on either.
    let isNew: Bool

    /// Seals a file, unless it is sealed.
    init?(sealing database: Database) throws {
        try database.execute(
            sql: "INSERT INTO meta (key, value) VALUES ('seal', ?) ON CONFLICT DO NOTHING",
            arguments: [UUID().uuidString]
        )
        let isNew = database.changesCount > 0
        guard let found = try Self.token(in: database) else { return nil }
        (token, self.isNew) = (found, isNew)
    }

    /// The seal of a file that is sealed.
    init?(of database: Database) throws {
        guard let found = try Self.token(in: database) else { return nil }
        (token, isNew) = (found, false)
    }

    private static func token(in database: Database) throws -> String? {
        try database.first("SELECT value FROM meta WHERE key = 'seal'") { try $0.text(0) }
    }

    /// The key of the row that says in another file that the rows of the sealed one are in it.
    var mark: String { "from:\(token)" }

    /// Says in a file that the sealed one's rows are in it.
    func mark(in database: Database) throws {
        try database.execute(
            sql: "INSERT INTO meta (key, value) VALUES (?, 1) ON CONFLICT DO NOTHING",
            arguments: [mark]
        )
    }
}
