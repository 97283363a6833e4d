import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing
import TipKitStorage

@Suite struct BacktestTests {
    static let opened = Tips.Event(id: "opened")
    static let exported = Tips.Event<Pages>(id: "exported")
    static let isOnline = Tips.Parameter(BacktestTests.self, "isOnline", false)

    struct Pages: Codable, Sendable {
        let pages: Int
    }

    struct ExportTip: Tip {
        var title: Text { Text("Export") }
        var rules: [Rule] { Rule(opened, source: "opened three times") { $0.donations.count >= 3 } }
        var options: [any TipOption] { Teaches(exported) }
    }

    struct LongTip: Tip {
        var title: Text { Text("Long") }
        var rules: [Rule] { Rule(exported, source: "a long export") { $0.donations.contains { $0.pages > 100 } } }
    }

    struct OnlineTip: Tip {
        var title: Text { Text("Online") }
        var rules: [Rule] { Rule(isOnline, source: "online") { $0 } }
    }

    struct AfterTip: Tip {
        var title: Text { Text("After") }
        var rules: [Rule] { Rule(opened, source: "the export was found") { _ in ExportTip().status != .pending } }
    }

    struct BusyTip: Tip {
        var title: Text { Text("Busy") }
        var rules: [Rule] { Rule(opened, source: "twice in an hour") { $0.donations.donatedWithin(.hour).count >= 2 } }
    }

    struct HeldOutTip: Tip {
        var title: Text { Text("Held out") }
        var options: [any TipOption] {
            Teaches(exported)
            Holdout(1)
        }
    }

    struct ArmTip: Tip {
        var title: Text { Text("Arm") }
        var rules: [Rule] {
            let needed = arm == "late" ? 3 : 1
            Rule(opened, source: "opened often enough") { $0.donations.count >= needed }
        }
        var options: [any TipOption] {
            Teaches(exported)
            Compares("early", "late")
        }
    }

    /// A datastore in which each person opened and exported at some hours of the past.
    private func store(
        _ people: [String?: (opened: [Double], exported: [(hour: Double, pages: Int)])],
        isOnline: Bool? = nil
    ) throws -> (SQLiteTipStore, TemporaryDirectory) {
        let directory = TemporaryDirectory()
        let store = try SQLiteTipStore(directory: directory.url)
        let beginning = Date(timeIntervalSince1970: 1_700_000_000)
        let limit = StoredDonationLimit(maximumCount: 1_000, maximumAge: nil)
        for (id, past) in people {
            func donation(_ hour: Double, _ payload: String? = nil) -> StoredDonation {
                StoredDonation(date: beginning.addingTimeInterval(hour * 3_600), payload: payload)
            }
            var changes = past.opened.map {
                StoreChange.donated(event: Self.opened.id, donation: donation($0), limit: limit)
            }
            changes += past.exported.map {
                let payload = "{\"pages\":\($0.pages)}"
                return .donated(event: Self.exported.id, donation: donation($0.hour, payload), limit: limit)
            }
            if let isOnline {
                changes.append(.parameterSet(id: Self.isOnline.id, json: "\(isOnline)", date: beginning))
            }
            _ = try (id.map { try store.person($0) } ?? store).commit(changes, after: nil, by: nil)
        }
        return (store, directory)
    }

    @Test("A tip is got on the day on which its rule begins to hold, by those who hadn't used the feature")
    func appearances() throws {
        let (store, directory) = try store([
            "ada": ([0, 24, 48, 72], []),
            "bea": ([0, 1, 2], []),
            "cyd": ([0, 1, 30], [(29, 1)]),
            "dan": ([0], []),
            "eve": ([0, 1, 2], [(2.5, 1)]),
        ])
        defer { withExtendedLifetime(directory) {} }
        let backtest = try TipBacktest(store, [ExportTip()])
        let finding = try #require(backtest.findings.first)
        #expect(backtest.people == 5)
        #expect(finding.appearances.map(\.person) == ["ada", "bea", "eve"])
        #expect(finding.appearances.map(\.day) == [3, 1, 1])
        #expect(finding.medianDay == 1)
        #expect(finding.foundAlone == 1)
        #expect(
            backtest.description
                == "ExportTip: 3 of 5 people would have got it, on day 1 in the median. 1 had done what it teaches before."
        )
    }

    @Test("Payloads, time windows and the status of other tips are as they were at each donation")
    func inputs() throws {
        let (store, directory) = try store([
            "ada": ([0, 20, 20.5, 50], [(30, 7), (40, 300)]),
            nil: ([0, 5, 10, 15], []),
        ])
        defer { withExtendedLifetime(directory) {} }
        let findings = try TipBacktest(store, [LongTip(), BusyTip(), AfterTip(), ExportTip()]).findings
        #expect(findings.map { $0.appearances.map(\.person) } == [["ada"], ["ada"], [nil, "ada"], [nil, "ada"]])
        let beginning = Date(timeIntervalSince1970: 1_700_000_000)
        let hours = findings.map { $0.appearances.map { $0.date.timeIntervalSince(beginning) / 3_600 } }
        #expect(hours == [[40], [20.5], [10, 20.5], [10, 20.5]])
        #expect(findings[0].foundAlone == nil)
    }

    @Test("The display frequency keeps the second tip waiting until a donation after the pause")
    func frequency() throws {
        let (store, directory) = try store(["ada": ([0, 0.1, 0.2, 23, 26], [])])
        defer { withExtendedLifetime(directory) {} }
        let findings = try TipBacktest(store, [BusyTip(), ExportTip()], [.displayFrequency(.daily)]).findings
        #expect(findings.map { $0.appearances.map(\.day) } == [[1], [2]])
    }

    @Test("Limits and grace hold back tips in the past as they do in an app")
    func attention() throws {
        let (store, directory) = try store(["ada": ([0, 0.1, 0.2, 23, 26, 49.5, 50], [(50.5, 300)])])
        defer { withExtendedLifetime(directory) {} }
        func days(_ options: Tips.ConfigurationOption...) throws -> [[Int]] {
            try TipBacktest(store, [BusyTip(), ExportTip(), LongTip()], options).findings.map {
                $0.appearances.map(\.day)
            }
        }
        #expect(try days() == [[1], [1], [3]])
        #expect(try days(.limit(1, per: .day)) == [[1], [2], [3]])
        #expect(try days(.limit(2, per: .week)) == [[1], [1], []])
        #expect(try days(.grace(.day)) == [[3], [2], [3]])
        #expect(try days(.grace(.days(2))) == [[3], [3], [3]])
        // Of these tips, only the one for exports teaches something.
        #expect(try days(.observe(.days(2))) == [[1], [3], [3]])
    }

    @Test("A rule that reads a parameter gets the value of today, and the result names the parameter")
    func parameters() throws {
        let (store, directory) = try store(["ada": ([0], [])], isOnline: true)
        defer { withExtendedLifetime(directory) {} }
        let backtest = try TipBacktest(store, [OnlineTip()])
        #expect(backtest.findings[0].appearances.count == 1)
        #expect(backtest.findings[0].parameters == [Self.isOnline.id])
        #expect(
            backtest.description.hasSuffix("Its rules read \(Self.isOnline.id), with the values that are stored now.")
        )
    }

    @Test("Displays, retirements and holdouts of the past don't count, and nothing is written")
    func untouched() throws {
        let (store, directory) = try store(["ada": ([0, 1, 2], [])])
        defer { withExtendedLifetime(directory) {} }
        let ada = try store.person("ada")
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        _ = try ada.commit([.invalidated(tip: "ExportTip", reason: .tipClosed, date: date)], after: nil, by: nil)
        let before = try ada.read { try $0.rows(changedAfter: nil) }
        let reading = try SQLiteTipStore(reading: directory.url)
        let findings = try TipBacktest(reading, [ExportTip(), HeldOutTip()]).findings
        #expect(findings.map(\.appearances.count) == [1, 1])
        #expect(try ada.read { try $0.rows(changedAfter: nil) } == before)
    }

    @Test("Each person has the arm that they have in the app, also in the rules, and the result counts arms")
    func arms()
        throws
    {
        let ids = (0..<30).map { Optional("\($0)") }
        let past: (opened: [Double], exported: [(hour: Double, pages: Int)]) = ([0, 30, 60], [])
        let (store, directory) = try store(Dictionary(uniqueKeysWithValues: ids.map { ($0, past) }))
        defer { withExtendedLifetime(directory) {} }
        let backtest = try TipBacktest(store, [ArmTip()], [.holdout(0.5, salt: "spring")])
        let finding = try #require(backtest.findings.first)
        let holdout = Tips.Holdout(0.5, salt: "spring")
        let late = ids.filter { holdout.arm(of: "ArmTip", for: $0 ?? "", among: ["early", "late"]) == "late" }
        #expect(finding.arms == ["early": 30 - late.count, "late": late.count])
        #expect(finding.appearances.allSatisfy { ($0.arm == "late") == late.contains($0.person) })
        #expect(finding.appearances.allSatisfy { $0.day == ($0.arm == "late" ? 3 : 1) })
        #expect(backtest.description.contains(" By arm: \(30 - late.count) “early”, \(late.count) “late”."))
        let device = try self.store([nil: past])
        #expect(try TipBacktest(device.0, [ArmTip()]).findings[0].appearances.first?.arm != nil)
    }

    @Test("A datastore without donations, and a store that can't be read, are said")
    func nothing() throws {
        let (store, directory) = try store(["ada": ([], [])])
        defer { withExtendedLifetime(directory) {} }
        #expect(
            try TipBacktest(store, [ExportTip()]).description
                == "ExportTip: nobody has donated an event, so nothing can be replayed."
        )
        try store.close()
        #expect(throws: TipStoreError.self) { try TipBacktest(store, [ExportTip()]) }
    }
}
