import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing
import TipKitStorage
import TipReports
import TipStatistics

/// A site of 2 000 people over 30 days, with a tip that helps, one that does nothing and one that hurts.
@Suite struct HoldoutSiteTests {
    struct HelpfulTip: Tip {
        static let used = Event(id: "map-opened")
        var id: String { "helpful" }
        var title: Text { Text("See the trail on a map") }
        var options: [any TipOption] { Teaches(Self.used) }
    }

    struct IdleTip: Tip {
        static let used = Event(id: "photo-added")
        var id: String { "idle" }
        var title: Text { Text("Add a photo") }
        var options: [any TipOption] { Teaches(Self.used) }
    }

    struct HarmfulTip: Tip {
        static let used = Event(id: "trail-rated")
        var id: String { "harmful" }
        var title: Text { Text("Please rate this trail!") }
        var options: [any TipOption] { Teaches(Self.used) }
    }

    /// A feature of the site: its tip, and how many of the people use it who saw the tip, or from whom it was held out.
    private struct Feature {
        let tip: any Tip
        let event: Tips.Event<Tips.EmptyDonation>
        let shown: Double
        let heldOut: Double
    }

    private static let features = [
        Feature(tip: HelpfulTip(), event: HelpfulTip.used, shown: 0.32, heldOut: 0.20),
        Feature(tip: IdleTip(), event: IdleTip.used, shown: 0.15, heldOut: 0.15),
        Feature(tip: HarmfulTip(), event: HarmfulTip.used, shown: 0.13, heldOut: 0.25),
    ]

    struct TwoTextsTip: Tip {
        static let used = Event(id: "route-shared")
        var id: String { "texts" }
        var title: Text { Text(arm == "long" ? "Share this route with those who come along" : "Share") }
        var options: [any TipOption] {
            Teaches(Self.used)
            Compares("long", "short")
        }
    }

    @Test("The report of a site finds the text that helps more, counts each person once, and nobody in two arms")
    func texts() throws {
        let directory = TemporaryDirectory()
        let clock = ManualClock()
        let people = try TipPeople(directory: directory.url, [.holdout(0.25), .clock(clock)])
        var generator = SeededGenerator(seed: 7)
        for number in 0..<1_200 {
            try people.center(for: "person \(number)").run {
                let tip = TwoTextsTip()
                let isShown = tip.beginDisplay() != nil
                // A second display, and a second use, count nothing twice.
                if isShown { tip.beginDisplay()?.end() }
                let chance = isShown ? (tip.arm == "long" ? 0.5 : 0.2) : 0.2
                for _ in 0..<2 where Double.random(in: 0..<1, using: &generator) < chance { TwoTextsTip.used.donate() }
            }
        }
        var report = TipReport(at: clock.now.addingTimeInterval(30 * 86_400))
        try SQLiteTipStore(reading: directory.url).readTrials { page in
            for person in page { report.add(person) }
        }
        let result = try #require(report.tips.first)
        #expect(result.arms.map(\.name) == ["long", "short"])
        #expect(result.arms.reduce(0) { $0 + $1.people.people } == result.shown.people)
        #expect(result.shown.people + result.heldOut.people == 1_200)
        #expect(result.comparisons.map(\.verdict)[0] == .helps)
        #expect(result.comparisons.map(\.verdict)[2] == .helps)
        #expect(result.comparisons.allSatisfy { $0.ratio?.isMismatch == false })
    }

    private enum Act {
        case visit
        case use(Int)
    }

    @Test("The report of a site finds the tip that helps and the one that hurts, and nothing about the one between")
    func site() throws {
        let directory = TemporaryDirectory()
        let clock = ManualClock()
        let start = clock.now
        let people = try TipPeople(directory: directory.url, [.holdout(0.5), .clock(clock)])
        var generator = SeededGenerator(seed: 2_000)
        func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < share }
        // Who comes when; what a person uses later is decided at the visit.
        var acts = (0..<2_000).map { ("person \($0)", Double.random(in: 0..<15, using: &generator), Act.visit) }
        acts.sort { $0.1 < $1.1 }
        var later: [(String, Double, Act)] = []
        while !acts.isEmpty || !later.isEmpty {
            let isLater = acts.isEmpty || (later.last.map { $0.1 < acts[0].1 } ?? false)
            let (person, day, act) = isLater ? later.removeLast() : acts.removeFirst()
            clock.advance(by: max(0, start.addingTimeInterval(day * 86_400).timeIntervalSince(clock.now)))
            try people.center(for: person).run {
                switch act {
                case .visit:
                    for (index, feature) in Self.features.enumerated() {
                        let isShown = feature.tip.beginDisplay() != nil
                        guard chance(isShown ? feature.shown : feature.heldOut) else { continue }
                        later.append((person, day + Double.random(in: 0..<13.9, using: &generator), .use(index)))
                    }
                    later.sort { $0.1 > $1.1 }
                case .use(let index): Self.features[index].event.donate()
                }
            }
        }
        var report = TipReport(at: start.addingTimeInterval(30 * 86_400))
        try SQLiteTipStore(reading: directory.url).readTrials { page in
            for person in page { report.add(person) }
        }
        let results = Dictionary(uniqueKeysWithValues: report.tips.map { ($0.tip, $0) })
        #expect(results.values.allSatisfy { $0.shown.people + $0.heldOut.people == 2_000 && $0.waiting == 0 })
        #expect(results["helpful"]?.verdict == .helps)
        #expect(results["harmful"]?.verdict == .hurts)
        guard case .unknown = results["idle"]?.verdict else {
            Issue.record("The tip without an effect has a verdict: \(report.text)")
            return
        }
        let difference = try #require(results["helpful"]?.difference)
        #expect((difference.lower...difference.upper).contains(0.12))
    }
}
