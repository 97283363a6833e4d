public import Foundation
public import OpenTipKit

extension TipTimeline {
    /// A period during which a tip was on a screen.
    public struct Showing: Sendable, Equatable, CustomStringConvertible {
        /// The reason why a showing ended.
        public enum Ending: Sendable, Equatable {
            /// The person left the screen.
            case left
            /// The tip may no longer appear because of its rules.
            case hidden
            /// The tip was invalidated, because the person closed it or did what it teaches, or because of a limit.
            case retired(Tips.InvalidationReason)
        }

        /// The tip's id.
        public let tip: String
        /// The day on which the tip appeared, counted from 1.
        public let day: Int
        /// The time at which the tip appeared.
        public let start: Date
        /// The time at which the tip left the screen.
        public internal(set) var end: Date
        /// The reason why the showing ended.
        public internal(set) var ending: Ending

        private let secondsIntoDay: Int

        /// Creates a showing that has just begun.
        init(tip: String, start: Date, since beginning: Date) {
            self.tip = tip
            self.start = start
            end = start
            ending = .left
            let passed = start.timeIntervalSince(beginning)
            day = Int(passed / TipTimeline.dayLength) + 1
            secondsIntoDay = Int(passed.truncatingRemainder(dividingBy: TipTimeline.dayLength))
        }

        /// The time that the tip was on screen, in seconds.
        public var duration: TimeInterval { end.timeIntervalSince(start) }

        /// The time of day, the tip, how long it showed, and how the showing ended.
        public var description: String { "\(timeOfDay)  \(tip) shows for \(length); \(ending.phrase)." }

        /// The hours and minutes, and the seconds unless they are zero.
        private var timeOfDay: String {
            let seconds = secondsIntoDay % 60
            var parts = [secondsIntoDay / 3_600, secondsIntoDay / 60 % 60]
            if seconds > 0 { parts.append(seconds) }
            return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        }

        private var length: String {
            let seconds = Int(duration.rounded())
            let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
            let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
            return words.isEmpty ? "0 s" : words.joined(separator: " ")
        }
    }
}

extension TipTimeline.Showing.Ending {
    fileprivate var phrase: String {
        switch self {
        case .left: "the person leaves"
        case .hidden: "it may no longer appear"
        case .retired(.tipClosed): "the person closes it"
        case .retired(.actionPerformed): "the person does what it teaches"
        case .retired(.displayDurationExceeded): "its time on screen is used up"
        case .retired(.displayCountExceeded): "its displays are used up"
        }
    }
}

extension TipTimeline {
    /// The record of which tips showed when in a timeline.
    public struct Diary: Sendable, CustomStringConvertible {
        /// All showings, in the order in which they began.
        public let showings: [Showing]

        private let days: Int

        init(days: Int, showings: [Showing]) {
            self.days = days
            self.showings = showings
        }

        /// Returns the ids of the tips that appeared on a day, in order; the first day is 1.
        public func tips(onDay day: Int) -> [String] {
            showings(onDay: day).map(\.tip)
        }

        /// A text with one line for each showing, grouped by day; consecutive days without showings share a line.
        public var description: String {
            let last = max(days, showings.map(\.day).max() ?? 0)
            var lines: [String] = []
            var day = 1
            while day <= last {
                let shown = showings(onDay: day)
                if shown.isEmpty {
                    let next = showings.map(\.day).filter { $0 > day }.min() ?? last + 1
                    let empty = next == day + 1 ? "Day \(day)" : "Days \(day) to \(next - 1)"
                    lines.append("\(empty): nothing shows.")
                    day = next
                } else {
                    lines.append("Day \(day)")
                    lines += shown.map { "  \($0)" }
                    day += 1
                }
            }
            return lines.joined(separator: "\n")
        }

        private func showings(onDay day: Int) -> [Showing] {
            showings.filter { $0.day == day }
        }
    }
}
