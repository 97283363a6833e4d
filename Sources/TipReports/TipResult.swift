public import Foundation
public import TipStatistics

/// What people did about one tip.
public struct TipResult: Sendable, Equatable {
    /// The id of the tip.
    public let tip: String
    /// The title of the tip, if the report knows it.
    public let title: String?
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
    /// The people of each arm of the tip, and how many of them used it in time, in the order of the names; empty if the tip
    /// compared no arms.
    public let arms: [Arm]
    /// How the arms compare with the people from whom the tip was held out, and with each other.
    public let comparisons: [ArmComparison]
    /// Whether arms were added, removed or named otherwise while people were counted.
    public let areArmsChanged: Bool
    /// How many arms aren't in ``arms``, because they are too many.
    public let otherArms: Int
    /// How many of the people in ``shown`` closed the tip.
    public let closed: Int
    /// How many of the people in ``shown`` pressed an action of the tip, or had it retired by the app with
    /// `.actionPerformed`, before they did what it teaches.
    ///
    /// Those whose tip was retired by the use alone aren't among them.
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

    /// The date of the first exposure of the people who are counted; `nil` if nobody is.
    public let since: Date?
    /// What the report would have said at the end of each week until now, of at most the last 26 weeks.
    public let history: [Week]
    /// How many days it takes, at the pace of the last four weeks, until the people who are still needed are counted;
    /// `nil` if that isn't known.
    public let daysNeeded: Int?
    /// The results of groups of people, if the report tells them apart; the largest groups first.
    public let segments: [Segment]
    /// How many groups aren't in ``segments``, because they are too many.
    public let otherSegments: Int

    /// The result of an arm.
    public struct Arm: Sendable, Equatable {
        /// The name of the arm.
        public let name: String
        /// The people who first saw the tip in this arm, and how many of them used it in time.
        public let people: Share
    }

    /// What a report said at the end of a week.
    public struct Week: Sendable, Equatable {
        /// The end of the week.
        public let date: Date
        /// The difference by then; `nil` if nobody could be compared.
        public let difference: ShareDifference?
    }

    /// The result of a group of people.
    public struct Segment: Sendable, Equatable {
        /// What the people have in common, such as the value of a parameter.
        public let name: String
        /// The people who saw the tip, and how many of them used it in time.
        public let shown: Share
        /// The people from whom the tip was held out, and how many of them used it in time.
        public let heldOut: Share
        /// How many more people use it when they see the tip; `nil` if one of the groups is empty.
        public let difference: ShareDifference?
        /// What is known.
        public let verdict: Verdict
    }

    init(_ tip: String, _ tally: Tally, title: String? = nil, at now: Date = .distantFuture) {
        (self.tip, self.title) = (tip, title)
        events = tally.events.sorted()
        windows = tally.windows.sorted()
        let people = tally.people
        (shown, heldOut, shares) = (people.shown, people.heldOut, people.shares)
        let difference = people.difference
        self.difference = difference
        // A wrong assignment makes any difference worthless.
        let ratio = RatioTest(people)
        self.ratio = ratio
        let isMismatch = ratio?.isMismatch == true
        let verdict = isMismatch ? .unknown(morePeople: nil) : Verdict(people, difference)
        self.verdict = verdict
        daysToUse = tally.days.median
        daysToUseHeldOut = tally.daysHeldOut.median
        // Whatever a device claims, the arms with the most people are compared.
        let found = tally.arms.arms.sorted { ($1.value.people, $0.key) < ($0.value.people, $1.key) }
        let arms = found.prefix(Self.maximumArms).map { Arm(name: $0.key, people: $0.value) }.sorted {
            $0.name < $1.name
        }
        (self.arms, comparisons) = (arms, tally.arms.comparisons(of: arms.map(\.name)))
        (areArmsChanged, otherArms) = (tally.arms.areChanged, found.count - arms.count)
        (closed, acted) = (tally.closed, tally.acted)
        (waiting, uncompared, ahead) = (tally.waiting, tally.uncompared, tally.ahead)
        heldOutFromAll = tally.heldOutFromAll
        (visitorsLeftOut, visitorsCounted) = (tally.visitorsLeftOut, tally.visitorsCounted)
        since = tally.first
        history = isMismatch ? [] : tally.history(until: now)
        daysNeeded = if case .unknown(let more?) = verdict { tally.days(for: more, at: now) } else { nil }
        let groups = tally.segments.sorted { ($1.value.people, $0.key) < ($0.value.people, $1.key) }
        segments = groups.prefix(Self.maximumSegments).map { name, arms in
            let difference = arms.difference
            return Segment(
                name: name,
                shown: arms.shown,
                heldOut: arms.heldOut,
                difference: difference,
                verdict: isMismatch ? .unknown(morePeople: nil) : Verdict(arms, difference)
            )
        }
        otherSegments = groups.count - segments.count
    }

    private static let maximumSegments = 12
    private static let maximumArms = 8
}

extension TwoArms {
    fileprivate var people: Int { shown.people + heldOut.people }
}
