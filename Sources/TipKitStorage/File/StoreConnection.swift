import GRDB
import Synchronization
import TipKitEngine

/// An open file: the database, whose rows are written in a replica's name.
final class StoreConnection: Sendable {
    let queue: DatabaseQueue
    let replica: String
    private let file: StoreFile
    /// The file that was opened, whatever stands at its path by now.
    let identity: FileIdentity?
    /// The side files that were opened with it.
    let sideFiles: [FileIdentity?]
    /// Read within the database's transactions, and written once one is committed, before the next begins.
    private let memory = Mutex(StoreMemory())

    /// Makes a connection of a database that was read already, so that all its files stand.
    init(
        _ queue: DatabaseQueue,
        of file: StoreFile,
        replica: String,
        identity: FileIdentity?,
        sideFiles: [FileIdentity?]
    ) {
        self.queue = queue
        self.file = file
        self.replica = replica
        self.identity = identity
        self.sideFiles = sideFiles
    }

    /// Whether the files that were opened stand at their places still.
    func stands(at file: StoreFile) -> Bool {
        identity == file.identity && sideFiles == file.sideIdentities
    }

    /// Reads one state of the file.
    func read<Value>(_ deadline: Deadline, _ body: (Database, StoreState) throws -> Value) throws -> Value {
        try queue.transaction("BEGIN DEFERRED TRANSACTION", deadline, first: state, body)
    }

    /// Runs a write transaction, which nobody else's comes between.
    func write<Value>(_ deadline: Deadline, _ body: (Database, StoreState) throws -> Value) throws -> Value {
        try queue.transaction(Self.writing, deadline, first: state, body)
    }

    /// Makes changes in one transaction.
    ///
    /// - Returns: What was done, and the position before.
    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        _ deadline: Deadline
    ) throws -> (commit: StoreCommit, before: StorePosition) {
        let done = try queue.transaction(Self.writing, deadline, first: state) { database, state in
            let known = memory.withLock { $0 }
            var writer = StoreWriter(database, replica: replica, state: state, memory: known)
            let commit = try writer.commit(changes, after: position)
            return (commit: commit, before: state.position, memory: writer.memory)
        } committed: { done in
            memory.withLock { $0 = done.memory }
        }
        return (done.commit, done.before)
    }

    /// What begins a transaction that others' writing waits for.
    private static let writing = "BEGIN IMMEDIATE TRANSACTION"

    private func state(_ database: Database) throws -> StoreState {
        // A newer release may have opened the file meanwhile, and changed its shape.
        if try StoreSchema.version(of: database) != StoreSchema.version {
            _ = try StoreSchema.check(database, of: file)
        }
        let state = try StoreState(database)
        guard state.seal == nil else { throw StoreMoved() }
        return state
    }
}

extension DatabaseQueue {
    /// Runs a write transaction on a file whose state doesn't matter.
    func immediately<Value>(_ deadline: Deadline, _ body: (Database) throws -> Value) throws -> Value {
        try transaction("BEGIN IMMEDIATE TRANSACTION", deadline, first: { _ in }) { database, _ in try body(database) }
    }

    /// Runs a transaction as soon as no other process holds the file, while which nobody in this one waits for it.
    ///
    /// - Parameters:
    ///   - first: What is read first, after which the transaction sees one state of the file.
    ///   - committed: Called with what the transaction gave once it is committed, before another begins.
    fileprivate func transaction<First, Value>(
        _ beginning: String,
        _ deadline: Deadline,
        first: (Database) throws -> First,
        _ body: (Database, First) throws -> Value,
        committed: (Value) -> Void = { _ in }
    ) throws -> Value {
        let result: Result<Value, any Error>? = try deadline.wait {
            writeWithoutTransaction { database in
                let start = Result {
                    try database.run(beginning)
                    return try first(database)
                }
                let result = start.flatMap { start in
                    Result {
                        let value = try body(database, start)
                        try database.run("COMMIT TRANSACTION")
                        return value
                    }
                }
                if case .success(let value) = result {
                    committed(value)
                    return result
                }
                database.abandonTransaction()
                if case .failure(let error) = start, error.isBusy { return nil }
                return result
            }
        }
        guard let result else {
            throw DatabaseError(resultCode: .SQLITE_BUSY, message: "another process holds the file")
        }
        return try result.get()
    }
}

extension Database {
    /// Ends a transaction that has failed, unless that has ended it.
    fileprivate func abandonTransaction() {
        guard isInsideTransaction else { return }
        do {
            try rollback()
        } catch {
            // SQLite leaves the transaction in any case; what has failed first is what is thrown.
        }
    }
}
