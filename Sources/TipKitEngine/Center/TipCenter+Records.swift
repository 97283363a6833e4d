import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Retires a tip for good; the first invalidation stands.
    ///
    /// - Parameter stamp: The tip's stamp when it was decided to retire it; if it is another by now, nothing happens.
    package func invalidate(
        _ id: String,
        reason: Tips.InvalidationReason,
        ifUnchangedSince stamp: UInt64? = nil
    ) {
        guard isConfigured else {
            tipLog.warning(
                "A tip was invalidated before tips were configured; nothing changed.",
                metadata: ["tip": "\(id)"]
            )
            return
        }
        let now = now
        let (version, store, replica, resets) = state.withLock { state in
            let nothing = (StoreVersion?.none, (any TipStore)?.none, "", UInt64(0))
            if let stamp, state.tips[id]?.stamp != stamp { return nothing }
            guard state.tips[id]?.record.invalidation == nil else {
                state.closeAgain(id, reason: reason, at: now)
                return nothing
            }
            return (state.nextVersion(at: now), state.store, state.replica, state.resets)
        }
        guard let version else { return decide([id]) }
        let isStored = commit([.invalidated(tip: id, reason: reason, date: now, version: version)], to: store)
        let isOvertaken = state.withLock { state in
            guard state.resets == resets else { return true }
            guard state.tips[id]?.record.invalidation == nil else { return false }
            state.tips[id]?.record.invalidation = TipRecord.Invalidation(reason: reason, date: now, replica: replica)
            if !isStored { state.tips[id]?.unstored += 1 }
            state.touch(id)
            state.note(.invalidated(reason), of: id, at: now)
            return false
        }
        if isOvertaken { reload(id) }
        decide([id])
    }

    /// Asks `configure` to forget everything before it opens the store.
    package func requestReset() throws {
        try state.withLock { state in
            guard state.phase == .unconfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            state.isResetRequested = true
        }
    }

    /// Whether a reset was asked for that no `configure` has carried out.
    package var isResetRequested: Bool { state.withLock { $0.isResetRequested } }

    /// Lifts a tip's invalidation, and forgets its counts and dates.
    package func resetEligibility(of definition: TipDefinition) {
        guard isConfigured else { return }
        register(definition)
        let id = definition.id
        let now = now
        let (version, store) = state.withLock { ($0.nextVersion(at: now), $0.store) }
        guard commit([.tipReset(tip: id, version: version)], to: store) else { return }
        let latest = latestFirstDisplay(in: store)
        let waiting = state.withLock { state in
            state.resets += 1
            state.forget(id, at: now)
            // The pause that the tip's own first appearance began is over; another's may still run.
            if state.latestFirstDisplay?.tip == id {
                state.latestFirstDisplay = latest
                state.epochStamp = state.stamp
            }
            return state.waitingForFrequency
        }
        decide(waiting.filter { $0 != id } + [id])
    }

    private func latestFirstDisplay(in store: (any TipStore)?) -> FirstDisplay? {
        do {
            return try store?.open().latestFirstDisplay
        } catch {
            tipLog.error(
                "When a tip last appeared first can't be read; no pause is kept.",
                metadata: ["error": "\(error.localizedDescription)"]
            )
            return nil
        }
    }

    /// Forgets everything while the app runs: all tips' records, all donations, all parameters.
    ///
    /// - Throws: What the store throws if it can't; then nothing is forgotten.
    package func reset() throws {
        let now = now
        let (version, store) = state.withLock { ($0.nextVersion(at: now), $0.store) }
        guard let store else { return }
        try store.commit([.allReset(version: version)])
        let (ids, dropped) = state.withLock { state in
            let stamp = state.nextStamp()
            state.resets += 1
            state.latestFirstDisplay = nil
            state.reservation = nil
            state.epochStamp = stamp
            state.parameters = [:]
            state.groupTurns = [:]
            state.unstoredDonations = []
            for event in Set(state.events.keys).union(state.eventsInFlight) {
                state.eventResets[event, default: 0] += 1
            }
            state.events = state.events.mapValues { _ in EventEntry(stamp: stamp) }
            for id in state.tips.keys { state.forget(id, at: now) }
            defer { state.donations = [] }
            return (Array(state.tips.keys), state.donations)
        }
        for donation in dropped { donation.completion?() }
        decide(ids)
    }
}

extension CenterState {
    /// Closes a retired tip that a testing switch shows, in memory alone: the first invalidation stands in the store.
    fileprivate mutating func closeAgain(_ id: String, reason: Tips.InvalidationReason, at now: Date) {
        guard let entry = tips[id], let old = entry.record.invalidation,
            case .show(let since) = overrides.override(for: entry.definition), old.date < since
        else { return }
        let again = TipRecord.Invalidation(reason: reason, date: now, replica: replica)
        tips[id]?.record.invalidation = again
        touch(id)
        note(.invalidated(reason), of: id, at: now)
    }

    /// Begins a new epoch of a tip: displays under way are void, and whoever shows it asks again.
    fileprivate mutating func forget(_ id: String, at now: Date) {
        guard let entry = tips[id] else { return }
        for (number, phase) in entry.displays where phase != .reserved && !entry.closed.contains(number) {
            note(.closed(.reset), of: id, at: now)
        }
        tips[id]?.record = TipRecord()
        tips[id]?.displays = [:]
        tips[id]?.closed = []
        tips[id]?.unstored = 0
        deliveries.append(.change(entry.subject, ofStatus: true))
        if reservation?.tip == id { reservation = nil }
        touch(id)
    }
}
