import Foundation
import Testing
import TipRows

@testable import TipReports
@testable import TipStatistics

/// Tests of what a report says beside the verdict: since when, how it moved, groups of people, titles.
@Suite struct ReportContentTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let day = 86_400.0

    /// Ten people a day and group for a number of days, of whom three of those who saw the tip use it, and two others.
    private func report(days: Int, segments: [String?] = []) -> TipReport {
        var report = TipReport(at: now)
        if !segments.isEmpty { report.segmentName = "App+plan" }
        for day in 0..<days {
            for number in 0..<20 {
                let isHeldOut = number % 2 == 0
                report.add(
                    trial(
                        daysAgo: Double(day),
                        isHeldOut: isHeldOut,
                        usedAfter: number < (isHeldOut ? 4 : 6) ? 1 : nil
                    ),
                    retiredBecause: nil,
                    isVisitor: false,
                    segment: segments.isEmpty ? nil : segments[(day + number / 2) % segments.count]
                )
            }
        }
        return report
    }

    @Test("A result says since when people are counted, and what reports would have said at the end of each week")
    func history() throws {
        let result = try #require(report(days: 50).tips.first)
        #expect(result.since == now.addingTimeInterval(-49 * day))
        #expect(result.remarks.first == "The first of the people saw it on 2026-11-27.")
        // Those of the last two weeks aren't counted, so there are 36 days of people who are.
        #expect(result.history.count == 6)
        #expect(result.history.last?.date == now)
        #expect(result.history.last?.difference == result.difference)
        #expect(result.history.first?.date == now.addingTimeInterval(-35 * day))
        let widths = result.history.compactMap(\.difference).map { $0.upper - $0.lower }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 } && widths.count == 6)
        #expect(result.weeksInWords?.hasPrefix("At the ends of the last 6 weeks the difference was +10.0, ") == true)
    }

    @Test("Weeks before the last 26 are added up, however long ago they were") func oldWeeks() throws {
        var report = TipReport(at: now)
        for (ago, isHeldOut) in [(20.0, false), (9_000, true), (9_000, false), (300, true)] {
            report.add(trial(daysAgo: ago, isHeldOut: isHeldOut), retiredBecause: nil, isVisitor: false)
        }
        let result = try #require(report.tips.first)
        #expect(result.history.count == 26)
        #expect(result.history.first?.difference != nil)
        #expect((result.shown.people, result.heldOut.people) == (2, 2))
    }

    @Test("The people who are still needed are told as days at the present pace") func pace() throws {
        let result = try #require(report(days: 25).tips.first)
        guard case .unknown(let more?) = result.verdict else {
            Issue.record("\(result.explanation)")
            return
        }
        #expect(more > result.waiting)
        // 20 people come a day, those of 14 days are waiting, and the window of the last is 14 days.
        let days = try #require(result.daysNeeded)
        #expect(abs(Double(days) - (Double(more - result.waiting) / 20 + 14)) < 2)
        #expect(result.explanation.hasSuffix("At the present pace that takes about \(Phrase.round(days)) days."))
    }

    @Test("Without people in the last four weeks there is no pace") func noPace() throws {
        var report = TipReport(at: now)
        for number in 0..<100 {
            let isHeldOut = number % 2 == 0
            report.add(
                trial(daysAgo: 60, isHeldOut: isHeldOut, usedAfter: number < (isHeldOut ? 10 : 20) ? 1 : nil),
                retiredBecause: nil,
                isVisitor: false
            )
        }
        let result = try #require(report.tips.first)
        #expect(result.daysNeeded == nil)
        #expect(result.explanation.hasSuffix("show it in 80 of 100 cases."))
    }

    @Test("Only people who pressed an action have acted, and not those whose tip was retired by the use") func acted()
        throws
    {
        var report = TipReport(at: now)
        let pressed = now.addingTimeInterval(-20 * day + 60)
        report.add(trial(usedAfter: 1), retiredBecause: "actionPerformed", on: pressed, isVisitor: false)
        report.add(trial(), retiredBecause: "actionPerformed", on: pressed, isVisitor: false)
        let used = now.addingTimeInterval(-19 * day)
        report.add(trial(usedAfter: 1), retiredBecause: "actionPerformed", on: used, isVisitor: false)
        report.add(trial(usedAfter: 1), retiredBecause: "actionPerformed", isVisitor: false)
        report.add(trial(needed: 3), retiredBecause: "actionPerformed", on: pressed, isVisitor: false)
        report.add(trial(), retiredBecause: "tipClosed", on: pressed, isVisitor: false)
        let result = try #require(report.tips.first)
        #expect((result.acted, result.closed) == (2, 1))
        #expect(report.html.contains("1 person closed the tip, and 2 people used its action."))
    }

    @Test("Groups of people have results of their own, the largest first, in all forms of the report")
    func segments() throws {
        let report = report(days: 60, segments: ["pro", "free", "free", nil])
        let result = try #require(report.tips.first)
        #expect(result.segments.map(\.name).sorted() == ["free", "no value", "pro"])
        #expect(result.segments.first?.name == "free")
        #expect(result.segments.reduce(0) { $0 + $1.shown.people } == result.shown.people)
        #expect(report.text.contains("  App+plan: free"))
        #expect(report.html.contains("<caption>By App+plan</caption>"))
        #expect(report.csv.contains(",\"free\",,\r\n"))
        let json = String(decoding: try report.json(), as: UTF8.self)
        #expect(json.contains("\"segment\" : \"free\"") && json.contains("\"segmentedBy\" : \"App+plan\""))
        #expect(report.text.contains("1 tip and 3 groups of people are judged here"))
    }

    @Test("If everyone is in a group alone, or there are many groups, the report says so") func manySegments() throws {
        var alone = TipReport(at: now)
        alone.segmentName = "App+name"
        var many = alone
        for number in 0..<40 {
            let trial = trial(isHeldOut: number % 2 == 0)
            alone.add(trial, retiredBecause: nil, isVisitor: false, segment: "\(number)")
            many.add(trial, retiredBecause: nil, isVisitor: false, segment: "\(number / 2)")
        }
        #expect(alone.text.contains("Everyone is in a group alone, so the groups say nothing"))
        #expect(many.text.contains("8 smaller groups aren't listed."))
        #expect(many.tips.first?.segments.count == 12)
    }

    @Test("A parameter that nobody has makes one group, and the report says so") func noSegments() throws {
        #expect(report(days: 50, segments: [nil]).text.contains("Nobody has a value that would tell them apart"))
        #expect(!report(days: 50, segments: ["pro", nil]).text.contains("Nobody has a value"))
    }

    @Test(
        "The value of a parameter names a group as people write it",
        arguments: [
            ("\"pro\"", "pro"), ("3", "3"), ("true", "true"), ("{\"a\":1}", "{\"a\":1}"), ("[", "["),
            ("\"a\",\"b\"", "a"),
        ]
    )
    func names(json: String, name: String) { #expect(TipReport.segment(ofValue: json) == name) }

    @Test(
        "The chance of a false verdict among several is told",
        arguments: [
            (1, nil), (2, "at most 10 %."), (10, "at most 50 %."), (25, "up to 2 false verdicts"),
        ]
    )
    func chance(tips: Int, words: String?) throws {
        var report = TipReport(at: now)
        for number in 0..<tips { report.add(trial("tip \(number)"), retiredBecause: nil, isVisitor: false) }
        for text in [report.text, report.html.replacing("\u{A0}", with: " ")] {
            #expect(text.contains("judged here") == (words != nil))
            if let words { #expect(text.contains(words), "\(text)") }
        }
    }

    @Test("One person isn't counted, and several aren't") func singular() throws {
        var one = TipReport(at: now)
        one.add(trial(daysAgo: 1), retiredBecause: nil, isVisitor: false)
        one.add(trial(daysAgo: -1), retiredBecause: nil, isVisitor: false)
        #expect(one.text.contains("1 person isn't counted yet: their time isn't over."))
        #expect(one.text.contains("1 person isn't counted: the clocks"))
        var two = one
        for ago in [1.0, -1] { two.add(trial(daysAgo: ago), retiredBecause: nil, isVisitor: false) }
        #expect(two.text.contains("2 people aren't counted yet") && two.text.contains("2 people aren't counted: "))
        #expect(!two.text.contains("person aren't") && !two.text.contains("people isn't"))
    }

    @Test("Titles stand beside ids, from a file or from exports, and other files are refused") func titles() throws {
        var report = TipReport(at: now)
        report.add(trial("map"), retiredBecause: nil, isVisitor: false)
        report.titles = ["map": "See <the> trail"]
        #expect(report.text.contains("map (See <the> trail): "))
        #expect(report.html.contains("<h2>See &lt;the&gt; trail <code>map</code></h2>"))
        #expect(report.csv.contains(",\"See <the> trail\","))
        let folder = FileManager.default.temporaryDirectory.appending(path: "titles-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "titles.json")
        try Data(#"{"map": "Open the map"}"#.utf8).write(to: file)
        try report.readTitles(at: file.path)
        #expect(report.tips.first?.title == "Open the map")
        for wrong in ["[1]", "", #"{"map": 1}"#] {
            try Data(wrong.utf8).write(to: file)
            let error = #expect(throws: ReportError.self) { try report.readTitles(at: file.path) }
            #expect(error?.description.contains("has no titles") == true)
        }
        #expect(throws: ReportError.self) { try report.readTitles(at: folder.path + "/none") }
    }

    @Test("All tips with a verdict are whole on the one scale of a page, and a tip of two people doesn't widen it")
    func scale() throws {
        func result(_ shown: Share, _ heldOut: Share) -> TipResult {
            var tally = Tally()
            tally.count(shown: shown, heldOut: heldOut, holdingOut: 0.5)
            return TipResult("map", tally)
        }
        let helpful = result(Share(300, of: 600), Share(200, of: 600))
        let few = result(Share(1, of: 1), Share(0, of: 1))
        let reach = PointScale([helpful, few]).reach
        #expect(reach == PointScale([helpful]).reach)
        #expect(reach >= (try #require(helpful.difference)).upper * 100)
        #expect(PointScale([few]).reach == 100)
        #expect(PointScale([]).reach == 5)
    }

    @Test("Every column of CSV and every field of JSON is documented in the article") func documented() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let article = try String(
            contentsOf: root.appending(path: "Sources/OpenTipKit/OpenTipKit.docc/DoesATipHelp.md"),
            encoding: .utf8
        )
        var report = report(days: 50, segments: ["pro", "free"])
        for (isHeldOut, arm) in [(false, "long"), (false, "short"), (true, "long")] {
            report.add(trial(isHeldOut: isHeldOut, arm: arm), retiredBecause: nil, isVisitor: false)
        }
        for column in try #require(report.csv.split(separator: "\r\n").first).split(separator: ",") {
            #expect(article.contains("`\(column)`"), "\(column)")
        }
        var names: Set<String> = []
        func collect(_ value: Any) {
            if let object = value as? [String: Any] {
                for (name, value) in object {
                    names.insert(name)
                    collect(value)
                }
            } else if let array = value as? [Any] {
                for value in array { collect(value) }
            }
        }
        collect(try JSONSerialization.jsonObject(with: try report.json()))
        #expect(names.count > 30)
        for name in names { #expect(article.contains("`\(name)`"), "\(name)") }
    }
}
