import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing

@testable import TipKitEngine
@testable import TipKitStorage

/// Tests that nothing is stored about an erased person until they come again.
@Suite(.timeLimit(.minutes(10))) struct ErasureTests {
    struct DoneTip: Tip {
        static let done = Event(id: "done")
        var title: Text { Text("Done") }
        var options: [any TipOption] { Teaches(Self.done) }
    }

    struct SeenTip: Tip {
        var title: Text { Text("Seen") }
    }

    /// Options of `TipPeople`, each of which may make a center store something by itself.
    enum Options: String, CaseIterable, Sendable {
        case none, grace, observe, frequency, limit, holdout, all

        var list: [Tips.ConfigurationOption] {
            switch self {
            case .none: []
            case .grace: [.grace(.day)]
            case .observe: [.observe(.week)]
            case .frequency: [.displayFrequency(.daily)]
            case .limit: [.limit(1, per: .day)]
            case .holdout: [.holdout(1)]
            case .all: Options.allCases.filter { $0 != .all }.flatMap(\.list)
            }
        }
    }

    private let directory = TemporaryDirectory()
    private let clock = ManualClock()

    private func people(_ options: Options) throws -> TipPeople {
        try TipPeople(directory: directory.url, options.list + [.clock(clock)])
    }

    /// Decides tips in a center, and lets it do what it does in the background.
    private func decide(in center: TipCenter) async throws {
        center.run { _ = (DoneTip().status, SeenTip().status) }
        while !center.saveNotes() { await Task.yield() }
        center.catchUp()
        clock.advance(by: 86_400 * 8)
        center.run { _ = (DoneTip().status, SeenTip().explain()) }
        while !center.saveNotes() { await Task.yield() }
    }

    @Test("An erased person stays erased while their center decides, whatever the options", arguments: Options.allCases)
    func erased(options: Options) async throws {
        let people = try people(options)
        let center = try await people.center(for: "ada")
        let statuses = center.run { SeenTip().statusUpdates }
        center.run { DoneTip.done.donate() }
        let display = center.run { SeenTip().beginDisplay() }
        try await decide(in: center)
        #expect(try people.ids == ["ada"])
        try people.erase("ada")
        #expect(try people.ids == [])
        try await decide(in: center)
        display?.end()
        #expect(try people.ids == [])
        let other = try SQLiteTipStore(directory: directory.url)
        #expect(try other.persons() == [])
        withExtendedLifetime(statuses) {}
    }

    @Test("A person whom another process has erased, or moved to an account, stays gone", arguments: Options.allCases)
    func erasedElsewhere(options: Options) async throws {
        for isMoved in [false, true] {
            let (people, other) = (try people(options), try people(options))
            let center = try await people.center(for: "ada")
            center.run { DoneTip.done.donate() }
            try await decide(in: center)
            if isMoved { try await other.merge("ada", into: "account") } else { try other.erase("ada") }
            try await decide(in: center)
            #expect(try people.ids == (isMoved ? ["account"] : []))
            _ = try await people.center(for: "ada")
            center.run { DoneTip.done.donate() }
            #expect(try people.ids.contains("ada"))
            try people.erase("ada")
        }
    }

    @Test("Once an erased person comes again, their first launch is the present moment") func again() throws {
        let people = try people(.grace)
        let center = try people.center(for: "ada")
        center.run { _ = SeenTip().status }
        clock.advance(by: 86_400)
        center.run { #expect(SeenTip().status == .available) }
        try people.erase("ada")
        clock.advance(by: 10 * 86_400)
        center.run { #expect(SeenTip().status == .pending) }
        #expect(try people.ids == [])
        try people.center(for: "ada").run { #expect(SeenTip().status == .pending) }
        #expect(try people.ids == ["ada"])
        clock.advance(by: 86_400)
        center.run { #expect(SeenTip().status == .available) }
    }

    @Test("A change that somebody makes with an open center brings the person back") func change() throws {
        let people = try people(.grace)
        let center = try people.center(for: "ada")
        center.run { _ = SeenTip().status }
        try people.erase("ada")
        center.run { DoneTip.done.donate() }
        #expect(try people.ids == ["ada"])
        #expect(center.run { DoneTip.done.donations.count } == 1)
        #expect(try SQLiteTipStore(directory: directory.url).person("ada").tally(ofEvent: "Tips.firstLaunch") == 1)
    }

    @Test("Changes of what isn't there any more store nothing about a person, and are refused") func ends() throws {
        let store = try SQLiteTipStore(directory: directory.url)
        let ada = try store.person("ada")
        let commit = try ada.commit([
            .displayLasted(display: "1", tip: "a", seconds: 1, date: moment), .displayOver(display: "1", tip: "a"),
        ])
        #expect(commit.refusals == [0: .overtaken, 1: .overtaken])
        try ada.commit([.pauseMoved(date: moment)])
        #expect(try store.persons() == [])
        // A position of rows that were erased doesn't hide that they were.
        try ada.commit([.display("a")])
        let before = try ada.position()
        try store.erase(person: "ada")
        let after = try ada.commit([.displayOver(display: "1", tip: "a")], after: before)
        #expect(after.update.isEverything)
        #expect(try store.persons() == [])
    }
}
