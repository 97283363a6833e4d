public import Foundation
public import TipRows
public import TipStatistics

/// Whether tips help: what people did who saw a tip, and people from whom it was held out.
///
/// Add the trials of all people, one for each person and tip, then read the results.
public struct TipReport: Sendable {
    /// The date of the report; people are counted once their windows are over by then.
    public let date: Date
    /// Whether visitors are counted, people without an account.
    public let countsVisitors: Bool
    private var tallies: [String: Tally] = [:]

    /// Creates a report without people.
    ///
    /// - Parameters:
    ///   - date: The date of the report.
    ///   - countsVisitors: Whether visitors are counted. By default they are left out, and their number is reported: a
    ///     script can be any number of visitors, and their pages say what they saw and did. Count them only if nobody
    ///     has a reason to make them up.
    public init(at date: Date, countingVisitors countsVisitors: Bool = false) {
        self.date = date
        self.countsVisitors = countsVisitors
    }

    /// Adds what is known of a person and a tip.
    ///
    /// - Parameters:
    ///   - trial: The trial, joined from the rows of all replicas.
    ///   - reason: The name in stored rows of the reason for which the tip was retired; `nil` if it wasn't.
    ///   - isVisitor: Whether the person is a visitor, as `VisitorID.isVisitor` says of the person's id.
    public mutating func add(_ trial: JoinedTrial, retiredBecause reason: String?, isVisitor: Bool) {
        tallies[trial.tip, default: Tally()].add(trial, reason, isVisitor ? .visitor(countsVisitors) : .known, at: date)
    }

    /// Adds what is known of a person with an account and a tip.
    @available(*, deprecated, message: "Say whether the person is a visitor, whom a script may have made up.")
    public mutating func add(_ trial: JoinedTrial, retiredBecause reason: String?) {
        add(trial, retiredBecause: reason, isVisitor: false)
    }

    /// The results of all tips, in the order of their ids.
    public var tips: [TipResult] { tallies.sorted { $0.key < $1.key }.map { TipResult($0.key, $0.value) } }
}

/// What people did about one tip.
public struct TipResult: Sendable, Equatable {
    /// The id of the tip.
    public let tip: String
    /// The ids of the events that the tip teaches; several if they were changed.
    public let events: [String]
    /// The seconds after the exposure in which a use counts; several if they were changed.
    public let windows: [TimeInterval]
    /// The people who saw the tip and could have been held out, and how many of them used it in time.
    public let shown: Share
    /// The people from whom the tip was held out, and how many of them used it in time.
    public let heldOut: Share
    /// How many more people use it when they see the tip; `nil` if one of the groups is empty.
    public let difference: ShareDifference?
    /// What is known.
    public let verdict: Verdict
    /// Whether people were assigned to the groups in the intended ratio; `nil` if there are too few people.
    public let ratio: RatioTest?
    /// The median number of days from the exposure to the use of those who saw the tip; `nil` if nobody used it in time.
    public let daysToUse: Double?
    /// The same of those from whom the tip was held out.
    public let daysToUseHeldOut: Double?
    /// How many of the people in ``shown`` closed the tip.
    public let closed: Int
    /// How many of the people in ``shown`` had the tip retired because they did what it teaches.
    public let acted: Int
    /// The people who aren't counted yet, because their windows aren't over.
    public let waiting: Int
    /// The people who saw the tip when it was held out from nobody, and how many of them used it in time; nobody can be
    /// compared with them.
    public let uncompared: Share
    /// The people from whom the tip was held out when it was held out from everyone; they can't be compared either.
    public let heldOutFromAll: Int
    /// The shares that were held out from the people in ``shown`` and ``heldOut``; several if the share was changed.
    public let shares: [Double]
    /// The people who aren't counted, because their devices' clocks were ahead at the exposure.
    public let ahead: Int
    /// The visitors who aren't counted, because a script can be any number of them.
    public let visitorsLeftOut: Int
    /// The visitors who are counted, in ``shown``, ``heldOut`` or another number, because the report counts visitors.
    public let visitorsCounted: Int

    init(_ tip: String, _ tally: Tally) {
        self.tip = tip
        events = tally.events.sorted()
        windows = tally.windows.sorted()
        shown = tally.arms.shown
        heldOut = tally.arms.heldOut
        difference = tally.arms.difference
        // A wrong assignment makes any difference worthless.
        ratio = RatioTest(tally.arms)
        verdict = ratio?.isMismatch == true ? .unknown(morePeople: nil) : Verdict(tally.arms, difference)
        daysToUse = tally.days.median
        daysToUseHeldOut = tally.daysHeldOut.median
        (closed, acted) = (tally.closed, tally.acted)
        (waiting, uncompared, ahead) = (tally.waiting, tally.uncompared, tally.ahead)
        heldOutFromAll = tally.heldOutFromAll
        (visitorsLeftOut, visitorsCounted) = (tally.visitorsLeftOut, tally.visitorsCounted)
        shares = tally.arms.shares
    }
}

/// The counts of one tip.
struct Tally: Sendable {
    var arms = TwoArms()
    var events: Set<String> = []
    var windows: Set<TimeInterval> = []
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

    mutating func add(_ trial: JoinedTrial, _ reason: String?, _ person: Person, at now: Date) {
        events.insert(trial.event)
        windows.insert(trial.window)
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
        // A person who has used it already isn't counted before the others who were exposed with them either.
        guard trial.exposed.addingTimeInterval(trial.window) <= now else {
            waiting += 1
            return
        }
        let one = Share(trial.isUsedInTime ? 1 : 0, of: 1)
        guard trial.share > 0, trial.share < 1 else {
            if trial.isHeldOut {
                heldOutFromAll += 1
            } else {
                uncompared = Share(uncompared.count + one.count, of: uncompared.people + 1)
            }
            return
        }
        let none = Share(0, of: 0)
        arms.add(
            shown: trial.isHeldOut ? none : one,
            heldOut: trial.isHeldOut ? one : none,
            holdingOut: trial.share
        )
        if let used = trial.used, trial.isUsedInTime {
            let passed = used.timeIntervalSince(trial.exposed) / 86_400
            if trial.isHeldOut { daysHeldOut.add(passed) } else { days.add(passed) }
        }
        guard !trial.isHeldOut else { return }
        if reason == "tipClosed" { closed += 1 }
        if reason == "actionPerformed" { acted += 1 }
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
