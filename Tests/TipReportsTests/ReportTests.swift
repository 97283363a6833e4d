import Foundation
import Testing
import TipRows

@testable import TipReports
@testable import TipStatistics

@Suite struct ReportTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let day = 86_400.0

    private func report(_ trials: [JoinedTrial], retiredBecause reason: String? = nil) -> TipReport {
        var report = TipReport(at: now)
        for trial in trials { report.add(trial, retiredBecause: reason, isVisitor: false) }
        return report
    }

    /// A report in which of 400 people each, 200 used what they saw and 120 what was held out from them.
    private var clear: TipReport {
        let shown = (0..<400).map { trial(usedAfter: $0 < 200 ? 3 : nil) }
        return report(shown + (0..<400).map { trial(isHeldOut: true, usedAfter: $0 < 120 ? 5 : nil) })
    }

    @Test("People are counted by group, with those who used it within the window") func counts() throws {
        let trials = [
            trial(usedAfter: 2), trial(usedAfter: 14), trial(usedAfter: 14.1), trial(),
            trial(isHeldOut: true, usedAfter: 4), trial(isHeldOut: true),
        ]
        let result = try #require(report(trials, retiredBecause: "tipClosed").tips.first)
        #expect((result.shown, result.heldOut) == (Share(2, of: 4), Share(1, of: 2)))
        #expect((result.daysToUse, result.daysToUseHeldOut) == (2, 4))
        #expect((result.closed, result.acted) == (4, 0))
        #expect(result.difference?.value == 0)
        #expect(result.events == ["opened"])
    }

    @Test("People within their window are apart, whether they have used it or not") func waiting() throws {
        let trials = [trial(daysAgo: 13.9), trial(daysAgo: 1, usedAfter: 0.5), trial(daysAgo: 14)]
        let result = try #require(report(trials).tips.first)
        #expect(result.waiting == 2)
        #expect(result.shown == Share(0, of: 1))
    }

    @Test("People who couldn't be compared, and people whose clocks were ahead, are apart") func apart() throws {
        let trials = [
            trial(share: 0, usedAfter: 1), trial(share: 0), trial(isHeldOut: true, share: 1), trial(daysAgo: -400),
        ]
        let result = try #require(report(trials).tips.first)
        #expect(result.uncompared == Share(1, of: 2))
        #expect(result.heldOutFromAll == 1)
        #expect(result.ahead == 1)
        #expect((result.shown.people, result.heldOut.people) == (0, 0))
        #expect(result.explanation.hasPrefix("The tip is held out from everyone, so nobody can be compared."))
        let nobody = try #require(report([trial(share: 0)]).tips.first)
        #expect(nobody.explanation.hasPrefix("The tip is held out from nobody, so nobody can be compared."))
    }

    @Test(
        "People who joined under different shares are compared apart, so a changed share makes no difference of its own"
    )
    func changedShare() throws {
        // The tip adds 5 points, before the change to 10 %, and after it to 45 %, when half and not a tenth is held out.
        func people(_ count: Int, used: Int, isHeldOut: Bool, share: Double) -> [JoinedTrial] {
            (0..<count).map { trial(isHeldOut: isHeldOut, share: share, usedAfter: $0 < used ? 3 : nil) }
        }
        let before =
            people(4_500, used: 675, isHeldOut: false, share: 0.1) + people(500, used: 50, isHeldOut: true, share: 0.1)
        let after =
            people(2_500, used: 1_250, isHeldOut: false, share: 0.5)
            + people(2_500, used: 1_125, isHeldOut: true, share: 0.5)
        let result = try #require(report(before + after).tips.first)
        let difference = try #require(result.difference)
        #expect(abs(difference.value - 0.05) < 1e-9)
        #expect((0.005...0.012).contains(difference.lower), "\(difference)")
        #expect((0.088...0.097).contains(difference.upper), "\(difference)")
        #expect(result.verdict == .helps)
        #expect(result.shares == [0.1, 0.5])
        #expect(result.remarks.contains { $0.hasPrefix("The share that is held out was changed meanwhile") })
    }

    @Test(
        "Rare uses are told with as many digits as it takes, and with the ratio",
        arguments: [
            (400, 1_000_000, 200, 1_000_000, "The tip helps: 0.0200 points more, twice as many (95 % interval: +0."),
            (30, 10_000, 5, 10_000, "The tip helps: 0.25 points more, 6.0 times as many (95 % interval: +0.0"),
            (2, 2_000, 1, 2_000, "It isn't known yet whether the tip helps: 0.05 points more, twice as many"),
            (5, 10_000, 30, 10_000, "The tip hurts: 0.25 points less, 0.2 times as many (95 % interval: −0."),
            (
                9_960, 10_000, 9_995, 10_000,
                "The tip hurts: 0.35 points less, 8.0 times as many don't use it (95 % inter"
            ),
            (300, 600, 240, 600, "The tip helps: 10.0 points more (95 % interval: +"),
        ]
    )
    func rare(shown: Int, of all: Int, heldOut: Int, of others: Int, start: String) throws {
        var tally = Tally()
        tally.count(shown: Share(shown, of: all), heldOut: Share(heldOut, of: others), holdingOut: 0.5)
        let result = TipResult("map", tally)
        #expect(result.explanation.hasPrefix(start), "\(result.explanation)")
        #expect(!Phrase.percent(result.shown).hasPrefix("0.0 ") && !Phrase.percent(result.shown).hasPrefix("100"))
    }

    @Test("Far more people held out than expected is a fault, also where few are expected", arguments: [0.01, 0.99])
    func smallShare(share: Double) throws {
        let trials = (0..<200).map { trial(isHeldOut: $0 % 2 == 0, share: share, usedAfter: $0 < 100 ? 3 : nil) }
        #expect(try #require(report(trials).tips.first).conclusion == "can't be said")
        let few = (0..<3).map { _ in trial(isHeldOut: true, share: share) }
        #expect(try #require(report(few).tips.first).conclusion == (share < 0.1 ? "can't be said" : "not known yet"))
    }

    @Test("Visitors are left out and counted apart, in all forms, unless the report counts them") func visitors() throws
    {
        // Of 400 cookies of a script, those to whom the tip was shown use nothing, and the others all.
        let made = (0..<400).map { trial(isHeldOut: $0 % 2 == 0, usedAfter: $0 % 2 == 0 ? 0.001 : nil) }
        var (report, all) = (TipReport(at: now), TipReport(at: now, countingVisitors: true))
        for trial in made {
            report.add(trial, retiredBecause: nil, isVisitor: true)
            all.add(trial, retiredBecause: nil, isVisitor: true)
        }
        report.add(trial(usedAfter: 1), retiredBecause: nil, isVisitor: false)
        let result = try #require(report.tips.first)
        #expect((result.shown, result.heldOut) == (Share(1, of: 1), Share(0, of: 0)))
        #expect(result.conclusion == "not known yet")
        #expect((result.visitorsLeftOut, result.visitorsCounted) == (400, 0))
        let sentence = "400 visitors are left out, since they have no account: a script can be any number of visitors."
        #expect(report.text.contains(sentence))
        #expect(report.html.contains(sentence))
        #expect(report.csv.contains(",visitors_left_out,visitors_counted,title,"))
        #expect(report.csv.contains(",0,400,0,,2026-12-26,,,,\r\n"), "\(report.csv)")
        #expect(String(decoding: try report.json(), as: UTF8.self).contains("\"visitorsLeftOut\" : 400"))
        let counted = try #require(all.tips.first)
        #expect(counted.verdict == .hurts)
        #expect((counted.visitorsLeftOut, counted.visitorsCounted) == (0, 400))
        let remark = "400 visitors are counted although they have no account: a script can be any number of visitors."
        #expect(counted.remarks.dropFirst() == [remark])
    }

    @Test("A report of visitors only says so, and names the event") func onlyVisitors() throws {
        var report = TipReport(at: now)
        report.add(trial(), retiredBecause: nil, isVisitor: true)
        let result = try #require(report.tips.first)
        #expect(result.explanation == "Nobody is counted yet.")
        #expect(result.remarks.first?.hasPrefix("1 visitor is left out") == true)
        #expect(report.html.contains("People who did “opened” within 14 days"))
    }

    @Test("A page isn't written over the data of which it reports, or where it can't be") func places() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID())")
        let store = folder.appending(path: ".tipkit")
        try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = store.appending(path: "tips-store.db")
        try Data("rows".utf8).write(to: data)
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "link"), withDestinationURL: data)
        for path in [data.path, folder.appending(path: "link").path, folder.path + "/x/../.tipkit/new"] {
            #expect(throws: ReportError.self) { try clear.writeHTML(to: path, sparing: [store]) }
        }
        #expect(throws: ReportError.self) { try clear.writeHTML(to: data.path + "-wal", sparing: [data]) }
        #expect(throws: ReportError.self) { try clear.writeHTML(to: folder.path + "/none/report.html", sparing: []) }
        #expect(try Data(contentsOf: data) == Data("rows".utf8))
        let hard = folder.appending(path: "hard.html")
        try FileManager.default.linkItem(at: data, to: hard)
        let pipe = folder.appending(path: "pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        for path in [hard.path, pipe.path, folder.path, "/dev/null"] {
            let error = #expect(throws: ReportError.self) { try clear.writeHTML(to: path, sparing: [store]) }
            #expect(error?.description.contains(path == hard.path ? "the data" : "a pipe or a device") == true)
        }
        #expect(throws: ReportError.self) { try clear.writeHTML(to: hard.path, sparing: [data]) }
        #expect(try Data(contentsOf: data) == Data("rows".utf8))
        let page = folder.appending(path: "report.html")
        for _ in 1...2 { try clear.writeHTML(to: page.path, sparing: [store]) }
        #expect(try Data(contentsOf: page) == Data(clear.html.utf8))
    }

    @Test("A clear difference is a verdict in all forms of the report") func verdict() throws {
        let report = clear
        #expect(report.tips.first?.verdict == .helps)
        #expect(report.text.contains("map: The tip helps: 20.0 points more (95 % interval: +9.0 to +30.7)."))
        #expect(report.csv.hasPrefix("tip,shown,shown_used,"))
        #expect(report.csv.contains("\r\n\"map\",400,200,400,120,0.2,"))
        let json = try #require(try JSONSerialization.jsonObject(with: try report.json()) as? [String: Any])
        let tip = try #require((json["tips"] as? [[String: Any]])?.first)
        #expect(tip["verdict"] as? String == "helps")
        #expect(report.html.contains("The tip helps: 20.0 points more"))
        #expect(report.html.contains("<svg"))
        #expect(!report.html.contains("<script"))
    }

    @Test("An assignment in another ratio than intended allows no verdict") func mismatch() throws {
        let shown = (0..<700).map { trial(usedAfter: $0 < 500 ? 3 : nil) }
        let report = report(shown + (0..<300).map { _ in trial(isHeldOut: true) })
        let result = try #require(report.tips.first)
        #expect(result.verdict == .unknown(morePeople: nil))
        #expect(result.conclusion == "can't be said")
        #expect(result.explanation.contains("held out from 300 people, but 500 were to be"))
        #expect(report.csv.contains("mismatch"))
    }

    @Test("A report without tips says what to do") func empty() throws {
        let report = report([])
        for form in [report.text, report.html] { #expect(form.contains("Give a tip the option Teaches(event)")) }
        #expect(report.csv.split(separator: "\r\n").count == 1)
        #expect(String(decoding: try report.json(), as: UTF8.self).contains("\"tips\" : ["))
    }

    @Test("One person, and all people in one group, are no verdict") func tooFew() throws {
        #expect(report([trial(usedAfter: 1)]).tips.first?.explanation.hasPrefix("All people are in one group") == true)
        #expect(report([trial(daysAgo: 1)]).tips.first?.explanation == "Nobody is counted yet.")
    }

    @Test("A tip's id can't leave its place in a terminal, a page or a spreadsheet") func hostileIDs() throws {
        let report = report([trial("<b>\u{1B}[2J\u{9B}2J\u{202E}\n\"x\"")])
        for text in [report.text, report.csv, String(decoding: try report.json(), as: UTF8.self)] {
            for control: Unicode.Scalar in ["\u{1B}", "\u{9B}", "\u{202E}"] {
                #expect(!text.unicodeScalars.contains(control))
            }
        }
        let json = try JSONSerialization.jsonObject(with: report.json()) as? [String: Any]
        let tip = try #require((json?["tips"] as? [[String: Any]])?.first)
        #expect(tip["tip"] as? String == "<b>\u{1B}[2J\u{9B}2J\u{202E}\n\"x\"")
        #expect(!report.html.contains("<b>"))
        #expect(report.html.contains("&lt;b&gt;"))
        #expect(report.csv.contains("\"\"x\"\""))
        #expect(self.report([trial("=1+1")]).csv.contains("\r\n\"'=1+1\","))
    }
}
