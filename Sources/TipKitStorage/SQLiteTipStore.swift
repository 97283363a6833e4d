public import Foundation
import GRDB
import Synchronization
public import TipKitEngine

/// The datastore on disk: one SQLite file, `.tipkit/tips-store.db` in a directory.
///
/// What is committed survives the death of the process. Several processes may share a directory; they are one replica.
/// A damaged file is set aside when the damage shows, what can be read of it is kept, and the log says so.
public final class SQLiteTipStore: TipStore {
    private struct Connection {
        var queue: DatabaseQueue
        var replica: String
        var memory = StoreMemory()
    }

    private let file: StoreFile
    private let connection: Mutex<Connection>
    private let signal: any CommitSignal
    /// The `data_version` that was read before anything else, and at the last look.
    private let known: Mutex<Int>

    /// Opens the datastore of a directory, or makes it.
    ///
    /// - Parameter directory: The directory that holds, or will hold, the `.tipkit` folder; made if it is missing.
    /// - Throws: `TipStoreError` if the directory can't be written, or a newer release wrote the store.
    public init(directory: URL) throws {
        file = StoreFile(directory: directory)
        let (queue, replica) = try file.open()
        connection = Mutex(Connection(queue: queue, replica: replica))
        known = Mutex(try Self.dataVersion(of: queue))
        signal = commitSignal(for: file)
        // A process that died after a reset may have left rows that count no more.
        if try read({ try StoreReader(database: $0).isUnswept(replica: replica) }) { try sweep() }
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

    /// The database behind the store.
    var queue: DatabaseQueue { connection.withLock { $0.queue } }

    private var replica: String { connection.withLock { $0.replica } }

    /// Says what a centre needs to start.
    public func open() throws -> StoreHeader {
        let replica = replica
        let header = try read { try StoreReader(database: $0).header(replica: replica) }
        connection.withLock { connection in
            let version = header.latestVersion.rawValue
            if version > connection.memory.version { connection.memory = StoreMemory(version: version) }
        }
        return header
    }

    /// The record of a tip: the join of all replicas' rows in its present epoch.
    public func record(ofTip id: String) throws -> TipRecord? {
        try read { try StoreReader(database: $0).record(ofTip: id) }
    }

    /// The value of a parameter: the latest that any replica set since the last reset.
    public func parameter(_ id: String) throws -> StoredParameter? {
        try read { try StoreReader(database: $0).parameter(id) }
    }

    /// How many donations an event has: all replicas' tallies together.
    public func tally(ofEvent id: String) throws -> Int {
        try read { try StoreReader(database: $0).tally(ofEvent: id) }
    }

    /// The newest donations of an event later than a moment, oldest first: the union of all replicas'.
    public func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        try read { try StoreReader(database: $0).donations(ofEvent: id, after: date, maximumCount: maximumCount) }
    }

    /// Carries out the changes in one transaction.
    public func commit(_ changes: [StoreChange]) throws {
        guard !changes.isEmpty else { return }
        let (replica, memory) = connection.withLock { ($0.replica, $0.memory) }
        let writer = try perform { queue in
            try queue.inImmediateTransaction { database in
                var writer = try StoreWriter(database, replica: replica, memory: memory)
                for change in changes { try writer.apply(change) }
                try writer.finish()
                return writer
            }
        }
        connection.withLock { connection in
            if writer.memory.version > connection.memory.version { connection.memory = writer.memory }
        }
        signal.send()
        if changes.contains(where: \.isReset) { try sweep() }
    }

    /// Calls a closure whenever another process, or another store of this one, has committed to the file.
    public func watch(_ onChange: @escaping @Sendable () -> Void) throws {
        let look = { @Sendable [weak self] in
            guard let self else { return }
            do {
                if try seesForeignCommit() { onChange() }
            } catch {
                logWarning("The datastore can't be watched any more: \(error.localizedDescription)")
            }
        }
        try signal.watch(look)
        // What was committed between opening and now was told to nobody.
        look()
    }

    /// Closes the file; later calls throw.
    public func close() throws {
        signal.stop()
        do { try queue.close() } catch { throw TipStoreError.unavailable(file.file, error) }
    }

    /// Whether another connection has committed since the last look.
    private func seesForeignCommit() throws -> Bool {
        let version = try perform { try Self.dataVersion(of: $0) }
        return known.withLock { known in
            defer { known = version }
            return known != version
        }
    }

    /// A number that changes with every commit of another connection.
    private static func dataVersion(of queue: DatabaseQueue) throws -> Int {
        try queue.unsafeRead { try Int.fetchOne($0.cachedStatement(sql: "PRAGMA data_version")) ?? 0 }
    }

    /// Deletes the rows that a reset has put out of account.
    private func sweep() throws {
        let replica = replica
        while try perform({ queue in
            try queue.inImmediateTransaction { try StoreSweeper(database: $0, replica: replica).sweep() }
        }) {}
    }

    private func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try perform { try $0.unsafeRead(body) }
    }

    /// Runs a closure on the database; if that turns out to be damaged, again on what could be kept of it.
    private func perform<Value>(_ body: (DatabaseQueue) throws -> Value) throws -> Value {
        let queue = queue
        do {
            return try body(queue)
        } catch let error as DatabaseError where error.isDamage {
            try recover(from: queue)
        } catch {
            throw TipStoreError.unavailable(file.file, error)
        }
        do { return try body(self.queue) } catch { throw TipStoreError.unavailable(file.file, error) }
    }

    /// Sets a damaged file aside and goes on with what could be read of it, unless that has happened meanwhile.
    private func recover(from damaged: DatabaseQueue) throws {
        try connection.withLock { connection in
            guard connection.queue === damaged else { return }
            do { try damaged.close() } catch { throw TipStoreError.unavailable(file.file, error) }
            (connection.queue, connection.replica) = try file.recover()
        }
    }
}

extension StoreChange {
    /// Whether rows are out of account after the change.
    fileprivate var isReset: Bool {
        switch self {
        case .donationsDeleted, .tipReset, .allReset: true
        default: false
        }
    }
}

extension DatabaseQueue {
    /// Runs a write transaction, taking the lock at its start so that another process can't come between.
    func inImmediateTransaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try writeWithoutTransaction { database in
            // Statements that are prepared once, which `inTransaction` prepares anew each time.
            try database.cachedStatement(sql: "BEGIN IMMEDIATE TRANSACTION").execute()
            do {
                let result = try body(database)
                try database.cachedStatement(sql: "COMMIT TRANSACTION").execute()
                return result
            } catch {
                if database.isInsideTransaction { try database.rollback() }
                throw error
            }
        }
    }
}
