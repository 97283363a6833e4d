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
        _ = subject(of: id) { definition }
        guard freshDecision(of: id)?.status == .available else { return nil }
        let now = now
        let (number, others) = state.withLock { state -> (UInt64?, [String]) in
            guard let entry = state.tips[id], entry.decision?.status == .available,
                state.mayBegin(entry, now: now)
            else { return (nil, []) }
            state.lastDisplay += 1
            state.tips[id]?.displays[state.lastDisplay] = .reserved
            return (state.lastDisplay, state.reserveSlot(for: entry, now: now))
        }
        decide(others)
        return number.map { TipDisplay(tip: id, number: $0, center: self) }
    }

    func beginDisplay(_ id: String, _ number: UInt64) -> Bool {
        let now = now
        let (version, store, isFirst) = state.withLock { state -> (StoreVersion?, (any TipStore)?, Bool) in
            guard let entry = state.tips[id], entry.displays[number] == .reserved, state.mayBegin(entry, now: now)
            else { return (nil, nil, false) }
            let isFirst = entry.record.firstDisplayed == nil
            let stamp = state.nextStamp()
            state.tips[id]?.displays[number] = .begun(at: now)
            state.tips[id]?.record.displayCount += 1
            state.tips[id]?.record.firstDisplayed = entry.record.firstDisplayed ?? now
            state.tips[id]?.record.lastDisplayed = now
            state.tips[id]?.stamp = stamp
            if isFirst {
                state.latestFirstDisplay = FirstDisplay(tip: id, date: now)
                state.frequencyStamp = stamp
            }
            if state.reservation?.tip == id { state.reservation = nil }
            return (state.nextVersion(at: now), state.store, isFirst)
        }
        guard let version else {
            endDisplay(id, number)
            return false
        }
        commit([.displayBegan(tip: id, date: now, version: version)], to: store)
        decide(isFirst ? frequencyDependents : [id])
        return true
    }

    func endDisplay(_ id: String, _ number: UInt64) {
        let now = now
        let (duration, version, store, others) = state.withLock { state in
            let phase = state.tips[id]?.displays.removeValue(forKey: number)
            var others: [String] = []
            if state.reservation?.tip == id, state.tips[id]?.displays.values.contains(.reserved) != true {
                state.reservation = nil
                state.frequencyStamp = state.nextStamp()
                others = state.waitingForFrequency
            }
            guard case .begun(let start) = phase else {
                return (TimeInterval?.none, StoreVersion.zero, state.store, others)
            }
            let duration = max(0, now.timeIntervalSince(start))
            let stamp = state.nextStamp()
            state.tips[id]?.record.displayDuration += duration
            state.tips[id]?.stamp = stamp
            return (duration, state.nextVersion(at: now), state.store, others + [id])
        }
        if let duration {
            commit([.displayEnded(tip: id, duration: duration, version: version)], to: store)
        }
        decide(others)
    }

    func phase(ofDisplay id: String, _ number: UInt64) -> TipDisplay.Phase? {
        state.withLock { $0.tips[id]?.displays[number] }
    }

    private var frequencyDependents: [String] { state.withLock { Array($0.tips.keys) } }
}

extension CenterState {
    /// Whether a display of a tip may begin: its count isn't used up, and the frequency's place is free or its own.
    fileprivate func mayBegin(_ entry: TipEntry, now: Date) -> Bool {
        if overrides.override(for: entry.definition) != nil { return true }
        let options = entry.definition.options
        if let count = options.maxDisplayCount, entry.record.displayCount >= count { return false }
        guard needsSlot(entry) else { return true }
        let id = entry.definition.id
        if let latest = latestFirstDisplay, latest.tip != id, now < latest.date.addingTimeInterval(frequency.interval) {
            return false
        }
        if let reservation, reservation.tip != id, now < reservation.date { return false }
        return true
    }

    /// Keeps the frequency's place for a tip.
    ///
    /// - Returns: The tips that must wait now.
    fileprivate mutating func reserveSlot(for entry: TipEntry, now: Date) -> [String] {
        guard needsSlot(entry) else { return [] }
        let isNew = reservation?.tip != entry.definition.id
        reservation = FirstDisplay(tip: entry.definition.id, date: now.addingTimeInterval(TipCenter.reservationLapse))
        guard isNew else { return [] }
        frequencyStamp = nextStamp()
        return waitingForFrequency.filter { $0 != entry.definition.id }
    }

    /// The tips for which the display frequency counts.
    fileprivate var waitingForFrequency: [String] {
        tips.values.filter(needsSlot).map(\.definition.id)
    }

    private func needsSlot(_ entry: TipEntry) -> Bool {
        frequency.interval > 0 && entry.record.firstDisplayed == nil
            && !entry.definition.options.ignoresDisplayFrequency
    }
}
