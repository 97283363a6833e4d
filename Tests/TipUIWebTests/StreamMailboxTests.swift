#if Web
    import Testing
    import TipHTTP

    @testable import TipUIWeb

    @MainActor
    @Suite
    struct StreamMailboxTests {
        private let mailbox = StreamMailbox()

        @Test("A stream's mailbox returns each added message once, in order") func order() {
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

        @Test("When a stream's mailbox is full, later messages aren't stored until the client has read everything")
        func limit() {
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

        @Test("An event stream without other messages gets a heartbeat at regular intervals") func heartbeat() throws {
            let fixture = Fixture()
            let (session, number) = try begin(in: fixture)
            fixture.clock.turn(by: fixture.sessions.limits.heartbeat - .milliseconds(1))
            fixture.sessions.sweep()
            #expect(session.mailbox.take(for: number) == "")
            fixture.clock.turn(by: .milliseconds(1))
            fixture.sessions.sweep()
            #expect(session.mailbox.take(for: number) == EventStream.beat)
            fixture.sessions.sweep()
            #expect(session.mailbox.take(for: number) == "")
        }

        @Test("A URL to open is added to the event stream's mailbox immediately") func address() throws {
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

        @Test("Messages for a replaced event stream aren't delivered to the new stream") func replaced() {
            mailbox.begin(1)
            _ = mailbox.takeAll()
            mailbox.add { "for one" }
            mailbox.begin(2)
            #expect(mailbox.take(for: 1) == nil)
            #expect(mailbox.take(for: 2) == nil)
            #expect(mailbox.takeAll() == "")
        }
    }
#endif
