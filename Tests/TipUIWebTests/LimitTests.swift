#if Web
    import Testing
    import TipHTTP
    import TipUI
    import TipUIWeb

    /// Tests which session or event stream ends when a server's limit is reached.
    @MainActor
    @Suite
    struct LimitTests {
        /// A container for the event streams of a test, which end when they are released.
        private final class Streams {
            var kept: [AsyncStream<Void>] = []
        }

        private let streams = Streams()

        private func press(_ session: Session, in fixture: Fixture) throws {
            let page = try #require(FetchedPage(session.page(title: "Probe", nonce: "n")))
            let event = ClientEvent(session: session.id, .element(.tap, id: page.button))
            try session.handle(event, now: fixture.clock.now)
        }

        /// Advances the clock by a second, begins a session and opens its stream.
        private func open(in fixture: Fixture) throws -> Session {
            fixture.clock.turn(by: .seconds(1))
            let session = try fixture.sessions.begin()
            try connect(session, in: fixture)
            return session
        }

        /// Advances the clock by a second, then opens and retains a session's stream.
        ///
        /// - Returns: The stream's first frames.
        @discardableResult
        private func connect(_ session: Session, in fixture: Fixture) throws -> String {
            fixture.clock.turn(by: .seconds(1))
            let (number, wakes) = try fixture.sessions.connect(session.id, last: session.last)
            streams.kept.append(wakes)
            return session.frames(for: number, now: fixture.clock.now)
        }

        /// Returns the refusal with which an ended session is reported; `nil` if the session still exists.
        private func refusal(of session: Session, in fixture: Fixture) -> Refusal? {
            do {
                _ = try fixture.sessions.session(session.id)
                return nil
            } catch {
                return error
            }
        }

        private func isSuspended(_ session: Session) -> Bool {
            if case .suspended = session.phase { true } else { false }
        }

        @Test("At the limit of event streams, a new page gets a stream, and the least recently used page is suspended")
        func newcomer() throws {
            let fixture = Fixture { $0.streams = 3 }
            let sessions = try (0..<3).map { _ in try open(in: fixture) }
            try press(sessions[0], in: fixture)
            let newcomer = try open(in: fixture)
            #expect(newcomer.isConnected)
            #expect(sessions.map(isSuspended) == [false, true, false])
            #expect(fixture.model.disappearances == 0)
        }

        @Test("With 1 000 open event streams, which is the default limit, a new page still gets an event stream")
        func unlessTold() throws {
            let fixture = Fixture()
            let sessions = try (0..<1_000).map { _ in
                let session = try fixture.sessions.begin()
                streams.kept.append(try fixture.sessions.connect(session.id, last: session.last).wakes)
                return session
            }
            let newcomer = try fixture.sessions.begin()
            streams.kept.append(try fixture.sessions.connect(newcomer.id, last: newcomer.last).wakes)
            #expect(newcomer.isConnected)
            let connected = sessions.filter(\.isConnected)
            #expect(connected.count == 999)
        }

        @Test("A suspended page gets a 'suspend' message on its event stream, and gets a new stream when it is used")
        func suspended() async throws {
            let fixture = Fixture { $0.streams = 1 }
            let session = try open(in: fixture)
            let (number, wakes) = try fixture.sessions.connect(session.id, last: 0)
            let other = try open(in: fixture)
            for await _ in wakes {}
            #expect(session.frames(for: number, now: fixture.clock.now) == StreamFrame.suspend)
            try press(session, in: fixture)
            #expect(try connect(session, in: fixture).hasPrefix(EventStream.beat))
            #expect(session.isConnected)
            #expect(isSuspended(other))
        }

        @Test("A suspended page that requests a stream without being used doesn't suspend a more recently used page")
        func unused() throws {
            let fixture = Fixture { $0.streams = 2 }
            let first = try open(in: fixture)
            let others = try (0..<2).map { _ in try open(in: fixture) }
            #expect(isSuspended(first))
            for _ in 0..<3 { #expect(try connect(first, in: fixture) == StreamFrame.suspend) }
            #expect(others.map(\.isConnected) == [true, true])
            fixture.sessions.end(others[0].id)
            #expect(try connect(first, in: fixture) == EventStream.beat)
            #expect(first.isConnected)
        }

        @Test("Showing a hidden tab counts as use of the page when streams are scarce; a mere reconnection doesn't")
        func comesBack() throws {
            let fixture = Fixture { $0.streams = 1 }
            let first = try open(in: fixture)
            try first.handle(ClientEvent(session: first.id, .hidden), now: fixture.clock.now)
            let second = try open(in: fixture)
            try connect(first, in: fixture)
            #expect(first.isConnected)
            #expect(isSuspended(second))
            first.disconnect(number: 2, now: fixture.clock.now)
            let third = try open(in: fixture)
            #expect(try connect(first, in: fixture) == StreamFrame.suspend)
            #expect(third.isConnected)
        }

        @Test("At the limit of event streams, a page that replaces its own stream suspends no other page")
        func replaced()
            throws
        {
            let fixture = Fixture { $0.streams = 2 }
            let sessions = try (0..<2).map { _ in try open(in: fixture) }
            try connect(sessions[0], in: fixture)
            #expect(sessions.map(\.isConnected) == [true, true])
        }

        @Test(
            "A suspended page has the scene phase background, and its session lasts as long as that of a hidden page"
        )
        func suspendedViews() throws {
            var limits = SessionLimits()
            limits.streams = 1
            let clock = TestClock()
            var reports: [Int] = []
            let sessions = Sessions(limits: limits, clock: { clock.now }, onFull: { reports.append($0) }) {
                PhaseText()
            }
            func show() throws -> Session {
                let session = try sessions.begin()
                _ = try sessions.connect(session.id, last: 0)
                clock.turn(by: .seconds(1))
                return session
            }
            let first = try show()
            #expect(first.page(title: "", nonce: "").contains("phase active"))
            #expect(reports == [])
            let second = try show()
            _ = try show()
            #expect(reports == [1])
            #expect(first.page(title: "", nonce: "").contains("phase background"))
            clock.turn(by: limits.lostLifetime)
            sessions.sweep()
            _ = try sessions.connect(first.id, last: 0)
            #expect(first.page(title: "", nonce: "").contains("phase background"))
            clock.turn(by: limits.hiddenLifetime - .seconds(1))
            sessions.sweep()
            #expect(throws: Never.self) { try sessions.session(first.id) }
            #expect(throws: Refusal.unknownSession) { try sessions.session(second.id) }
            clock.turn(by: .seconds(1))
            sessions.sweep()
            #expect(throws: Refusal.unknownSession) { try sessions.session(first.id) }
        }

        @Test("A page whose request for a new event stream is declined has the scene phase background at once")
        func refusedStream() throws {
            var limits = SessionLimits()
            limits.streams = 1
            let clock = TestClock()
            let sessions = Sessions(limits: limits, clock: { clock.now }, onFull: { _ in }) { PhaseText() }
            let first = try sessions.begin()
            let number = try sessions.connect(first.id, last: 0).number
            first.disconnect(number: number, now: clock.now)
            #expect(first.page(title: "", nonce: "").contains("phase inactive"))
            clock.turn(by: .seconds(1))
            let second = try sessions.begin()
            _ = try sessions.connect(second.id, last: 0)
            _ = try sessions.connect(first.id, last: 0)
            #expect(first.page(title: "", nonce: "").contains("phase background"))
            #expect(second.page(title: "", nonce: "").contains("phase active"))
        }

        @Test("To begin a new session, a full server ends the session that has been without an event stream longest")
        func full() throws {
            let fixture = Fixture {
                $0.sessions = 4
                $0.streams = 2
                $0.reservedForUnconnected = 2
            }
            let hidden = try open(in: fixture)
            try hidden.handle(ClientEvent(session: hidden.id, .hidden), now: fixture.clock.now)
            let lost = try open(in: fixture)
            lost.disconnect(number: 1, now: fixture.clock.now)
            let used = try (0..<2).map { _ in try open(in: fixture) }
            let newcomers = try (0..<2).map { _ in
                fixture.clock.turn(by: .seconds(1))
                return try fixture.sessions.begin()
            }
            #expect(throws: Refusal.unknownSession) { try fixture.sessions.session(hidden.id) }
            #expect(throws: Refusal.unknownSession) { try fixture.sessions.session(lost.id) }
            for session in used + newcomers { #expect(throws: Never.self) { try fixture.sessions.session(session.id) } }
        }

        @Test("New pages that never open an event stream displace only a few hidden pages, and then each other")
        func flood() throws {
            let fixture = Fixture {
                $0.sessions = 10
                $0.streams = 2
                $0.reservedForUnconnected = 3
            }
            let hidden = try (0..<10).map { _ in
                let session = try open(in: fixture)
                try session.handle(ClientEvent(session: session.id, .hidden), now: fixture.clock.now)
                return session
            }
            for _ in 0..<100 {
                fixture.clock.turn(by: .seconds(1))
                _ = try fixture.sessions.begin()
            }
            let ended = hidden.map { refusal(of: $0, in: fixture) == .unknownSession }
            #expect(ended == [true, true, true, false, false, false, false, false, false, false])
            #expect(fixture.sessions.count == 10)
        }

        @Test("Closed connections and open event streams up to the limit never block a new page")
        func streamsAlone() async throws {
            let fixture = Fixture {
                $0.sessions = 12
                $0.streams = 8
            }
            try await fixture.serve { port, _ in
                for _ in 0..<2 {
                    var streams: [RawConnection] = []
                    for _ in 0..<30 {
                        let page = try await RawConnection.fetchPage(from: port)
                        streams.append(try await RawConnection.stream(of: page.session, from: port))
                        #expect(try fixture.sessions.session(page.session).isConnected)
                    }
                }
            }
        }

        private struct PhaseText: View {
            @Environment(\.scenePhase) private var phase

            var body: some View { Text(verbatim: "phase \(phase)") }
        }
    }
#endif
