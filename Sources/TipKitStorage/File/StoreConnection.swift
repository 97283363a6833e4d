import GRDB
import Synchronization
import TipKitEngine

/// An open datastore file, and the replica in whose name its rows are written.
final class StoreConnection: Sendable {
    let queue: DatabaseQueue
    let replica: String
    private let file: StoreFile
    /// The identity of the opened file, even if another file is now at its path.
    let identity: FileIdentity?
    /// The identities of the side files that were opened with the file.
    let sideFiles: [FileIdentity?]
    /// What shortens the write-ahead log; `nil` if the file is open for reading only.
    let checkpointer: Checkpointer?
    /// The cached values of persons' rows, by the persons' keys; read in a transaction, and replaced after the
    /// transaction commits.
    private let memories = Mutex<[Int64: StoreMemory]>([:])
    /// The greatest turn of any person at the last check for other processes' commits; `nil` before the first check.
    private let seenTurn = Mutex<Int64?>(nil)
    /// The commits that wait for the database; the first commit to run includes the other commits in its transaction.
    private let waiting = Mutex<[CommitRequest]>([])

    /// Creates a connection from a database that has been read already, so that all its files exist.
    init(
        _ queue: DatabaseQueue,
        of file: StoreFile,
        replica: String,
        identity: FileIdentity?,
        sideFiles: [FileIdentity?],
        checkpointer: Checkpointer? = nil
    ) {
        self.queue = queue
        self.file = file
        self.replica = replica
        self.identity = identity
        self.sideFiles = sideFiles
        self.checkpointer = checkpointer
    }

    /// Whether the opened files are still at their paths.
    func isUnchanged(at file: StoreFile) -> Bool {
        identity == file.identity && sideFiles == file.sideIdentities
    }

    /// Runs a closure in a read transaction, in which the closure sees a consistent state of the file.
    func read<Value>(_ deadline: Deadline, _ body: (Database) throws -> Value) throws -> Value {
        try queue.transaction("BEGIN DEFERRED TRANSACTION", deadline) { database in
            try check(database)
            return try body(database)
        }
    }

    /// Runs a closure in a write transaction, which excludes all other writers.
    func write<Value>(_ deadline: Deadline, _ body: (Database) throws -> Value) throws -> Value {
        try queue.transaction(Database.writing, deadline) { database in
            try check(database)
            return try body(database)
        }
    }

    /// Reads the positions of the persons whose rows have changed since the last call of this method or of
    /// ``positions(of:_:)``; returns `nil` if it isn't known who has changed.
    func changedPositions(_ deadline: Deadline) throws -> [(PersonID, StorePosition)]? {
        guard let seen = seenTurn.withLock({ $0 }) else { return nil }
        return try readPositions(deadline) { database in
            guard try PersonState.latestErasure(in: database) <= seen else { return nil }
            return try PersonState.positions(changedAfter: seen, in: database)
        }
    }

    /// Reads the positions of the given persons.
    func positions(of persons: [PersonID], _ deadline: Deadline) throws -> [(PersonID, StorePosition)] {
        try readPositions(deadline) { try PersonState.positions(of: persons, in: $0) } ?? []
    }

    private func readPositions(
        _ deadline: Deadline,
        _ body: (Database) throws -> [(PersonID, StorePosition)]?
    ) throws -> [(PersonID, StorePosition)]? {
        let (positions, turn) = try read(deadline) { database in
            let hasTurns = try StoreSchema.version(of: database) >= StoreSchema.firstVersionWithDone
            return (try body(database), hasTurns ? try PersonState.latestTurn(in: database) : nil)
        }
        if positions != nil { seenTurn.withLock { $0 = turn } }
        return positions
    }

    /// Makes a person's changes, in one transaction with other waiting commits.
    func commit(_ request: CommitRequest, _ deadline: Deadline) throws -> CommitRequest.Outcome {
        waiting.withLock { $0.append(request) }
        defer { waiting.withLock { $0.removeAll { $0 === request } } }
        let done: CommitRequest.Outcome? = try deadline.wait {
            try queue.writeWithoutTransaction { database in
                // If another commit included this request in its transaction, nothing is left to do.
                if let done = request.done { return done }
                let others = waiting.withLock { $0.filter { $0 !== request && $0.done == nil } }
                do {
                    try carryOut([request] + others.prefix(Self.mostRequests - 1), in: database)
                } catch  where !others.isEmpty {
                    // Another request may have caused the error, so carry out this request alone.
                    try carryOut([request], in: database)
                }
                return request.done
            }
        }
        guard let done else { throw DatabaseError.busy }
        return done
    }

    /// The maximum number of requests that share a transaction.
    private static let mostRequests = 100

    /// Carries out requests in one transaction; does nothing if another process holds the file.
    private func carryOut(_ requests: [CommitRequest], in database: Database) throws {
        let done = try database.transact(Database.writing) { () -> ([CommitRequest.Outcome], [Int64: StoreMemory]) in
            try check(database)
            var memories = memories.withLock { $0.count < Self.mostRequests ? $0 : [:] }
            return (try requests.map { try $0.carryOut(in: database, replica, &memories) }, memories)
        }
        guard let done else { return }
        memories.withLock { $0 = done.1 }
        for (request, result) in zip(requests, done.0) { request.finish(result) }
        checkpointer?.checkpointSoon(queue)
    }

    /// Empties the write-ahead log unless it is short, before the process exits.
    func checkpointBeforeExit() { checkpointer?.emptyBeforeExit(queue) }

    private func check(_ database: Database) throws {
        // Check the schema again, because a newer release may have changed it since this process opened the file.
        if try StoreSchema.version(of: database) != StoreSchema.version { try StoreSchema.check(database, of: file) }
    }
}

/// A commit that waits for the database.
final class CommitRequest: Sendable {
    struct Outcome: Sendable {
        var commit: StoreCommit
        /// Whether the commit has deleted rows, or has made rows obsolete that will be deleted.
        var hasDeleted: Bool
    }

    private let person: PersonID
    private let changes: [StoreChange]
    private let position: StorePosition?
    /// How many outcomes are kept; `nil` if none are.
    private let mostOutcomes: Int?
    private let result = Mutex<Outcome?>(nil)

    /// The result; `nil` until the transaction is committed.
    var done: Outcome? { result.withLock { $0 } }

    init(
        _ changes: [StoreChange],
        of person: PersonID,
        after position: StorePosition?,
        keepingOutcomes mostOutcomes: Int? = nil
    ) {
        self.person = person
        self.changes = changes
        self.position = position
        self.mostOutcomes = mostOutcomes
    }

    func finish(_ done: Outcome) { result.withLock { $0 = done } }

    /// Makes the changes in the current transaction.
    func carryOut(
        in database: Database,
        _ replica: String,
        _ memories: inout [Int64: StoreMemory]
    ) throws -> Outcome {
        let known = try PersonState.read(person, in: database)
        if known == nil, changes.allSatisfy(\.isNote) {
            // Notes alone don't create a person in the file, because the person may have been erased.
            let update = StoreUpdate(position: PersonState.none.position, version: .zero)
            return Outcome(commit: StoreCommit(update: update), hasDeleted: false)
        }
        if known == nil, !changes.contains(where: \.createsRows) {
            // Nor do changes of what isn't there any more, such as the end of a display.
            let reader = StoreReader(database: database, person: PersonState.none.key)
            let update = try reader.update(since: position, at: .none, replica: replica)
            let overtaken = changes.indices.filter { !changes[$0].isNote }
            let refusals = Dictionary(uniqueKeysWithValues: overtaken.map { ($0, StoreRefusal.overtaken) })
            return Outcome(commit: StoreCommit(update: update, refusals: refusals), hasDeleted: false)
        }
        let state = try known ?? PersonState.create(person, in: database)
        // If the person is new and the caller knows that nothing was stored, return only the caller's own changes.
        let isBeginning = known == nil && position == PersonState.none.position
        var writer = StoreWriter(
            database,
            replica: replica,
            state: state,
            memory: memories[state.key] ?? StoreMemory()
        )
        writer.outcomes = mostOutcomes.map { OutcomeKeeper(most: $0) }
        let commit = try writer.commit(changes, after: isBeginning ? state.position : position)
        memories[state.key] = writer.memory
        return Outcome(commit: commit, hasDeleted: writer.hasDeleted)
    }
}

extension DatabaseError {
    fileprivate static let busy = DatabaseError(resultCode: .SQLITE_BUSY, message: "another process holds the file")
}

extension DatabaseQueue {
    /// Runs a write transaction without checking the schema first.
    func immediately<Value>(_ deadline: Deadline, _ body: (Database) throws -> Value) throws -> Value {
        try transaction(Database.writing, deadline, body)
    }

    /// Runs a transaction as soon as no other process holds the file.
    ///
    /// While this method waits, it doesn't block other threads of this process.
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
    /// SQL that begins a write transaction, which makes other writers wait.
    static let writing = "BEGIN IMMEDIATE TRANSACTION"

    /// Runs a transaction.
    ///
    /// - Returns: The closure's value; `nil` if another process holds the file, and nothing was done.
    func transact<Value>(_ beginning: String, _ body: () throws -> Value) throws -> Value? {
        var hasBegun = false
        do {
            try run(beginning)
            // Read a value, because a deferred transaction begins only with its first read.
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

    /// Rolls back a transaction that failed, unless SQLite has already ended it.
    private func abandonTransaction() {
        guard isInsideTransaction else { return }
        do {
            try rollback()
        } catch {
            // Ignore this error: SQLite ends the transaction in any case, and the caller throws the original error.
        }
    }
}
