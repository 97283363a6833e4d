package import Foundation
import Synchronization

extension TipCenter {
    /// How long a place is kept for a tip that nobody has seen yet, in seconds.
    package static let reservationLapse: TimeInterval = 30

    /// Keeps a tip's place without counting anything; `nil` if the tip may not appear.
    ///
    /// Of two tips that may appear for the first time under a display frequency only one gets a place.
    package func reserveDisplay(of definition: TipDefinition) -> TipDisplay? {
        let id = definition.id
        _ = subject(of: id, type: definition.type) { definition }
        while true {
            guard freshDecision(of: id)?.status == .available else { return nil }
            let now = now
            let reserved = state.withLock { state -> (UInt64?, [String])? in
                // Something may have touched the tip since it was decided on.
                guard let entry = state.tips[id], let decision = entry.decision else { return nil }
                guard decision.status == .available else { return (nil, []) }
                if let refusal = state.refusal(of: entry, now: now) {
                    state.note(.refused(refusal), of: id, at: now)
                    return (nil, [])
                }
                let number = state.nextNumber()
                state.tips[id]?.displays[number] = .reserved
                return (number, state.reserveSlot(for: entry, now: now))
            }
            guard let (number, others) = reserved else { continue }
            decide(others)
            return number.map { TipDisplay(tip: id, number: $0, center: self) }
        }
    }

    func beginDisplay(_ id: String, _ number: UInt64) -> Bool {
        switch phase(ofDisplay: id, number) {
        case .begun: return true
        case .paused: return resumeDisplay(id, number)
        case .reserved, nil: break
        }
        let now = now
        let (version, store, resets, others) = state.withLock {
            state -> (StoreVersion?, (any TipStore)?, UInt64, [String]) in
            guard let entry = state.tips[id], entry.displays[number] == .reserved, !state.isRetired(entry) else {
                return (nil, nil, 0, [])
            }
            if let refusal = state.refusal(of: entry, now: now) {
                state.note(.refused(refusal), of: id, at: now)
                return (nil, nil, 0, [])
            }
            let waiting = state.waitingForFrequency
            state.tips[id]?.displays[number] = .begun(at: now, before: 0)
            state.tips[id]?.record.displayCount += 1
            state.tips[id]?.record.firstDisplayed = entry.record.firstDisplayed ?? now
            state.tips[id]?.record.lastDisplayed = now
            state.tips[id]?.unstored += 1
            state.touch(id)
            if entry.record.firstDisplayed == nil {
                if now >= state.latestFirstDisplay?.date ?? .distantPast {
                    state.latestFirstDisplay = FirstDisplay(tip: id, date: now)
                }
                state.epochStamp = state.stamp
            }
            if state.reservation?.tip == id { state.reservation = nil }
            state.note(.displayed, of: id, at: now)
            let others = entry.record.firstDisplayed == nil ? waiting : []
            return (state.nextVersion(at: now), state.store, state.resets, others)
        }
        guard let version else {
            endDisplay(id, number)
            return false
        }
        commitRecord(.displayBegan(tip: id, date: now, version: version), of: id, to: store, since: resets)
        decide(others.filter { $0 != id } + [id])
        return true
    }

    /// Goes on with a display that was counted already.
    private func resumeDisplay(_ id: String, _ number: UInt64) -> Bool {
        let now = now
        let isResumed = state.withLock { state in
            guard case .paused(let before) = state.tips[id]?.displays[number] else { return false }
            state.tips[id]?.displays[number] = .begun(at: now, before: before)
            state.touch(id)
            return true
        }
        if isResumed { decide([id]) }
        return isResumed
    }

    func pauseDisplay(_ id: String, _ number: UInt64) {
        guard phase(ofDisplay: id, number) != .reserved else { return endDisplay(id, number) }
        let now = now
        let paused = state.withLock { state -> (duration: TimeInterval, StoreVersion, (any TipStore)?, UInt64)? in
            guard case .begun(let start, let before) = state.tips[id]?.displays[number] else { return nil }
            let added = state.addDuration(of: id, since: start, to: now)
            state.tips[id]?.displays[number] = .paused(after: before + added.duration)
            return added
        }
        guard let (duration, version, store, resets) = paused else { return }
        commitRecord(.displayEnded(tip: id, duration: duration, version: version), of: id, to: store, since: resets)
        decide([id])
    }

    /// Tells how a person closes a tip, before it is retired.
    func closeDisplay(_ id: String, _ number: UInt64, _ cause: Tips.Outcome.Cause) {
        let now = now
        state.withLock { state in
            guard let phase = state.tips[id]?.displays[number], phase != .reserved,
                state.tips[id]?.closed.insert(number).inserted == true
            else { return }
            state.note(.closed(cause), of: id, at: now)
        }
        deliver()
    }

    /// Takes a display away.
    ///
    /// - Parameter cause: Why the tip leaves the screen; `nil` for what its status says.
    func endDisplay(_ id: String, _ number: UInt64, _ cause: Tips.Outcome.Cause? = nil) {
        let now = now
        let (duration, version, store, resets, others) = state.withLock { state in
            let phase = state.tips[id]?.displays.removeValue(forKey: number)
            let isTold = state.tips[id]?.closed.remove(number) != nil
            var others: [String] = []
            if state.reservation?.tip == id, state.tips[id]?.displays.values.contains(.reserved) != true {
                state.reservation = nil
                state.epochStamp = state.nextStamp()
                others = state.waitingForFrequency
            }
            let nothing = (TimeInterval?.none, StoreVersion.zero, state.store, state.resets, others)
            guard let phase, phase != .reserved else { return nothing }
            let ending = cause ?? state.cause(ofEndOf: id)
            if !isTold { state.note(.closed(ending), of: id, at: now) }
            guard case .begun(let start, _) = phase else {
                state.touch(id)
                return (nil, .zero, state.store, state.resets, others.filter { $0 != id } + [id])
            }
            let (duration, version, store, resets) = state.addDuration(of: id, since: start, to: now)
            return (duration, version, store, resets, others.filter { $0 != id } + [id])
        }
        if let duration {
            let change = StoreChange.displayEnded(tip: id, duration: duration, version: version)
            commitRecord(change, of: id, to: store, since: resets)
        }
        decide(others)
    }

    /// Commits a change to a tip's record that memory holds already.
    private func commitRecord(_ change: StoreChange, of id: String, to store: (any TipStore)?, since resets: UInt64) {
        guard commit([change], to: store) else { return }
        let isOvertaken = state.withLock { state in
            // After a reset in between the store knows what holds.
            guard state.resets == resets else { return true }
            guard let unstored = state.tips[id]?.unstored, unstored > 0 else { return false }
            state.tips[id]?.unstored = unstored - 1
            return false
        }
        if isOvertaken { reload(id) }
    }

    func phase(ofDisplay id: String, _ number: UInt64) -> TipDisplay.Phase? {
        state.withLock { $0.tips[id]?.displays[number] }
    }
}

extension CenterState {
    /// What keeps a display of a tip from beginning: its count is used up, or the frequency's place is another's.
    fileprivate func refusal(of entry: TipEntry, now: Date) -> Tips.Outcome.Refusal? {
        if overrides.override(for: entry.definition) != nil { return nil }
        if let count = entry.definition.options.maxDisplayCount, entry.record.displayCount >= count {
            return .displayCount
        }
        guard needsSlot(entry) else { return nil }
        let id = entry.definition.id
        if let latest = latestFirstDisplay, latest.tip != id, now < latest.date.addingTimeInterval(frequency.interval) {
            return .displayFrequency(tip: latest.tip)
        }
        if let reservation, reservation.tip != id, now < reservation.date {
            return .displayFrequency(tip: reservation.tip)
        }
        return nil
    }

    /// Adds the time of a display to a tip's record, which is to be stored.
    fileprivate mutating func addDuration(
        of id: String,
        since start: Date,
        to now: Date
    ) -> (duration: TimeInterval, StoreVersion, (any TipStore)?, UInt64) {
        let duration = max(0, now.timeIntervalSince(start))
        tips[id]?.record.displayDuration += duration
        tips[id]?.unstored += 1
        touch(id)
        return (duration, nextVersion(at: now), store, resets)
    }

    /// Why a display ends, as far as the tip's status says.
    fileprivate func cause(ofEndOf id: String) -> Tips.Outcome.Cause {
        switch tips[id]?.published {
        case .invalidated(let reason): .invalidated(reason)
        case .pending: .ineligible
        case .available, nil: .left
        }
    }

    /// Whether a tip was retired since its place was kept.
    fileprivate func isRetired(_ entry: TipEntry) -> Bool {
        entry.record.invalidation != nil && overrides.override(for: entry.definition) == nil
    }

    /// Keeps the frequency's place for a tip.
    ///
    /// - Returns: The tips that must wait now.
    fileprivate mutating func reserveSlot(for entry: TipEntry, now: Date) -> [String] {
        guard needsSlot(entry) else { return [] }
        let isNew = reservation?.tip != entry.definition.id
        reservation = FirstDisplay(tip: entry.definition.id, date: now.addingTimeInterval(TipCenter.reservationLapse))
        guard isNew else { return [] }
        epochStamp = nextStamp()
        return waitingForFrequency.filter { $0 != entry.definition.id }
    }

    /// The tips for which the display frequency counts.
    var waitingForFrequency: [String] {
        tips.values.filter(needsSlot).map(\.definition.id)
    }

    private func needsSlot(_ entry: TipEntry) -> Bool {
        frequency.interval > 0 && entry.record.firstDisplayed == nil
            && !entry.definition.options.ignoresDisplayFrequency
    }
}
