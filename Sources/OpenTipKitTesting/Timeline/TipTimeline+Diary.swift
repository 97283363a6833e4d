extension TipTimeline {
    /// What showed when, in the days of a timeline.
    public struct Diary: Sendable, CustomStringConvertible {
        /// All showings, in the order in which they began.
        public let showings: [Showing]

        private let days: Int

        init(days: Int, showings: [Showing]) {
            self.days = days
            self.showings = showings
        }

        /// The ids of the tips that appeared on a day, in order; the first day is 1.
        public func tips(onDay day: Int) -> [String] {
            showings(onDay: day).map(\.tip)
        }

        /// A text with a line for each showing, under its day; days on which nothing showed share a line.
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
