public import Foundation
import GRDB
import Synchronization
public import TipKitEngine

/// The datastore on disk: one SQLite file, `.tipkit/tips-store.db` in a directory.
///
/// What is committed survives the death of the process. Several processes may share a directory; they are one replica.
/// A damaged file is set aside when the damage shows, what can be read of it is kept, and the log says so.
public final class SQLiteTipStore: TipStore {
    private let file: StoreFile
    private let connection: Mutex<StoreConnection>
    /// Read and written within the database's transactions alone, so that it is never behind them.
    private let memory = Mutex(StoreMemory())
    private let signal: any CommitSignal
    /// The `data_version` that was read before anything else, and at the last look.
    private let known: Mutex<Int>

    /// Opens the datastore of a directory, or makes it.
    ///
    /// - Parameter directory: The directory that holds, or will hold, the `.tipkit` folder; made if it is missing.
    /// - Throws: `TipStoreError` if the directory can't be written, or a newer release wrote the store.
    public init(directory: URL) throws {
        file = StoreFile(directory: directory)
        let opened = try file.open()
        connection = Mutex(opened)
        known = Mutex(try Self.dataVersion(of: opened.queue))
        signal = commitSignal(for: file)
        // A process that died after a reset may have left rows that count no more.
        if try read({ try StoreReader(database: $0).isUnswept(replica: opened.replica) }) { sweep() }
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

    /// Says what a centre needs to start.
    public func open() throws -> StoreHeader {
        try perform { connection in
            try connection.queue.inOneRead { database in
                let header = try StoreReader(database: database).header(replica: connection.replica)
                memory.withLock { $0 = $0.valid(at: header.latestVersion.rawValue) }
                return header
            }
        }
    }

    /// The record of a tip: the join of all replicas' rows in its present epoch.
    public func record(ofTip id: String) throws -> TipRecord? {
        try perform { try $0.queue.inOneRead { try StoreReader(database: $0).record(ofTip: id) } }
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
        try perform { connection in
            try connection.queue.inOneRead {
                try StoreReader(database: $0).donations(ofEvent: id, after: date, maximumCount: maximumCount)
            }
        }
    }

    /// True: other processes may open the directory.
    public var keepsNotes: Bool { true }

    /// What was last written down about each tip by any process that shares the directory.
    public func notes() throws -> [TipNote] {
        try perform { connection in
            try connection.queue.unsafeRead { try StoreReader(database: $0).notes(replica: connection.replica) }
        }
    }

    /// Carries out the changes in one transaction.
    public func commit(_ changes: [StoreChange]) throws {
        guard !changes.isEmpty else { return }
        try perform { connection in
            do {
                try connection.queue.inImmediateTransaction { database in
                    let known = memory.withLock { $0 }
                    var writer = try StoreWriter(database, replica: connection.replica, memory: known)
                    for change in changes { try writer.apply(change) }
                    try writer.finish()
                    memory.withLock { $0 = writer.memory }
                }
            } catch {
                // What the transaction would have made true may be remembered already.
                memory.withLock { $0 = StoreMemory() }
                throw error
            }
        }
        // Notes change nothing that others decide by.
        if !changes.allSatisfy(\.isNote) { signal.send() }
        if changes.contains(where: \.isReset) { sweep() }
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
        signal.watch(look)
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
        let version = try perform { try Self.dataVersion(of: $0.queue) }
        return known.withLock { known in
            defer { known = version }
            return known != version
        }
    }

    /// A number that changes with every commit of another connection.
    private static func dataVersion(of queue: DatabaseQueue) throws -> Int {
        try queue.unsafeRead { try Int.fetchOne($0.cachedStatement(sql: "PRAGMA data_version")) ?? 0 }
    }

    /// Deletes the rows that a reset has put out of account; they count no more, whether that succeeds or not.
    private func sweep() {
        do {
            while try perform({ connection in
                try connection.queue.inImmediateTransaction {
                    try StoreSweeper(database: $0, replica: connection.replica).sweep()
                }
            }) {}
        } catch {
            logWarning("What a reset has forgotten is deleted at the next opening: \(error.localizedDescription)")
        }
    }

    private func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try perform { try $0.queue.unsafeRead(body) }
    }

    /// Runs a closure on the database; if that turns out to be damaged, again on what could be kept of it.
    private func perform<Value>(_ body: (StoreConnection) throws -> Value) throws -> Value {
        let present = connection.withLock { $0 }
        do {
            return try body(present)
        } catch let error as DatabaseError where error.isDamage {
            try recover(from: present)
        } catch {
            throw TipStoreError.unavailable(file.file, error)
        }
        do {
            return try body(connection.withLock { $0 })
        } catch {
            throw TipStoreError.unavailable(file.file, error)
        }
    }

    /// Sets a damaged file aside and goes on with what could be read of it, unless that has happened meanwhile.
    private func recover(from damaged: StoreConnection) throws {
        try connection.withLock { connection in
            guard connection.queue === damaged.queue else { return }
            do { try damaged.queue.close() } catch { throw TipStoreError.unavailable(file.file, error) }
            connection = try file.recover(from: damaged.inode)
            memory.withLock { $0 = StoreMemory() }
        }
    }
}

extension StoreChange {
    fileprivate var isNote: Bool {
        if case .noted = self { true } else { false }
    }

    /// Whether rows are out of account after the change.
    fileprivate var isReset: Bool {
        switch self {
        case .donationsDeleted, .tipReset, .allReset: true
        default: false
        }
    }
}

extension DatabaseQueue {
    /// Runs several reads that see one state of the file.
    func inOneRead<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try unsafeRead { try $0.inTransaction(beginning: "BEGIN DEFERRED TRANSACTION", body) }
    }

    /// Runs a write transaction, taking the lock at its start so that another process can't come between.
    func inImmediateTransaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try writeWithoutTransaction { try $0.inTransaction(beginning: "BEGIN IMMEDIATE TRANSACTION", body) }
    }
}

extension Database {
    /// Runs a transaction by statements that are prepared once, which GRDB's own prepares anew each time.
    fileprivate func inTransaction<Value>(beginning: String, _ body: (Database) throws -> Value) throws -> Value {
        try cachedStatement(sql: beginning).execute()
        do {
            let result = try body(self)
            try cachedStatement(sql: "COMMIT TRANSACTION").execute()
            return result
        } catch {
            if isInsideTransaction { try rollback() }
            throw error
        }
    }
}
