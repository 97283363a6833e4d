import Foundation
import Synchronization
import TipKitEngine

extension StoreHost {
    /// How long the store waits before it recreates a deleted file, so that a folder can be deleted without
    /// interference.
    private static let recreationDelay = DispatchTimeInterval.milliseconds(200)

    /// Schedules a background check for commits by other processes, unless a check is already scheduled.
    func scheduleCheck() {
        guard !isCheckScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
        background.async { [weak self] in
            guard let self else { return }
            isCheckScheduled.store(false, ordering: .sequentiallyConsistent)
            checkForCommits()
        }
    }

    /// Notifies the watchers if another store or process has committed since the last check.
    private func checkForCommits() {
        guard let present = state.withLock({ $0.isClosed ? nil : $0.connection }) else { return }
        guard present.isUnchanged(at: file) else {
            background.asyncAfter(deadline: .now() + Self.recreationDelay) { [weak self] in self?.notifyOfCommits() }
            return
        }
        notifyOfCommits()
    }

    private func notifyOfCommits() {
        do {
            let changed = try withRepairs { connection, deadline in
                if let changed = try connection.changedPositions(deadline) { return changed }
                return try connection.positions(of: state.withLock { Array($0.watched.keys) }, deadline)
            }
            let watchers = state.withLock { state in
                state.isWatchFailing = false
                var watchers: [@Sendable () -> Void] = []
                for (person, position) in changed where state.watched[person].map({ $0.seen != position }) ?? false {
                    state.watched[person]?.seen = position
                    watchers += state.watched[person]?.watchers.values.map(\.self) ?? []
                }
                return watchers
            }
            for onChange in watchers { onChange() }
        } catch {
            let isFirst = state.withLock { state in
                defer { state.isWatchFailing = true }
                return !state.isClosed && !state.isWatchFailing
            }
            if isFirst {
                logWarning("The datastore can't be checked for other processes' changes: \(error.localizedDescription)")
            }
        }
    }

    /// Deletes rows made obsolete by resets, in the background; reads ignore these rows in any case.
    func sweep() {
        sweeping.enter()
        continueSweep(after: .zero)
    }

    private func continueSweep(after pause: Duration) {
        let pause = DispatchTimeInterval.nanoseconds(Int(pause / .nanoseconds(1)))
        background.asyncAfter(deadline: .now() + pause) { [weak self, sweeping] in
            do {
                guard let self else { return sweeping.leave() }
                guard let took = try sweepOnce() else {
                    // Empty the write-ahead log, which still holds the deleted rows.
                    try flush()
                    return sweeping.leave()
                }
                // Leave other writers as much time as this transaction took.
                continueSweep(after: max(took, .milliseconds(5)))
            } catch {
                if let self, !state.withLock({ $0.isClosed }) {
                    logNotice(
                        """
                        Erased tip data can't be deleted from the disk until the datastore is reopened: \
                        \(error.localizedDescription)
                        """
                    )
                }
                sweeping.leave()
            }
        }
    }

    /// Deletes the oldest keys of a person who has too many, in the background.
    func trimKeys(of person: PersonID) {
        sweeping.enter()
        background.async { [weak self, sweeping] in
            defer { sweeping.leave() }
            do {
                guard let self else { return }
                while try trimKeysOnce(of: person) {}
            } catch {
                // They are deleted after the person's next commits.
            }
        }
    }

    private func trimKeysOnce(of person: PersonID) throws -> Bool {
        let present = try open()
        guard present.isUnchanged(at: file) else { return false }
        return try present.write(Deadline()) { database in
            guard let key = try PersonState.read(person, in: database)?.key else { return false }
            return try StoreSweeper(database: database).trimDone(of: key)
        }
    }

    /// Deletes some of the obsolete rows.
    ///
    /// - Returns: How long the deletion took; `nil` if no rows are left to delete.
    func sweepOnce() throws -> Duration? {
        let present = try open()
        let deadline = Deadline()
        guard present.isUnchanged(at: file),
            try present.read(deadline, { try StoreSweeper(database: $0).isNeeded })
        else { return nil }
        let start = ContinuousClock.now
        state.withLock { $0.isCheckpointDue = true }
        guard try present.write(deadline, { try StoreSweeper(database: $0).sweep() }) else { return nil }
        return start.duration(to: .now)
    }
}
