public import Foundation
public import OpenTipKit

/// Days of use, planned by the hour and played on a manual clock, to learn which tip shows when.
///
/// A visit is a person in front of a screen: every tip that the screen offers asks for a place, in order, as a view
/// does; it shows while it may, and others appear when their time comes. The days pass at once.
///
/// ```swift
/// @Test("One tip a day", .tipCenter(frequency: .daily)) func oneADay() async throws {
///     let diary = try await TipTimeline(days: 3) { day in
///         day.visit(at: 9, offering: [AtlasTip(), LegendTip()], then: .closes)
///         day.visit(at: 18, offering: [AtlasTip(), LegendTip()], then: .closes)
///     }.run()
///     #expect(diary.showings.map(\.tip) == ["AtlasTip", "LegendTip"])
/// }
/// ```
public struct TipTimeline: Sendable {
    static let dayLength: TimeInterval = 86_400

    private let days: Int
    private let entries: [Entry]

    /// Plans days of use.
    ///
    /// - Parameters:
    ///   - days: How many.
    ///   - plan: Says what happens on a day; called once for each, the first first.
    public init(days: Int, _ plan: (inout Day) -> Void) {
        self.days = max(0, days)
        var entries: [Entry] = []
        for number in 0..<max(0, days) {
            var day = Day(number: number + 1)
            plan(&day)
            entries += day.entries
        }
        self.entries = entries
    }

    /// Plays the days in the current centre; the first begins now.
    ///
    /// Afterwards the clock stands at the end of the last day.
    ///
    /// - Parameter clock: The clock of the current centre, which the trait `.tipCenter` provides.
    /// - Returns: What showed when.
    /// - Throws: ``TimelineError`` if the current centre doesn't run on the clock, or an hour or the length of a visit isn't
    ///   finite; else what the plan's acts throw.
    public func run(on clock: ManualClock? = TestTips.clock) async throws -> Diary {
        guard let clock else {
            throw TimelineError("A timeline needs a manual clock: give the test the trait .tipCenter, or pass a clock.")
        }
        guard TipCenter.current.clock as? ManualClock === clock else {
            throw TimelineError("The current centre doesn't run on the timeline's clock, but on another.")
        }
        guard entries.allSatisfy(\.isPlayable) else {
            throw TimelineError(
                "The plan's hours and the lengths of its visits must be finite numbers, and within a million days."
            )
        }
        let end = clock.now.addingTimeInterval(Double(days) * Self.dayLength)
        let player = TimelinePlayer(entries, on: clock)
        try await player.play()
        clock.advance(by: max(0, end.timeIntervalSince(clock.now)))
        return Diary(days: days, showings: player.showings)
    }
}

extension TipTimeline {
    /// A day of a plan, to be filled with what happens on it.
    public struct Day: Sendable {
        /// The number of the day; the first is 1.
        public let number: Int

        private(set) var entries: [Entry] = []

        init(number: Int) {
            self.number = number
        }

        /// A person looks at a screen that offers tips.
        ///
        /// - Parameters:
        ///   - hour: Hours since the day began, such as 9.5; it counts to the second.
        ///   - tips: The tips that the screen offers, in the order in which they ask for a place.
        ///   - seconds: How long the person looks.
        ///   - reaction: What the person does then about each tip that shows.
        public mutating func visit(
            at hour: Double,
            offering tips: [any Tip],
            lookingFor seconds: TimeInterval = 30,
            then reaction: Reaction = .leaves
        ) {
            visit(at: hour, lookingFor: seconds, then: reaction) { tips }
        }

        /// A person looks at a screen whose tips are known when it opens, such as the current one of a group.
        ///
        /// - Parameters:
        ///   - hour: Hours since the day began, such as 9.5; it counts to the second.
        ///   - seconds: How long the person looks.
        ///   - reaction: What the person does then about each tip that shows.
        ///   - tips: Returns the tips that the screen offers; called in the centre when the visit begins.
        public mutating func visit(
            at hour: Double,
            lookingFor seconds: TimeInterval = 30,
            then reaction: Reaction = .leaves,
            offering tips: @escaping @Sendable () async -> [any Tip]
        ) {
            plan(.visit(Visit(seconds: seconds, reaction: reaction, tips: tips)), at: hour)
        }

        /// The app does something, such as donating an event or setting a parameter.
        ///
        /// ```swift
        /// day.act(at: 12) { await Basket.filled.donate() }
        /// ```
        ///
        /// - Parameters:
        ///   - hour: Hours since the day began, such as 9.5; it counts to the second.
        ///   - body: What the app does; called in the centre at that time.
        public mutating func act(at hour: Double, _ body: @escaping @Sendable () async throws -> Void) {
            plan(.act(body), at: hour)
        }

        private mutating func plan(_ action: Entry.Action, at hour: Double) {
            let seconds = Double(number - 1) * TipTimeline.dayLength + (hour * 3_600).rounded()
            entries.append(Entry(seconds: seconds, action: action))
        }
    }
}

extension TipTimeline {
    /// Something that is planned.
    struct Entry: Sendable {
        enum Action: Sendable {
            case visit(Visit)
            case act(@Sendable () async throws -> Void)
        }

        /// Seconds since the first day began.
        let seconds: TimeInterval
        let action: Action

        /// Whether its moment, and the end of a visit, are within a million days.
        var isPlayable: Bool {
            let limit = 1_000_000 * TipTimeline.dayLength
            guard abs(seconds) <= limit else { return false }
            return if case .visit(let visit) = action { abs(visit.seconds) <= limit } else { true }
        }
    }

    /// A person in front of a screen.
    struct Visit: Sendable {
        let seconds: TimeInterval
        let reaction: Reaction
        let tips: @Sendable () async -> [any Tip]
    }
}

extension TipTimeline {
    /// What a person does about the tips on a screen at the end of a visit.
    public enum Reaction: Sendable, Equatable {
        /// Leaves the screen with its tips.
        case leaves
        /// Closes them.
        case closes
        /// Does what they teach.
        case performs

        /// Why the tips are retired; `nil` if they aren't.
        var reason: Tips.InvalidationReason? {
            switch self {
            case .leaves: nil
            case .closes: .tipClosed
            case .performs: .actionPerformed
            }
        }
    }
}

/// Why a timeline couldn't be played.
public struct TimelineError: Error, CustomStringConvertible {
    /// What is wrong, and what helps.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
