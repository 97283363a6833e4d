#if Web
    import Foundation
    import Testing
    import TipHTTP
    import TipUI
    import TipUIHTML
    import TipUIWeb

    @MainActor
    @Suite
    struct SessionTests {
        private func press(_ session: Session, in fixture: Fixture) throws {
            let page = try #require(FetchedPage(session.page(title: "Probe", nonce: "n")))
            try session.handle(
                ClientEvent(session: session.id, .element(.tap, id: page.button)),
                now: fixture.clock.now
            )
        }

        @Test("onAppear of a page's views runs once, when the client opens its first event stream")
        func appears() throws {
            let fixture = Fixture()
            let session = try fixture.sessions.begin()
            #expect(fixture.model.appearances == 0)
            _ = try fixture.sessions.connect(session.id, last: 0)
            _ = try fixture.sessions.connect(session.id, last: 0)
            #expect(fixture.model.appearances == 1)
        }

        @Test("An event stream sends the page updates that an event causes, with the number of their batch")
        func patches() throws {
            let fixture = Fixture()
            let session = try fixture.sessions.begin()
            let number = try fixture.sessions.connect(session.id, last: 0).number
            #expect(session.frames(for: number, now: fixture.clock.now) == EventStream.beat)
            try press(session, in: fixture)
            let frames = session.frames(for: number, now: fixture.clock.now)
            #expect(frames.hasPrefix("id: 1\ndata: ["))
            #expect(frames.contains("count 1"))
            #expect(session.frames(for: number, now: fixture.clock.now) == EventStream.beat)
        }

        @Test("A client that reopens its event stream gets the missed batches, or the whole page if they were dropped")
        func resumesOrRepaints() throws {
            let fixture = Fixture { $0.bufferedBatches = 2 }
            let session = try fixture.sessions.begin()
            for _ in 0..<2 { try press(session, in: fixture) }
            let first = try fixture.sessions.connect(session.id, last: 1).number
            let resumed = session.frames(for: first, now: fixture.clock.now)
            #expect(resumed.hasPrefix("id: 2\ndata: ["))
            #expect(!resumed.contains("count 1"))
            for _ in 0..<3 { try press(session, in: fixture) }
            let second = try fixture.sessions.connect(session.id, last: 2).number
            let repainted = session.frames(for: second, now: fixture.clock.now)
            #expect(repainted.hasPrefix("id: 5\nevent: repaint\n"))
            #expect(repainted.contains("count 5"))
        }

        @Test("A page's new event stream replaces the old one, and the old one's end doesn't disconnect the page")
        func replaces() throws {
            let fixture = Fixture()
            let session = try fixture.sessions.begin()
            let old = try fixture.sessions.connect(session.id, last: 0).number
            let new = try fixture.sessions.connect(session.id, last: 0).number
            #expect(session.frames(for: old, now: fixture.clock.now) == StreamFrame.replaced)
            session.disconnect(number: old, now: fixture.clock.now)
            #expect(session.isConnected)
            session.disconnect(number: new, now: fixture.clock.now)
            #expect(session.phase == .lost(since: fixture.clock.now))
        }

        @Test("A page's old event stream ends when a new one replaces it", .timeLimit(.minutes(10))) func replacedEnds()
            async throws
        {
            let fixture = Fixture()
            let session = try fixture.sessions.begin()
            let old = try fixture.sessions.connect(session.id, last: 0).wakes
            _ = try fixture.sessions.connect(session.id, last: 0)
            for await _ in old {}
        }

        @Test("Unconnected, lost and hidden sessions each end after their own lifetime; connected ones don't end")
        func lifetimes() throws {
            let fixture = Fixture()
            let limits = fixture.sessions.limits
            let unconnected = try fixture.sessions.begin()
            let lost = try fixture.sessions.begin()
            let hidden = try fixture.sessions.begin()
            let connected = try fixture.sessions.begin()
            for session in [lost, hidden, connected] { _ = try fixture.sessions.connect(session.id, last: 0) }
            lost.disconnect(number: 1, now: fixture.clock.now)
            try hidden.handle(ClientEvent(session: hidden.id, .hidden), now: fixture.clock.now)
            let start = fixture.clock.now
            for (lifetime, session) in [
                (limits.unconnectedLifetime, unconnected), (limits.lostLifetime, lost), (limits.hiddenLifetime, hidden),
            ] {
                fixture.clock.now = start + lifetime - .milliseconds(1)
                fixture.sessions.sweep()
                #expect(throws: Never.self) { try fixture.sessions.session(session.id) }
                fixture.clock.now = start + lifetime
                fixture.sessions.sweep()
                #expect(throws: Refusal.unknownSession) { try fixture.sessions.session(session.id) }
            }
            #expect(fixture.sessions.count == 1)
            #expect(fixture.model.appearances == 3)
            #expect(fixture.model.disappearances == 2)
        }

        @Test("A session ends within a minute if no client opens an event stream for it")
        func unopened() throws {
            let limits = SessionLimits()
            let fixture = Fixture()
            _ = try fixture.sessions.begin()
            var elapsed = Duration.zero
            while fixture.sessions.count > 0, elapsed < .seconds(3_600) {
                fixture.clock.turn(by: limits.sweepInterval)
                elapsed += limits.sweepInterval
                fixture.sessions.sweep()
            }
            #expect(elapsed <= .seconds(60))
        }

        @Test("Sessions without a client are ended, oldest first, when their pages exceed a total number of elements")
        func elements() throws {
            let fixture = Fixture { $0.unconnectedElements = 10 }
            let opened = try fixture.sessions.begin()
            #expect(opened.elementCount == 4)
            _ = try fixture.sessions.connect(opened.id, last: 0)
            let unopened = try (0..<5).map { _ in
                fixture.clock.turn(by: .seconds(1))
                return try fixture.sessions.begin()
            }
            #expect(unopened.map(\.elementCount) == [0, 0, 0, 4, 4])
            #expect(opened.elementCount == 4)
        }

        @Test("A page is shown even if it alone has more elements than the limit for pages without a client")
        func large() throws {
            let fixture = Fixture { $0.unconnectedElements = 3 }
            for _ in 0..<2 { #expect(try fixture.sessions.begin().elementCount == 4) }
            #expect(fixture.sessions.count == 1)
        }

        #if os(Linux)
            @Test("The memory of large pages is returned to the system after their sessions end")
            func memory() throws {
                let fixture = Fixture()
                let sessions = Sessions(clock: { [clock = fixture.clock] in clock.now }) {
                    ForEach(0..<1_000, id: \.self) { Text("Row \($0)").padding() }
                }
                let before = try residentBytes()
                for _ in 0..<20 { _ = try sessions.begin() }
                let taken = try residentBytes() - before
                fixture.clock.turn(by: sessions.limits.unconnectedLifetime)
                // Begin another session, so that the pages' memory isn't at the end of the heap, from where it would be
                // easily freed.
                let later = try sessions.begin()
                sessions.sweep()
                #expect(sessions.count == 1)
                #expect(try residentBytes() - before < taken / 2)
                sessions.end(later.id)
            }

            private func residentBytes() throws -> Int {
                let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
                return try #require(Int(fields[1])) * Int(getpagesize())
            }
        #endif

        @Test("Session ids are unique, with 128 bits in URL-safe characters") func ids() throws {
            let fixture = Fixture()
            let ids = try (0..<100).map { _ in try fixture.sessions.begin().id }
            #expect(Set(ids).count == 100)
            // Each character encodes six bits, so 128 bits need 22 characters.
            for id in ids { #expect(id.wholeMatch(of: /[A-Za-z0-9_-]{22}/) != nil, "\(id)") }
        }

        @Test("A timer ends expired sessions again and again, without any request", .timeLimit(.minutes(10)))
        func sweeps() async throws {
            let fixture = Fixture { $0.sweepInterval = .milliseconds(1) }
            for _ in 1...2 {
                _ = try fixture.sessions.begin()
                fixture.clock.turn(by: fixture.sessions.limits.unconnectedLifetime)
                try await wait { fixture.sessions.count == 0 }
            }
        }

        @Test("A full server ends an unconnected session for a new one, and refuses new sessions if all are connected")
        func limit() throws {
            let fixture = Fixture { $0.sessions = 2 }
            let used = try fixture.sessions.begin()
            _ = try fixture.sessions.connect(used.id, last: 0)
            let idle = try fixture.sessions.begin()
            let next = try fixture.sessions.begin()
            #expect(throws: Refusal.unknownSession) { try fixture.sessions.session(idle.id) }
            _ = try fixture.sessions.connect(next.id, last: 0)
            #expect(throws: Refusal.tooManySessions) { try fixture.sessions.begin() }
        }

        @Test("New sessions above the rate limit are refused, so that they don't displace existing sessions")
        func newSessions() throws {
            let fixture = Fixture {
                $0.newSessionBurst = 2
                $0.newSessionsPerSecond = 1
            }
            for _ in 0..<2 { _ = try fixture.sessions.begin() }
            #expect(throws: Refusal.tooManyNewSessions) { try fixture.sessions.begin() }
            fixture.clock.now += .seconds(1)
            _ = try fixture.sessions.begin()
            #expect(fixture.sessions.count == 3)
        }

        @Test("At the limit of sessions without a client, the oldest such session is ended for a new one")
        func unseen() throws {
            let fixture = Fixture { $0.unconnectedSessions = 3 }
            let oldest = try fixture.sessions.begin()
            for _ in 1...3 {
                fixture.clock.turn(by: .seconds(1))
                _ = try fixture.sessions.begin()
            }
            #expect(fixture.sessions.count == 3)
            #expect(throws: Refusal.unknownSession) { try fixture.sessions.session(oldest.id) }
        }

        @Test("Two thousand sessions may begin at once before the rate limit refuses more")
        func burst() throws {
            let fixture = Fixture { $0.unconnectedSessions = 1 }
            for _ in 0..<2_000 { _ = try fixture.sessions.begin() }
            #expect(throws: Refusal.tooManyNewSessions) { try fixture.sessions.begin() }
        }

        @Test("A session refuses events above the rate limit until enough time has passed")
        func rate() throws {
            let fixture = Fixture {
                $0.eventBurst = 2
                $0.eventsPerSecond = 1
            }
            let session = try fixture.sessions.begin()
            for _ in 0..<2 { try press(session, in: fixture) }
            #expect(throws: Refusal.tooManyEvents) { try press(session, in: fixture) }
            fixture.clock.now += .seconds(1)
            try press(session, in: fixture)
            #expect(fixture.model.count == 3)
        }

        @Test("A request to open a URL is sent once to an event stream, completes once, and fails if the session ends")
        func opens() throws {
            let fixture = Fixture()
            let session = try fixture.sessions.begin()
            var answers: [Bool] = []
            session.open(url: "https://example.org") { answers.append($0) }
            let number = try fixture.sessions.connect(session.id, last: 0).number
            let frames = session.frames(for: number, now: fixture.clock.now)
            #expect(frames == "event: url\ndata: {\"number\":1,\"url\":\"https://example.org\"}\n\n")
            #expect(session.frames(for: number, now: fixture.clock.now) == EventStream.beat)
            let answer = ClientEvent(session: session.id, .opened(number: 1, ok: true))
            try session.handle(answer, now: fixture.clock.now)
            try session.handle(answer, now: fixture.clock.now)
            #expect(answers == [true])
            session.open(url: "https://example.org") { answers.append($0) }
            fixture.sessions.end(session.id)
            #expect(answers == [true, false])
            session.open(url: "https://example.org") { answers.append($0) }
            #expect(answers == [true, false, false])
        }
    }
#else
    import Testing

    @Test("TipUIWeb serves views", .disabled("Needs the trait Web.")) func skipped() {}
#endif
