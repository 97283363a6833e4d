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
    /// What is open in place of a file that can't be opened where it lies.
    private let copy: TemporaryCopy?
    /// By the keys of persons; read within the database's transactions, and written once one is committed.
    private let memories = Mutex<[Int64: StoreMemory]>([:])
    /// The commits that wait for their turn, of which the first takes the others along.
    private let waiting = Mutex<[CommitRequest]>([])

    /// Makes a connection of a database that was read already, so that all its files stand.
    init(
        _ queue: DatabaseQueue,
        of file: StoreFile,
        replica: String,
        identity: FileIdentity?,
        sideFiles: [FileIdentity?],
        copy: TemporaryCopy? = nil
    ) {
        self.queue = queue
        self.file = file
        self.replica = replica
        self.identity = identity
        self.sideFiles = sideFiles
        self.copy = copy
    }

    /// Whether the files that were opened stand at their places still.
    func stands(at file: StoreFile) -> Bool {
        identity == file.identity && sideFiles == file.sideIdentities
    }

    /// Reads one state of the file.
    func read<Value>(_ deadline: Deadline, _ body: (Database) throws -> Value) throws -> Value {
        try queue.transaction("BEGIN DEFERRED TRANSACTION", deadline) { database in
            try check(database)
            return try body(database)
        }
    }

    /// Runs a write transaction, which nobody else's comes between.
    func write<Value>(_ deadline: Deadline, _ body: (Database) throws -> Value) throws -> Value {
        try queue.transaction(Database.writing, deadline) { database in
            try check(database)
            return try body(database)
        }
    }

    /// Makes a person's changes, in one transaction with those that others ask for meanwhile.
    func commit(_ request: CommitRequest, _ deadline: Deadline) throws -> CommitRequest.Done {
        waiting.withLock { $0.append(request) }
        defer { waiting.withLock { $0.removeAll { $0 === request } } }
        let done: CommitRequest.Done? = try deadline.wait {
            try queue.writeWithoutTransaction { database in
                // The request before has taken this one along.
                if let done = request.done { return done }
                let others = waiting.withLock { $0.filter { $0 !== request && $0.done == nil } }
                do {
                    try carryOut([request] + others.prefix(Self.mostRequests - 1), in: database)
                } catch  where !others.isEmpty {
                    // One of the others may be at fault.
                    try carryOut([request], in: database)
                }
                return request.done
            }
        }
        guard let done else { throw DatabaseError.busy }
        return done
    }

    /// The most requests that share a transaction.
    private static let mostRequests = 100

    /// Carries requests out in one transaction, unless another process holds the file.
    private func carryOut(_ requests: [CommitRequest], in database: Database) throws {
        let done = try database.transact(Database.writing) { () -> ([CommitRequest.Done], [Int64: StoreMemory]) in
            try check(database)
            var memories = memories.withLock { $0.count < Self.mostRequests ? $0 : [:] }
            return (try requests.map { try $0.carryOut(in: database, replica, &memories) }, memories)
        }
        guard let done else { return }
        memories.withLock { $0 = done.1 }
        for (request, result) in zip(requests, done.0) { request.finish(result) }
    }

    private func check(_ database: Database) throws {
        // A newer release may have opened the file meanwhile, and changed its shape.
        if try StoreSchema.version(of: database) != StoreSchema.version { try StoreSchema.check(database, of: file) }
    }
}

/// A commit that waits for its turn.
final class CommitRequest: Sendable {
    struct Done: Sendable {
        var commit: StoreCommit
        /// Whether rows were deleted, or are about to be.
        var hasDeleted: Bool
    }

    private let person: PersonID
    private let changes: [StoreChange]
    private let position: StorePosition?
    private let result = Mutex<Done?>(nil)

    /// What was done, once that is committed.
    var done: Done? { result.withLock { $0 } }

    init(_ changes: [StoreChange], of person: PersonID, after position: StorePosition?) {
        self.person = person
        self.changes = changes
        self.position = position
    }

    func finish(_ done: Done) { result.withLock { $0 = done } }

    /// Makes the changes within a transaction.
    func carryOut(
        in database: Database,
        _ replica: String,
        _ memories: inout [Int64: StoreMemory]
    ) throws -> Done {
        let known = try PersonState.read(person, in: database)
        if known == nil, changes.allSatisfy(\.isNote) {
            // Nothing is known of the person, who may have been erased.
            let update = StoreUpdate(position: PersonState.none.position, version: .zero)
            return Done(commit: StoreCommit(update: update), hasDeleted: false)
        }
        let state = try known ?? PersonState.create(person, in: database)
        // Who knows that nothing is stored knows all there was before.
        let isBeginning = known == nil && position == PersonState.none.position
        var writer = StoreWriter(
            database,
            replica: replica,
            state: state,
            memory: memories[state.key] ?? StoreMemory()
        )
        let commit = try writer.commit(changes, after: isBeginning ? state.position : position)
        memories[state.key] = writer.memory
        return Done(commit: commit, hasDeleted: writer.hasDeleted)
    }
}

extension DatabaseError {
    fileprivate static let busy = DatabaseError(resultCode: .SQLITE_BUSY, message: "another process holds the file")
}

extension DatabaseQueue {
    /// Runs a write transaction on a file whose state doesn't matter.
    func immediately<Value>(_ deadline: Deadline, _ body: (Database) throws -> Value) throws -> Value {
        try transaction(Database.writing, deadline, body)
    }

    /// Runs a transaction as soon as no other process holds the file, while which nobody in this one waits for it.
    fileprivate func transaction<Value>(
        _ beginning: String,
        _ deadline: Deadline,
        _ body: (Database) throws -> Value
    ) throws -> Value {
        let value: Value? = try deadline.wait {
            try writeWithoutTransaction { database in try database.transact(beginning) { try body(database) } }
        }
        guard let value else { throw DatabaseError.busy }
        return value
    }
}

extension Database {
    /// What begins a transaction that others' writing waits for.
    fileprivate static let writing = "BEGIN IMMEDIATE TRANSACTION"

    /// Runs a transaction.
    ///
    /// - Returns: What the closure gave; `nil` if another process holds the file, and nothing was done.
    fileprivate func transact<Value>(_ beginning: String, _ body: () throws -> Value) throws -> Value? {
        var hasBegun = false
        do {
            try run(beginning)
            // A transaction that only reads begins with its first look.
            _ = try first("PRAGMA user_version") { try $0.integer(0) }
            hasBegun = true
            let value = try body()
            try run("COMMIT TRANSACTION")
            return value
        } catch {
            abandonTransaction()
            if !hasBegun, error.isBusy { return nil }
            throw error
        }
    }

    /// Ends a transaction that has failed, unless that has ended it.
    private func abandonTransaction() {
        guard isInsideTransaction else { return }
        do {
            try rollback()
        } catch {
            // SQLite leaves the transaction in any case; what has failed first is what is thrown.
        }
    }
}
