import Foundation
import TipStatistics

extension TipReport {
    /// The report as CSV with a line for each tip, below one with the names of the columns, and lines for the comparisons
    /// of its arms and for the groups of its people.
    ///
    /// A text that a spreadsheet would take for a formula begins with an apostrophe, and what could control a terminal is
    /// replaced.
    public var csv: String {
        let names = [
            "tip", "shown", "shown_used", "held_out", "held_out_used", "difference", "lower", "upper", "verdict",
            "more_people", "ratio_probability", "days_to_use", "days_to_use_held_out", "closed", "acted", "waiting",
            "uncompared", "ahead", "visitors_left_out", "visitors_counted", "title", "since", "days_needed", "segment",
            "arm", "against",
        ]
        let lines = tips.flatMap { tip in
            [Self.cells(of: tip)] + tip.comparisons.map { Self.cells(of: $0, tip) }
                + tip.segments.map { Self.cells(of: $0, tip) }
        }
        return ([names] + lines).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    private static func cells(of tip: TipResult) -> [String] {
        let times = [tip.ratio?.probability, tip.daysToUse, tip.daysToUseHeldOut].map(cell)
        let rest = [
            tip.closed, tip.acted, tip.waiting, tip.uncompared.people, tip.ahead, tip.visitorsLeftOut,
            tip.visitorsCounted,
        ].map(String.init)
        let last = [
            tip.title.map { cell($0) } ?? "", tip.since.map(Phrase.day) ?? "", tip.daysNeeded.map(String.init) ?? "",
            "", "", "",
        ]
        return cells(tip.tip, tip.shown, tip.heldOut, tip.difference, tip.verdictName, tip.verdict) + times + rest
            + last
    }

    private static func cells(of segment: TipResult.Segment, _ tip: TipResult) -> [String] {
        let name = tip.verdictName(of: segment.verdict)
        return cells(tip.tip, segment.shown, segment.heldOut, segment.difference, name, segment.verdict)
            + Array(repeating: "", count: 10) + [tip.title.map { cell($0) } ?? "", "", "", cell(segment.name), "", ""]
    }

    private static func cells(of comparison: ArmComparison, _ tip: TipResult) -> [String] {
        let (people, others, difference) = (comparison.people, comparison.otherPeople, comparison.difference)
        return cells(tip.tip, people, others, difference, comparison.verdictName, comparison.verdict)
            + [cell(comparison.ratio?.probability)] + Array(repeating: "", count: 9)
            + [
                tip.title.map { cell($0) } ?? "", "", "", "", cell(comparison.arm),
                comparison.other.map { cell($0) } ?? "",
            ]
    }

    /// The cells that tips, comparisons and groups have in common.
    private static func cells(
        _ tip: String,
        _ shown: Share,
        _ heldOut: Share,
        _ difference: ShareDifference?,
        _ name: String,
        _ verdict: Verdict
    ) -> [String] {
        let more: Int? = if case .unknown(let more) = verdict { more } else { nil }
        let counts = [shown.people, shown.count, heldOut.people, heldOut.count].map(String.init)
        let bounds = [difference?.value, difference?.lower, difference?.upper].map(cell)
        return [cell(tip)] + counts + bounds + [name, more.map(String.init) ?? ""]
    }

    private static func cell(_ number: Double?) -> String { number.map { "\($0)" } ?? "" }

    private static func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        return "\"" + (isFormula ? "'" : "") + Phrase.line(text).replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
