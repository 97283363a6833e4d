#if Web
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipHTTP
    import TipUI
    import TipUIWeb

    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct FuzzTests {
        @Test(
            "The server answers random valid and hostile requests as documented, and pages match a simple model",
            arguments: 0..<3
        )
        func hostile(seed: UInt64) async throws {
            var limits = SessionLimits()
            limits.sweepInterval = .seconds(3_600)
            // Allow few sessions to which no client has connected yet. Beyond the limit, a new session ends the oldest of
            // them, so the pages that the test uses, which have connected, are never ended to make room.
            limits.unconnectedSessions = 20
            let clock = TestClock()
            let app = AppRoot(FuzzApp())
            let sessions = Sessions(limits: limits, clock: { clock.now }, root: { app.view })
            let routes = WebRoutes(title: "Fuzz", sessions: sessions, check: OriginCheck(isLoopback: true))
            try await Application(router: routes.router()).test(.live) { client in
                let port = try #require(client.port)
                try await TestClient.withClient(host: "localhost", port: port) { client in
                    let fuzzer = await Fuzzer(seed: seed, sessions: sessions, clock: clock, client: client, port: port)
                    try await fuzzer.run(batches: 40)
                }
            }
        }

        @Test("A page may send 100 events at once and then 50 per second; further events of that page are refused")
        func rate() async throws {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                let one = try await fetchPage(by: client)
                let other = try await fetchPage(by: client)
                for _ in 0..<100 { #expect(try await tap(on: one, by: client) == 204) }
                for _ in 0..<10 { #expect(try await tap(on: one, by: client) == 429) }
                #expect(try await tap(on: other, by: client) == 204)
                await MainActor.run { fixture.clock.now += .seconds(1) }
                for _ in 0..<50 { #expect(try await tap(on: one, by: client) == 204) }
                #expect(try await tap(on: one, by: client) == 429)
            }
            #expect(fixture.model.count == 151)
            #expect(fixture.refusals(.tooManyEvents) == 11)
        }

        @Test("The body of an event may have at most 16 KB")
        func body() async throws {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                let page = try await fetchPage(by: client)
                #expect(try await tap(on: page, by: client, bytes: 16_384) == 204)
                #expect(try await tap(on: page, by: client, bytes: 16_385) == 413)
            }
            #expect(fixture.model.count == 1)
        }

        @Test("Of concurrent events, as many as the rate limit allows are handled, each once")
        func atOnce() async throws {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                let request = tapRequest(on: try await fetchPage(by: client))
                let port = try #require(client.port)
                let accepted = try await withThrowingTaskGroup(of: Int.self) { group in
                    for _ in 0..<8 {
                        group.addTask {
                            try await TestClient.withClient(host: "localhost", port: port) { client in
                                var accepted = 0
                                for _ in 0..<30 {
                                    if try await client.execute(request).status == .noContent { accepted += 1 }
                                }
                                return accepted
                            }
                        }
                    }
                    return try await group.reduce(0, +)
                }
                #expect(accepted == 100)
            }
            #expect(fixture.model.count == 100)
            #expect(fixture.refusals(.tooManyEvents) == 140)
        }

        @Test(
            "An event stream that resumes from an unknown or invalid batch number gets the whole page",
            arguments: [
                "", "-1", "2", "x", "1.0", "0x1", "%00", "9223372036854775807", "-9223372036854775808",
                "99999999999999999999",
            ]
        )
        func streams(last: String) async throws {
            let fixture = Fixture()
            let session = try fixture.sessions.begin()
            fixture.model.count = 3
            session.flush()
            try await fixture.application.test(.live) { client in
                async let text = client.execute(uri: "/_tipui/stream?session=\(session.id)&last=\(last)", method: .get)
                {
                    #expect($0.status == .ok)
                    return String(buffer: $0.body)
                }
                try await wait { session.isCaughtUp }
                await fixture.sessions.endAll()
                let received = try await text
                #expect(received.hasPrefix("id: 1\nevent: repaint\n"))
                #expect(received.contains("count 3"))
            }
        }

        @Test(
            "To make room for a new page, a full server ends a page without an event stream even if it reports being hidden"
        )
        func hiddenPages() throws {
            let fixture = Fixture { $0.sessions = 2 }
            for _ in 0..<3 {
                let session = try fixture.sessions.begin()
                try session.handle(ClientEvent(session: session.id, .hidden), now: fixture.clock.now)
            }
            #expect(fixture.sessions.count == 2)
        }
    }

    private func fetchPage(by client: any TestClientProtocol) async throws -> FetchedPage {
        let text = try await client.execute(uri: "/", method: .get) { String(buffer: $0.body) }
        return try #require(FetchedPage(text))
    }

    /// Posts a press on a page's button, padded to a number of bytes, and returns the status code.
    private func tap(on page: FetchedPage, by client: any TestClientProtocol, bytes: Int = 0) async throws -> Int {
        let event = tapEvent(on: page)
        let padding = String(repeating: " ", count: max(0, bytes - event.utf8.count))
        return try await client.execute(uri: paths.event, method: .post, body: ByteBuffer(string: event + padding)) {
            $0.status.code
        }
    }

    private func tapRequest(on page: FetchedPage) -> TestClient.Request {
        TestClient.Request(
            paths.event,
            method: .post,
            authority: "localhost",
            body: ByteBuffer(string: tapEvent(on: page))
        )
    }

    private func tapEvent(on page: FetchedPage) -> String {
        "{\"session\":\"\(page.session)\",\"id\":\"\(page.button)\",\"kind\":\"tap\"}"
    }
#endif
