import Foundation
import GRDB
import Synchronization
import TipKitEngine

extension StoreHost {
    /// How many times a call is attempted if the file is damaged, deleted or replaced each time.
    private static let attempts = 4
    /// Runs a closure on the open file, and runs it again after the file was repaired or recreated.
    ///
    /// - Parameter reopening: Whether to reopen a deleted or replaced file instead of throwing an error.
    func withRepairs<Value>(
        reopening: Bool = true,
        _ body: (StoreConnection, Deadline) throws -> Value
    ) throws -> Value {
        let deadline = Deadline()
        var last: any Error = StoreFileReplaced()
        for _ in 0..<Self.attempts {
            let present = try open()
            do {
                guard present.isUnchanged(at: file) else { throw StoreFileReplaced() }
                return try body(present, deadline)
            } catch let error as ReadClosureError {
                throw error.error
            } catch is StoreFileReplaced where reopening {
                try reopen(present, deadline)
            } catch  where !isReading && error.isDamage(of: file) {
                last = error
                try replace(present) { try file.recover(from: present, deadline) }
            } catch let error as TipStoreError {
                throw error
            } catch {
                throw TipStoreError.unavailable(file.file, error)
            }
        }
        throw TipStoreError.unavailable(file.file, last)
    }

    /// Returns the open file.
    func open() throws -> StoreConnection {
        let (connection, isClosed) = state.withLock { ($0.connection, $0.isClosed) }
        if isClosed { throw TipStoreError.unavailable(file.file, StoreClosed()) }
        return connection
    }

    /// Reopens the file at the store's path after the open file was deleted or replaced.
    func reopen(_ present: StoreConnection, _ deadline: Deadline) throws {
        try replace(present) { isReading ? try file.openForReading() : try file.reopen(present, deadline) }
    }

    /// Replaces the connection to the open file, unless another call has already done so; other calls that need the
    /// file wait until then.
    private func replace(_ present: StoreConnection, with next: () throws -> StoreConnection) throws {
        let isAnother = try deferringLog {
            try state.withLock { state in
                guard state.connection === present, !state.isClosed else { return false }
                let next = try next()
                guard next !== present else { return false }
                state.connection = next
                return true
            }
        }
        guard isAnother else { return }
        signal.renew()
        // Check for commits, because the new file may have rows of which the watchers haven't been notified.
        scheduleCheck()
    }

    /// Notifies other stores and processes of a commit, after making sure that the commit is in the file at the store's
    /// path.
    func finishCommit(
        _ changes: [StoreChange],
        of person: PersonID,
        _ done: CommitRequest.Outcome,
        by watch: UInt64?,
        in connection: StoreConnection
    ) {
        if !connection.isUnchanged(at: file) {
            do {
                try reopen(connection, Deadline())
            } catch {
                logWarning(
                    "The datastore was deleted or replaced during a commit and can't be reopened yet: \(error)"
                )
            }
        }
        if changes.contains(where: { $0.key != nil }) {
            let count = keyCommits.add(1, ordering: .relaxed).newValue
            if count.isMultiple(of: DoneRow.insertionsPerSweep) {
                // Each commit may be the one that sweeps, so a person with many keys is trimmed soon.
                trimKeys(of: person)
                sweep()
            }
        }
        guard changes.contains(where: \.isNumbered) else { return }
        let position = done.commit.update.position
        state.withLock { state in
            state.watched[person]?.seen = position
            if done.hasDeleted { state.isCheckpointDue = true }
        }
        signal.send()
        notify(watchersOf: person, except: watch)
        if changes.contains(where: \.isReset) { sweep() }
    }
}
