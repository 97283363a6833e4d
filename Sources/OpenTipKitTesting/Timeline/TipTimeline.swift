public import Foundation
public import OpenTipKit

/// A simulation of days of use on a manual clock that records which tips show when.
///
/// In a visit, a person looks at a screen that offers tips. The tips ask to be displayed in order, like tip views.
/// A tip is shown as long as it is available, and other tips appear once they become available. No real time passes.
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

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - days: The number of days.
    ///   - plan: Adds the visits and acts of a day; called once for each day, in order.
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

    /// Plays the days in the current center, starting now.
    ///
    /// Afterward the clock shows the end of the last day.
    ///
    /// - Parameter clock: The clock of the current center; by default the clock that the trait `.tipCenter` provides.
    /// - Returns: The record of which tips showed when.
    /// - Throws: ``TimelineError`` if the current center doesn't use the clock, or if an hour or the length of a visit
    ///   isn't finite or exceeds a million days; otherwise the error that an act of the plan throws.
    public func run(on clock: ManualClock? = TestTips.clock) async throws -> Diary {
        guard let clock else {
            throw TimelineError(
                "A timeline needs a manual clock: give the test the trait .tipCenter(), or pass the center's clock to run(on:)."
            )
        }
        guard TipCenter.current.clock as? ManualClock === clock else {
            throw TimelineError("The current center uses another clock than the timeline.")
        }
        guard entries.allSatisfy(\.isPlayable) else {
            throw TimelineError(
                "The hours and visit lengths of the plan must be finite numbers and at most a million days."
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
    /// A day of a timeline, to which the plan adds visits and acts.
    public struct Day: Sendable {
        /// The number of the day, counted from 1.
        public let number: Int

        private(set) var entries: [Entry] = []

        init(number: Int) {
            self.number = number
        }

        /// Adds a visit: a person looks at a screen that offers tips.
        ///
        /// - Parameters:
        ///   - hour: The time in hours since the day began, such as 9.5, rounded to the second.
        ///   - tips: The tips that the screen offers, in the order in which they ask to be displayed.
        ///   - seconds: The length of the visit, in seconds.
        ///   - reaction: What the person does at the end of the visit with each tip that shows.
        public mutating func visit(
            at hour: Double,
            offering tips: [any Tip],
            lookingFor seconds: TimeInterval = 30,
            then reaction: Reaction = .leaves
        ) {
            visit(at: hour, lookingFor: seconds, then: reaction) { tips }
        }

        /// Adds a visit to a screen that determines its tips when it opens, such as the current tip of a group.
        ///
        /// - Parameters:
        ///   - hour: The time in hours since the day began, such as 9.5, rounded to the second.
        ///   - seconds: The length of the visit, in seconds.
        ///   - reaction: What the person does at the end of the visit with each tip that shows.
        ///   - tips: Returns the tips that the screen offers; called in the current center when the visit begins.
        public mutating func visit(
            at hour: Double,
            lookingFor seconds: TimeInterval = 30,
            then reaction: Reaction = .leaves,
            offering tips: @escaping @Sendable () async -> [any Tip]
        ) {
            plan(.visit(Visit(seconds: seconds, reaction: reaction, tips: tips)), at: hour)
        }

        /// Adds an act of the app, such as donating an event or setting a parameter.
        ///
        /// ```swift
        /// day.act(at: 12) { await Basket.filled.donate() }
        /// ```
        ///
        /// - Parameters:
        ///   - hour: The time in hours since the day began, such as 9.5, rounded to the second.
        ///   - body: Performs the act; called in the current center at the given hour.
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
    /// A visit or an act in a plan.
    struct Entry: Sendable {
        enum Action: Sendable {
            case visit(Visit)
            case act(@Sendable () async throws -> Void)
        }

        /// The time in seconds since the first day began.
        let seconds: TimeInterval
        let action: Action

        /// Whether the time and the length of a visit are at most a million days.
        var isPlayable: Bool {
            let limit = 1_000_000 * TipTimeline.dayLength
            guard abs(seconds) <= limit else { return false }
            return if case .visit(let visit) = action { abs(visit.seconds) <= limit } else { true }
        }
    }

    /// A visit, in which a person looks at a screen that offers tips.
    struct Visit: Sendable {
        let seconds: TimeInterval
        let reaction: Reaction
        let tips: @Sendable () async -> [any Tip]
    }
}

extension TipTimeline {
    /// What a person does with the tips on a screen at the end of a visit.
    public enum Reaction: Sendable, Equatable {
        /// Leaves the screen without touching the tips.
        case leaves
        /// Closes the tips.
        case closes
        /// Does what the tips teach.
        case performs

        /// The reason for which the tips are invalidated; `nil` if they aren't invalidated.
        var reason: Tips.InvalidationReason? {
            switch self {
            case .leaves: nil
            case .closes: .tipClosed
            case .performs: .actionPerformed
            }
        }
    }
}

/// An error that prevents a timeline from being played.
public struct TimelineError: Error, CustomStringConvertible {
    /// The problem, and how to fix it.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
