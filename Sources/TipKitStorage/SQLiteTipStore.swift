public import Foundation
import GRDB
public import TipKitEngine

/// The datastore on disk: one SQLite file, `.tipkit/tips-store.db` in a directory.
///
/// What is committed survives the death of the process. Several processes may share a directory; they are one replica.
/// A damaged file is set aside, what can be read of it is kept, and ``recovery`` says so.
public final class SQLiteTipStore: TipStore {
    /// What happened to a damaged file, in a sentence; `nil` if the file was sound.
    public let recovery: String?

    let queue: DatabaseQueue
    let replica: String
    private let file: URL

    /// Opens the datastore of a directory, or makes it.
    ///
    /// - Parameter directory: The directory that holds, or will hold, the `.tipkit` folder; made if it is missing.
    /// - Throws: `TipStoreError` if the directory can't be written, or a newer release wrote the store.
    public init(directory: URL) throws {
        let store = StoreFile(directory: directory)
        let (queue, aside) = try store.open()
        self.queue = queue
        file = store.file
        recovery = aside.map { aside in
            "The datastore was damaged; it was set aside as \(aside.path), and what could be read of it was kept."
        }
        do {
            replica = try queue.inTransactionReturning { try Self.identify($0, file: store.file) }
        } catch {
            throw TipStoreError.unwritable(directory, error)
        }
    }

    /// Forgets everything that a directory's datastore holds, if there is one.
    ///
    /// - Throws: `TipStoreError` if it can't be opened or written; then nothing is forgotten.
    public static func erase(directory: URL) throws {
        guard FileManager.default.fileExists(atPath: StoreFile(directory: directory).file.path) else { return }
        let store = try SQLiteTipStore(directory: directory)
        let header = try store.open()
        try store.commit([.allReset(version: header.latestVersion.next(at: Date()))])
        try store.close()
    }

    /// Says what a centre needs to start.
    public func open() throws -> StoreHeader {
        try read { database in
            let version = try Int64.fetchOne(database, sql: "SELECT value FROM meta WHERE key = 'version'") ?? 0
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT tip, min(first) AS date FROM tip_display
                    WHERE first IS NOT NULL AND epoch >= \(Self.epoch("'tip:' || tip_display.tip"))
                    GROUP BY tip ORDER BY date DESC, tip DESC LIMIT 1
                    """
            )
            return StoreHeader(
                replica: replica,
                latestVersion: StoreVersion(rawValue: version),
                latestFirstDisplay: row.map {
                    FirstDisplay(tip: $0["tip"], date: Date(timeIntervalSince1970: $0["date"]))
                }
            )
        }
    }

    /// The record of a tip: the join of all replicas' rows in its present epoch.
    public func record(ofTip id: String) throws -> TipRecord? {
        try read { database in
            let display = try Row.fetchOne(
                database,
                sql: """
                    SELECT sum(count) AS count, sum(duration) AS duration, min(first) AS first, max(last) AS last
                    FROM tip_display WHERE tip = :tip AND epoch >= \(Self.epoch("'tip:' || :tip"))
                    """,
                arguments: ["tip": id]
            )
            let invalidation = try Row.fetchOne(
                database,
                sql: """
                    SELECT reason, date, replica FROM tip_invalidation
                    WHERE tip = :tip AND epoch >= \(Self.epoch("'tip:' || :tip")) ORDER BY version, replica LIMIT 1
                    """,
                arguments: ["tip": id]
            )
            let count: Int? = display?["count"]
            guard count != nil || invalidation != nil else { return nil }
            return TipRecord(
                displayCount: count ?? 0,
                displayDuration: display?["duration"] ?? 0,
                firstDisplayed: (display?["first"] as Double?).map(Date.init(timeIntervalSince1970:)),
                lastDisplayed: (display?["last"] as Double?).map(Date.init(timeIntervalSince1970:)),
                invalidation: invalidation.map { row in
                    TipRecord.Invalidation(
                        reason: Tips.InvalidationReason(storedName: row["reason"]),
                        date: Date(timeIntervalSince1970: row["date"]),
                        replica: row["replica"]
                    )
                }
            )
        }
    }

    /// The value of a parameter: the latest that any replica set since the last reset.
    public func parameter(_ id: String) throws -> StoredParameter? {
        try read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT json, version FROM parameter
                    WHERE id = :id AND epoch >= \(Self.globalEpoch) ORDER BY version DESC, replica DESC LIMIT 1
                    """,
                arguments: ["id": id]
            ).map { StoredParameter(json: $0["json"], version: StoreVersion(rawValue: $0["version"])) }
        }
    }

    /// The newest donations of an event, oldest first: the union of all replicas'.
    public func donations(ofEvent id: String, limit: StoredDonationLimit) throws -> [StoredDonation] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT date, payload FROM donation
                    WHERE event = :event AND epoch >= \(Self.epoch("'event:' || :event"))
                    ORDER BY date DESC, version DESC, sequence DESC LIMIT :limit
                    """,
                arguments: ["event": id, "limit": limit.maximumCount]
            ).reversed().map {
                StoredDonation(date: Date(timeIntervalSince1970: $0["date"]), payload: $0["payload"])
            }
        }
    }

    /// Carries out the changes in one transaction.
    public func commit(_ changes: [StoreChange]) throws {
        guard !changes.isEmpty else { return }
        do {
            try queue.inTransactionReturning { database in
                for change in changes { try apply(change, in: database) }
            }
        } catch {
            throw TipStoreError.unavailable(file, error)
        }
    }

    /// Closes the file; later calls throw.
    public func close() throws {
        do { try queue.close() } catch { throw TipStoreError.unavailable(file, error) }
    }

    private func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        do {
            return try queue.read(body)
        } catch {
            throw TipStoreError.unavailable(file, error)
        }
    }

    /// SQL for the version of the latest reset of everything.
    static let globalEpoch = "(SELECT coalesce(max(version), 0) FROM reset WHERE scope = '')"

    /// SQL for the version of the latest reset of a scope, its own or everything's.
    static func epoch(_ scope: String) -> String {
        "(SELECT coalesce(max(version), 0) FROM reset WHERE scope IN ('', \(scope)))"
    }
}

extension DatabaseQueue {
    /// Runs a write transaction, taking the lock at its start so that another process can't come between.
    func inTransactionReturning<Value>(_ body: (Database) throws -> Value) throws -> Value {
        var result: Value?
        try writeWithoutTransaction { database in
            try database.inTransaction(.immediate) {
                result = try body(database)
                return .commit
            }
        }
        guard let result else {
            throw DatabaseError(resultCode: .SQLITE_ABORT, message: "the transaction was rolled back")
        }
        return result
    }
}
