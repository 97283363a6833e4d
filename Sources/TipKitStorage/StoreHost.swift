import Foundation
import GRDB
import Synchronization
import TipExit
import TipKitEngine

/// The open file of a datastore, which the stores of all its persons share.
final class StoreHost: Sendable {
    struct State {
        var connection: StoreConnection
        var watched: [PersonID: WatchedPerson] = [:]
        var isClosed = false
        /// Whether the last check for other processes' commits failed; only the first of consecutive failures is
        /// logged.
        var isWatchFailing = false
        /// Whether anything was deleted since the write-ahead log was last emptied.
        var isCheckpointDue = false
    }

    /// A person whose commits are watched.
    struct WatchedPerson: Sendable {
        /// The latest position of which the watchers were notified.
        var seen = StorePosition.unknown
        /// The watchers to notify of commits, by number.
        var watchers: [UInt64: @Sendable () -> Void] = [:]
    }

    let file: StoreFile
    /// Whether the file is open for reading only, so that nothing is created, repaired or changed.
    let isReading: Bool
    /// Whether nothing is done in the background, because the process ends soon.
    let isBrief: Bool
    /// How many outcomes are kept until they were handed on; `nil` if none are.
    let mostOutcomes: Int?
    private let watchDelay: DispatchTimeInterval
    let state: Mutex<State>
    let signal: any CommitSignal
    /// The queue for work in the background.
    let background = DispatchQueue(label: "OpenTipKit store", qos: .utility)
    /// How many commits of changes with keys this process has made.
    let keyCommits = Atomic(0)
    /// Whether a check for other processes' commits is scheduled in the background.
    let isCheckScheduled = Atomic(false)
    /// Held while the write-ahead log is emptied.
    private let checkpointLock = Mutex<Void>(())
    /// Entered while rows made obsolete by resets are deleted.
    let sweeping = DispatchGroup()

    /// Opens a datastore, creating it if it is missing.
    ///
    /// - Parameters:
    ///   - watchDelay: How long to wait, after the first watch begins, before asking the system to report
    ///   changes of the file. Ending these reports takes the kernel up to 15 ms, a cost that a tool avoids if it exits
    ///   before the delay is over.
    ///   - isBrief: Whether nothing is done in the background, because the process ends soon. Rows that another process
    ///   has left obsolete then stay on the disk until a longer process opens the file.
    init(
        directory: URL,
        watchDelay: DispatchTimeInterval = .milliseconds(100),
        isBrief: Bool = false,
        mostOutcomes: Int? = nil
    ) throws {
        file = StoreFile(directory: directory)
        self.mostOutcomes = mostOutcomes
        isReading = false
        self.isBrief = isBrief
        self.watchDelay = watchDelay
        let deadline = Deadline()
        do {
            let opened = try file.retryingAfterDeletions(deadline) { [file] in try file.open(deadline) }
            state = Mutex(State(connection: opened))
        } catch let error as TipStoreError {
            throw error
        } catch {
            throw TipStoreError.unwritable(directory, error)
        }
        signal = commitSignal(for: file)
        ExitActions.shared.add(self, at: .files) { host in
            let (open, isDue) = host.state.withLock { ($0.isClosed ? nil : $0.connection, $0.isCheckpointDue) }
            guard let connection = open else { return }
            if isDue || !host.isBrief { host.flushOrLog() }
            connection.checkpointBeforeExit()
        }
        // Delete obsolete rows that a process may have left when it died after a reset.
        if !isBrief { sweep() }
    }

    /// Opens a datastore for reading only.
    init(reading directory: URL) throws {
        file = StoreFile(directory: directory)
        isReading = true
        isBrief = false
        mostOutcomes = nil
        watchDelay = .noDelay
        do {
            state = Mutex(State(connection: try file.openForReading()))
        } catch let error as TipStoreError {
            throw error
        } catch {
            throw TipStoreError.unavailable(file.file, error)
        }
        // Poll for changes, because the system's signal would need to write a lock file.
        signal = PollingSignal()
    }

    deinit {
        if !state.withLock({ $0.isClosed }) { flushOrLog() }
        ExitActions.shared.remove(ObjectIdentifier(self))
    }

    /// The database behind the store.
    var queue: DatabaseQueue { state.withLock { $0.connection.queue } }

    /// Runs a closure on a consistent snapshot of a person's rows, and runs it again if the file had to be repaired.
    func read<Result>(_ person: PersonID, _ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        try checkNotReading()
        return try withRepairs { connection, deadline in
            try connection.read(deadline) { database in
                let state = try PersonState.read(person, in: database) ?? .none
                // Only a file that may not be written can still have an earlier version.
                let schema = isReading ? try StoreSchema.version(of: database) : StoreSchema.version
                let snapshot = SQLiteSnapshot(database, state, replica: connection.replica, schema: schema, file: file)
                defer { snapshot.end() }
                do {
                    return try Self.$reading.withValue(ObjectIdentifier(self)) { try body(snapshot) }
                } catch {
                    throw snapshot.failure ?? ReadClosureError(error: error)
                }
            }
        }
    }

    /// Makes a person's changes in one transaction, checking each change against the rows that all processes have
    /// stored so far.
    func commit(
        _ changes: [StoreChange],
        of person: PersonID,
        after position: StorePosition?,
        by watch: UInt64?
    ) throws -> StoreCommit {
        if isReading { throw TipStoreError.unavailable(file.file, StoreReadOnly()) }
        try checkNotReading()
        // Notes are committed in the background, and a commit of notes mustn't recreate a folder that a user has
        // deleted.
        let isNotes = changes.allSatisfy(\.isNote)
        let (connection, commit) = try withRepairs(reopening: !isNotes) { connection, deadline in
            let request = CommitRequest(changes, of: person, after: position, keepingOutcomes: mostOutcomes)
            return (connection, try connection.commit(request, deadline))
        }
        if !isNotes { finishCommit(changes, of: person, commit, by: watch, in: connection) }
        return commit.commit
    }

    /// Returns the ids, in order, of the persons for whom anything is stored, except the device's own person.
    func persons() throws -> [String] {
        try withRepairs { connection, deadline in
            try connection.read(deadline) { database in
                var persons: [String] = []
                try database.rows("SELECT id FROM person WHERE id != '' ORDER BY id") { row in
                    if case .string(let id) = row.value(0) { persons.append(id) }
                }
                return persons
            }
        }
    }

    /// Erases a person's rows: readers no longer see them afterwards, and they are soon deleted from the disk.
    func erase(_ person: PersonID) throws {
        if isReading { throw TipStoreError.unavailable(file.file, StoreReadOnly()) }
        try withRepairs { connection, deadline in
            try connection.write(deadline) { try PersonState.erase(person, in: $0) }
        }
        signal.send()
        notify(watchersOf: person)
        sweep()
    }

    /// Deletes all obsolete rows, and empties the write-ahead log, which may still hold deleted rows.
    func flush() throws {
        if isReading { return }
        try checkNotReading()
        do {
            while try sweepOnce() != nil {}
            // Hold a lock, so that an exit handler that calls this method waits while another thread is emptying the
            // log.
            try checkpointLock.withLock { _ in
                let isDue = state.withLock { state in
                    defer { state.isCheckpointDue = false }
                    return state.isCheckpointDue
                }
                guard isDue else { return }
                var isEmptied = false
                defer { if !isEmptied { state.withLock { $0.isCheckpointDue = true } } }
                // While another store reads the file, in this or another process, the log can't be emptied.
                isEmptied =
                    try Deadline().wait {
                        let present = try open()
                        // A deleted file's log is deleted with it.
                        guard present.isUnchanged(at: file), let checkpointer = present.checkpointer else {
                            return true
                        }
                        return try checkpointer.empty(present.queue) ? true : nil
                    } ?? false
            }
        } catch let error as TipStoreError {
            throw error
        } catch {
            throw TipStoreError.unavailable(file.file, error)
        }
    }

    /// Flushes the store, and logs an error instead of throwing it.
    func flushOrLog() {
        do { try flush() } catch {
            logNotice(
                """
                Erased tip data can't be deleted from the disk until the datastore is reopened: \
                \(error.localizedDescription)
                """
            )
        }
    }

    /// The store that the current task is reading.
    @TaskLocal private static var reading: ObjectIdentifier?

    /// Throws if the store is called from within one of its own reads, which would deadlock.
    private func checkNotReading() throws {
        guard Self.reading == ObjectIdentifier(self) else { return }
        throw TipStoreError.unavailable(file.file, StoreBeingRead())
    }

    /// Closes the file after deleting erased data from the disk; later calls throw.
    func close() throws {
        if !state.withLock({ $0.isClosed }) { flushOrLog() }
        let (connection, watched) = state.withLock { state -> (StoreConnection?, [PersonID: WatchedPerson]) in
            defer { (state.isClosed, state.watched) = (true, [:]) }
            return (state.isClosed ? nil : state.connection, state.watched)
        }
        // Release the watchers after the lock is released, because what they hold may end other watches.
        withExtendedLifetime(watched) {}
        signal.stop()
        do { try connection?.queue.close() } catch { throw TipStoreError.unavailable(file.file, error) }
    }
}

// MARK: Watching

extension StoreHost {
    /// Calls a closure after each commit of a person's changes, except commits whose callers pass the watch with the
    /// returned number.
    func watch(_ person: PersonID, _ onChange: @escaping @Sendable () -> Void) throws -> UInt64 {
        _ = try open()
        let number = StoreWatch.nextNumber()
        let isFirst = state.withLock { state in
            let isFirst = state.watched.isEmpty
            // The current position isn't known yet, so the first check for commits may notify the watcher needlessly.
            state.watched[person, default: WatchedPerson()].watchers[number] = onChange
            return isFirst
        }
        guard isFirst else { return number }
        if watchDelay == .noDelay {
            follow()
        } else {
            background.asyncAfter(deadline: .now() + watchDelay) { [weak self] in self?.follow() }
        }
        return number
    }

    /// Starts following the commits of other processes.
    private func follow() {
        guard state.withLock({ !$0.watched.isEmpty && !$0.isClosed }) else { return }
        signal.watch { [weak self] in self?.scheduleCheck() }
        // Check for commits now, because the signal hasn't reported other processes' commits since the first watch
        // began.
        scheduleCheck()
    }

    /// Ends a watch on a person.
    func endWatch(_ number: UInt64, of person: PersonID) {
        let (onChange, isLast) = state.withLock { state -> ((@Sendable () -> Void)?, Bool) in
            guard let onChange = state.watched[person]?.watchers.removeValue(forKey: number) else {
                return (nil, false)
            }
            if state.watched[person]?.watchers.isEmpty == true { state.watched[person] = nil }
            return (onChange, state.watched.isEmpty)
        }
        // Release the closure after the lock is released, because what it holds may end other watches.
        withExtendedLifetime(onChange) {}
        if isLast { signal.stop() }
    }

    /// Notifies the watchers of a person, in the background.
    func notify(watchersOf person: PersonID, except watch: UInt64? = nil) {
        let isHeard = state.withLock { $0.watched[person]?.watchers.keys.contains { $0 != watch } ?? false }
        guard isHeard else { return }
        background.async { [weak self] in
            let watchers = self?.state.withLock { $0.watched[person]?.watchers.filter { $0.key != watch } }
            for onChange in (watchers ?? [:]).values { onChange() }
        }
    }
}

extension DispatchTimeInterval {
    static let noDelay = DispatchTimeInterval.nanoseconds(0)
}
