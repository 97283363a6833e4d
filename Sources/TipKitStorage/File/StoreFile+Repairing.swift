import Foundation
import GRDB
import TipKitEngine

extension StoreFile {
    /// Sets a damaged file aside and goes on with what can be read of it, unless somebody else has done so.
    func recover(from damaged: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        try repairing(deadline) {
            try FileLock.hold(lock, deadline) {
                guard damaged.identity == identity else { return try take(over: damaged, deadline) }
                try seal(damaged, deadline)
                return try rebuild(deadline)
            }
        }
    }

    /// Goes on where an open file was deleted, replaced or given up: with what stands there now, and what it holds.
    func renew(_ old: StoreConnection, _ deadline: Deadline) throws -> StoreConnection {
        try repairing(deadline) {
            try FileLock.hold(lock, deadline) { try take(over: old, deadline) }
        }
    }

    private func repairing(_ deadline: Deadline, _ body: () throws -> StoreConnection) throws -> StoreConnection {
        do {
            return try undisturbed(deadline, body)
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
            let seal = try seal(old, deadline)
            // Others may go on in its replica's name already, and mustn't count what this one does for the same.
            let replica = seal?.isNew == true ? old.replica : UUID().uuidString
            let made: FileIdentity?
            do {
                made = try replace(with: old.queue, as: replica) { try Self.unseal($0, madeOf: seal) }
            } catch  where error.isDamage(of: self) {
                made = try replace(as: replica) {
                    try StoreCarrier(target: $0, file: self, isLenient: true).carry(from: old.queue)
                    try Self.unseal($0, madeOf: seal)
                }
            }
            let next = try connect(deadline, expecting: made)
            logWarning(
                """
                The datastore \(file.path), or a file that SQLite keeps beside it, was deleted while it was open; it was \
                made again with all it held.
                """
            )
            return next
        }
        leaveBehind(old)
        let standing = try openLocked(deadline)
        let seal = try seal(old, deadline)
        if try !isJoined(seal, to: standing) {
            do {
                try join(old, to: standing, isLenient: false, seal, deadline)
            } catch  where error.isDamage(of: self) {
                try join(old, to: standing, isLenient: true, seal, deadline)
            }
        }
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

    /// Whether the rows of the file that was sealed are in another already.
    private func isJoined(_ seal: StoreSeal?, to standing: StoreConnection) throws -> Bool {
        guard let seal else { return false }
        return try standing.queue.unsafeRead { database in
            try database.first("SELECT 1 FROM meta WHERE key = ?", [seal.mark]) { _ in true } ?? false
        }
    }

    /// Adds the rows of a file that nobody has at its place any more to those of the file that stands there.
    private func join(
        _ old: StoreConnection,
        to standing: StoreConnection,
        isLenient: Bool,
        _ seal: StoreSeal?,
        _ deadline: Deadline
    ) throws {
        try standing.queue.immediately(deadline) { database in
            try StoreCarrier(target: database, file: self, isLenient: isLenient).carry(from: old.queue)
            try PersonState.renewLineages(in: database)
            try seal?.mark(in: database)
        }
        logWarning(
            "Another datastore was put in the place of \(file.path) while it was open; the two were put together."
        )
    }

    /// Lets nobody commit to a file any more.
    ///
    /// - Returns: `nil` where it is too damaged to be written. Whoever commits to it nevertheless adds that to the other.
    @discardableResult
    private func seal(_ connection: StoreConnection, _ deadline: Deadline) throws -> StoreSeal? {
        do {
            return try connection.queue.immediately(deadline) { try StoreSeal(sealing: $0) }
        } catch  where error.isDamage(of: self) {
            return nil
        }
    }

    /// Lets a file be committed to again, or a copy of it, which notes what it was made of.
    static func unseal(_ database: Database, madeOf seal: StoreSeal? = nil) throws {
        try database.execute(sql: "DELETE FROM meta WHERE key = 'seal'")
        try seal?.mark(in: database)
    }
}
