import TipStatistics

/// The scale of points that all pictures of a page have, with no difference in the middle.
struct PointScale {
    /// The points at the end.
    let reach: Double

    private static let reaches = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 40, 60, 100]

    /// A scale on which the bars of all tips with a verdict are whole, and those that reach at most three times as far as
    /// the shortest one.
    ///
    /// Other bars go on beyond the ends, since one tip that two people saw would make all others tiny.
    init(_ tips: [TipResult]) {
        func extent(_ difference: ShareDifference) -> Double { max(abs(difference.lower), abs(difference.upper)) * 100 }
        let comparisons = tips.flatMap(\.comparisons)
        let extents = (tips.map(\.difference) + comparisons.map(\.difference)).compactMap { $0.map(extent) }
        let least = extents.min() ?? 0
        let known =
            tips.filter { $0.kind != "open" }.map(\.difference)
            + comparisons.filter { $0.conclusion != "not known yet" && $0.conclusion != "can't be said" }.map(
                \.difference
            )
        let decided = known.compactMap { $0.map(extent) }
        let needed = max(decided.max() ?? 0, extents.filter { $0 <= 3 * least }.max() ?? 5)
        reach = Self.reaches.first { $0 >= needed } ?? 100
    }

    /// The place of a number of points in per cent of the width, which leaves room for the outer labels.
    private func place(_ points: Double) -> String {
        "\(Phrase.fixed(50 + max(-1.1, min(1.1, points / reach)) * 44, 2))%"
    }

    private func label(_ points: Double) -> String {
        guard points != 0 else { return "0" }
        let digits = (0...3).first { abs(Phrase.rounded(points, $0) - points) < 1e-9 } ?? 3
        let text = digits == 0 ? "\(Int(abs(points)))" : Phrase.fixed(abs(points), digits)
        return (points < 0 ? "−" : "+") + text
    }

    /// The labels of both ends and the middle, above the bars of a table.
    var labels: String {
        let texts = [-reach, 0, reach].map { tick in
            "<text x=\"\(place(tick))\" y=\"16\" text-anchor=\"middle\">\(label(tick))</text>"
        }
        return "<svg aria-hidden=\"true\">\(texts.joined())</svg>"
    }

    /// The picture of a difference with its interval, and with the scale below it.
    func picture(_ difference: ShareDifference) -> String {
        let ticks = [-reach, -reach / 2, 0, reach / 2, reach].map { tick in
            """
            <line x1="\(place(tick))" x2="\(place(tick))" y1="8" y2="\(tick == 0 ? 52 : 44)" stroke="var(--line)" \
            stroke-width="\(tick == 0 ? 2 : 1)"/>\
            <text x="\(place(tick))" y="68" text-anchor="middle">\(label(tick))</text>
            """
        }
        return """
            <svg role="img" aria-label="\(title(difference))">
            \(ticks.joined(separator: "\n"))
            \(marks(difference, y: 28, width: 8))
            </svg>
            """
    }

    /// The bar of a difference for a line of a table.
    ///
    /// - Parameter comparisons: How many comparisons are made together, of which this is one.
    func bar(_ difference: ShareDifference, among comparisons: Int = 1) -> String {
        """
        <svg role="img" aria-label="\(title(difference, among: comparisons))">\
        <line x1="50%" x2="50%" y1="0" y2="24" stroke="var(--line)" stroke-width="2"/>\
        \(marks(difference, y: 12, width: 6))</svg>
        """
    }

    private func title(_ difference: ShareDifference, among comparisons: Int = 1) -> String {
        "\(Phrase.points(difference, amongComparisons: comparisons)), on a scale from \(label(-reach)) to \(label(reach)) points"
            .markup
    }

    /// The bar of the interval, with an arrow where it goes on, and the dot of the estimate, unless it is beyond.
    private func marks(_ difference: ShareDifference, y: Int, width: Int) -> String {
        let (lower, upper, value) = (difference.lower * 100, difference.upper * 100, difference.value * 100)
        let end = reach * 1.1
        func arrow(_ points: Double, _ side: Int) -> String {
            """
            <svg x="\(place(points))" y="\(y)" width="1" height="1" style="width:1px;height:1px">\
            <path d="M0 -\(width) L\(side * (width + 3)) 0 L0 \(width) Z" fill="var(--mark)"/></svg>
            """
        }
        let bar = """
            <line x1="\(place(lower))" x2="\(place(upper))" y1="\(y)" y2="\(y)" stroke="var(--mark)" \
            stroke-width="\(width)" stroke-linecap="round" opacity="0.45"/>
            """
        return bar + (lower < -end ? arrow(-end, -1) : "") + (upper > end ? arrow(end, 1) : "")
            + (abs(value) <= end
                ? "<circle cx=\"\(place(value))\" cy=\"\(y)\" r=\"\(width)\" fill=\"var(--mark)\"/>" : "")
    }

    /// The picture of how the estimate and its interval moved, week by week; nothing for a single week.
    func history(_ weeks: [TipResult.Week]) -> String {
        let known = weeks.compactMap { week in week.difference.map { (week.date, $0) } }
        guard known.count > 1, let first = known.first, let last = known.last else { return "" }
        // From 0 to 100 in both directions; 0 is above.
        func x(_ index: Int) -> String { Phrase.fixed(Double(index) * 100 / Double(known.count - 1), 2) }
        func y(_ share: Double) -> String { Phrase.fixed(50 - max(-1.5, min(1.5, share * 100 / reach)) * 45, 2) }
        let line = known.enumerated().map { "\(x($0)),\(y($1.1.value))" }.joined(separator: " ")
        let upper = known.enumerated().map { "\(x($0)),\(y($1.1.upper))" }
        let lower = known.enumerated().map { "\(x($0)),\(y($1.1.lower))" }.reversed()
        let words =
            "The difference at the ends of \(known.count) weeks, from \(Phrase.points(first.1)) to \(Phrase.points(last.1))"
        return """
            <figure>
            <figcaption>The difference in points, at the end of each week</figcaption>
            <div class="history">
            <span style="top:5%">\(label(reach))</span><span style="top:50%">0</span><span style="top:95%">\(label(-reach))</span>
            <svg role="img" aria-label="\(words.markup)" viewBox="0 0 100 100" preserveAspectRatio="none">
            <polygon points="\((upper + lower).joined(separator: " "))" fill="var(--mark)" opacity="0.25"/>
            <path d="M0 5H100M0 95H100" stroke="var(--line)" vector-effect="non-scaling-stroke"/>
            <path d="M0 50H100" stroke="var(--line)" stroke-width="2" vector-effect="non-scaling-stroke"/>
            <polyline points="\(line)" fill="none" stroke="var(--mark)" stroke-width="3" stroke-linejoin="round" \
            vector-effect="non-scaling-stroke"/>
            </svg>
            </div>
            <p class="weeks"><span>\(Phrase.day(first.0))</span><span>\(Phrase.day(last.0))</span></p>
            </figure>
            """
    }
}
