import Foundation
import HTTPTypes
import NIOCore
import OpenTipKit
import Synchronization
import Testing
import TipPages
import TipSyncServer

/// Hosts of pages, each with a disk of its own, that sync the tips of their people.
@Suite(.serialized) struct HostTests {
    struct NewsTip: Tip {
        var title: Text { Text("News") }
    }

    struct OtherTip: Tip {
        var title: Text { Text("Other") }
    }

    struct TwiceTip: Tip {
        var title: Text { Text("Twice") }
        var options: [any TipOption] { MaxDisplayCount(2) }
    }

    /// A host of pages.
    struct Host {
        let people: TipPeople
        let tips: TipPages

        init(
            _ server: RunningServer,
            _ name: String,
            _ options: [Tips.ConfigurationOption] = [],
            mostIdle: Int = TipPeople.mostIdle,
            longestWait: Duration = .seconds(60)
        ) async throws {
            let token = try await server.keys.sign(
                .host(container: RunningServer.container),
                until: Date().addingTimeInterval(3_600)
            )
            let sync = Tips.ConfigurationOption.syncServer(try server.url, token: token)
            people = try TipPeople(
                directory: server.place(name),
                [sync] + options,
                mostIdle: mostIdle,
                longestWait: longestWait
            )
            tips = TipPages(people: people)
            tips.add(NewsTip(), OtherTip(), TwiceTip())
        }

        /// Whether a new page of a person has a tip's card.
        func shows(_ tip: any Tip, _ person: String) async -> Bool {
            await tips.html(for: tip, person: person).contains("<template")
        }

        func close(_ tip: any Tip, _ person: String) async throws {
            try await people.center(for: person).run { tip.invalidate(reason: .tipClosed) }
        }

        /// Displays a tip for a moment.
        func display(_ tip: any Tip, _ person: String) async throws {
            try await people.center(for: person).run { tip.beginDisplay()?.end() }
        }
    }

    /// Waits until the server has what a host did, as a third host sees it.
    private func arrived(_ person: String, _ probe: Host, _ isSo: @escaping () -> Bool) async throws {
        let center = try await probe.people.center(for: person)
        try await wait { center.run(isSo) }
    }

    @Test("The first page on a host knows what the person did on another host", .timeLimit(.minutes(10)))
    func firstPage() async throws {
        try await RunningServer.with { server in
            let (one, two, probe) = (
                try await Host(server, "one"), try await Host(server, "two"), try await Host(server, "probe")
            )
            for number in 0..<20 {
                let person = "person \(number)"
                #expect(await one.shows(NewsTip(), person))
                try await one.close(NewsTip(), person)
                try await arrived(person, probe) { NewsTip().status == .invalidated(.tipClosed) }
                #expect(await !two.shows(NewsTip(), person))
            }
        }
    }

    @Test(
        "A new center of a person gets what the person did on another host after the earlier center was released",
        .timeLimit(.minutes(10))
    )
    func cameBack() async throws {
        try await RunningServer.with { server in
            let (one, probe) = (try await Host(server, "one"), try await Host(server, "probe"))
            let two = try await Host(server, "two", mostIdle: 1)
            for person in ["ada", "bea", "cleo"] { #expect(await two.shows(NewsTip(), person)) }
            try await one.close(NewsTip(), "ada")
            try await arrived("ada", probe) { NewsTip().status == .invalidated(.tipClosed) }
            #expect(await !two.shows(NewsTip(), "ada"))
        }
    }

    @Test("An open page hears of what the person does on another host", .timeLimit(.minutes(10)))
    func openPage() async throws {
        try await RunningServer.with { server in
            let (one, two) = (try await Host(server, "one"), try await Host(server, "two", mostIdle: 1))
            let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/tips/stream")
            let answer = await two.tips.answer(head, body: ByteBuffer(), person: "ada")
            guard case .events(let events) = answer.body else { throw NoStream() }
            var iterator = events.makeAsyncIterator()
            #expect(await iterator.next().map { String(buffer: $0) }?.contains("ready") == true)
            // The center of the page's person is no longer kept for its own sake.
            for person in ["bea", "cleo"] { #expect(await two.shows(NewsTip(), person)) }
            try await one.close(NewsTip(), "ada")
            while await two.shows(NewsTip(), "ada") {
                guard await iterator.next() != nil else { throw NoStream() }
            }
        }
    }

    @Test("A display on one host starts the pause of the display frequency on the others", .timeLimit(.minutes(10)))
    func frequency() async throws {
        try await RunningServer.with { server in
            let daily = [Tips.ConfigurationOption.displayFrequency(.daily)]
            let (one, two, probe) = (
                try await Host(server, "one", daily), try await Host(server, "two", daily),
                try await Host(server, "probe", daily)
            )
            for number in 0..<20 {
                let person = "person \(number)"
                try await one.display(NewsTip(), person)
                try await arrived(person, probe) { NewsTip().record.displayCount == 1 }
                #expect(await !two.shows(OtherTip(), person))
            }
        }
    }

    @Test("Displays on all hosts together count towards the maximum", .timeLimit(.minutes(10))) func displayCount()
        async throws
    {
        try await RunningServer.with { server in
            let (one, two, probe) = (
                try await Host(server, "one"), try await Host(server, "two"), try await Host(server, "probe")
            )
            for (count, host) in [(1, one), (2, two)] {
                #expect(await host.shows(TwiceTip(), "ada"))
                try await host.display(TwiceTip(), "ada")
                try await arrived("ada", probe) { TwiceTip().record.displayCount == count }
            }
            for host in [one, two] {
                let center = try await host.people.center(for: "ada")
                try await wait { center.run { TwiceTip().status } == .invalidated(.displayCountExceeded) }
                #expect(await !host.shows(TwiceTip(), "ada"))
            }
        }
    }

    @Test(
        "A host whose disk was lost starts empty and learns everything, while the other one serves",
        .timeLimit(.minutes(10))
    )
    func lostDisk() async throws {
        try await RunningServer.with { server in
            let (one, probe) = (try await Host(server, "one"), try await Host(server, "probe"))
            do {
                let two = try await Host(server, "two")
                try await two.close(NewsTip(), "ada")
                try await two.display(TwiceTip(), "ada")
                try await arrived("ada", probe) {
                    NewsTip().status == .invalidated(.tipClosed) && TwiceTip().record.displayCount == 1
                }
            }
            try FileManager.default.removeItem(at: server.place("two"))
            let again = try await Host(server, "two")
            #expect(await !again.shows(NewsTip(), "ada"))
            #expect(await !one.shows(NewsTip(), "ada"))
            try await again.display(TwiceTip(), "ada")
            // The first host has had the person's center since the last page, and hears of the display by its stream.
            let center = try await one.people.center(for: "ada")
            try await wait { center.run { TwiceTip().status } == .invalidated(.displayCountExceeded) }
            #expect(await !one.shows(TwiceTip(), "ada"))
        }
    }

    @Test(
        "Without the sync server, a host shows what it knows, and doesn't wait for each person",
        .timeLimit(.minutes(10))
    )
    func unreachable() async throws {
        let server = try await RunningServer()
        let host = try await Host(server, "one")
        for number in 0..<20 {
            let center = try await host.people.center(for: "person \(number)", waitingAtMost: .seconds(60))
            // The next attempt may have begun by now; it fails, too.
            try await wait { center.run { Tips.syncStatus.phase } == .failing }
        }
        #expect(await host.shows(NewsTip(), "person 0"))
        try await server.run {
            let center = try await host.people.center(for: "person 0")
            try await wait { center.run { Tips.syncStatus.phase } == .current }
        }
    }

    @Test("A person who is erased on a host isn't listed there again", .timeLimit(.minutes(10))) func erased()
        async throws
    {
        try await RunningServer.with { server in
            let (one, two) = (try await Host(server, "one"), try await Host(server, "two"))
            for _ in 0..<20 {
                let center = try await one.people.center(for: "ada")
                try await one.close(NewsTip(), "ada")
                try await two.display(OtherTip(), "ada")
                try one.people.erase("ada")
                #expect(center.run { NewsTip().status } == .available)
                // Once another person's rows have come, so would have those of the erased person.
                let other = try await one.people.center(for: "bea")
                try await one.display(NewsTip(), "bea")
                try await wait { other.run { Tips.syncStatus.phase == .current && Tips.syncStatus.waiting == 0 } }
                #expect(try one.people.ids == ["bea"])
            }
            let again = try await one.people.center(for: "ada")
            try await wait { again.run { Tips.syncStatus.phase } == .current }
            again.run { OtherTip().invalidate(reason: .tipClosed) }
            let there = try await two.people.center(for: "ada")
            try await wait { there.run { OtherTip().status } == .invalidated(.tipClosed) }
        }
    }
}

private struct NoStream: Error {}
