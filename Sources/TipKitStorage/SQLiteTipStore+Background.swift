import Foundation
import Synchronization
import TipKitEngine

extension SQLiteTipStore {
    /// How long after a deletion the file is made anew, so that nobody's deleting of a folder is crossed.
    private static let respite = DispatchTimeInterval.milliseconds(200)

    /// Looks soon, behind the caller's back; several who ask before then are served by one look.
    func lookSoon() {
        guard !isLookDue.exchange(true, ordering: .acquiringAndReleasing) else { return }
        background.async { [weak self] in
            guard let self else { return }
            isLookDue.store(false, ordering: .sequentiallyConsistent)
            look()
        }
    }

    /// Notifies the watchers if anybody else has committed since the last look.
    private func look() {
        guard let present = state.withLock({ $0.isClosed ? nil : $0.connection }) else { return }
        guard present.stands(at: file) else {
            background.asyncAfter(deadline: .now() + Self.respite) { [weak self] in self?.lookAnew() }
            return
        }
        lookAnew()
    }

    private func lookAnew() {
        do {
            let position = try mending { try $0.read($1) { $1.position } }
            let isNew = state.withLock { state in
                state.isWatchFailing = false
                defer { state.seen = position }
                return state.seen != position
            }
            if isNew { notify() }
        } catch {
            let isFirst = state.withLock { state in
                defer { state.isWatchFailing = true }
                return !state.isClosed && !state.isWatchFailing
            }
            if isFirst {
                logWarning("The datastore can't be watched for now: \(error.localizedDescription)")
            }
        }
    }

    /// Calls the watchers, unless the store was closed.
    func notify() {
        let watchers = state.withLock { $0.isClosed ? [] : $0.watchers }
        for watcher in watchers { watcher() }
    }

    /// Deletes the rows that resets have put out of account, behind the callers' backs; they count no more in any case.
    func sweep() {
        sweeping.enter()
        sweepOn(after: .zero)
    }

    private func sweepOn(after pause: Duration) {
        let pause = DispatchTimeInterval.nanoseconds(Int(pause / .nanoseconds(1)))
        background.asyncAfter(deadline: .now() + pause) { [weak self, sweeping] in
            guard let self, let took = sweepOnce() else { return sweeping.leave() }
            // Others come in between for as long as this one took.
            sweepOn(after: max(took, .milliseconds(5)))
        }
    }

    /// Deletes some rows.
    ///
    /// - Returns: How long it took; `nil` if no more are to be deleted.
    private func sweepOnce() -> Duration? {
        do {
            let present = try open()
            guard present.stands(at: file) else { return nil }
            let replica = present.replica
            let deadline = Deadline()
            guard
                try present.read(
                    deadline,
                    { database, _ in try StoreSweeper(database: database, replica: replica).isNeeded }
                )
            else {
                return nil
            }
            let start = ContinuousClock.now
            guard
                try present.write(
                    deadline,
                    { database, _ in
                        try StoreSweeper(database: database, replica: replica).sweep()
                    }
                )
            else { return nil }
            return start.duration(to: .now)
        } catch {
            if !state.withLock({ $0.isClosed }) {
                logNotice("What a reset has forgotten is deleted at the next opening: \(error.localizedDescription)")
            }
            return nil
        }
    }
}
