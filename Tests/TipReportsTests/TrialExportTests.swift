import Foundation
import Testing
import TipReports
import TipRows
import TipStatistics

@Suite struct TrialExportTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let day: TimeInterval = 86_400

    private func export(_ copy: String, tool: String = "greet", isHeldOut: Bool = false, isUsed: Bool = false)
        -> TrialExport
    {
        let exposed = now.addingTimeInterval(-20 * day)
        let row = TrialRow(
            tip: "map",
            replica: "a",
            epoch: .zero,
            version: RowVersion(rawValue: 2),
            exposure: RowVersion(rawValue: 1),
            exposed: exposed,
            isHeldOut: isHeldOut,
            share: 0.5,
            event: "opened",
            window: 14 * day,
            used: isUsed ? exposed.addingTimeInterval(day) : nil
        )
        let trial = TrialExport.Trial(JoinedTrial(row), retiredBecause: "tipClosed")
        return TrialExport(of: tool, copy: copy, date: now, trials: [trial])
    }

    @Test("An export can be read by people, and is the same after it was written and read") func file() throws {
        let export = export("a", isUsed: true)
        let data = try export.json()
        let text = String(decoding: data, as: UTF8.self)
        for line in [#""tool" : "greet""#, #""tip" : "map""#, #""isHeldOut" : false"#, #""retired" : "tipClosed""#] {
            #expect(text.contains(line), "\(text)")
        }
        #expect(try TrialExport(data, named: "a.json") == export)
    }

    @Test("A report on many exports counts each copy once, by its latest") func many() throws {
        var report = TipReport(at: now)
        var early = export("a", isUsed: false)
        early.date -= day
        let used = export("a", isUsed: true)
        try report.add([early, used, export("b", isHeldOut: true), export("c", isHeldOut: true, isUsed: true)])
        let tip = try #require(report.tips.first)
        #expect((tip.shown.count, tip.shown.people) == (1, 1))
        #expect((tip.heldOut.count, tip.heldOut.people) == (1, 2))
        #expect(tip.closed == 1)
    }

    @Test("An export that is cut off, changed, or of another tool is refused") func refused() throws {
        let data = try export("a").json()
        for count in [0, 1, data.count / 2, data.count - 3] {
            let error = #expect(throws: ReportError.self) { try TrialExport(data.prefix(count), named: "b.json") }
            #expect(error?.description.contains("b.json isn't what") == true)
        }
        let text = String(decoding: data, as: UTF8.self)
        for (old, new) in [("version 1", "version 2"), (#""share" : 0.5"#, #""share" : 7"#)] {
            let changed = Data(text.replacing(old, with: new).utf8)
            #expect(throws: ReportError.self) { try TrialExport(changed, named: "b.json") }
        }
        var report = TipReport(at: now)
        let error = #expect(throws: ReportError.self) { try report.add([export("a"), export("b", tool: "trails")]) }
        #expect(error?.description.contains("greet, trails") == true)
    }

    @Test("The columns of a report are as wide as a terminal shows them") func columns() throws {
        var report = TipReport(at: now)
        var wide = export("a")
        wide.trials[0].tip = "地図提示"
        try report.add([wide, export("b")])
        let lines = report.text.split(separator: "\n")
        let columns = { (line: Substring) -> Int in
            line.prefix { !$0.isNumber }.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
        }
        #expect(columns(lines[1]) == columns(lines[2]), "\(report.text)")
    }
}
