import Testing
import TipUI
import TipUIWeb

@MainActor
@Suite
struct StallTests {
    private let clock = TestClock()
    private let holds = HoldList()

    private func begin(body: Int = 0, press: Int = 0, appearance: Int = 0) throws -> (Sessions, Session) {
        let page = SlowPage(clock: clock, milliseconds: (body, press, appearance))
        var limits = SessionLimits()
        limits.sweepInterval = .seconds(3_600)
        let sessions = Sessions(
            limits: limits,
            clock: { [clock] in clock.now },
            onStall: { [holds] in holds.all.append($0) },
            root: { page }
        )
        return (sessions, try sessions.begin())
    }

    @Test("A body that holds the main actor for more than 100 ms is told of, with its view")
    func bodies() throws {
        _ = try begin(body: 100)
        #expect(holds.all == [])
        _ = try begin(body: 101)
        #expect(holds.all == [Stall(kind: .bodies, duration: .milliseconds(101), view: "SlowPage")])
        #expect(holds.all.first?.description == "Bodies of views held the main actor for 101 ms, longest in SlowPage.")
    }

    @Test("So is a handler, with the view that it is written in")
    func handlers() throws {
        let (sessions, session) = try begin(press: 250)
        let page = try #require(FetchedPage(session.page(title: "Slow", nonce: "n")))
        try session.handle(ClientEvent(session: session.id, kind: "tap", id: page.button), now: clock.now)
        #expect(holds.all == [Stall(kind: .handler, duration: .milliseconds(250), view: "SlowPage")])
        #expect(holds.all.first?.description == "A handler held the main actor for 250 ms, in SlowPage.")
        sessions.endAll()
    }

    @Test("So is what a view does when it appears")
    func appearances() throws {
        let (sessions, session) = try begin(appearance: 120)
        #expect(holds.all == [])
        _ = try sessions.connect(session.id, last: 0)
        #expect(holds.all == [Stall(kind: .lifecycle, duration: .milliseconds(120), view: "SlowPage")])
        sessions.endAll()
    }
}

@MainActor
private final class HoldList {
    var all: [Stall] = []
}

/// A page whose code takes as long as a test says, by the test's clock.
private struct SlowPage: View {
    let clock: TestClock
    let milliseconds: (body: Int, press: Int, appearance: Int)

    var body: some View {
        let _ = clock.turn(by: .milliseconds(milliseconds.body))
        VStack {
            Text("Slow")
            Button("Press") { clock.turn(by: .milliseconds(milliseconds.press)) }
        }
        .onAppear { clock.turn(by: .milliseconds(milliseconds.appearance)) }
    }
}
