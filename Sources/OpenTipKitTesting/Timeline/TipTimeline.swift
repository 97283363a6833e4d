import Foundation
import OpenTipKit

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
