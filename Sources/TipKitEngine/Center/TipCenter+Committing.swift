import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// From when on a failure is taken for a wait for another process: nothing is stored then for ``retryPause``, so that
    /// nobody waits for it again and again.
    private static let longFailure = Duration.milliseconds(200)

    /// Plans a change on what is known, stores it, and takes over what the store says, before anybody else does so.
    ///
    /// What can't be stored waits in front of the next change, and shows until then.
    @discardableResult
    func change<Result>(_ plan: (inout CenterState, Date) -> Plan<Result>) -> Result {
        let now = now
        var failure: (any Error)?
        var subjects: [String] = []
        var isFirstDropped = false
        let result = withGate {
            switch state.withLock({ plan(&$0, now) }) {
            case .done(let result): return result
            case .commit(let changes, let then):
                do {
                    return try carry(changes, at: now, then)
                } catch {
                    (failure, subjects) = (error, changes.prefix(10).map(\.subject))
                    return state.withLock { state in
                        let (rows, refusals) = state.rows.keepUnstored(changes)
                        state.follow(rows, at: now)
                        isFirstDropped = state.rows.unstored.hasDropped && state.markSaid("dropped late donation")
                        return then(&state, Fate(refusals: refusals))
                    }
                }
            }
        }
        if let failure, !(failure is StoreBlock), !(failure is StoreMissing) {
            tipLog.error(
                "A change to tips couldn't be stored; it holds meanwhile, and is tried again.",
                metadata: ["changes": "\(subjects)", "error": "\(failure.localizedDescription)"]
            )
        }
        if isFirstDropped {
            tipLog.error(
                "More than \(UnstoredChanges.donationLimit) donations couldn't be stored yet; the oldest of them are left out."
            )
        }
        if failure != nil { retryLater() }
        settleUnlessDeciding()
        return result
    }

    /// Does the same with a change that isn't made at all if it can't be stored.
    func changeOrThrow<Result>(_ plan: (inout CenterState, Date) -> Plan<Result>) throws -> Result {
        let now = now
        defer { settle() }
        return try withGate {
            switch state.withLock({ plan(&$0, now) }) {
            case .done(let result): return result
            case .commit(let changes, let then):
                do { return try carry(changes, at: now, then) } catch let block as StoreBlock { throw block.cause }
            }
        }
    }

    /// Runs a closure that speaks to the store while nobody else of the process does; what is logged meanwhile comes after.
    func withGate<Result>(_ body: () throws -> Result) rethrows -> Result {
        try deferringLog { try gate.withLock { _ in try body() } }
    }

    /// Stores what waits and then the changes; called under the gate.
    private func carry<Result>(
        _ changes: [StoreChange],
        at now: Date,
        _ then: (inout CenterState, Fate) -> Result
    ) throws -> Result {
        guard let store = state.withLock({ $0.store }) else { throw StoreMissing() }
        if let block = state.withLock({ $0.blocked }), block.holds { throw block }
        let start = ContinuousClock.now
        do {
            try retryUnstored(in: store, at: now)
            let (position, watch) = state.withLock { ($0.rows.position, $0.watch) }
            let commit = try store.commit(changes, after: position, by: watch)
            return state.withLock { state in
                state.fold(commit.update, keeping: Set(changes.compactMap(\.tip)), at: now)
                return then(&state, Fate(refusals: commit.refusals))
            }
        } catch {
            block(since: start, by: error)
            throw error
        }
    }

    /// Lets nobody wait for a while, if a failure that took place since a moment was a wait.
    private func block(since start: ContinuousClock.Instant, by error: any Error) {
        let end = ContinuousClock.now
        guard let retryPause, end - start >= Self.longFailure else { return }
        state.withLock { $0.blocked = StoreBlock(end: end + retryPause, cause: error) }
    }

    /// Stores what couldn't be stored before; called under the gate.
    private func retryUnstored(in store: any TipStore, at now: Date) throws {
        while true {
            let (batch, position, watch) = state.withLock { state in
                (Array(state.rows.unstored.changes.prefix(DonationQueue.batch)), state.rows.position, state.watch)
            }
            guard !batch.isEmpty else { return }
            let commit = try store.commit(batch, after: position, by: watch)
            state.withLock { state in
                state.follow(state.rows.removeFirstUnstored(batch.count), at: now)
                state.fold(commit.update, at: now)
                state.blocked = nil
            }
        }
    }

    /// Tries to store what couldn't be stored before.
    ///
    /// - Returns: Whether nothing waits any more.
    @discardableResult
    package func retryUnstored() -> Bool {
        let now = now
        let isStored = withGate {
            let start = ContinuousClock.now
            guard let store = state.withLock({ $0.store }) else { return true }
            do {
                try retryUnstored(in: store, at: now)
                return true
            } catch {
                block(since: start, by: error)
                return false
            }
        }
        settle()
        return isStored
    }

    /// Stores what waits as the process ends, notes last, unless another process holds the store, and says what is lost.
    func storeBeforeExit() {
        state.withLock { $0.blocked = nil }
        while storeDonations() {}
        if state.withLock({ $0.blocked }) == nil, retryUnstored() { writeNotesBeforeExit() }
        let lost = state.withLock { $0.store == nil ? [] : $0.rows.unstored.changes }
        guard !lost.isEmpty else { return }
        tipLog.error(
            "Changes to tips couldn't be stored before the process ended; they are lost.",
            metadata: ["count": "\(lost.count)", "changes": "\(lost.prefix(10).map(\.subject))"]
        )
    }

    /// Tries again, in real time, until nothing waits; a centre that nobody else holds any more stays until then.
    private func retryLater() {
        guard let retryPause else { return }
        let begins = state.withLock { state in
            defer { state.isRetrying = true }
            return !state.isRetrying
        }
        guard begins else { return }
        Task.detached { [self] in
            while true {
                try await Task.sleep(for: retryPause)
                guard retryUnstored() else { continue }
                let isDone = state.withLock { state in
                    state.isRetrying = !state.rows.unstored.isEmpty
                    return !state.isRetrying
                }
                if isDone { return }
            }
        }
    }
}

/// The store couldn't be written a moment ago, and isn't asked again until a moment.
struct StoreBlock: Error {
    let end: ContinuousClock.Instant
    /// Why it couldn't be written.
    let cause: any Error

    var holds: Bool { ContinuousClock.now < end }
}

/// There is no store yet.
struct StoreMissing: Error {}

extension TipCenter {
    /// Wakes the centre at a moment, or earlier; a centre that waits for nothing sets no alarm.
    func setAlarm(_ date: Date) {
        let old = state.withLock { state -> Task<Void, Never>? in
            if let alarm = state.alarm, alarm.date <= date { return nil }
            let (old, clock) = (state.alarm?.task, state.clock)
            let task = Task.detached { [weak self] in
                do { try await clock.sleep(until: date) } catch { return }
                self?.ring(date)
            }
            state.alarm = (date, task)
            return old
        }
        old?.cancel()
    }

    /// Decides what is due, and sets the alarm for what is due next.
    private func ring(_ date: Date) {
        let now = now
        let due = state.withLock { state in
            if state.alarm?.date == date { state.alarm = nil }
            return state.decisions.due(at: now)
        }
        decide(due)
        let next = state.withLock { $0.decisions.nextChange }
        if let next { setAlarm(next) }
    }
}

/// Stores what was donated without waiting when the process exits by itself.
final class ExitFlush: Sendable {
    static let shared = ExitFlush()

    private struct Weak: Sendable {
        weak var center: TipCenter?
    }

    /// The process that made the changes: one that it has forked holds copies, which aren't its own to store.
    private let process = ProcessInfo.processInfo.processIdentifier
    private let centers = Mutex<[ObjectIdentifier: Weak]>([:])

    private init() {
        atexit { ExitFlush.shared.flush() }
    }

    /// Remembers a centre that has a store.
    func add(_ center: TipCenter) {
        centers.withLock { $0[ObjectIdentifier(center)] = Weak(center: center) }
    }

    /// Forgets a centre that is let go.
    func remove(_ center: ObjectIdentifier) {
        centers.withLock { $0[center] = nil }
    }

    private func flush() {
        guard ProcessInfo.processInfo.processIdentifier == process else { return }
        for center in centers.withLock({ $0.values.compactMap(\.center) }) { center.storeBeforeExit() }
    }
}
