import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Sets a damaged file aside and goes on with what can be read of it, unless somebody else has done so.
    func recover(from damaged: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        try repairing {
            try FileLock.hold(lock, deadline) {
                guard damaged.identity == identity else { return try take(over: damaged, deadline) }
                do {
                    try seal(damaged, deadline)
                } catch {
                    // It may be too damaged to be written. Whoever commits to it nevertheless adds that to the other.
                }
                return try rebuild(deadline)
            }
        }
    }

    /// Goes on where an open file was deleted, replaced or given up: with what stands there now, and what it holds.
    func renew(_ old: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        try repairing {
            try makeFolder()
            return try FileLock.hold(lock, deadline) { try take(over: old, deadline) }
        }
    }

    private func repairing(_ body: () throws -> StoreConnection) throws -> StoreConnection {
        do {
            return try body()
        } catch let error as TipStoreError {
            throw error
        } catch {
            throw TipStoreError.unavailable(file, error)
        }
    }

    /// Goes on in another file than the one that is open; called while the lock is held.
    private func take(over old: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        // Whoever gave the file up has died before there was another.
        if old.stands(at: self) {
            try old.queue.immediately(deadline) { try Self.unseal($0) }
            return old
        }
        guard let found = identity, found != old.identity else {
            let token = try seal(old, deadline)
            do {
                try replace(with: old.queue) { try Self.unseal($0, madeOf: token) }
            } catch  where error.isDamage(of: self) {
                try replace(as: old.replica) {
                    try StoreCarrier(target: $0, file: self, isLenient: true).carry(from: old.queue)
                    try Self.unseal($0, madeOf: token)
                }
            }
            logWarning(
                """
                The datastore \(file.path), or a file that SQLite keeps beside it, was deleted while it was open; it was \
                made anew with all it held.
                """
            )
            return try connect(deadline)
        }
        leaveBehind(old)
        let standing = try openLocked(deadline)
        let token = try seal(old, deadline)
        let isWhole = try standing.queue.unsafeRead { database in
            try database.first("SELECT 1 FROM meta WHERE key = ?", ["from:\(token)"]) { _ in true } ?? false
        }
        if !isWhole { try join(old, to: standing, token, deadline) }
        return standing
    }

    /// Takes the side files of a file that was replaced away from the one that stands there: SQLite would take what they
    /// hold for the latter's, and put it there.
    private func leaveBehind(_ old: StoreConnection) {
        for (path, identity) in zip(sideFiles, old.sideFiles)
        where identity != nil && FileIdentity(path) == identity {
            unlink(path)
        }
    }

    /// Adds the rows of a file that nobody has at its place any more to those of the file that stands there.
    private func join(
        _ old: StoreConnection,
        to standing: StoreConnection,
        _ token: String,
        _ deadline: Deadline
    ) throws {
        try standing.queue.immediately(deadline) { database in
            try StoreCarrier(target: database, file: self, isLenient: false).carry(from: old.queue)
            try StoreSchema.newLineage(database)
            try database.execute(
                sql: """
                    DELETE FROM commit_log;
                    UPDATE meta SET value = value + 1 WHERE key = 'number';
                    INSERT INTO meta (key, value) VALUES (?, 1) ON CONFLICT DO NOTHING;
                    """,
                arguments: ["from:\(token)"]
            )
        }
        logWarning(
            "Another datastore was put in the place of \(file.path) while it was open; the two were put together."
        )
    }

    /// Lets nobody commit to a file any more.
    ///
    /// - Returns: What distinguishes this from other times: the file that takes its place names it.
    @discardableResult
    private func seal(_ connection: StoreConnection, _ deadline: Deadline) throws -> String {
        try connection.queue.immediately(deadline) { database in
            try database.execute(
                sql: "INSERT INTO meta (key, value) VALUES ('seal', ?) ON CONFLICT DO NOTHING",
                arguments: [UUID().uuidString]
            )
            return try database.first("SELECT value FROM meta WHERE key = 'seal'") { try $0.text(0) } ?? ""
        }
    }

    /// Lets a file be committed to again, or a copy of it, which notes what it was made of.
    static func unseal(_ database: Database, madeOf token: String? = nil) throws {
        try database.execute(sql: "DELETE FROM meta WHERE key = 'seal'")
        guard let token else { return }
        try database.execute(
            sql: "INSERT INTO meta (key, value) VALUES (?, 1) ON CONFLICT DO NOTHING",
            arguments: ["from:\(token)"]
        )
    }
}
