import Foundation
import Testing
import TipUI
import TipUIHTML
import TipUIWeb

@MainActor
@Suite
struct SessionTests {
    private func press(_ session: Session, in fixture: Fixture) throws {
        let page = try #require(FetchedPage(session.page(title: "Probe", nonce: "n")))
        try session.handle(
            ClientEvent(session: session.id, kind: "tap", id: page.button),
            now: fixture.clock.now
        )
    }

    @Test("A page appears once, with its first stream.")
    func appears() throws {
        let fixture = Fixture()
        let session = try fixture.sessions.begin()
        #expect(fixture.model.appearances == 0)
        _ = try fixture.sessions.connect(session.id, last: 0)
        _ = try fixture.sessions.connect(session.id, last: 0)
        #expect(fixture.model.appearances == 1)
    }

    @Test("A stream gets an event's patches with their batch number.")
    func patches() throws {
        let fixture = Fixture()
        let session = try fixture.sessions.begin()
        let number = try fixture.sessions.connect(session.id, last: 0).number
        #expect(session.frames(for: number, now: fixture.clock.now) == StreamFrame.heartbeat)
        try press(session, in: fixture)
        let frames = session.frames(for: number, now: fixture.clock.now)
        #expect(frames.hasPrefix("id: 1\ndata: ["))
        #expect(frames.contains("count 1"))
        #expect(session.frames(for: number, now: fixture.clock.now) == StreamFrame.heartbeat)
    }

    @Test("A client that lost its stream resumes, or is repainted if it can't.")
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

    @Test("A newer stream replaces the older one, whose end then has no effect.")
    func replaces() throws {
        let fixture = Fixture()
        let session = try fixture.sessions.begin()
        let old = try fixture.sessions.connect(session.id, last: 0).number
        let new = try fixture.sessions.connect(session.id, last: 0).number
        #expect(session.frames(for: old, now: fixture.clock.now) == StreamFrame.replaced)
        session.disconnect(number: old, now: fixture.clock.now)
        #expect(session.phase == .connected)
        session.disconnect(number: new, now: fixture.clock.now)
        #expect(session.phase == .lost(since: fixture.clock.now))
    }

    @Test("A replaced stream ends", .timeLimit(.minutes(1))) func replacedEnds()
        async throws
    {
        let fixture = Fixture()
        let session = try fixture.sessions.begin()
        let old = try fixture.sessions.connect(session.id, last: 0).wakes
        _ = try fixture.sessions.connect(session.id, last: 0)
        for await _ in old {}
    }

    @Test("Each session phase has its own lifetime, and a connected session has none.")
    func lifetimes() throws {
        let fixture = Fixture()
        let limits = fixture.sessions.limits
        let unconnected = try fixture.sessions.begin()
        let lost = try fixture.sessions.begin()
        let hidden = try fixture.sessions.begin()
        let connected = try fixture.sessions.begin()
        for session in [lost, hidden, connected] { _ = try fixture.sessions.connect(session.id, last: 0) }
        lost.disconnect(number: 1, now: fixture.clock.now)
        try hidden.handle(ClientEvent(session: hidden.id, kind: "hidden"), now: fixture.clock.now)
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

    @Test("A page that no client opens ends within a minute.")
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

    @Test("Unopened pages have a total limit of elements, and the oldest make way.")
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

    @Test("A page with more elements than the limit is still shown.")
    func large() throws {
        let fixture = Fixture { $0.unconnectedElements = 3 }
        for _ in 0..<2 { #expect(try fixture.sessions.begin().elementCount == 4) }
        #expect(fixture.sessions.count == 1)
    }

    #if os(Linux)
        @Test("Memory of ended large pages is returned to the system.")
        func memory() throws {
            let fixture = Fixture()
            let sessions = Sessions(clock: { [clock = fixture.clock] in clock.now }) {
                ForEach(0..<1_000, id: \.self) { Text("Row \($0)").padding() }
            }
            let before = try residentBytes()
            for _ in 0..<20 { _ = try sessions.begin() }
            let taken = try residentBytes() - before
            fixture.clock.turn(by: sessions.limits.unconnectedLifetime)
            // Allocate another session after the pages, so that their memory isn't at the end of the heap.
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

    @Test("Session ids are unique, with 128 bits in URL-safe characters.") func ids() throws {
        let fixture = Fixture()
        let ids = try (0..<100).map { _ in try fixture.sessions.begin().id }
        #expect(Set(ids).count == 100)
        // Each character encodes six bits.
        for id in ids { #expect(id.wholeMatch(of: /[A-Za-z0-9_-]{22}/) != nil, "\(id)") }
    }

    @Test("Sessions end when their time is over, also later ones.", .timeLimit(.minutes(1)))
    func sweeps() async throws {
        let fixture = Fixture { $0.sweepInterval = .milliseconds(1) }
        for _ in 1...2 {
            _ = try fixture.sessions.begin()
            fixture.clock.turn(by: fixture.sessions.limits.unconnectedLifetime)
            try await wait { fixture.sessions.count == 0 }
        }
    }

    @Test("A full server ends the oldest unused page, never one in use.")
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

    @Test("Pages over the rate are refused, so that unseen ones stay.")
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

    @Test("Unseen pages are limited, and the oldest makes way.")
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

    @Test("Two thousand pages may begin at once.")
    func burst() throws {
        let fixture = Fixture { $0.unconnectedSessions = 1 }
        for _ in 0..<2_000 { _ = try fixture.sessions.begin() }
        #expect(throws: Refusal.tooManyNewSessions) { try fixture.sessions.begin() }
    }

    @Test("Events over the rate are refused until time has passed.")
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

    @Test("A URL to open is sent once per stream, answered once, and fails at the end.")
    func opens() throws {
        let fixture = Fixture()
        let session = try fixture.sessions.begin()
        var answers: [Bool] = []
        session.open(url: "https://example.org") { answers.append($0) }
        let number = try fixture.sessions.connect(session.id, last: 0).number
        let frames = session.frames(for: number, now: fixture.clock.now)
        #expect(frames == "event: url\ndata: {\"number\":1,\"url\":\"https://example.org\"}\n\n")
        #expect(session.frames(for: number, now: fixture.clock.now) == StreamFrame.heartbeat)
        let answer = ClientEvent(session: session.id, kind: "opened", number: 1, ok: true)
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
