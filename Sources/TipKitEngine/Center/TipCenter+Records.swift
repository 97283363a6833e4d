import Foundation
import Logging
import Synchronization

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
