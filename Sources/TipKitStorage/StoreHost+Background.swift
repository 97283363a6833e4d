import Foundation
import Synchronization
import TipKitEngine

extension StoreHost {
    /// How long after a deletion the file is made again, so that nobody's deleting of a folder is crossed.
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
            background.asyncAfter(deadline: .now() + Self.respite) { [weak self] in self?.lookAgain() }
            return
        }
        lookAgain()
    }

    private func lookAgain() {
        do {
            let persons = state.withLock { Array($0.seen.keys) }
            let positions = try mending { connection, deadline in
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
                logWarning("The datastore can't be watched for now: \(error.localizedDescription)")
            }
        }
    }

    /// Deletes the rows that resets have put out of account, behind the callers' backs; they count no more in any case.
    func sweep() {
        sweeping.enter()
        sweepOn(after: .zero)
    }

    private func sweepOn(after pause: Duration) {
        let pause = DispatchTimeInterval.nanoseconds(Int(pause / .nanoseconds(1)))
        background.asyncAfter(deadline: .now() + pause) { [weak self, sweeping] in
            do {
                guard let self else { return sweeping.leave() }
                guard let took = try sweepOnce() else {
                    // What was deleted lies in the log of writes still.
                    try flush()
                    return sweeping.leave()
                }
                // Others come in between for as long as this one took.
                sweepOn(after: max(took, .milliseconds(5)))
            } catch {
                if let self, !state.withLock({ $0.isClosed }) {
                    logNotice("What was forgotten is deleted at the next opening: \(error.localizedDescription)")
                }
                sweeping.leave()
            }
        }
    }

    /// Deletes some rows.
    ///
    /// - Returns: How long it took; `nil` if no more are to be deleted.
    func sweepOnce() throws -> Duration? {
        let present = try open()
        let deadline = Deadline()
        guard present.stands(at: file), try present.read(deadline, { try StoreSweeper(database: $0).isNeeded }) else {
            return nil
        }
        let start = ContinuousClock.now
        state.withLock { $0.isScrubDue = true }
        guard try present.write(deadline, { try StoreSweeper(database: $0).sweep() }) else { return nil }
        return start.duration(to: .now)
    }
}

/// Deletes what was forgotten when the process exits by itself.
final class StoreExit: Sendable {
    static let shared = StoreExit()

    private struct Weak: Sendable {
        weak var host: StoreHost?
    }

    /// The process that opened the stores: one that it has forked holds copies, which aren't its own to write.
    private let process = ProcessInfo.processInfo.processIdentifier
    private let hosts = Mutex<[ObjectIdentifier: Weak]>([:])

    private init() {
        // Centres, which register after their store, store what waits before.
        atexit { StoreExit.shared.flush() }
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
