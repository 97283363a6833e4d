import Foundation
import TipStatistics

extension TipReport {
    /// The report as one HTML page without scripts, with a picture of each tip's interval, in light and dark and for
    /// print.
    public var html: String { page() }

    /// The page, with more below its heading and at its end.
    ///
    /// - Parameters:
    ///   - lead: Markup below the heading.
    ///   - end: Markup at the end of the page.
    ///   - style: Rules for the two.
    package func page(leading lead: String = "", ending end: String = "", styledBy style: String = "") -> String {
        let tips = tips
        let day = date.formatted(.iso8601.year().month().day())
        let scale = PointScale(tips)
        let sections = tips.enumerated().map { index, tip in tip.section(index + 1, on: scale, segmentedBy: segmentName)
        }.joined(separator: "\n")
        let body =
            tips.isEmpty ? "<p>\(Self.empty.markup)</p>" : (tips.count > 1 ? overview(tips, scale) : "") + sections
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>Do the tips help?</title>
            <style>\(Self.style)\(style)</style>
            </head>
            <body>
            <h1>Do the tips help?</h1>
            \(lead)<p>On \(day). Each tip was held out by chance from a share of people, who could have seen it at the same moment. \
            A picture shows how many more people, of a hundred, used the feature because they saw the tip: the dot is the \
            best estimate, and the bar is where the true number is in at least 95 of 100 cases, however often one looks. A \
            tip helps if its whole bar is right of the line in the middle. All pictures have the same scale; an arrow at its \
            end says that a bar goes on.</p>
            \(body)
            \(end)</body>
            </html>

            """
    }

    /// A table of all tips with their intervals.
    private func overview(_ tips: [TipResult], _ scale: PointScale) -> String {
        let rows = tips.enumerated().map { index, tip in
            """
            <tr class="\(tip.kind)"><th scope="row"><a href="#tip-\(index + 1)">\((tip.title ?? tip.tip).markup)</a></th>\
            <td class="verdict">\(tip.conclusion.markup)</td>\
            <td class="bar">\(tip.difference.map { scale.bar($0) } ?? "")</td></tr>
            """
        }
        return """
            <table class="overview">
            <thead><tr><td></td><td></td><td class="bar">\(scale.labels)</td></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            <p class="remarks">\((remark(on: tips) ?? "").markup)</p>

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
        code { font: 0.9em ui-monospace, monospace; color: var(--faint); }
        svg { display: block; width: 100%; height: 76px; overflow: visible; }
        svg text { font: 13px system-ui, sans-serif; fill: var(--faint); }
        a { color: inherit; }
        .overview th, .overview td { text-align: left; vertical-align: middle; padding: 0.125rem 0.5rem 0.125rem 0; }
        .overview th { white-space: normal; }
        .overview .bar { width: 50%; padding: 0; }
        .bar svg { height: 24px; }
        figure { margin: 0.75rem 0; }
        figcaption { color: var(--faint); margin-bottom: 0.25rem; }
        .history { position: relative; height: 120px; margin-left: 3.5rem; }
        .history svg { position: absolute; inset: 0; height: 100%; overflow: hidden; }
        .history span { position: absolute; left: -3.5rem; width: 3rem; text-align: right; transform: translateY(-50%);
          color: var(--faint); font-size: 13px; }
        .weeks { display: flex; justify-content: space-between; margin: 0 0 0 3.5rem; color: var(--faint); font-size: 13px; }
        .groups .bar { width: 30%; padding-right: 0; } .groups tbody th { white-space: normal; overflow-wrap: anywhere; }
        .helps { --mark: var(--good); } .hurts { --mark: var(--bad); } .open { --mark: var(--open); }
        .verdict { color: var(--mark); font-weight: 600; }
        .remarks { color: var(--faint); }
        @media (max-width: 30rem) { body { margin: 1rem auto; } th, td { padding-left: 0.375rem; }
          .overview tr, .groups tr { display: grid; align-items: end; border-bottom: 1px solid var(--line); }
          .overview tr { grid-template-columns: 1fr auto; } .groups tr { grid-template-columns: 1fr 3.75rem 3.75rem 8.5rem; }
          .overview th, .overview td, .groups th, .groups td { border: none; }
          .overview .bar, .groups .bar { grid-column: 1 / -1; width: auto; padding: 0; } .groups .wide { display: none; }
          .overview thead td:not(.bar) { display: none; } }
        @media print { :root { color-scheme: light; } body { margin: 0; max-width: none; }
          svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; } h2 { break-after: avoid; } }

        """
}
