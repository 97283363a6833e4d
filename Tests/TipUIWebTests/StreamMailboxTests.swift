import Testing

@testable import TipUIWeb

@MainActor
@Suite
struct StreamMailboxTests {
    private let mailbox = StreamMailbox()

    @Test("A stream gets each piece once, in order") func order() {
        mailbox.begin(1)
        mailbox.add { "early" }
        #expect(mailbox.take(for: 1) == nil)
        #expect(mailbox.takeAll() == "")
        #expect(mailbox.take(for: 1) == "")
        mailbox.add { "a" }
        mailbox.add { "b" }
        #expect(mailbox.take(for: 1) == "ab")
        #expect(mailbox.take(for: 1) == "")
    }

    @Test("A slow client gets a limited amount at a time") func limit() {
        mailbox.begin(1)
        _ = mailbox.takeAll()
        let large = String(repeating: "x", count: 100_000)
        mailbox.add { large }
        var made = 0
        for _ in 0..<3 {
            mailbox.add {
                made += 1
                return "more"
            }
        }
        #expect(made == 0)
        #expect(mailbox.take(for: 1) == nil)
        #expect(mailbox.takeAll() == large)
        mailbox.add { "after" }
        #expect(mailbox.take(for: 1) == "after")
    }

    @Test("A silent stream gets a heartbeat") func heartbeat() throws {
        let fixture = Fixture()
        let (session, number) = try begin(in: fixture)
        fixture.clock.turn(by: fixture.sessions.limits.heartbeat - .milliseconds(1))
        fixture.sessions.sweep()
        #expect(session.mailbox.take(for: number) == "")
        fixture.clock.turn(by: .milliseconds(1))
        fixture.sessions.sweep()
        #expect(session.mailbox.take(for: number) == StreamFrame.heartbeat)
        fixture.sessions.sweep()
        #expect(session.mailbox.take(for: number) == "")
    }

    @Test("A URL to open is sent at once") func address() throws {
        let fixture = Fixture()
        let (session, number) = try begin(in: fixture)
        session.open(url: "https://example.org") { _ in }
        #expect(session.mailbox.take(for: number) == StreamFrame.url(number: 1, url: "https://example.org"))
    }

    /// Begins a session whose stream has received all batches.
    private func begin(in fixture: Fixture) throws -> (Session, number: Int) {
        let session = try fixture.sessions.begin()
        let number = try fixture.sessions.connect(session.id, last: 0).number
        _ = session.frames(for: number, now: fixture.clock.now)
        return (session, number)
    }

    @Test("Pieces for a replaced stream don't reach its successor") func replaced() {
        mailbox.begin(1)
        _ = mailbox.takeAll()
        mailbox.add { "for one" }
        mailbox.begin(2)
        #expect(mailbox.take(for: 1) == nil)
        #expect(mailbox.take(for: 2) == nil)
        #expect(mailbox.takeAll() == "")
    }
}
