import Foundation
import TipStatistics

extension TipReport {
    /// The report as one HTML page without scripts, with a picture of each tip's interval, in light and dark and for
    /// print.
    public var html: String {
        let tips = tips
        let day = date.formatted(.iso8601.year().month().day())
        let body = tips.isEmpty ? "<p>\(Self.empty.markup)</p>" : tips.map(\.section).joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>Do the tips help?</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>Do the tips help?</h1>
            <p>On \(day). Each tip was held out by chance from a share of people, who could have seen it at the same moment. \
            The picture shows how many more people, of a hundred, used the feature because they saw the tip: the dot is the \
            best estimate, and the bar is where the true number is in at least 95 of 100 cases, however often one looks. A \
            tip helps if its whole bar is right of the line in the middle.</p>
            \(body)
            </body>
            </html>

            """
    }

    private static let style = """

        :root { color-scheme: light dark; --ink: light-dark(#1c1c1e, #f2f2f7); --faint: light-dark(#6c6c70, #a1a1a6);
          --line: light-dark(#d1d1d6, #48484a); --page: light-dark(#ffffff, #1c1c1e);
          --good: light-dark(#1d7a3a, #4cd37b); --bad: light-dark(#b3261e, #ff8a80); --open: light-dark(#5f6470, #aeb3bd); }
        body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 46rem;
          margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
        h2 { margin: 2.5rem 0 0.25rem; font-size: 1.25rem; }
        section { break-inside: avoid; }
        table { border-collapse: collapse; width: 100%; margin: 0.5rem 0; }
        caption { text-align: left; color: var(--faint); }
        th, td { text-align: right; padding: 0.25rem 0 0.25rem 0.75rem; border-bottom: 1px solid var(--line);
          font-weight: normal; vertical-align: bottom; overflow-wrap: normal; }
        td, tbody th { white-space: nowrap; }
        th:first-child, td:first-child { text-align: left; padding-left: 0; }
        thead th { color: var(--faint); line-height: 1.25; }
        svg { display: block; width: 100%; height: 76px; }
        svg text { font: 13px system-ui, sans-serif; fill: var(--faint); }
        .helps { --mark: var(--good); } .hurts { --mark: var(--bad); } .open { --mark: var(--open); }
        .verdict { color: var(--mark); font-weight: 600; }
        .remarks { color: var(--faint); }
        @media print { :root { color-scheme: light; } body { margin: 0; max-width: none; } }

        """
}

extension TipResult {
    /// The part of the page about the tip.
    fileprivate var section: String {
        let kind = ratio?.isMismatch == true ? "open" : ["helps", "hurts"].first { $0 == verdictName } ?? "open"
        let times = windows.map(Phrase.window).joined(separator: " or ")
        let what = "People who did “\(events.joined(separator: "”, “"))” within \(times)"
        func row(_ name: String, _ share: Share, _ days: Double?) -> String {
            """
            <tr><th scope="row">\(name)</th><td>\(Phrase.grouped(share.people))</td>\
            <td>\(Phrase.grouped(share.count))</td><td>\(Phrase.percent(share))</td><td>\(Phrase.days(days))</td></tr>
            """
        }
        let closing = shown.people > 0 ? ["\(closed == 0 ? "Nobody" : Phrase.people(closed)) closed the tip."] : []
        let rest = (remarks + closing).joined(separator: " ")
        return """
            <section class="\(kind)">
            <h2>\(tip.markup)</h2>
            <p><span class="verdict">\(conclusion.capitalizedFirst)</span>. \(explanation.markup)</p>
            \(difference.map(picture) ?? "")
            <table>
            <caption>\(what.markup)</caption>
            <thead><tr><td></td><th scope="col">people</th><th scope="col">used it</th>\
            <th scope="col">share</th><th scope="col">half of them after</th></tr></thead>
            <tbody>
            \(row("saw the tip", shown, daysToUse))
            \(row("tip held out", heldOut, daysToUseHeldOut))
            </tbody>
            </table>
            <p class="remarks">\(rest.markup)</p>
            </section>
            """
    }

    /// The picture of a difference with its interval.
    private func picture(_ difference: ShareDifference) -> String {
        let (lower, upper) = (difference.lower * 100, difference.upper * 100)
        // The scale has the same length on both sides, so that the line in the middle means no difference.
        let reach = [5.0, 10, 20, 40, 60, 100].first { $0 >= max(abs(lower), abs(upper)) } ?? 100
        // In per cent of the width, which leaves room for the outer labels.
        func place(_ points: Double) -> String { "\(Phrase.tenths(50 + points / reach * 44))%" }
        let ticks = [-reach, -reach / 2, 0, reach / 2, reach].map { tick in
            """
            <line x1="\(place(tick))" x2="\(place(tick))" y1="8" y2="\(tick == 0 ? 52 : 44)" stroke="var(--line)" \
            stroke-width="\(tick == 0 ? 2 : 1)"/>\
            <text x="\(place(tick))" y="68" text-anchor="middle">\(Self.label(tick))</text>
            """
        }
        let title = "\(Phrase.points(difference)), on a scale from \(Self.label(-reach)) to \(Self.label(reach)) points"
        return """
            <svg role="img" aria-label="\(title.markup)">
            \(ticks.joined(separator: "\n"))
            <line x1="\(place(lower))" x2="\(place(upper))" y1="28" y2="28" stroke="var(--mark)" stroke-width="8" \
            stroke-linecap="round" opacity="0.45"/>
            <circle cx="\(place(difference.value * 100))" cy="28" r="8" fill="var(--mark)"/>
            </svg>
            """
    }

    private static func label(_ points: Double) -> String {
        let number = abs(points) == abs(points).rounded() ? "\(Int(abs(points)))" : Phrase.tenths(abs(points))
        return points == 0 ? "0" : (points < 0 ? "−" : "+") + number
    }
}

extension String {
    /// The text in markup, as content or in a quoted attribute.
    fileprivate var markup: String {
        var text = ""
        for character in Phrase.line(self).unicodeScalars {
            switch character {
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
}
