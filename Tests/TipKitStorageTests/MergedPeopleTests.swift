import Foundation
import GRDB
import OpenTipKit
import OpenTipKitTesting
import Testing

@testable import TipKitEngine
@testable import TipKitStorage

/// Tests of visitors who sign in, with the centers of both in memory.
@Suite(.timeLimit(.minutes(10))) struct MergedPeopleTests {
    struct ExportTip: Tip {
        static let exported = Event(id: "exported")
        var title: Text { Text("Export") }
        var options: [any TipOption] { Teaches(Self.exported, times: 3) }
    }

    struct SearchTip: Tip {
        static let isPro = Tips.Parameter(Self.self, "+isPro", false)
        var title: Text { Text("Search") }
        var rules: [Rule] { Rule(Self.isPro) { $0 } }
    }

    private let directory = TemporaryDirectory()
    private let clock = ManualClock()

    private func people(_ options: [Tips.ConfigurationOption] = []) throws -> TipPeople {
        try TipPeople(directory: directory.url, options + [.clock(clock)])
    }

    @Test("Both centers know at once of what has moved, with donations that weren't stored yet") func centers()
        async throws
    {
        let people = try people()
        let (visitor, account) = (try await people.center(for: "visitor"), try await people.center(for: "account"))
        account.run { #expect(SearchTip().status == .pending) }
        visitor.run {
            SearchTip.isPro.wrappedValue = true
            // As `sendDonation` does, but nothing stores them in the background meanwhile.
            for _ in 1...3 { _ = visitor.enqueue(Tips.EmptyDonation(), to: ExportTip.exported) {} }
            #expect(ExportTip().status == .available)
        }
        try await people.merge("visitor", into: "account")
        account.run {
            #expect(ExportTip().status == .invalidated(.actionPerformed))
            #expect(SearchTip().status == .available)
            #expect(ExportTip.exported.donations.count == 3)
        }
        visitor.run {
            #expect(SearchTip().status == .pending)
            #expect(ExportTip.exported.donations.isEmpty)
            #expect(ExportTip().status == .available)
        }
    }

    @Test(
        "A visitor who has become an account stays gone, whatever the options, until they come again",
        arguments: ErasureTests.Options.allCases
    )
    func gone(options: ErasureTests.Options) async throws {
        let people = try people(options.list)
        let visitor = try await people.center(for: "visitor")
        let statuses = visitor.run { SearchTip().statusUpdates }
        let display = visitor.run {
            SearchTip.isPro.wrappedValue = true; return SearchTip().beginDisplay()
        }
        try await people.merge("visitor", into: "account")
        #expect(try people.ids == ["account"])
        for _ in 1...3 {
            visitor.run { _ = (SearchTip().status, ExportTip().explain()) }
            while !visitor.saveNotes() { await Task.yield() }
            visitor.catchUp()
            clock.advance(by: 8 * 86_400)
        }
        display?.end()
        #expect(try people.ids == ["account"])
        visitor.run { ExportTip.exported.donate() }
        #expect(try people.ids == ["account", "visitor"])
        withExtendedLifetime(statuses) {}
    }

    @Test("The pause, the caps and the grace of a visitor go on in the account") func attention() async throws {
        let people = try people([.displayFrequency(.weekly), .grace(.day), .limit(1, per: .week)])
        let visitor = try await people.center(for: "visitor")
        visitor.run { #expect(ExportTip().status == .pending) }
        clock.advance(by: 86_400)
        visitor.run {
            let display = ExportTip().beginDisplay()
            #expect(display != nil)
            display?.end()
        }
        try await people.merge("visitor", into: "account")
        let account = try await people.center(for: "account")
        account.run {
            SearchTip.isPro.wrappedValue = true
            #expect(ExportTip().record.displayCount == 1)
            #expect(SearchTip().status == .pending)
            #expect(SearchTip().beginDisplay() == nil)
        }
        clock.advance(by: 7 * 86_400)
        account.run { #expect(SearchTip().status == .available) }
    }

    @Test("While the store is locked, nothing moves and the call throws; later it moves everything") func failing()
        async throws
    {
        let people = try people()
        let visitor = try await people.center(for: "visitor")
        visitor.run { ExportTip.exported.donate() }
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: directory.file.path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        await #expect(throws: TipStoreError.self) { try await people.merge("visitor", into: "account") }
        #expect(try people.ids == ["visitor"])
        #expect(visitor.run { ExportTip.exported.donations.count } == 1)
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try await people.merge("visitor", into: "account")
        #expect(try people.ids == ["account"])
        #expect(try await people.center(for: "account").run { ExportTip.exported.donations.count } == 1)
    }

    @Test("Nobody is merged with themselves, and an invalid id is refused") func invalid() async throws {
        let people = try people()
        try await people.center(for: "ada").run { ExportTip.exported.donate() }
        try await people.merge("ada", into: "ada")
        try await people.merge("nobody", into: "ada")
        #expect(try people.ids == ["ada"])
        for ids in [("", "ada"), ("ada", ""), ("ada", "\0")] {
            let error = await #expect(throws: TipStoreError.self) { try await people.merge(ids.0, into: ids.1) }
            #expect(error?.kind == .invalidPerson)
        }
        #expect(try await people.center(for: "ada").run { ExportTip.exported.donations.count } == 1)
    }
}
