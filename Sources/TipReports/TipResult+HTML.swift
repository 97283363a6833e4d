import TipStatistics

extension TipResult {
    /// The class of the elements about the tip, which says how they are colored.
    var kind: String {
        if ratio?.isMismatch == true { return "open" }
        return Self.kind(of: verdict)
    }

    private static func kind(of verdict: Verdict) -> String {
        switch verdict {
        case .helps: "helps"
        case .hurts: "hurts"
        case .unknown: "open"
        }
    }

    /// The part of the page about the tip.
    func section(_ number: Int, on scale: PointScale, segmentedBy name: String?) -> String {
        let times = windows.map(Phrase.window).joined(separator: " or ")
        let what = "People who did “\(events.joined(separator: "”, “"))” within \(times)"
        func row(_ name: String, _ share: Share, _ days: Double?) -> String {
            """
            <tr><th scope="row">\(name)</th><td>\(Phrase.grouped(share.people))</td>\
            <td>\(Phrase.grouped(share.count))</td><td>\(Phrase.percent(share))</td><td>\(Phrase.days(days))</td></tr>
            """
        }
        func count(_ people: Int) -> String { people == 0 ? "Nobody" : Phrase.people(people) }
        let ending =
            shown.people > 0
            ? ["\(count(closed)) closed the tip, and \(count(acted).lowercasedFirst) used its action."] : []
        let rest = (remarks + ending).joined(separator: " ")
        let heading = title.map { "\($0.markup) <code>\(tip.markup)</code>" } ?? tip.markup
        // Of a tip that is held out from nobody, only the arms can be compared.
        let people =
            shown.people + heldOut.people == 0 && !comparisons.isEmpty
            ? ""
            : """
            <table>
            <caption>\(what.markup)</caption>
            <thead><tr><td></td><th scope="col">people</th><th scope="col">used it</th>\
            <th scope="col">share</th><th scope="col">half of them after</th></tr></thead>
            <tbody>
            \(row("saw the tip", shown, daysToUse))
            \(row("tip held out", heldOut, daysToUseHeldOut))
            </tbody>
            </table>
            """
        return """
            <section class="\(kind)" id="tip-\(number)">
            <h2>\(heading)</h2>
            <p><span class="verdict">\(conclusion.capitalizedFirst)</span>. \(explanation.markup)</p>
            \(difference.map { scale.picture($0) } ?? "")
            \(people)
            \(tableOfArms(what, scale))
            \(name.map { groups($0, scale) } ?? "")
            \(scale.history(history))
            <p class="remarks">\(rest.markup)</p>
            </section>
            """
    }

    /// The table of the comparisons of arms, and below it what is known of them.
    private func tableOfArms(_ what: String, _ scale: PointScale) -> String {
        guard !comparisons.isEmpty else { return "" }
        let rows = comparisons.map { comparison in
            let kind = comparison.ratio?.isMismatch == true ? "open" : Self.kind(of: comparison.verdict)
            return """
                <tr class="\(kind)"><th scope="row">\(comparison.name.markup)</th>\
                <td class="wide">\(Phrase.grouped(comparison.people.people + comparison.otherPeople.people))</td>\
                <td>\(Phrase.percent(comparison.people))</td><td>\(Phrase.percent(comparison.otherPeople))</td>\
                <td class="verdict">\(comparison.conclusion)</td>\
                <td class="bar">\(comparison.difference.map { scale.bar($0, among: comparison.comparisons) } ?? "")</td></tr>
                """
        }
        return """
            <table class="groups">
            <caption>Arms: \(what.markup.lowercasedFirst)</caption>
            <thead><tr><td></td><th scope="col" class="wide">people</th><th scope="col">first</th>\
            <th scope="col">second</th><th scope="col">verdict</th><td class="bar">\(scale.labels)</td></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            <p>\(sentencesOfArms.joined(separator: " ").markup)</p>
            """
    }

    /// The table of the groups of people.
    private func groups(_ name: String, _ scale: PointScale) -> String {
        guard !segments.isEmpty else { return "" }
        let isMismatch = ratio?.isMismatch == true
        let rows = segments.map { segment in
            """
            <tr class="\(isMismatch ? "open" : Self.kind(of: segment.verdict))"><th scope="row">\(segment.name.markup)</th>\
            <td class="wide">\(Phrase.grouped(segment.shown.people + segment.heldOut.people))</td>\
            <td>\(Phrase.percent(segment.shown))</td><td>\(Phrase.percent(segment.heldOut))</td>\
            <td class="verdict">\(isMismatch ? conclusion : Phrase.conclusion(segment.verdict))</td>\
            <td class="bar">\(segment.difference.map { scale.bar($0) } ?? "")</td></tr>
            """
        }
        return """
            <table class="groups">
            <caption>By \(name.markup)</caption>
            <thead><tr><td></td><th scope="col" class="wide">people</th><th scope="col">saw the tip</th>\
            <th scope="col">held out</th><th scope="col">verdict</th><td class="bar">\(scale.labels)</td></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            """
    }
}

extension String {
    /// The text in markup, as content or in a quoted attribute, in which no line begins with a sign for per cent.
    var markup: String {
        var (text, last) = ("", Unicode.Scalar(0))
        for character in Phrase.line(self).unicodeScalars {
            defer { last = character }
            switch character {
            case "%" where last == " ":
                text.removeLast()
                text += "\u{A0}%"
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
