public import Foundation
public import OpenTipKit

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
