import Testing

@testable import TipUIWeb

@MainActor
@Suite
struct StreamMailboxTests {
    private let mailbox = StreamMailbox()

    @Test("A stream asks once; from then on what is laid out comes in order, each piece once") func order() {
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

    @Test("A client that takes long has a limited amount laid out, and asks for the rest after it") func limit() {
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

    @Test("A stream that was silent for long has a heartbeat laid out") func heartbeat() throws {
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

    @Test("An address that a page opens is laid out at once") func address() throws {
        let fixture = Fixture()
        let (session, number) = try begin(in: fixture)
        session.open(url: "https://example.org") { _ in }
        #expect(session.mailbox.take(for: number) == StreamFrame.url(number: 1, url: "https://example.org"))
    }

    /// Begins a session whose stream was given all there is.
    private func begin(in fixture: Fixture) throws -> (Session, number: Int) {
        let session = try fixture.sessions.begin()
        let number = try fixture.sessions.connect(session.id, last: 0).number
        _ = session.frames(for: number, now: fixture.clock.now)
        return (session, number)
    }

    @Test("What was laid out for a stream is nothing for the one that took its place") func replaced() {
        mailbox.begin(1)
        _ = mailbox.takeAll()
        mailbox.add { "for one" }
        mailbox.begin(2)
        #expect(mailbox.take(for: 1) == nil)
        #expect(mailbox.take(for: 2) == nil)
        #expect(mailbox.takeAll() == "")
    }
}
