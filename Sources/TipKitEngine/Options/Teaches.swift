import Foundation

extension Tips {
    /// An option that names the event a tip teaches, and retires the tip once the person has done it.
    ///
    /// When the event has been donated often enough, the tip is retired with `.actionPerformed`, even if it has never
    /// appeared; a call of `invalidate(reason:)` isn't needed. Not in Apple's TipKit.
    ///
    /// ```swift
    /// struct ExportTip: Tip {
    ///     static let exported = Event(id: "exported")
    ///
    ///     var title: Text { Text("Export a page as a picture") }
    ///     var options: [any TipOption] { Teaches(Self.exported) }
    /// }
    /// ```
    public struct Teaches: TipOption, Equatable, CustomStringConvertible {
        /// The id of the event.
        public let event: String
        /// How many donations retire the tip.
        ///
        /// Donations before the latest `resetEligibility()` of the tip don't count.
        public let times: Int
        /// How long after the tip's first display a person's use is attributed to the tip.
        public let window: DonationTimeRange

        /// Returns the number of donations after a date; of all donations if the date is `nil`.
        private let count: @Sendable (RuleEvaluation, Date?) -> Int

        /// Creates the option.
        ///
        /// - Parameters:
        ///   - event: The event that is donated when the person does what the tip teaches. Any tip, or none, may declare
        ///     it.
        ///   - times: How many donations retire the tip. A number below 1 means 1, and a number above the event's
        ///     donation limit means that limit.
        ///   - window: How long after the tip's first display a use is attributed to the tip.
        public init<Info>(_ event: Event<Info>, times: Int = 1, within window: DonationTimeRange = .days(14)) {
            self.event = event.id
            self.times = max(1, min(times, event.limit.maximumCount))
            self.window = window
            count = { evaluation, start in
                let donations = evaluation.history(of: event).donations
                return start.map { donations.count(after: $0) } ?? donations.count
            }
        }

        /// Options are equal if they name the same event, number and window.
        public static func == (left: Teaches, right: Teaches) -> Bool {
            left.event == right.event && left.times == right.times && left.window == right.window
        }

        /// The event and the number, such as `exported` or `exported, 3 times`.
        public var description: String { times == 1 ? event : "\(event), \(times) times" }

        /// Returns how often the person has done what the tip teaches.
        ///
        /// - Parameter epoch: The version of the tip's latest reset; earlier donations don't count.
        func count(in evaluation: RuleEvaluation, since epoch: RowVersion) -> Int {
            count(evaluation, epoch == .zero ? nil : epoch.date)
        }
    }
}
