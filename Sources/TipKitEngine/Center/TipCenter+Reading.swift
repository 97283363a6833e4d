import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Reads something of the store together with what has changed in it, so that both are of one moment.
    ///
    /// - Parameters:
    ///   - read: Reads it.
    ///   - keep: Takes it over, under the centre's lock.
    /// - Returns: Whether there is a store that could be read.
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
            tipLog.error(
                "The datastore can't be read; what is in memory counts.",
                metadata: ["subject": "\(subject())", "error": "\(error.localizedDescription)"]
            )
            return false
        }
    }

    /// Reads a tip's record, unless it was read, and with it what the tip's rules are declared to read.
    func loadTip(_ id: String) {
        let now = now
        let inputs = state.withLock { state -> Set<Tips.RuleInputKey>? in
            guard state.store != nil, state.rows.tip(id) == nil else { return nil }
            let declared = state.decisions[id]?.definition.rules.flatMap(\.inputs) ?? []
            return Set(declared).filter { !state.rows.knows($0) }
        }
        guard let inputs else { return }
        let isRead = load("tip \(id)") { snapshot in
            (try snapshot.tip(id), try inputs.map { try snapshot.value(of: $0) })
        } keep: { state, read in
            state.take(read.0, of: id, at: now)
            for value in read.1 where !state.rows.knows(value.key) { value.keep(in: &state.rows) }
        }
        if !isRead { state.withLock { $0.assumeNothing(of: id, at: now) } }
    }

    /// Takes over what others have committed.
    package func catchUp() {
        _ = load("changes of others") { _ in
        } keep: { _, _ in
        }
        settle()
    }

    /// Follows what others commit to the store.
    func watch(_ store: any TipStore) {
        do {
            // Rules run when something has changed; they must not block whoever reports commits.
            let watch = try store.watch { [weak self] in
                guard let self, state.withLock({ $0.startRefresh() }) else { return }
                Task.detached { [weak self] in
                    self?.state.withLock { $0.isRefreshDue = false }
                    self?.catchUp()
                }
            }
            state.withLock { $0.watch = watch }
        } catch {
            tipLog.warning(
                "The datastore can't be watched; what other processes change shows with the next change here.",
                metadata: ["error": "\(error.localizedDescription)"]
            )
        }
    }
}

extension CenterState {
    /// Marks a refresh as due.
    ///
    /// - Returns: Whether none was before.
    fileprivate mutating func startRefresh() -> Bool {
        defer { isRefreshDue = true }
        return !isRefreshDue
    }
}

/// What a store holds of a rule's input.
private enum StoredInput {
    case parameter(String, StoredParameter?)
    case event(String, count: Int)
    case tip(String)

    var key: Tips.RuleInputKey {
        switch self {
        case .parameter(let id, _): .parameter(id)
        case .event(let id, _): .event(id)
        case .tip(let id): .tip(id)
        }
    }

    func keep(in rows: inout CachedRows) {
        switch self {
        case .parameter(let id, let stored): rows.take(stored, of: id)
        case .event(let id, let count): rows.take(count: count, of: id)
        case .tip: break
        }
    }
}

extension StoreSnapshot {
    fileprivate func value(of input: Tips.RuleInputKey) throws -> StoredInput {
        switch input {
        case .parameter(let id): .parameter(id, try parameter(id))
        case .event(let id): .event(id, count: try tally(ofEvent: id))
        case .tip(let id): .tip(id)
        }
    }
}

extension TipCenter {
    /// Retires a tip for good; the first invalidation stands.
    package func invalidate(_ definition: TipDefinition, reason: Tips.InvalidationReason) {
        if isRefusedInRule("retires \(definition.id)") { return }
        register(definition)
        invalidate(definition.id, reason: reason)
    }

    /// Retires a tip, known or not.
    package func invalidate(_ id: String, reason: Tips.InvalidationReason) {
        if isRefusedInRule("retires \(id)") { return }
        guard isConfigured else {
            tipLog.warning(
                "A tip was invalidated before tips were configured; nothing changed.",
                metadata: ["tip": "\(id)"]
            )
            return
        }
        loadTipToRetire(id)
        change { $0.invalidation(of: id, reason: reason, at: $1) }
    }

    /// Reads a tip that is about to be retired; once more if it is so already, since another process may have reset it.
    func loadTipToRetire(_ id: String) {
        loadTip(id)
        if state.withLock({ $0.rows.tip(id)?.record.invalidation != nil }) { catchUp() }
        loadTip(id)
    }

    /// Asks `configure` to forget everything before it opens the store.
    package func requestReset() throws {
        let isEarly = state.withLock { state in
            guard state.phase == .unconfigured else { return false }
            state.isResetRequested = true
            _ = state.donations.removeAll()
            return true
        }
        guard isEarly else { throw alreadyConfigured() }
    }

    /// Whether a reset was asked for that no `configure` has carried out.
    package var isResetRequested: Bool { state.withLock { $0.isResetRequested } }

    /// Lifts a tip's invalidation, and forgets its counts and dates.
    package func resetEligibility(of definition: TipDefinition) {
        if isRefusedInRule("resets \(definition.id)") { return }
        guard isConfigured else { return }
        register(definition)
        do {
            try changeOrThrow { state, now in .commit([.tipReset(tip: definition.id, date: now)]) { _, _ in } }
        } catch {
            tipLog.error(
                "A tip couldn't be reset; it stays as it is.",
                metadata: ["tip": "\(definition.id)", "error": "\(error.localizedDescription)"]
            )
        }
    }

    /// Forgets everything while the app runs: all tips' records, all donations, all parameters.
    ///
    /// - Throws: What the store throws if it can't; then nothing is forgotten.
    package func reset() throws {
        if isRefusedInRule("resets everything") { return }
        let (dropped, isEarly) = try changeOrThrow { state, now in
            guard state.phase == .configured else { return .done((state.donations.removeAll(), true)) }
            // What is sent from now on comes after the reset.
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
    /// Plans to retire a tip; a retired one that a testing switch shows is closed at once, and nothing is stored.
    ///
    /// - Parameter version: What must not have been reset since; `nil` to retire it whatever was.
    mutating func invalidation(
        of id: String,
        reason: Tips.InvalidationReason,
        at now: Date,
        knowing version: RowVersion? = nil
    ) -> Plan<Void> {
        if rows.tip(id)?.record.invalidation != nil {
            closeAgain(id, reason: reason, at: now)
            return .done(())
        }
        let change = StoreChange.invalidated(tip: id, reason: reason, date: now)
        return .commit([version.map { .late(change, knowing: $0) } ?? change]) { state, fate in
            if fate.refusals[0] == nil { state.emit(.invalidated(reason), of: id, at: now) }
        }
    }

    /// Closes a retired tip that a testing switch shows, in memory alone: the first invalidation stands in the store.
    private mutating func closeAgain(_ id: String, reason: Tips.InvalidationReason, at now: Date) {
        let again = TipRecord.Invalidation(reason: reason, date: now, replica: rows.replica)
        guard let entry = decisions[id], let epoch = rows.tip(id)?.epoch,
            switches.close(entry.definition, again, in: epoch)
        else { return }
        decisions.touch(id)
        emit(.invalidated(reason), of: id, at: now)
    }
}
