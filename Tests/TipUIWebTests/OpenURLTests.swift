#if Web
    import Foundation
    import Testing
    import TipUI
    import TipUIHTML
    import TipUIWeb

    @MainActor
    @Suite
    struct OpenURLTests {
        private let clock = TestClock()
        private let log = AnswerLog()

        private func sessions(pendingURLs: Int = 32, opens addresses: [String]) -> Sessions {
            var limits = SessionLimits()
            limits.sweepInterval = .seconds(3_600)
            limits.pendingURLs = pendingURLs
            let host = GraphHost(scope: { body in Person.$name.withValue("person") { body() } })
            return Sessions(
                limits: limits,
                host: { host },
                clock: { [clock] in clock.now },
                root: { [log] in OpeningPage(addresses: addresses.compactMap { URL(string: $0) }, log: log) }
            )
        }

        /// Presses the page's button as a browser without scripts, and returns the URL to redirect to.
        private func press(_ session: Session) throws -> String? {
            let page = try #require(FetchedPage(session.page(title: "Opening", nonce: "n")))
            return try session.handleForm(on: page.button, now: clock.now)
        }

        /// Yields the main actor until a condition holds.
        private func turn(until condition: () -> Bool) async {
            while !condition() { await Task.yield() }
        }

        @Test(
            "At the limit of unanswered openURL requests, the oldest request fails"
        )
        func bound() async throws {
            let addresses = ["https://one.example", "https://two.example", "https://three.example"]
            let sessions = sessions(pendingURLs: 2, opens: addresses)
            let session = try sessions.begin()
            _ = try sessions.connect(session.id, last: 0)
            let page = try #require(FetchedPage(session.page(title: "Opening", nonce: "n")))
            try session.handle(ClientEvent(session: session.id, .element(.tap, id: page.button)), now: clock.now)
            await turn(until: { !log.answers.isEmpty })
            #expect(log.answers == ["one.example false to person"])
            let number = try sessions.connect(session.id, last: 0).number
            let frames = session.frames(for: number, now: clock.now)
            #expect(!frames.contains("one.example"))
            #expect(frames.contains("{\"number\":2,\"url\":\"https://two.example\"}"))
            #expect(frames.contains("{\"number\":3,\"url\":\"https://three.example\"}"))
        }

        @Test("The completion of a failed openURL request can open another URL, which is sent to the client")
        func asksAgain() async throws {
            let sessions = sessions(pendingURLs: 1, opens: [])
            let session = try sessions.begin()
            session.open(url: "https://first.example") { [weak session, log] accepted in
                log.answers.append("first \(accepted)")
                session?.open(url: "https://again.example") { log.answers.append("again \($0)") }
            }
            session.open(url: "https://second.example") { [log] in log.answers.append("second \($0)") }
            #expect(log.answers.isEmpty)
            await turn(until: { log.answers.count == 2 })
            #expect(log.answers == ["first false", "second false"])
            let number = try sessions.connect(session.id, last: 0).number
            let frames = session.frames(for: number, now: clock.now)
            #expect(frames == "event: url\ndata: {\"number\":3,\"url\":\"https://again.example\"}\n\n")
        }

        @Test("Without scripts, a press redirects to the URL that its handler opens, not to one opened earlier")
        func ownAddress() throws {
            let sessions = sessions(opens: ["https://new.example/a?b=1"])
            let session = try sessions.begin()
            var old: [Bool] = []
            session.open(url: "https://old.example") { old.append($0) }
            #expect(try press(session) == "https://new.example/a?b=1")
            #expect(log.answers == ["new.example true to person"])
            #expect(old.isEmpty)
            sessions.end(session.id)
            #expect(old == [false])
        }

        @Test(
            "Without scripts, a press whose handler opens no http or https URL stays on the page",
            arguments: [[], ["mailto:a@b.example"]] as [[String]]
        )
        func nothingToOpen(addresses: [String]) throws {
            let sessions = sessions(opens: addresses)
            let session = try sessions.begin()
            session.open(url: "https://old.example") { _ in }
            #expect(try press(session) == nil)
            #expect(log.answers == addresses.map { _ in "nowhere false to person" })
        }

        @Test("The completion of openURL runs within the host's scope")
        func scope() throws {
            let sessions = sessions(opens: ["https://one.example"])
            let session = try sessions.begin()
            let page = try #require(FetchedPage(session.page(title: "Opening", nonce: "n")))
            try session.handle(ClientEvent(session: session.id, .element(.tap, id: page.button)), now: clock.now)
            #expect(log.answers.isEmpty)
            try session.handle(ClientEvent(session: session.id, .opened(number: 1, ok: true)), now: clock.now)
            #expect(log.answers == ["one.example true to person"])
        }
    }

    private enum Person {
        @TaskLocal static var name = "nobody"
    }

    /// A record of the calls of completions, in order.
    @MainActor
    private final class AnswerLog {
        var answers: [String] = []
    }

    /// A page whose button opens URLs.
    private struct OpeningPage: View {
        let addresses: [URL]
        let log: AnswerLog
        @Environment(\.openURL) private var openURL

        var body: some View {
            Button("Open") {
                for address in addresses {
                    openURL(address) { accepted in
                        log.answers.append("\(address.host() ?? "nowhere") \(accepted) to \(Person.name)")
                    }
                }
            }
        }
    }
#endif
