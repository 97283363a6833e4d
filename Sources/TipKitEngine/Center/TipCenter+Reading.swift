package import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Reads from the store, together with the changes since the last read, in one snapshot.
    ///
    /// - Parameters:
    ///   - read: Reads a value from the snapshot.
    ///   - keep: Caches the value; called under the center's lock.
    /// - Returns: Whether the center has a store and the store could be read.
    func load<Value>(
        _ subject: @autoclosure () -> String,
        _ read: (any StoreSnapshot) throws -> Value,
        keep: (inout CenterState, Value) -> Void
    ) -> Bool {
        let now = now
        do {
            return try withGate {
                let (store, position) = state.withLock { ($0.store, $0.rows.position) }
                guard let store, let position else { return false }
                let (update, value) = try store.read { (try $0.update(since: position), try read($0)) }
                state.withLock { state in
                    state.fold(update, at: now)
                    keep(&state, value)
                }
                return true
            }
        } catch {
            if mayLog("can't be read") {
                tipLog.error(
                    "The datastore can't be read; the state in memory is used.",
                    metadata: ["subject": "\(subject())", "error": "\(error.localizedDescription)"]
                )
            }
            return false
        }
    }

    /// Reads a tip's record and the declared inputs of its decision, unless the record was read before.
    func loadTip(_ id: String) {
        let now = now
        let inputs = state.withLock { state -> Set<Tips.RuleInputKey>? in
            guard state.store != nil, state.rows.tip(id) == nil else { return nil }
            let declared = state.decisions[id]?.definition.inputs ?? []
            let own = state.ownParameters.map { Tips.RuleInputKey.parameter($0) }
            return Set(declared + own).filter { !state.rows.knows($0) }
        }
        guard let inputs else { return }
        let isRead = load("tip \(id)") { snapshot in
            (try snapshot.tip(id), try inputs.map { (key: $0, cache: try snapshot.readInput($0)) })
        } keep: { state, read in
            state.cache(read.0, of: id, at: now)
            for input in read.1 where !state.rows.knows(input.key) { input.cache(&state.rows) }
        }
        if !isRead { state.withLock { $0.treatAsNotStored(id, at: now) } }
    }

    /// Reads a parameter of our own, such as whether the person has turned off all tips.
    func loadOwnParameter(_ id: String) {
        let isRead = load("the parameter \(id)") {
            try $0.parameter(id)
        } keep: {
            $0.rows.cache($1, of: id)
        }
        if isRead { return }
        state.withLock { state in
            state.rows.cache(nil, of: id)
            state.rows.treatAsNotStored(.parameter(id))
        }
    }

    package func retirement(ofTip id: String) -> Date? {
        loadTip(id)
        return state.withLock { $0.rows.tip(id)?.record.invalidation?.date }
    }

    /// Reads the first appearances of all tips, for the caps.
    func loadFirstAppearances() {
        let isRead = load("first appearances") {
            try $0.firstAppearances()
        } keep: {
            $0.rows.cache($1)
        }
        if !isRead { state.withLock { $0.rows.treatAppearancesAsNotStored() } }
    }

    /// Reads and applies the changes that other processes and centers have committed.
    ///
    /// - Returns: Whether the store could be read.
    @discardableResult
    package func catchUp() -> Bool {
        let isRead = load("changes by other processes") { _ in
        } keep: { _, _ in
        }
        finish()
        return isRead
    }

    /// Watches the store for commits by other processes and centers.
    func watch(_ store: any TipStore) {
        do {
            // Catch up in the background, because catching up runs rules, which must not block the thread that reports
            // the commit.
            let watch = try store.watch { [weak self] in self?.schedule(.catchUp) }
            state.withLock { $0.watch = watch }
        } catch {
            tipLog.warning(
                """
                The datastore can't be watched for changes by other processes; their changes appear with this \
                process's next change.
                """,
                metadata: ["error": "\(error.localizedDescription)"]
            )
        }
    }
}

extension StoreSnapshot {
    /// Reads an input of a rule; returns a closure that caches it.
    fileprivate func readInput(_ input: Tips.RuleInputKey) throws -> (inout CachedRows) -> Void {
        switch input {
        case .parameter(let id):
            let stored = try parameter(id)
            return { $0.cache(stored, of: id) }
        case .event(let id):
            let count = try tally(ofEvent: id)
            return { $0.cache(count: count, of: id) }
        case .tip: return { _ in }
        }
    }
}

extension TipCenter {
    /// Retires a tip permanently; if the tip is retired already, its first invalidation remains.
    package func invalidate(_ definition: TipDefinition, reason: Tips.InvalidationReason) {
        if isRefusedInRule("retires \(definition.id)") { return }
        register(definition)
        invalidate(definition.id, reason: reason)
    }

    /// Retires a tip, whether or not the center knows it.
    package func invalidate(_ id: String, reason: Tips.InvalidationReason) {
        if isRefusedInRule("retires \(id)") { return }
        guard isConfigured else {
            tipLog.warning(
                "A tip was invalidated before Tips.configure() was called; the invalidation has no effect.",
                metadata: ["tip": "\(id)"]
            )
            return
        }
        loadTipToRetire(id)
        let key = Once.nextKey(of: self)
        change { $0.invalidation(of: id, reason: reason, at: $1, key: key) }
    }

    /// Reads a tip that is about to be retired.
    ///
    /// If the cached tip is retired already, this also reads the commits of other processes, which may have reset it.
    func loadTipToRetire(_ id: String) {
        loadTip(id)
        if state.withLock({ $0.rows.tip(id)?.record.invalidation != nil }) { catchUp() }
        loadTip(id)
    }

    /// Requests that `configure` erase everything before it opens the store.
    package func requestReset() throws {
        let isEarly = state.withLock { state in
            guard state.phase == .unconfigured else { return false }
            state.isResetRequested = true
            _ = state.donations.removeAll()
            return true
        }
        guard isEarly else { throw alreadyConfigured() }
    }

    /// Whether a reset was requested that `configure` hasn't carried out yet.
    package var isResetRequested: Bool { state.withLock { $0.isResetRequested } }

    /// Removes a tip's invalidation, counts and dates.
    package func resetEligibility(of definition: TipDefinition) {
        if isRefusedInRule("resets \(definition.id)") { return }
        guard isConfigured else { return }
        register(definition)
        do {
            try changeOrThrow { state, now in .commit([.tipReset(tip: definition.id, date: now)]) { _, _ in } }
        } catch {
            tipLog.error(
                "A tip couldn't be reset; its state hasn't changed.",
                metadata: ["tip": "\(definition.id)", "error": "\(error.localizedDescription)"]
            )
        }
    }

    /// Erases everything while the app runs: all tips' records, all donations and all parameters.
    ///
    /// - Throws: An error of the store; nothing is erased then.
    package func reset() throws {
        if isRefusedInRule("resets everything") { return }
        let (dropped, isEarly) = try changeOrThrow { state, now in
            guard state.phase == .configured else { return .done((state.donations.removeAll(), true)) }
            // The reset doesn't apply to donations that are sent from now on.
            let sent = Array(state.donations.waiting)
            return .commit([.allReset(date: now)]) { state, _ in
                state.donations.removeFirst(sent.count)
                return (sent, false)
            }
        }
        if isEarly { warnOfEarlyDeletion(of: "everything") }
        for donation in dropped { donation.completion?() }
    }
}

extension CenterState {
    /// Plans the change that retires a tip.
    ///
    /// If the tip is retired already but a testing switch shows it, this method closes the tip at once, and plans
    /// nothing to store.
    ///
    /// - Parameters:
    ///   - version: The highest known version, so that the store refuses the change if the tip was reset since then;
    ///     `nil` to retire the tip in any case.
    ///   - key: The key of a change that is made only once, which is stored even if the tip is retired already.
    mutating func invalidation(
        of id: String,
        reason: Tips.InvalidationReason,
        at now: Date,
        knowing version: RowVersion? = nil,
        key: String? = nil
    ) -> Plan<Void> {
        // While the store can't be read, a tip may be retired by a change alone that waits and that a reset has overtaken.
        if rows.tip(id)?.record.invalidation != nil, !rows.isUnreadable(tip: id) {
            closeAgain(id, reason: reason, at: now)
            if key == nil { return .done(()) }
        }
        let change = StoreChange(.invalidated(tip: id, reason: reason, date: now), knowing: version, key: key)
        // A limit, and what a tip teaches, retire it with a version and without an answer of the person.
        let answer: [StoreChange] =
            switch reason {
            case .tipClosed where version == nil: noting(.closing, to: id, at: now, key: key)
            case .actionPerformed where version == nil: noting(.action, to: id, at: now, key: key)
            default: []
            }
        return .commit([change] + answer) { state, refusals in
            if refusals[0] == nil { state.emit(.invalidated(reason), of: id, at: now) }
        }
    }

    /// Closes a retired tip that a testing switch shows, without storing it: the store keeps the first invalidation.
    private mutating func closeAgain(_ id: String, reason: Tips.InvalidationReason, at now: Date) {
        let again = TipRecord.Invalidation(reason: reason, date: now, replica: rows.replica)
        guard let entry = decisions[id], let epoch = rows.tip(id)?.epoch,
            switches.close(entry.definition, again, in: epoch)
        else { return }
        decisions.touch(id)
        emit(.invalidated(reason), of: id, at: now)
    }
}
