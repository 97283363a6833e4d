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
    /// A change that can't be stored takes effect in memory, and is stored with the next change. So does one in a closure
    /// whose changes are stored in one commit.
    @discardableResult
    func change<Result>(_ plan: (inout CenterState, Date) -> Plan<Result>) -> Result {
        let now = now
        var failure: (any Error)?
        var descriptions: [String] = []
        var isFirstDropped = false
        let result = withGate {
            switch state.withLock({ plan(&$0, now) }) {
            case .done(let result): return result
            case .commit(let changes, let then) where isCollected(changes):
                return keep(changes, at: now, mayRepeat: Once.current?.mayRepeat ?? true, then)
            case .commit(let changes, let then):
                do {
                    return try commitWithUnstored(changes, at: now, then)
                } catch {
                    (failure, descriptions) = (error, changes.prefix(10).map(\.logDescription))
                    state.withLock { if $0.storeFailure == nil { $0.storeFailure = error } }
                    let result = keep(changes, at: now, then)
                    isFirstDropped = state.withLock {
                        $0.rows.unstored.hasDropped && $0.markLogged("dropped late donation")
                    }
                    return result
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

    /// Whether changes wait for the end of the closure that makes them, to be stored in one commit.
    private func isCollected(_ changes: [StoreChange]) -> Bool {
        guard Once.collecting(in: self) != nil, changes.allSatisfy({ $0.key != nil }) else { return false }
        return state.withLock { $0.rows.unstored.changes.count + changes.count < DonationQueue.batch }
    }

    /// Keeps changes in memory that aren't stored now; called while `gate` is held.
    ///
    /// - Parameter mayRepeat: Whether the store may have made some of them already.
    private func keep<Result>(
        _ changes: [StoreChange],
        at now: Date,
        mayRepeat: Bool = true,
        _ then: (inout CenterState, [Int: StoreRefusal]) -> Result
    ) -> Result {
        // The changes were planned knowing the version before the store is read for their keys.
        let version = state.withLock { $0.rows.version }
        let changes = changes.map { StoreChange($0.kind, knowing: $0.knowing ?? version, key: $0.key) }
        let stored = mayRepeat ? storedKeys(of: changes, at: now) : []
        return state.withLock { state in
            state.rows.noteStored(stored)
            let (rows, refusals) = state.rows.keepUnstored(changes)
            state.applyRowChanges(rows, at: now)
            return then(&state, refusals)
        }
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
                    return try commitWithUnstored(changes, at: now, then)
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

    /// Stores the changes that couldn't be stored before and then the given changes, in one transaction if they aren't too
    /// many; called while `gate` is held.
    private func commitWithUnstored<Result>(
        _ changes: [StoreChange],
        at now: Date,
        _ then: (inout CenterState, [Int: StoreRefusal]) -> Result
    ) throws -> Result {
        guard let store = state.withLock({ $0.store }) else { throw StoreMissing() }
        if let pause = state.withLock({ $0.writePause }), pause.isActive { throw pause }
        let start = ContinuousClock.now
        do {
            try storeUnstored(in: store, leaving: max(0, DonationQueue.batch - changes.count), at: now)
            return try commitUnstored(in: store, with: changes, at: now, then)
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

    /// Stores changes that couldn't be stored before, until at most a given number of them is left; called while `gate` is
    /// held.
    private func storeUnstored(in store: any TipStore, leaving rest: Int = 0, at now: Date) throws {
        while state.withLock({ $0.rows.unstored.changes.count }) > rest {
            try commitUnstored(in: store, at: now) { _, _ in }
        }
    }

    /// Stores the first changes that couldn't be stored before, and the given ones, in one transaction; called while
    /// `gate` is held.
    private func commitUnstored<Result>(
        in store: any TipStore,
        with changes: [StoreChange] = [],
        at now: Date,
        _ then: (inout CenterState, [Int: StoreRefusal]) -> Result
    ) throws -> Result {
        let (unstored, position, watch) = state.withLock { state in
            (Array(state.rows.unstored.changes.prefix(DonationQueue.batch)), state.rows.position, state.watch)
        }
        let commit = try store.commit(unstored + changes, after: position, by: watch)
        defer { if !unstored.isEmpty { tellSyncOfUnstored() } }
        return state.withLock { state in
            if !unstored.isEmpty {
                state.applyRowChanges(state.rows.removeFirstUnstored(unstored.count), at: now)
                state.writePause = nil
            }
            state.storeFailure = nil
            state.fold(commit.update, keeping: Set(changes.compactMap(\.tip)), at: now)
            let refusals = commit.refusals.compactMap { index, refusal in
                index < unstored.count ? nil : (index - unstored.count, refusal)
            }
            return then(&state, Dictionary(uniqueKeysWithValues: refusals))
        }
    }

    /// Why the latest change that couldn't be stored couldn't; `nil` if all were.
    package var storeFailure: (any Error)? { state.withLock { $0.storeFailure } }

    /// Whether changes are in memory only, because they couldn't be stored; those that wait for the end of a closure aren't
    /// meant.
    package var hasUnstoredChanges: Bool { state.withLock { $0.storeFailure != nil && !$0.rows.unstored.isEmpty } }

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
                try storeUnstored(in: store, at: now)
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
