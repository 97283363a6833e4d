import Foundation
import Testing
import TipRows

@testable import TipReports
@testable import TipStatistics

/// Tests of what a report says of the arms of a tip.
@Suite struct ArmReportTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    /// A number of people in an arm, or of whom the tip was held out, of whom some used it.
    private func people(
        _ count: Int,
        used: Int,
        _ arm: String = "long",
        isHeldOut: Bool = false,
        share: Double = 1 / 3.0,
        of arms: [String] = ["long", "short"]
    ) -> [JoinedTrial] {
        (0..<count).map {
            trial(isHeldOut: isHeldOut, share: share, arm: arm, of: arms, usedAfter: $0 < used ? 2 : nil)
        }
    }

    private func report(_ trials: [JoinedTrial], in segment: String? = nil) -> TipReport {
        var report = TipReport(at: now)
        if segment != nil { report.segmentName = "App+plan" }
        for trial in trials { report.add(trial, retiredBecause: nil, isVisitor: false, segment: segment) }
        return report
    }

    /// Of 400 people each, 200 used it with the long text, 120 with the short one, and 100 without the tip.
    private var clear: TipReport {
        report(
            people(400, used: 200) + people(400, used: 120, "short")
                + people(200, used: 50, isHeldOut: true) + people(200, used: 50, "short", isHeldOut: true)
        )
    }

    @Test(
        "Each arm is compared with the people from whom the tip was held out, whatever their arm, and with each other"
    )
    func comparisons() throws {
        let result = try #require(clear.tips.first)
        #expect(result.arms.map(\.name) == ["long", "short"])
        #expect(result.arms.map(\.people) == [Share(200, of: 400), Share(120, of: 400)])
        #expect(result.comparisons.map(\.otherPeople.people) == [400, 400, 400])
        #expect(result.comparisons.map(\.verdict)[0] == .helps)
        #expect(result.comparisons.map(\.verdict)[2] == .helps)
        // The tip itself is judged over all its arms.
        #expect((result.shown, result.heldOut) == (Share(320, of: 800), Share(100, of: 400)))
        #expect(result.verdict == .helps)
    }

    @Test("A report says in words how the arms compare, and that the comparisons are corrected together") func words()
        throws
    {
        let text = clear.text
        #expect(text.contains("“long” helps: 25.0 points more (98.3 % interval: +"))
        #expect(text.contains("“long” does better than “short”: 20.0 points more (98.3 % interval: +"))
        #expect(text.contains("It isn't known yet whether “short” helps: 5.0 points more (98.3 % interval: −"))
        #expect(text.contains(" more people of these two groups show it in 80 of 100 cases."))
        #expect(text.contains("Of these 3 comparisons of arms, any is wrong in at most 5 of 100 cases."))
        let row = text.split(separator: "\n").first { $0.hasPrefix("  long ") }
        #expect(row?.contains(" (98.3 %)  helps") == true)
        #expect(text.contains("1 tip and the arms of 1 tip are judged here"))
    }

    @Test("All forms of a report have the comparisons") func forms() throws {
        let html = clear.html.replacing("\u{A0}", with: " ")
        #expect(html.contains("<caption>Arms: people who did “opened” within 14 days</caption>"))
        #expect(html.contains("<th scope=\"row\">long or held out</th>"))
        #expect(html.contains("<th scope=\"row\">long or short</th>"))
        #expect(html.contains("“long” does better than “short”"))
        let lines = clear.csv.split(separator: "\r\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        #expect(lines.count == 5)
        #expect(Set(lines.map(\.count)).count == 1)
        #expect(lines[0].suffix(2) == ["arm", "against"])
        #expect(
            lines.dropFirst().map { $0.suffix(2).joined(separator: "/") } == [
                "/", "\"long\"/", "\"short\"/", "\"long\"/\"short\"",
            ]
        )
        #expect(lines.dropFirst().map { $0[8] } == ["helps", "helps", "unknown", "helps"])
        let json = try #require(try JSONSerialization.jsonObject(with: try clear.json()) as? [String: Any])
        let tip = try #require((json["tips"] as? [[String: Any]])?.first)
        #expect((tip["arms"] as? [[String: Any]])?.map { $0["people"] as? Int } == [400, 400])
        let comparisons = try #require(tip["comparisons"] as? [[String: Any]])
        #expect(comparisons.map { $0["against"] as? String } == [nil, nil, "short"])
        #expect(comparisons.map { $0["verdict"] as? String } == ["helps", "unknown", "helps"])
    }

    @Test("A tip without arms has none in its report") func none() throws {
        var report = TipReport(at: now)
        report.add(trial(), retiredBecause: nil, isVisitor: false)
        #expect(report.tips.first?.arms.isEmpty == true)
        #expect(!report.html.contains("Arms") && !report.text.contains("arms"))
    }

    @Test("Without a holdout the arms are compared with each other, and the report says that the tip can't be judged")
    func noHoldout() throws {
        let report = report(people(300, used: 30, share: 0) + people(300, used: 150, "short", share: 0))
        let result = try #require(report.tips.first)
        #expect(result.explanation == "The tip is held out from nobody, so only its arms can be compared.")
        #expect(result.comparisons.map(\.verdict) == [.hurts])
        #expect(report.text.contains("“long” does worse than “short”: 40.0 points less (95 % interval: −"))
        #expect(result.since != nil)
        #expect(!report.html.contains(">saw the tip") && report.html.contains("<caption>Arms: "))
        // The whole bar is on the scale.
        #expect(PointScale([result]).reach >= 45)
    }

    @Test("All people in one arm, and nobody in another, are said in a sentence each") func oneArm() throws {
        let many = report(people(200, used: 20, "short", share: 0)).text
        #expect(
            many.contains(
                "It can't be said how “long” and “short” compare: 200 people had “short”, but 100 were to. Something else"
            )
        )
        let one = report(people(1, used: 1, "short", share: 0)).text
        #expect(one.contains("Nobody who had “long” is counted yet."))
        let heldOut = report(people(2, used: 1, isHeldOut: true)).text
        #expect(heldOut.contains("Nobody who had “short” is counted yet."))
        let shown = report(people(1, used: 1)).text
        #expect(shown.contains("Nobody from whom the tip was held out can be compared with “long” yet."))
    }

    @Test("Arms that were changed meanwhile are compared where they can be, and the report says so") func changed()
        throws
    {
        let later = ["brief", "long"]
        let report = report(
            people(50, used: 10) + people(50, used: 10, "short") + people(50, used: 10, of: later)
                + people(50, used: 10, "brief", of: later)
        )
        let result = try #require(report.tips.first)
        #expect(result.arms.map(\.name) == ["brief", "long", "short"])
        #expect(result.arms.map(\.people.people) == [50, 100, 50])
        #expect(result.comparisons.map { "\($0.arm) \($0.other ?? "")" }.suffix(2) == ["brief long", "long short"])
        #expect(
            report.text.contains("The arms were changed meanwhile: each person counts in the arm that they saw first")
        )
    }

    @Test("Names that a device makes up can't fill a report") func madeUp() throws {
        let made = (0..<30).flatMap { people(1, used: 1, "x\($0)", of: ["x\($0)", "y\($0)"]) }
        let result = try #require(report(made + people(50, used: 10) + people(50, used: 10, "short")).tips.first)
        #expect(result.arms.count == 8)
        #expect(result.arms.map(\.name).contains("long") && result.arms.map(\.name).contains("short"))
        #expect(result.remarks.contains("54 arms with fewer people can't be compared."))
    }

    @Test("Names of arms can't control a terminal or a page") func escaped() {
        let names = ["<b>", "\u{1B}[2J"].sorted()
        let report = report(people(5, used: 1, "<b>", of: names) + people(5, used: 1, "\u{1B}[2J", of: names))
        #expect(!report.text.contains("\u{1B}") && !report.html.contains("\u{1B}") && !report.csv.contains("\u{1B}"))
        #expect(!report.html.contains("<b>"))
    }

    @Test("If everyone is in a group alone, the arms are compared over all people") func alone() throws {
        var report = TipReport(at: now)
        report.segmentName = "App+name"
        for (number, trial) in (people(100, used: 10, share: 0) + people(100, used: 60, "short", share: 0.2))
            .enumerated()
        {
            report.add(trial, retiredBecause: nil, isVisitor: false, segment: "\(number)")
        }
        #expect(report.text.contains("Everyone is in a group alone"))
        #expect(report.tips.first?.arms.map(\.people.people) == [100, 100])
    }

    @Test("The exports of tools have the arm, and those of earlier releases are read without one") func exports() throws
    {
        let exports = try people(2, used: 1).enumerated().map { number, trial in
            let export = TrialExport(
                of: "greet",
                copy: "\(number)",
                date: now,
                trials: [TrialExport.Trial(trial, retiredBecause: nil)]
            )
            return try TrialExport(export.json(), named: "a")
        }
        var report = TipReport(at: now)
        try report.add(exports + exports)
        #expect(report.tips.first?.arms.map(\.people) == [Share(1, of: 2), Share(0, of: 0)])
        let old = String(decoding: try exports[0].json(), as: UTF8.self)
            .replacing(#/ +"arm" : .*\n/#, with: "").replacing(#/ +"arms" : [^\]]*\],\n/#, with: "")
        #expect(try TrialExport(Data(old.utf8), named: "b").trials.map(\.arms) == [nil])
        let wrong = old.replacing("\"event\"", with: "\"arm\" : \"a\",\n\"event\"")
        #expect(throws: ReportError.self) { try TrialExport(Data(wrong.utf8), named: "c") }
    }
}
