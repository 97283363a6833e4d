import DequeModule
import Foundation

/// What a store in memory holds, as a value.
struct InMemoryState: Sendable {
    /// What a commit has touched.
    private enum Touch: Sendable, Hashable {
        case tip(String)
        case parameter(String)
        case donated(String)
        case event(String)
        case everything
    }

    /// The most commits whose touches are remembered.
    private static let reach = 1_000
    /// The most touches that are remembered.
    private static let longestLog = 10_000

    private struct Tip: Sendable {
        var stored = StoredTip()
        /// Since when the pause counts that the tip's first appearance began.
        var pause: Date?
    }

    private struct Event: Sendable {
        private(set) var donations = Deque<StoredDonation>()
        /// The latest deletion or reset.
        let epoch: StoreVersion
        /// Whether some were dropped.
        private var hasDropped = false

        init(epoch: StoreVersion) {
            self.epoch = epoch
        }

        /// Adds a donation, and drops the oldest beyond the limit.
        ///
        /// - Returns: Whether the event has changed otherwise than by newer donations, before which the oldest leave.
        mutating func insert(_ donation: StoredDonation, keeping limit: StoredDonationLimit) -> Bool {
            // A wider limit may keep what is older than others that are gone.
            let isOutOfTurn = hasDropped && donations.first.map { donation.date < $0.date } ?? false
            let dropped = donations.insert(donation, keeping: limit)
            hasDropped = hasDropped || dropped > 0
            return isOutOfTurn
        }
    }

    private let replica = UUID().uuidString
    private(set) var position = StorePosition(lineage: .random(in: 1...(.max)), number: 0)
    private(set) var version = StoreVersion.zero
    private var epoch = StoreVersion.zero
    private var tips: [String: Tip] = [:]
    private var parameters: [String: StoredParameter] = [:]
    private var events: [String: Event] = [:]
    private var log = Deque<(number: Int64, touch: Touch, added: [StoredDonation])>()
    /// The last commit whose touches aren't remembered any more.
    private var forgotten: Int64 = 0

    /// Makes the changes that may be made.
    mutating func commit(_ changes: [StoreChange], after known: StorePosition?) -> StoreCommit {
        var refusals: [Int: StoreRefusal] = [:]
        if !changes.allSatisfy(\.isNote) { position.number += 1 }
        for (index, change) in changes.enumerated() {
            refusals[index] = apply(change)
        }
        forgotten = max(forgotten, position.number - Int64(Self.reach))
        while let first = log.first, first.number <= forgotten || log.count > Self.longestLog {
            forgotten = first.number
            log.removeFirst()
        }
        var update = update(since: known)
        if update.isEverything { update.rows += Set(changes.compactMap(\.tip)).map { .tip($0, tip($0)) } }
        return StoreCommit(update: update, refusals: refusals)
    }

    private mutating func apply(_ change: StoreChange) -> StoreRefusal? {
        let (change, knowing) = change.timely
        switch change {
        case .displayBegan(let tip, let date, let limits):
            if isOvertaken(knowing, by: tips[tip]?.stored.epoch) { return .overtaken }
            let record = tips[tip]?.stored.record ?? TipRecord()
            if let refusal = limits?.refusal(of: tip, record, after: latestFirstDisplay, at: date) { return refusal }
            advance(at: date)
            self.change(tip) { tip in
                tip.stored.record.displayCount += 1
                tip.pause = tip.pause ?? date
                tip.stored.record.firstDisplayed = min(record.firstDisplayed ?? date, date)
                tip.stored.record.lastDisplayed = max(record.lastDisplayed ?? date, date)
            }
        case .displayEnded(let tip, let duration, let epoch):
            guard epoch == tips[tip]?.stored.epoch ?? self.epoch else { return .overtaken }
            self.change(tip) { $0.stored.record.displayDuration += duration }
        case .invalidated(let tip, let reason, let date):
            if isOvertaken(knowing, by: tips[tip]?.stored.epoch) { return .overtaken }
            if let earlier = tips[tip]?.stored.record.invalidation { return .invalidated(earlier.reason) }
            advance(at: date)
            let invalidation = TipRecord.Invalidation(reason: reason, date: date, replica: replica)
            self.change(tip) { $0.stored.record.invalidation = invalidation }
        case .parameterSet(let id, let json, let date):
            if isOvertaken(knowing, by: parameters[id]?.version) { return .overtaken }
            advance(at: date)
            parameters[id] = StoredParameter(json: json, version: version)
            log.append((position.number, .parameter(id), []))
        case .donated(let event, let donation, let limit):
            if isOvertaken(knowing, by: events[event]?.epoch) { return .overtaken }
            advance(at: donation.date)
            let isOutOfTurn = events[event, default: Event(epoch: epoch)].insert(donation, keeping: limit)
            log.append((position.number, isOutOfTurn ? .event(event) : .donated(event), isOutOfTurn ? [] : [donation]))
        case .donationsDeleted(let event, let date):
            advance(at: date)
            events[event] = Event(epoch: version)
            log.append((position.number, .event(event), []))
        case .pauseMoved(let date):
            for (id, tip) in tips where tip.pause.map({ $0 > date }) ?? false { self.change(id) { $0.pause = date } }
        case .tipReset(let tip, let date):
            advance(at: date)
            let epoch = version
            self.change(tip) { $0 = Tip(stored: StoredTip(epoch: epoch)) }
        case .allReset(let date):
            advance(at: date)
            (tips, parameters, events) = ([:], [:], [:])
            epoch = version
            log.append((position.number, .everything, []))
        case .noted, .late:
            break
        }
        return nil
    }

    private func isOvertaken(_ knowing: StoreVersion?, by version: StoreVersion?) -> Bool {
        guard let knowing else { return false }
        return max(version ?? .zero, epoch) > knowing
    }

    private mutating func advance(at date: Date) { version = version.next(at: date) }

    private mutating func change(_ id: String, _ body: (inout Tip) -> Void) {
        body(&tips[id, default: Tip(stored: StoredTip(epoch: epoch))])
        log.append((position.number, .tip(id), []))
    }

    private var latestFirstDisplay: FirstDisplay? {
        tips.compactMap { id, tip in tip.pause.map { FirstDisplay(tip: id, date: $0) } }
            .max { ($0.date, $0.tip) < ($1.date, $1.tip) }
    }
}

extension InMemoryState: StoreSnapshot {
    func header() -> StoreHeader {
        StoreHeader(
            replica: replica,
            position: position,
            latestVersion: version,
            latestFirstDisplay: latestFirstDisplay
        )
    }

    func update(since position: StorePosition) -> StoreUpdate { update(since: .some(position)) }

    private func update(since known: StorePosition?) -> StoreUpdate {
        var update = StoreUpdate(position: position, version: version)
        let everything = StoreUpdate(
            position: position,
            version: version,
            isEverything: true,
            rows: [.latestFirstDisplay(latestFirstDisplay)]
        )
        guard let known, known.lineage == position.lineage, (forgotten...position.number).contains(known.number) else {
            return everything
        }
        let touches = log.suffix(from: log.lastIndex { $0.number <= known.number }.map { $0 + 1 } ?? 0)
        if touches.contains(where: { $0.touch == .everything }) {
            return everything
        }
        let touched = Set(touches.map(\.touch))
        var added: [String: [StoredDonation]] = [:]
        for touch in touches {
            if case .donated(let event) = touch.touch { added[event, default: []] += touch.added }
        }
        for touch in touched {
            switch touch {
            case .tip(let id): update.rows.append(.tip(id, tip(id)))
            case .parameter(let id): update.rows.append(.parameter(id, parameters[id]))
            case .event(let id): update.rows.append(.event(id, count: tally(ofEvent: id)))
            case .donated(let id) where !touched.contains(.event(id)):
                update.rows.append(.donated(event: id, added[id] ?? [], count: tally(ofEvent: id)))
            case .donated, .everything: break
            }
        }
        if touched.contains(where: { if case .tip = $0 { true } else { false } }) {
            update.rows.append(.latestFirstDisplay(latestFirstDisplay))
        }
        return update
    }

    func tip(_ id: String) -> StoredTip { tips[id]?.stored ?? StoredTip(epoch: epoch) }

    func parameter(_ id: String) -> StoredParameter? { parameters[id] }

    func tally(ofEvent id: String) -> Int { events[id]?.donations.count ?? 0 }

    func donations(ofEvent id: String, after date: Date, maximumCount: Int) -> [StoredDonation] {
        guard let all = events[id]?.donations else { return [] }
        return Array(all.suffix(from: all.firstIndex(after: date)).suffix(maximumCount))
    }

    func notes() -> [TipNote] { [] }
}

extension Deque<StoredDonation> {
    /// Puts a donation at its place, and drops the oldest beyond the limit.
    ///
    /// - Returns: How many were dropped.
    fileprivate mutating func insert(_ donation: StoredDonation, keeping limit: StoredDonationLimit) -> Int {
        insert(donation, at: firstIndex(after: donation.date))
        let all = count
        if let age = limit.maximumAge { removeFirst(firstIndex(after: donation.date.addingTimeInterval(-age))) }
        removeFirst(Swift.max(0, count - limit.maximumCount))
        return all - count
    }

    /// The place of the first donation later than a moment, looked for from the newest.
    fileprivate func firstIndex(after date: Date) -> Int {
        (lastIndex { $0.date <= date } ?? -1) + 1
    }
}
