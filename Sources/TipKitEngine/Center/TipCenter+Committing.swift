import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// If a failed write took at least this long, it is assumed to have waited for another process.
    ///
    /// After such a failure, nothing is written for ``retryPause``, so that not every call waits.
    private static let slowFailureThreshold = Duration.milliseconds(200)

    /// Plans a change on the cached state, stores it, and applies the store's answer, all while holding `gate`.
    ///
    /// A change that can't be stored takes effect in memory, and is stored before the next change.
    @discardableResult
    func change<Result>(_ plan: (inout CenterState, Date) -> Plan<Result>) -> Result {
        let now = now
        var failure: (any Error)?
        var descriptions: [String] = []
        var isFirstDropped = false
        let result = withGate {
            switch state.withLock({ plan(&$0, now) }) {
            case .done(let result): return result
            case .commit(let changes, let then):
                do {
                    return try commitAfterUnstored(changes, at: now, then)
                } catch {
                    (failure, descriptions) = (error, changes.prefix(10).map(\.logDescription))
                    // The changes were planned knowing the version before the store is read for their keys.
                    let version = state.withLock { $0.rows.version }
                    let changes = changes.map { StoreChange($0.kind, knowing: $0.knowing ?? version, key: $0.key) }
                    let stored = storedKeys(of: changes, at: now)
                    return state.withLock { state in
                        state.rows.noteStored(stored)
                        let (rows, refusals) = state.rows.keepUnstored(changes)
                        state.applyRowChanges(rows, at: now)
                        isFirstDropped = state.rows.unstored.hasDropped && state.markLogged("dropped late donation")
                        return then(&state, refusals)
                    }
                }
            }
        }
        if let failure, !(failure is WritePause), !(failure is StoreMissing), mayLog("can't be written") {
            tipLog.error(
                """
                A change to tips couldn't be stored; the change takes effect in memory, and storing it is retried. \
                Further changes that can't be stored are logged once a minute.
                """,
                metadata: ["changes": "\(descriptions)", "error": "\(failure.localizedDescription)"]
            )
        }
        if isFirstDropped {
            tipLog.error(
                "More than \(UnstoredChanges.donationLimit) donations couldn't be stored; the oldest ones are dropped."
            )
        }
        if failure != nil, retryPause != nil { schedule(.retryUnstored) }
        if failure != nil { tellSyncOfUnstored() }
        finish()
        return result
    }

    /// Returns whether a line about a condition of the store that lasts may be logged, which is once a minute for all
    /// centers of a file.
    func mayLog(_ condition: String) -> Bool {
        let store = state.withLock { $0.store }
        return LogLimit.shared.allows("\(store?.logName ?? "") \(condition)")
    }

    /// Shows in the sync status how many changes are in memory only.
    private func tellSyncOfUnstored() {
        let count = state.withLock { $0.rows.unstored.changes.count }
        sync.setUnstored(count)
    }

    /// Plans and stores a change like ``change(_:)``, but if the change can't be stored, throws an error and changes
    /// nothing.
    func changeOrThrow<Result>(_ plan: (inout CenterState, Date) -> Plan<Result>) throws -> Result {
        let now = now
        defer { finish() }
        return try withGate {
            switch state.withLock({ plan(&$0, now) }) {
            case .done(let result): return result
            case .commit(let changes, let then):
                do {
                    return try commitAfterUnstored(changes, at: now, then)
                } catch let pause as WritePause {
                    throw pause.cause
                }
            }
        }
    }

    /// Runs a closure that accesses the store, while holding `gate`.
    ///
    /// Log lines of the closure are written after the gate is released.
    func withGate<Result>(_ body: () throws -> Result) rethrows -> Result {
        try deferringLog { try gate.withLock { _ in try body() } }
    }

    /// Stores the changes that couldn't be stored before, and then the given changes; called while `gate` is held.
    private func commitAfterUnstored<Result>(
        _ changes: [StoreChange],
        at now: Date,
        _ then: (inout CenterState, [Int: StoreRefusal]) -> Result
    ) throws -> Result {
        guard let store = state.withLock({ $0.store }) else { throw StoreMissing() }
        if let pause = state.withLock({ $0.writePause }), pause.isActive { throw pause }
        let start = ContinuousClock.now
        do {
            try retryUnstored(in: store, at: now)
            let (position, watch) = state.withLock { ($0.rows.position, $0.watch) }
            let commit = try store.commit(changes, after: position, by: watch)
            return state.withLock { state in
                state.fold(commit.update, keeping: Set(changes.compactMap(\.tip)), at: now)
                return then(&state, commit.refusals)
            }
        } catch {
            pauseWriting(since: start, by: error)
            throw error
        }
    }

    /// Returns the keys of changes that the store has made already, as far as it can be read; called while `gate` is held.
    ///
    /// Such a change must not be kept as one that waits: it would count twice until it is stored.
    private func storedKeys(of changes: [StoreChange], at now: Date) -> [String] {
        let keys = changes.compactMap(\.key)
        let (store, position) = state.withLock { ($0.store, $0.rows.position) }
        guard !keys.isEmpty, let store, let position else { return [] }
        do {
            let (update, stored) = try store.read { snapshot in
                (try snapshot.update(since: position), try keys.filter { try snapshot.doneRow($0) != nil })
            }
            state.withLock { $0.fold(update, at: now) }
            return stored
        } catch {
            return []
        }
    }

    /// Pauses writing for ``retryPause`` if a failed write took at least ``slowFailureThreshold``.
    private func pauseWriting(since start: ContinuousClock.Instant, by error: any Error) {
        let end = ContinuousClock.now
        state.withLock { $0.storeFailure = error }
        guard let retryPause, end - start >= Self.slowFailureThreshold else { return }
        state.withLock { $0.writePause = WritePause(end: end + retryPause, cause: error) }
    }

    /// Stores the changes that couldn't be stored before; called while `gate` is held.
    private func retryUnstored(in store: any TipStore, at now: Date) throws {
        while true {
            let (batch, position, watch) = state.withLock { state in
                (Array(state.rows.unstored.changes.prefix(DonationQueue.batch)), state.rows.position, state.watch)
            }
            guard !batch.isEmpty else { return }
            let commit = try store.commit(batch, after: position, by: watch)
            state.withLock { state in
                state.applyRowChanges(state.rows.removeFirstUnstored(batch.count), at: now)
                state.fold(commit.update, at: now)
                state.writePause = nil
            }
            tellSyncOfUnstored()
        }
    }

    /// Why the latest change that couldn't be stored couldn't; `nil` if all were.
    package var storeFailure: (any Error)? { state.withLock { $0.storeFailure } }

    /// Whether changes are in memory only, because they couldn't be stored.
    package var hasUnstoredChanges: Bool { state.withLock { !$0.rows.unstored.isEmpty } }

    /// Tries to store the changes that couldn't be stored before.
    ///
    /// - Returns: Whether no unstored changes are left.
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
                pauseWriting(since: start, by: error)
                return false
            }
        }
        finish()
        return isStored
    }

    /// Stores all pending changes before the process exits, notes last, and logs the changes that are lost.
    ///
    /// If another process keeps the store locked, the method gives up early.
    func storeBeforeExit() {
        state.withLock { $0.writePause = nil }
        while storeDonations() {}
        if state.withLock({ $0.writePause }) == nil, retryUnstored() { saveNotesBeforeExit() }
        let lost = state.withLock { $0.store == nil ? [] : $0.rows.unstored.changes }
        guard !lost.isEmpty else { return }
        tipLog.error(
            "Changes to tips couldn't be stored before the process ended; they are lost.",
            metadata: ["count": "\(lost.count)", "changes": "\(lost.prefix(10).map(\.logDescription))"]
        )
    }
}

/// A pause in writing, after a write that took long to fail.
struct WritePause: Error {
    let end: ContinuousClock.Instant
    /// The error of the failed write.
    let cause: any Error

    var isActive: Bool { ContinuousClock.now < end }
}

/// The error of a change that is made before the center has a store.
struct StoreMissing: Error {}
