#if Web
    import Foundation
    import Testing
    import TipUI

    @testable import TipUIWeb

    @MainActor
    @Suite
    struct StallTests {
        private let clock = TestClock()
        private let stalls = StallList()
        /// The time that the main actor's thread waited because other processes were running.
        private let others = TestDelay()

        private func begin(body: Int = 0, press: Int = 0, appearance: Int = 0) throws -> (Sessions, Session) {
            try begin(SlowPage(clock: clock, milliseconds: (body, press, appearance)))
        }

        private func begin(_ page: some View) throws -> (Sessions, Session) {
            var limits = SessionLimits()
            limits.sweepInterval = .seconds(3_600)
            let sessions = Sessions(
                limits: limits,
                clock: { [clock] in clock.now },
                delay: { [others] in others.total },
                onStall: { [stalls] in stalls.all.append($0) },
                root: { page }
            )
            return (sessions, try sessions.begin())
        }

        @Test("View bodies that block the main actor for more than 100 ms are reported, with the slowest view's name")
        func bodies() throws {
            _ = try begin(body: 100)
            #expect(stalls.all == [])
            _ = try begin(body: 101)
            #expect(stalls.all == [Stall(kind: .bodies, duration: .milliseconds(101), view: "SlowPage")])
            #expect(
                stalls.all.first?.description == "View bodies blocked the main actor for 101 ms, longest in SlowPage."
            )
        }

        @Test("A slow event handler is reported as a stall, with the name of the view that declares it")
        func handlers() throws {
            let (sessions, session) = try begin(press: 250)
            let page = try #require(FetchedPage(session.page(title: "Slow", nonce: "n")))
            try session.handle(ClientEvent(session: session.id, .element(.tap, id: page.button)), now: clock.now)
            #expect(stalls.all == [Stall(kind: .handler, duration: .milliseconds(250), view: "SlowPage")])
            #expect(stalls.all.first?.description == "A handler blocked the main actor for 250 ms, in SlowPage.")
            sessions.endAll()
        }

        @Test("A slow onAppear is reported as a stall, with the name of the view that declares it")
        func appearances() throws {
            let (sessions, session) = try begin(appearance: 120)
            #expect(stalls.all == [])
            _ = try sessions.connect(session.id, last: 0)
            #expect(stalls.all == [Stall(kind: .lifecycle, duration: .milliseconds(120), view: "SlowPage")])
            sessions.endAll()
        }

        @Test("Time during which other processes use the CPU isn't reported as a stall") func otherProcesses() throws {
            let (sessions, session) = try begin(
                Button("Press") {
                    clock.turn(by: .milliseconds(250))
                    others.total += .milliseconds(150)
                }
            )
            let page = try #require(FetchedPage(session.page(title: "Busy", nonce: "n")))
            let press = ClientEvent(session: session.id, .element(.tap, id: page.button))
            try session.handle(press, now: clock.now)
            #expect(stalls.all == [])
            others.total += .seconds(1)
            clock.turn(by: .seconds(1))
            try session.handle(press, now: clock.now)
            #expect(stalls.all == [])
            sessions.endAll()
        }

        @Test("The view name in a stall report is a type of the app, without generic arguments, or missing")
        func names()
            throws
        {
            _ = try begin(Around(clock: clock) { VStack { Text("Slow") } })
            #expect(stalls.all.map(\.view) == ["Around"])
            let (sessions, session) = try begin(Text("Slow").onAppear { clock.turn(by: .milliseconds(200)) })
            _ = try sessions.connect(session.id, last: 0)
            #expect(stalls.all.map(\.view) == ["Around", nil])
            sessions.endAll()
        }

        #if os(Linux)
            @Test("The measured time that a thread waits for the CPU never decreases") func delay() {
                let delay = SchedulerDelay.reader()
                var last = Duration.zero
                for _ in 0..<1_000 {
                    let now = delay()
                    #expect(now >= last)
                    last = now
                }
            }

            @Test("The measured time that a thread waits for the CPU agrees with /proc/thread-self/schedstat")
            func counted() throws {
                let file = URL(fileURLWithPath: "/proc/thread-self/schedstat")
                func counted() throws -> Duration {
                    let fields = try String(contentsOf: file, encoding: .utf8).split(separator: " ")
                    return .nanoseconds(try #require(Int64(fields[1])))
                }
                let delay = SchedulerDelay.reader()
                let before = try counted()
                let told = delay()
                #expect(told >= before)
                #expect(try told <= counted())
                #expect(told > .zero)
            }

            @Test("Measuring the time that a thread waits for the CPU leaks no file descriptors") func files() throws {
                let before = try openFiles()
                for _ in 0..<100 { _ = SchedulerDelay.reader()() }
                // Other tests may close `schedstat` files meanwhile, so the count may fall. They can't open any, since they
                // do so only on the main actor, which this test occupies.
                #expect(try openFiles() <= before)
            }

            /// Returns the number of `schedstat` files that this process has open.
            private func openFiles() throws -> Int {
                let folder = "/proc/self/fd/"
                return try FileManager.default.contentsOfDirectory(atPath: folder).count { name in
                    let file = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + name)
                    return file?.hasSuffix("/schedstat") == true
                }
            }
        #endif
    }

    @MainActor
    private final class TestDelay {
        var total = Duration.zero
    }

    /// A view with a slow body that contains another view.
    private struct Around<Content: View>: View {
        let clock: TestClock
        @ViewBuilder let content: Content

        var body: some View {
            let _ = clock.turn(by: .milliseconds(120))
            content
        }
    }

    @MainActor
    private final class StallList {
        var all: [Stall] = []
    }

    /// A page whose body, press handler and `onAppear` advance the test's clock by given durations.
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
#endif
