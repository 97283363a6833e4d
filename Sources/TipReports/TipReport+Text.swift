import TipColumns
import TipStatistics

extension TipReport {
    /// The report as a table for a terminal, with a line about each tip below it.
    public var text: String {
        let tips = tips
        guard !tips.isEmpty else { return Self.empty + "\n" }
        let heads = ["tip", "saw it", "used it", "held out", "used it", "difference", "95 % interval", "verdict"]
        let rows = tips.flatMap { tip in
            [row(Phrase.line(tip.tip), tip.shown, tip.heldOut, tip.difference, tip.conclusion)]
                + tip.comparisons.filter { $0.other == nil }.map { comparison in
                    row(
                        "  \(Phrase.line(comparison.arm))",
                        comparison.people,
                        comparison.otherPeople,
                        comparison.difference,
                        comparison.conclusion,
                        amongComparisons: comparison.comparisons
                    )
                }
                + tip.segments.map { segment in
                    let name = "  \(Phrase.line(segmentName ?? "")): \(Phrase.line(segment.name))"
                    let conclusion = tip.ratio?.isMismatch == true ? tip.conclusion : Phrase.conclusion(segment.verdict)
                    return row(name, segment.shown, segment.heldOut, segment.difference, conclusion)
                }
        }
        let widths = heads.indices.map { column in ([heads] + rows).map { $0[column].columns }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            cells.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.columns)
                let isText = column == 0 || column == cells.count - 1
                return isText ? cell + space : space + cell
            }.joined(separator: "  ").trimmedAtEnd
        }
        var lines = [line(heads)] + rows.map(line) + [""]
        for tip in tips {
            let remarks =
                ([tip.explanation] + tip.sentencesOfArms + tip.remarks + [tip.weeksInWords].compactMap(\.self)).joined(
                    separator: " "
                )
            let title = tip.title.map { " (\(Phrase.line($0)))" } ?? ""
            lines.append("\(Phrase.line(tip.tip))\(title): \(remarks)")
        }
        if let remark = remark(on: tips) { lines += ["", remark] }
        return lines.joined(separator: "\n") + "\n"
    }

    private func row(
        _ name: String,
        _ shown: Share,
        _ heldOut: Share,
        _ difference: ShareDifference?,
        _ conclusion: String,
        amongComparisons comparisons: Int = 1
    ) -> [String] {
        // The head of the column says how often the others are right.
        let level = comparisons == 1 ? "" : " (\(Phrase.level(amongComparisons: comparisons)))"
        return [
            name, Phrase.grouped(shown.people), Phrase.percent(shown), Phrase.grouped(heldOut.people),
            Phrase.percent(heldOut),
            difference.map { Phrase.signed($0.value * 100, Phrase.digits(of: $0)) } ?? "–",
            difference.map { Phrase.interval($0) + level } ?? "–", conclusion,
        ]
    }

    /// What a report without tips says.
    static let empty = """
        No tip has been shown that says what it teaches. Give a tip the option Teaches(event), and configure \
        .holdout(0.1); people are counted from then on.
        """
}

extension String {
    /// The number of columns in which a terminal shows the text.
    fileprivate var columns: Int { reduce(0) { $0 + $1.columns } }

    fileprivate var trimmedAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
