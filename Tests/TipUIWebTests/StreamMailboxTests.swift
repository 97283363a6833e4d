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
