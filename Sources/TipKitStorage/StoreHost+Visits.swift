import Foundation
import GRDB

extension StoreHost {
    /// How much later a date of expiry must be than the one before, so that not every visit writes, in seconds.
    private static let visitInterval: TimeInterval = 86_400

    /// Moves on the date after which a person is erased, by days; does nothing if the person isn't stored.
    func keep(_ person: PersonID, until date: Date) throws {
        let isDue = try withRepairs { connection, deadline in
            try connection.read(deadline) {
                try PersonState.expires(person, before: date.addingTimeInterval(-Self.visitInterval), in: $0)
            }
        }
        guard isDue else { return }
        try withRepairs { connection, deadline in
            try connection.write(deadline) { try PersonState.keep(person, until: date, in: $0) }
        }
    }

    /// The text that the processes which share the file know, and nobody else.
    func secret() throws -> String {
        try withRepairs { connection, deadline in
            try connection.read(deadline) { database in
                if let secret = try StoreIdentity.secret(database) { return secret }
                throw StoreDamage("the secret is missing")
            }
        }
    }
}
