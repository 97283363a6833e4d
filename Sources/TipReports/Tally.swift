import Foundation
import TipRows
import TipStatistics

/// The counts of one tip.
struct Tally: Sendable {
    /// The people who are counted, by the number of whole weeks for which they have been; the last has all earlier ones.
    private var weeks: [TwoArms] = []
    /// The people who are counted, by group.
    private(set) var segments: [String: TwoArms] = [:]
    /// The people who are counted, by the arm of the tip that they got.
    private(set) var arms = ManyArms()
    private(set) var events: [String] = []
    private(set) var windows: [TimeInterval] = []
    /// The first exposure of those who are counted.
    private(set) var first: Date?
    /// The first exposure of those who could be compared, and how many of them were exposed in the last four weeks.
    private var firstExposure: Date?
    private var recent = 0
    var days = Histogram()
    var daysHeldOut = Histogram()
    var closed = 0
    var acted = 0
    var waiting = 0
    var uncompared = Share(0, of: 0)
    var heldOutFromAll = 0
    var ahead = 0
    var visitorsLeftOut = 0
    var visitorsCounted = 0

    /// Who a person is.
    enum Person {
        /// A person with an account, or the person of a device.
        case known
        /// A person without an account, who is counted or isn't.
        case visitor(Bool)
    }

    /// How far ahead of the report's clock an exposure may be, since no two clocks agree: five minutes.
    private static let tolerance: TimeInterval = 300

    private static let week: TimeInterval = 7 * 86_400
    /// The number of weeks that are told apart.
    private static let maximumWeeks = 27
    /// The time over which the pace is measured.
    private static let recently: TimeInterval = 28 * 86_400

    /// How a tip was retired.
    struct End {
        var reason: String?
        var date: Date?
    }

    /// All people who could be compared with those of the other group.
    var people: TwoArms {
        weeks.reduce(into: TwoArms()) { $0.add($1) }
    }

    mutating func add(_ trial: JoinedTrial, _ end: End, _ person: Person, segment: String? = nil, at now: Date) {
        if events.last != trial.event, !events.contains(trial.event) { events.append(trial.event) }
        if windows.last != trial.window, !windows.contains(trial.window) { windows.append(trial.window) }
        switch person {
        case .known: break
        case .visitor(true): visitorsCounted += 1
        case .visitor(false):
            visitorsLeftOut += 1
            return
        }
        guard trial.exposed <= now.addingTimeInterval(Self.tolerance) else {
            ahead += 1
            return
        }
        let isCompared = trial.share > 0 && trial.share < 1
        if isCompared {
            firstExposure = min(firstExposure ?? trial.exposed, trial.exposed)
            if now.timeIntervalSince(trial.exposed) < Self.recently { recent += 1 }
        }
        // A person who has used it already isn't counted before the others who were exposed with them either.
        let counted = now.timeIntervalSince(trial.exposed) - trial.window
        guard counted >= 0 else {
            waiting += 1
            return
        }
        let isUsed = trial.isUsedInTime
        let one = Share(isUsed ? 1 : 0, of: 1)
        if let arm = trial.arm, let names = trial.arms, trial.share < 1 {
            arms.add(one, to: trial.isHeldOut ? nil : arm, of: names, holdingOut: trial.share)
            first = min(first ?? trial.exposed, trial.exposed)
        }
        guard isCompared else {
            if trial.isHeldOut {
                heldOutFromAll += 1
            } else {
                uncompared = Share(uncompared.count + (isUsed ? 1 : 0), of: uncompared.people + 1)
            }
            return
        }
        first = min(first ?? trial.exposed, trial.exposed)
        let none = Share(0, of: 0)
        let week = Int(min(counted / Self.week, Double(Self.maximumWeeks - 1)))
        let (shown, heldOut) = trial.isHeldOut ? (none, one) : (one, none)
        count(shown: shown, heldOut: heldOut, holdingOut: trial.share, weeksAgo: week)
        if let segment {
            segments[segment, default: TwoArms()].add(shown: shown, heldOut: heldOut, holdingOut: trial.share)
        }
        if let used = trial.used, isUsed {
            let passed = used.timeIntervalSince(trial.exposed) / 86_400
            if trial.isHeldOut { daysHeldOut.add(passed) } else { days.add(passed) }
        }
        guard !trial.isHeldOut else { return }
        if end.reason == "tipClosed" { closed += 1 }
        if end.reason == "actionPerformed", Self.isAction(end.date, trial) { acted += 1 }
    }

    /// Counts people who have been counted for so many whole weeks.
    mutating func count(shown: Share, heldOut: Share, holdingOut share: Double, weeksAgo week: Int = 0) {
        while weeks.count <= week { weeks.append(TwoArms()) }
        weeks[week].add(shown: shown, heldOut: heldOut, holdingOut: share)
    }

    /// Whether an action retired the tip, and not the use that it teaches, which has the same reason.
    private static func isAction(_ date: Date?, _ trial: JoinedTrial) -> Bool {
        guard let used = trial.used else {
            // Of several donations that are needed, those before the exposure retire the tip, too.
            return trial.needed == 1
        }
        return date.map { $0 < used } ?? false
    }

    /// What reports would have said at the end of each week.
    func history(until now: Date) -> [TipResult.Week] {
        var (people, found) = (TwoArms(), [TipResult.Week]())
        for week in weeks.indices.reversed() {
            let isQuiet = weeks[week] == TwoArms()
            people.add(weeks[week])
            // The last has all earlier people, of whom it isn't known when they were counted.
            if week == Self.maximumWeeks - 1 { continue }
            let end = now.addingTimeInterval(-Double(week) * Self.week)
            // In a week without people the difference stays as it was.
            let before = isQuiet ? found.last?.difference : nil
            found.append(TipResult.Week(date: end, difference: before ?? people.difference))
        }
        return found
    }

    /// The days until so many more people are counted, at the pace of the last four weeks.
    func days(for more: Int, at now: Date) -> Int? {
        let window = (windows.max() ?? 0) / 86_400
        guard more > waiting else { return Int((window * Double(more) / Double(max(1, waiting))).rounded(.up)) }
        guard let firstExposure, recent > 0 else { return nil }
        // Of less than a day, a pace isn't known.
        let span = min(Self.recently, now.timeIntervalSince(firstExposure)) / 86_400
        guard span >= 1 else { return nil }
        let days = Double(more - waiting) * span / Double(recent) + window
        return days < 1e6 ? Int(days.rounded(.up)) : nil
    }
}

/// Numbers of days, counted by tenths of a day, so that the memory doesn't depend on the number of people.
struct Histogram: Sendable {
    private var counts: [Int: Int] = [:]
    private var total = 0

    mutating func add(_ days: Double) {
        counts[Int((min(max(0, days), 1e6) * 10).rounded()), default: 0] += 1
        total += 1
    }

    /// The median in days; `nil` without numbers.
    var median: Double? {
        guard total > 0 else { return nil }
        var before = 0
        for (tenths, count) in counts.sorted(by: { $0.key < $1.key }) {
            before += count
            if 2 * before >= total { return Double(tenths) / 10 }
        }
        return nil
    }
}
