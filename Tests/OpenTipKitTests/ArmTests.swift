import Foundation
import OpenTipKitTesting
import Testing
import TipKitStorage

@testable import OpenTipKit

/// Tests of tips with several arms, such as two texts.
@Suite struct ArmTests {
    static let opened = Tips.Event(id: "opened")
    static let visited = Tips.Event(id: "visited")

    struct MapTip: Tip {
        var title: Text { Text(arm == "short" ? "See the map" : "See where the trail goes, on a map") }
        var options: [any TipOption] {
            Teaches(ArmTests.opened)
            Compares("short", "long")
        }
    }

    /// A tip whose rules and other options ask for the arm.
    struct PatientTip: Tip {
        var title: Text { Text("Patient") }
        var rules: [Rule] {
            Rule(ArmTests.visited, source: "visited often enough") { $0.donations.count >= (arm == "long" ? 2 : 1) }
        }
        var options: [any TipOption] {
            Teaches(ArmTests.opened)
            Compares("short", "long")
            MaxDisplayCount(arm == "long" ? 7 : 3)
        }
    }

    struct NamedTip: Tip {
        let names: [String]
        var isTaught = true
        var id: String { "named" }
        var title: Text { Text("Named") }
        var options: [any TipOption] {
            if isTaught { Teaches(ArmTests.opened) }
            Compares(names)
        }
    }

    /// The arms of persons with two names and with three, computed by another program: salt, tip, person.
    static let known: [(String, String, String, String, String)] = [
        ("", "ExportTip", "ada", "short", "short"), ("", "ExportTip", "cyd", "short", "new"),
        ("", "ExportTip", "人", "long", "long"), ("2026", "ExportTip", "ada", "long", "long"),
        ("2026", "ExportTip", "bea", "long", "new"), ("", "Öffnen", "ada", "short", "short"),
        ("", "Öffnen", "bea", "long", "long"), ("", "Öffnen", "cyd", "short", "new"),
    ]

    private func center(
        _ store: any TipStore = InMemoryTipStore(),
        of person: String?,
        holdingOut share: Double = 0,
        environment: [String: String] = [:],
        switches: TipSwitches? = nil
    ) throws -> TipCenter {
        let center = TipCenter(clock: ManualClock())
        let plan = HoldoutPlan(holdout: Tips.Holdout(share), person: person, environment: environment)
        try center.configure(store: store, holdouts: plan, switches: switches)
        return center
    }

    private func trials(_ store: any TipStore) throws -> [JoinedTrial] { try store.read { try $0.trials() } }

    /// The people with the given numbers whose arm of a tip is the given one.
    private func people(_ arm: String, of tip: String, among names: [String] = ["long", "short"]) -> [String] {
        (0..<200).map(String.init).filter { Tips.Holdout(0).arm(of: tip, for: $0, among: names) == arm }
    }

    @Test("The person, the tip, the salt and the names decide the arm, in every release alike", arguments: known)
    func stable(salt: String, tip: String, person: String, two: String, three: String) {
        let holdout = Tips.Holdout(0.1, salt: salt)
        #expect(holdout.arm(of: tip, for: person, among: ["short", "long"]) == two)
        #expect(holdout.arm(of: tip, for: person, among: ["long", "short"]) == two)
        #expect(holdout.arm(of: tip, for: person, among: ["new", "long", "short"]) == three)
        #expect(Tips.Holdout(0.7, salt: salt).arm(of: tip, for: person, among: ["short", "long"]) == two)
    }

    @Test("Arms have the same chance, which doesn't depend on whether a tip is held out, nor on other tips' arms")
    func chances() {
        let (holdout, names) = (Tips.Holdout(0.1), ["long", "short"])
        let people = (0..<20_000).map(String.init)
        func arm(_ tip: String, _ person: String) -> String? { holdout.arm(of: tip, for: person, among: names) }
        let short = people.filter { arm("a", $0) == "short" }
        #expect((9_700...10_300).contains(short.count))
        #expect((880...1_120).contains(short.count { holdout.holdsOut("a", from: $0) }))
        #expect((4_750...5_250).contains(short.count { arm("b", $0) == "short" }))
        let three = people.filter { holdout.arm(of: "a", for: $0, among: ["x", "y", "z"]) == "y" }
        #expect((6_350...6_950).contains(three.count))
    }

    @Test(
        "A name that is added takes people from the others and moves nobody else; one that is removed gives its own away"
    )
    func changedNames() {
        let holdout = Tips.Holdout(0)
        var moved = 0
        for person in (0..<2_000).map(String.init) {
            let two = holdout.arm(of: "a", for: person, among: ["long", "short"])
            let three = holdout.arm(of: "a", for: person, among: ["long", "new", "short"])
            #expect(three == two || three == "new")
            if three != two { moved += 1 }
        }
        #expect((580...750).contains(moved))
        #expect(holdout.arm(of: "a", for: "ada", among: []) == nil)
    }

    @Test("The title, rules and options of a tip ask for the person's arm") func asked() async throws {
        for (arm, count) in [("short", 1), ("long", 2)] {
            let store = InMemoryTipStore()
            let person = try #require(people(arm, of: "PatientTip").first)
            try await center(store, of: person).run {
                #expect(PatientTip().arm == arm)
                #expect(AnyTip(PatientTip()).arm == arm)
                await Self.visited.donate()
                #expect((PatientTip().status == .available) == (count == 1))
                await Self.visited.donate()
                let explanation = PatientTip().explain()
                #expect(explanation.maxDisplayCount == (arm == "long" ? 7 : 3))
                #expect(explanation.arm == arm)
                #expect(explanation.description.hasSuffix("May appear: all its rules hold. Its arm is \(arm)."))
                try #require(PatientTip().beginDisplay()).end()
            }
            #expect(try trials(store).map(\.arm) == [arm])
            #expect(try trials(store).map(\.arms) == [["long", "short"]])
        }
        let person = try #require(people("long", of: "MapTip").first)
        try center(of: person).run { #expect(MapTip().title == Text("See where the trail goes, on a map")) }
    }

    @Test("A tip without the option has no arm, neither asked nor recorded", .tipCenter()) func none() throws {
        #expect(HoldoutTests.ShownTip().arm == nil)
        #expect(HoldoutTests.ShownTip().explain().arm == nil)
        let store = InMemoryTipStore()
        try center(store, of: "ada").run { try #require(HoldoutTests.ShownTip().beginDisplay()).end() }
        #expect(try trials(store).map(\.arms) == [nil])
    }

    @Test("A held-out tip records the arm that the person had, and both stores keep it") func heldOut() throws {
        let directory = TemporaryDirectory()
        for store in [InMemoryTipStore(), try SQLiteTipStore(directory: directory.url)] as [any TipStore] {
            try center(store, of: "ada", holdingOut: 1).run { #expect(MapTip().beginDisplay() == nil) }
            let trial = try #require(try trials(store).first)
            #expect(trial.isHeldOut)
            #expect(trial.arm == Tips.Holdout(1).arm(of: "MapTip", for: "ada", among: ["long", "short"]))
            #expect(trial.arms == ["long", "short"])
        }
        var pages: [StoredTrial] = []
        try SQLiteTipStore(reading: directory.url).readTrials { pages += $0 }
        #expect(pages.map(\.trial.arms) == [["long", "short"]])
    }

    @Test("A person counts in the arm that they saw first, whatever the arms are later") func renamed() throws {
        let store = InMemoryTipStore()
        let person = try #require(people("long", of: "named").first)
        for names in [["short", "long"], ["short", "lengthy"], ["a", "b", "c"], ["short"], []] {
            try center(store, of: person).run { try #require(NamedTip(names: names).beginDisplay()).end() }
            #expect(try trials(store).map(\.arm) == ["long"])
            #expect(try trials(store).map(\.arms) == [["long", "short"]])
        }
    }

    @Test(
        "Names that can't be used are left out; unless two are left, everyone has the first one and nobody is counted",
        arguments: [
            (["short"], "short", nil), ([], nil, nil), (["short", "short"], "short", nil), (["", "long"], "long", nil),
            ([String(repeating: "é", count: 51), "a"], "a", nil),
            (["short", "long", "short", ""], nil, ["long", "short"]),
            ((1...9).map(String.init), nil, (1...8).map(String.init)),
        ] as [([String], String?, [String]?)]
    )
    func faultyNames(names: [String], arm: String?, compared: [String]?) throws {
        let store = InMemoryTipStore()
        #expect(Tips.Compares(names).fault != nil)
        try center(store, of: "ada").run {
            let tip = NamedTip(names: names)
            if let compared { #expect(compared.contains(try #require(tip.arm))) } else { #expect(tip.arm == arm) }
            try #require(tip.beginDisplay()).end()
        }
        #expect(try trials(store).map(\.arms) == [compared])
    }

    @Test("Names are faultless if two or more differ") func names() {
        #expect(Tips.Compares("short", "long").fault == nil)
        #expect(Tips.Compares((1...8).map(String.init)).fault == nil)
        #expect(Tips.Compares("short", "long").names == ["short", "long"])
    }

    @Test("Without Teaches, and before configure, everyone has the first arm") func first() throws {
        let person = try #require(people("long", of: "named").first)
        try center(of: person).run {
            #expect(NamedTip(names: ["short", "long"], isTaught: false).arm == "short")
            #expect(NamedTip(names: ["short", "long"]).arm == "long")
        }
        TipCenter().run { #expect(NamedTip(names: ["short", "long"]).arm == "short") }
    }

    @Test("TIPS_ARM gives an arm to everyone, and TIPS_HOLDOUT=0 keeps arms; neither counts anyone") func looking()
        throws
    {
        let person = try #require(people("long", of: "MapTip").first)
        for (environment, arm) in [(["TIPS_ARM": "short"], "short"), (["TIPS_HOLDOUT": "0"], "long")] {
            let store = InMemoryTipStore()
            try center(store, of: person, holdingOut: 1, environment: environment).run {
                #expect(MapTip().arm == arm)
                try #require(MapTip().beginDisplay()).end()
            }
            #expect(try trials(store).map(\.share) == [0])
            #expect(try trials(store).map(\.arms) == [nil])
        }
        try center(of: person, environment: ["TIPS_ARM": "other"]).run { #expect(MapTip().arm == "long") }
    }

    @Test("A test chooses an arm, and a launch variable stands above it", .tipCenter([.arm("long")])) func chosen() {
        #expect(MapTip().arm == "long")
        #expect(MapTip().explain().arm == "long")
        #expect(HoldoutPlan(arm: "long", environment: ["TIPS_ARM": "short"]).of("ada").arm == "short")
    }

    @Test("Everyone has the arm that TipPeople is configured with", arguments: ["long", "short"]) func people(
        arm: String
    ) throws {
        let directory = TemporaryDirectory()
        let people = try TipPeople(directory: directory.url, [.holdout(1), .arm(arm), .clock(ManualClock())])
        for number in 0..<10 {
            try people.center(for: "\(number)").run {
                #expect(MapTip().arm == arm)
                try #require(MapTip().beginDisplay()).end()
            }
        }
    }

    @Test("An operator who ends the holdout, or changes its share, changes no arm") func operated() throws {
        let switches = TipSwitches()
        let store = InMemoryTipStore()
        let person = try #require(people("long", of: "MapTip").first)
        try center(store, of: person, holdingOut: 1, switches: switches).run {
            for share in [0.9, 0.5, 0.1, 0] {
                switches.values.holdout = share
                #expect(MapTip().arm == "long")
            }
            try #require(MapTip().beginDisplay()).end()
        }
        #expect(try trials(store).map(\.arms) == [["long", "short"]])
        #expect(try trials(store).map(\.share) == [0])
    }

    @Test("A display on a page that was seen before a script could ask isn't counted in an arm") func page() throws {
        let store = InMemoryTipStore()
        let center = try center(store, of: "ada", holdingOut: 1)
        #expect(center.beginPageDisplay("one", of: MapTip().definition(in: center), canHoldOut: false) == .begun)
        #expect(try trials(store).map(\.arms) == [nil])
    }

    @Test("A tip's definition has the rules of its person's arm, whichever center is the current one") func definition()
        async throws
    {
        let person = try #require(people("long", of: "PatientTip").first)
        let center = try center(of: person)
        #expect(PatientTip().definition(in: center).options.maxDisplayCount == 7)
    }
}
