import Foundation
import Synchronization
import TipKitEngine

extension StoreHost {
    /// How long after a deletion the file is recreated, so that a folder can be deleted without interference.
    private static let recreationDelay = DispatchTimeInterval.milliseconds(200)

    /// Schedules a check for others' commits in the background, unless one is already scheduled.
    func scheduleCheck() {
        guard !isCheckScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
        background.async { [weak self] in
            guard let self else { return }
            isCheckScheduled.store(false, ordering: .sequentiallyConsistent)
            checkForCommits()
        }
    }

    /// Notifies the watchers if anyone else has committed since the last check.
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
            let persons = state.withLock { Array($0.seen.keys) }
            let positions = try withRepairs { connection, deadline in
                try connection.read(deadline) { database in
                    try persons.map { try PersonState.read($0, in: database)?.position ?? PersonState.none.position }
                }
            }
            let watchers = state.withLock { state in
                state.isWatchFailing = false
                let new = zip(persons, positions).filter { state.seen[$0] != $1 }
                for (person, position) in new where state.seen[person] != nil { state.seen[person] = position }
                let changed = Set(new.map(\.0))
                return state.isClosed ? [] : state.watchers.values.filter { changed.contains($0.person) }
            }
            for watcher in watchers { watcher.onChange() }
        } catch {
            let isFirst = state.withLock { state in
                defer { state.isWatchFailing = true }
                return !state.isClosed && !state.isWatchFailing
            }
            if isFirst {
                logWarning("The datastore can't be checked for changes at the moment: \(error.localizedDescription)")
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
                    // The deleted rows are still in the write-ahead log.
                    try flush()
                    return sweeping.leave()
                }
                // Leave other writers as much time as this transaction took.
                continueSweep(after: max(took, .milliseconds(5)))
            } catch {
                if let self, !state.withLock({ $0.isClosed }) {
                    logNotice("Erased data stays on disk until the store is reopened: \(error.localizedDescription)")
                }
                sweeping.leave()
            }
        }
    }

    /// Deletes some of the obsolete rows.
    ///
    /// - Returns: How long it took; `nil` if there are no more to delete.
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

/// Deletes erased data from the disk when the process exits normally.
final class ExitFlusher: Sendable {
    static let shared = ExitFlusher()

    private struct Weak: Sendable {
        weak var host: StoreHost?
    }

    /// The process that opened the stores; a process that it forks has copies of them, but mustn't write to them.
    private let process = ProcessInfo.processInfo.processIdentifier
    private let hosts = Mutex<[ObjectIdentifier: Weak]>([:])

    private init() {
        // Exit handlers run in reverse: centers register after their store, so they store pending changes before this.
        atexit { ExitFlusher.shared.flush() }
    }

    func add(_ host: StoreHost) {
        hosts.withLock { $0[ObjectIdentifier(host)] = Weak(host: host) }
    }

    func remove(_ host: ObjectIdentifier) {
        hosts.withLock { $0[host] = nil }
    }

    private func flush() {
        guard ProcessInfo.processInfo.processIdentifier == process else { return }
        let open = hosts.withLock { $0.values.compactMap(\.host) }
        for host in open where !host.state.withLock({ $0.isClosed }) { host.flushOrLog() }
    }
}
