import Foundation
import TipKitEngine

/// A plain model of the contents of a store, written from the documented behavior without sharing code with the engine
/// or any store.
struct PlainDisk: Sendable, Equatable {
    /// The number of commits.
    var commits = 0
    /// The number of the last commit that reset everything.
    private var reset = 0
    private var tips: [String: PlainTip] = [:]
    private var parameters: [String: PlainParameter] = [:]
    private var events: [String: PlainEvent] = [:]
    /// The displays on pages, by key, also those that are over or of a tip that was reset since.
    private var pages: [String: PlainPageDisplay] = [:]

    func tip(_ id: String) -> PlainTip { tips[id] ?? PlainTip(reset: reset) }

    func parameter(_ id: String) -> PlainParameter? { parameters[id] }

    func event(_ id: String) -> PlainEvent { events[id] ?? PlainEvent(reset: reset) }

    /// Whether a display on a page has begun, even if it is over.
    func hasPageDisplay(_ key: String) -> Bool { pages[key] != nil }

    /// The latest first display of any tip.
    var latestFirstDisplay: (tip: String, date: Date)? {
        tips.compactMap { id, tip in tip.pause.map { (tip: id, date: $0) } }
            .max { ($0.date, $0.tip) < ($1.date, $1.tip) }
    }

    /// Applies a change to the model, unless the store must refuse the change.
    ///
    /// - Parameter known: For a late change, the number of the last commit that the center knew when it made the
    ///   change; otherwise `nil`.
    /// - Returns: The reason for which the store must refuse the change; `nil` if the change is applied.
    mutating func apply(_ change: PlainChange, knowing known: Int? = nil) -> PlainRefusal? {
        switch change {
        case .began(_, _, _, let key?) where pages[key] != nil: return .repeated
        case .began(let id, let date, let limits, let key):
            if let known, tip(id).reset > known { return .overtaken }
            if let limits, let refusal = refusal(of: id, limits, at: date) { return refusal }
            self.change(id) { tip in
                tip.count += 1
                tip.first = min(tip.first ?? date, date)
                tip.last = max(tip.last ?? date, date)
                tip.pause = tip.pause ?? date
            }
            if let key { pages[key] = PlainPageDisplay(tip: id, reset: tip(id).reset, began: date) }
        case .lasted(let key, let id, let seconds, let date):
            guard let page = pages[key], page.tip == id, page.reset == tip(id).reset else { return .overtaken }
            let visible = min(seconds, date.timeIntervalSince(page.began))
            guard visible > page.visible else { return .repeated }
            pages[key]?.visible = visible
            self.change(id) { $0.duration += visible - page.visible }
        case .over(let key, let id):
            guard let page = pages[key], page.tip == id, page.reset == tip(id).reset else { return .overtaken }
            if page.isOver { return .repeated }
            pages[key]?.isOver = true
        case .snoozed(let id, let seconds, let date, let maximumCount):
            if let known, tip(id).reset > known { return .overtaken }
            if let earlier = tip(id).reason { return .retired(earlier) }
            if let maximumCount, tip(id).snoozes >= maximumCount {
                self.change(id) { ($0.reason, $0.closedAt) = (.tipClosed, date) }
            } else {
                self.change(id) { tip in
                    tip.snoozes += 1
                    tip.snooze = PlainSnooze(date: date, end: date.addingTimeInterval(seconds))
                }
            }
        case .ended(let id, let duration, let reset):
            if let reset, tip(id).reset != reset { return .overtaken }
            self.change(id) { $0.duration += duration }
        case .invalidated(let id, let reason, let date):
            if let known, tip(id).reset > known { return .overtaken }
            if let earlier = tip(id).reason { return .retired(earlier) }
            self.change(id) { ($0.reason, $0.closedAt) = (reason, date) }
        case .set(let id, let text):
            if let known, max(parameters[id]?.set ?? 0, reset) > known { return .overtaken }
            parameters[id] = PlainParameter(text: text, set: commits)
        case .donated(let id, let donation, let maximumCount, let maximumAge):
            if let known, event(id).reset > known { return .overtaken }
            insert(donation, in: id)
            events[id] = event(id).keeping(maximumCount, youngerThan: maximumAge, at: donation.date)
        case .deleted(let id): events[id] = event(id).emptied(at: commits)
        case .pauseMoved(let date):
            for id in tips.keys { self.change(id) { $0.pause = $0.pause.map { min($0, date) } } }
        case .tipReset(let id): tips[id] = PlainTip(reset: commits)
        case .allReset:
            (tips, parameters, events) = ([:], [:], events.mapValues { $0.emptied(at: commits) })
            reset = commits
        }
        return nil
    }

    /// Records that the store's file was replaced; the rows of the old file are added to those of the new one.
    mutating func replaceFile() {
        for id in tips.keys { change(id) { ($0.snooze, $0.replacedSnooze) = (nil, $0.latestSnooze) } }
    }

    /// Applies a change that waits to be stored.
    ///
    /// - Parameter known: The number of the last commit that the center knew when it made the change.
    mutating func overlay(_ change: PlainChange, knowing known: Int?) {
        switch change {
        case .donated(let id, let donation, _, _): insert(donation, in: id)
        case .began(let tip, let date, _, let key):
            _ = apply(.began(tip: tip, date: date, limits: nil, key: key), knowing: known)
        // A value that waits to be stored must be shown instead of any stored value, so treat the waiting value as the
        // value that was set last.
        case .set(let id, let text): parameters[id] = PlainParameter(text: text, set: .max)
        // A snooze that waits replaces any other in memory. Only when it is stored does the store compare it with those
        // of a file that was replaced.
        case .snoozed(let id, _, _, _):
            if apply(change, knowing: known) == nil, tip(id).reason == nil {
                self.change(id) { $0.replacedSnooze = nil }
            }
        default: _ = apply(change, knowing: known)
        }
    }

    private func refusal(of id: String, _ limits: PlainLimits, at date: Date) -> PlainRefusal? {
        let tip = tip(id)
        if let reason = tip.reason { return .retired(reason) }
        if let snooze = tip.latestSnooze {
            let length = snooze.end.timeIntervalSince(snooze.date)
            if date < snooze.end, date >= snooze.date.addingTimeInterval(-length) { return .snoozed }
        }
        if let most = limits.maximumCount, tip.count >= most { return .count }
        guard tip.first == nil else { return nil }
        if limits.pause > 0, let latest = latestFirstDisplay, latest.tip != id,
            date.timeIntervalSince(latest.date) < limits.pause
        {
            return .frequency(tip: latest.tip)
        }
        for cap in limits.caps where shown(for: cap, besides: id, at: date) >= cap.count { return .cap(cap) }
        return nil
    }

    /// Returns how many other tips have appeared for the first time within the period of a cap.
    private func shown(for cap: Tips.Cap, besides id: String, at date: Date) -> Int {
        tips.count { other, tip in
            guard other != id, let first = tip.pause else { return false }
            return date.timeIntervalSince(first) < cap.period.seconds
                && (cap.group == nil || cap.group == SimulationSubjects.group(of: other))
        }
    }

    private mutating func change(_ id: String, _ body: (inout PlainTip) -> Void) {
        var tip = tip(id)
        body(&tip)
        tips[id] = tip
    }

    /// Appends a donation to the donations of an event.
    private mutating func insert(_ donation: PlainDonation, in id: String) {
        var event = event(id)
        event.made.append(donation)
        events[id] = event
    }
}

extension PlainEvent {
    /// Returns the event after applying a donation limit; excess donations are dropped in the order in which they were
    /// made.
    fileprivate func keeping(_ count: Int, youngerThan age: TimeInterval?, at date: Date) -> PlainEvent {
        var event = self
        event.maximumCount = max(maximumCount ?? count, count)
        event.maximumAge = maximumCount == nil ? age : maximumAge.flatMap { known in age.map { max(known, $0) } }
        if let age = event.maximumAge { event.made = Array(event.made.drop { date.timeIntervalSince($0.date) >= age }) }
        event.made = event.made.suffix(event.maximumCount ?? count)
        return event
    }
}
