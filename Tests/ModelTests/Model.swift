import Foundation
import OpenTipKit

/// A simple model of a tip center that uses arrays instead of caches and recomputes everything.
///
/// The model follows the documented behavior, and shares only the status types with the engine.
struct Model {
    struct TipState {
        var count = 0
        var duration: TimeInterval = 0
        var first: Date?
        /// The start of the display frequency's pause after the tip's first display.
        var pause: Date?
        var invalidation: Tips.InvalidationReason?
        /// The reason with which the tip was invalidated while the testing switch shows all tips.
        var closed: Tips.InvalidationReason?
        /// The start time of each current display, by the display's number.
        var showing: [Int: Date] = [:]
    }

    struct Donated {
        var date: Date
        var kind: Int
    }

    let tips: [TipSpec]
    let pause: TimeInterval
    var now: Date
    var flags = [false, false]
    var number = 0
    var donations: [[Donated]] = [[], [], []]
    var states: [TipState]
    var showsAll = false
    var hidesAll = false

    init(tips: [TipSpec], pause: TimeInterval, now: Date) {
        self.tips = tips
        self.pause = pause
        self.now = now
        states = tips.map { _ in TipState() }
    }

    // MARK: State

    func status(_ tip: Int, at date: Date) -> Tips.Status {
        let state = states[tip]
        if showsAll { return state.closed.map { .invalidated($0) } ?? .available }
        if hidesAll { return .pending }
        if let invalidation = state.invalidation { return .invalidated(invalidation) }
        if let reason = exceeded(tip, at: date) { return .invalidated(reason) }
        if !failing(tip, at: date).isEmpty || waitsForPause(tip, at: date) { return .pending }
        return .available
    }

    /// Returns the indices of the tip's rules that don't hold.
    func failing(_ tip: Int, at date: Date) -> [Int] {
        tips[tip].rules.indices.filter { !holds(tips[tip].rules[$0], at: date) }
    }

    func waitsForPause(_ tip: Int, at date: Date) -> Bool {
        guard states[tip].first == nil, !tips[tip].ignoresFrequency, pause > 0 else { return false }
        guard let latest = states.compactMap(\.pause).max() else { return false }
        return date < latest.addingTimeInterval(pause)
    }

    private func exceeded(_ tip: Int, at date: Date) -> Tips.InvalidationReason? {
        let state = states[tip]
        if let most = tips[tip].maxCount, state.count >= most, state.showing.isEmpty { return .displayCountExceeded }
        guard let longest = tips[tip].maxDuration else { return nil }
        if let since = state.showing.values.min() {
            let rest = max(60, longest - state.duration)
            return date >= since.addingTimeInterval(rest) ? .displayDurationExceeded : nil
        }
        return state.count > 0 && state.duration >= longest ? .displayDurationExceeded : nil
    }

    private func holds(_ rule: RuleSpec, at date: Date) -> Bool {
        switch rule {
        case .flag(let index, let value): flags[index] == value
        case .number(let least): number >= least
        case .count(let event, let least): donations[event].count >= least
        case .fewer(let event, let most): donations[event].count < most
        case .within(let event, let minutes, let least): recent(event, minutes, at: date).count >= least
        case .kind(let kind, let least): donations[2].filter { $0.kind == kind }.count >= least
        case .largest(let least): groups(donations[2]).map(\.count).max() ?? 0 >= least
        case .smallestWithin(let minutes, let least):
            groups(recent(2, minutes, at: date)).map(\.count).min() ?? 0 >= least
        }
    }

    private func recent(_ event: Int, _ minutes: Int, at date: Date) -> [Donated] {
        donations[event].filter { $0.date <= date && $0.date > date.addingTimeInterval(-60 * Double(minutes)) }
    }

    private func groups(_ donated: [Donated]) -> [[Donated]] {
        Dictionary(grouping: donated, by: \.kind).values.map { $0 }
    }

    // MARK: Events

    /// Invalidates the tips that have reached a display limit, so that they stay invalidated if the clock is set back.
    mutating func settle() {
        guard !showsAll, !hidesAll else { return }
        for tip in tips.indices where states[tip].invalidation == nil {
            if let reason = exceeded(tip, at: now) { states[tip].invalidation = reason }
        }
        let waits = tips.indices.contains { tip in
            let state = states[tip]
            return pause > 0 && state.first == nil && state.invalidation == nil && !tips[tip].ignoresFrequency
        }
        guard waits else { return }
        for tip in tips.indices { states[tip].pause = states[tip].pause.map { min($0, now) } }
    }

    mutating func donate(_ event: Int, kind: Int) {
        donations[event].append(Donated(date: now, kind: kind))
        let sorted = donations[event].enumerated().sorted {
            ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
        }
        donations[event] = sorted.map(\.element).suffix(RuleSpec.limits[event])
    }

    /// Begins a display unless it is refused, and returns whether it began.
    mutating func begin(_ tip: Int, _ display: Int) -> Bool {
        guard status(tip, at: now) == .available else { return false }
        if !showsAll, let most = tips[tip].maxCount, states[tip].count >= most { return false }
        states[tip].count += 1
        states[tip].first = min(states[tip].first ?? now, now)
        states[tip].pause = states[tip].pause ?? now
        states[tip].showing[display] = now
        return true
    }

    mutating func end(_ tip: Int, _ display: Int) {
        guard let start = states[tip].showing.removeValue(forKey: display) else { return }
        states[tip].duration += max(0, now.timeIntervalSince(start))
    }

    mutating func invalidate(_ tip: Int, _ reason: Tips.InvalidationReason) {
        states[tip].invalidation = states[tip].invalidation ?? reason
        if showsAll { states[tip].closed = states[tip].closed ?? reason }
    }

    mutating func resetEligibility(_ tip: Int) {
        states[tip] = TipState()
    }

    mutating func reset() {
        flags = [false, false]
        number = 0
        donations = [[], [], []]
        states = tips.map { _ in TipState() }
    }
}
