#if Web
    import TipHTTP
    import Foundation
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipUI
    import TipUIWeb

    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct WebRoutesTests {
        /// Fetches a page and runs a test with that page.
        private func onPage(
            _ fixture: Fixture,
            _ body: @escaping @Sendable (any TestClientProtocol, FetchedPage) async throws -> Void
        ) async throws {
            try await fixture.application.test(.live) { client in
                let text = try await client.execute(uri: "/", method: .get) { String(buffer: $0.body) }
                try await body(client, try #require(FetchedPage(text)))
            }
        }

        @Test("The first HTML of a page is complete and escaped, and has a strict content security policy")
        func firstPaint() async throws {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                try await client.execute(uri: "/", method: .get) { response in
                    let text = String(buffer: response.body)
                    let policy = response.headers[.contentSecurityPolicy] ?? ""
                    #expect(response.status == .ok)
                    #expect(text.contains("&lt;count 0"))
                    #expect(!text.contains("<count"))
                    #expect(policy.contains("default-src 'none'"))
                    #expect(!policy.contains("unsafe"))
                    let nonce = try #require(policy.firstMatch(of: /style-src 'self' 'nonce-([^']+)'/)).output.1
                    #expect(text.contains("nonce=\"\(nonce)\""))
                    #expect(response.headers[.cacheControl] == "no-store")
                }
            }
            #expect(fixture.model.appearances == 0)
        }

        @Test("Posting an event runs its handler and gets the status 204")
        func event() async throws {
            let fixture = Fixture()
            try await onPage(fixture) { client, page in
                let body = "{\"session\":\"\(page.session)\",\"id\":\"\(page.button)\",\"kind\":\"tap\"}"
                try await client.execute(uri: "/_tipui/event", method: .post, body: ByteBuffer(string: body)) {
                    #expect($0.status == .noContent)
                }
            }
            #expect(fixture.model.count == 1)
        }

        @Test("Each kind of invalid event request gets its own status, is counted, and changes nothing")
        func refusals() async throws {
            let fixture = Fixture()
            try await onPage(fixture) { client, page in
                func post(_ body: String, headers: HTTPFields = [:]) async throws -> Int {
                    try await client.execute(
                        uri: "/_tipui/event",
                        method: .post,
                        headers: headers,
                        body: ByteBuffer(string: body)
                    ) { $0.status.code }
                }
                func event(
                    _ kind: String = "tap",
                    session: String = page.session,
                    on button: String = page.button
                ) -> String {
                    "{\"session\":\"\(session)\",\"id\":\"\(button)\",\"kind\":\"\(kind)\"}"
                }
                let statuses = [
                    try await post(event(on: "e9999")),
                    try await post(event(session: "nobody")),
                    try await post("{}"),
                    try await post(event("explode")),
                    try await post(event(), headers: [.origin: "https://evil.example"]),
                    try await post(String(repeating: "x", count: 100_000)),
                ]
                #expect(statuses == [410, 404, 400, 400, 403, 413])
            }
            #expect(fixture.model.count == 0)
            #expect(
                fixture.sessions.counts.refusals() == [
                    .staleElement: 1, .unknownSession: 1, .malformed: 2, .foreignOrigin: 1, .bodyTooLarge: 1,
                ]
            )
        }

        @Test(
            "A request with two Host headers, or with another host in its target, is refused",
            arguments: [
                ("/", "Host: localhost\r\n", 200), ("/", "Host: localhost\r\nHost: localhost\r\n", 400),
                ("/", "Host: localhost\r\nHost: other\r\n", 400), ("http://LOCALHOST/", "Host: localhost\r\n", 200),
                ("http://other/", "Host: localhost\r\n", 400), ("http://other?s", "Host: localhost\r\n", 400),
                ("http://other/", "Host: other\r\n", 403),
            ]
        )
        func hosts(target: String, fields: String, status: Int) async throws {
            let fixture = Fixture()
            try await fixture.serve { port, _ in
                let request = "GET \(target) HTTP/1.1\r\n\(fields)\r\n"
                let connection = try await RawConnection(to: port, sending: request)
                #expect(await connection.read(upTo: "\r\n")?.contains(" \(status) ") == true)
            }
            #expect(fixture.refusals(.ambiguousHost) == (status == 400 ? 1 : 0))
        }

        @Test("When a server has too many sessions, a page request gets 503 with a Retry-After header")
        func full() async throws {
            let fixture = Fixture { $0.sessions = 0 }
            try await fixture.application.test(.live) { client in
                try await client.execute(uri: "/", method: .get) {
                    #expect($0.status == .serviceUnavailable)
                    #expect($0.headers[.retryAfter] != nil)
                }
            }
            #expect(fixture.refusals(.tooManySessions) == 1)
        }

        @Test("When new sessions exceed the rate limit, a page request gets 429 with a Retry-After header")
        func busy() async throws {
            let fixture = Fixture { $0.newSessionBurst = 1 }
            try await fixture.application.test(.live) { client in
                try await client.execute(uri: "/", method: .get) {
                    #expect($0.status == .ok)
                }
                try await client.execute(uri: "/", method: .get) {
                    #expect($0.status == .tooManyRequests)
                    #expect($0.headers[.retryAfter] != nil)
                    #expect(String(buffer: $0.body) == "{\"error\":\"tooManyNewSessions\"}")
                }
            }
            #expect(fixture.refusals(.tooManyNewSessions) == 1)
        }

        @Test("When a client reports that it closes, its session ends at once")
        func bye() async throws {
            let fixture = Fixture()
            try await onPage(fixture) { client, page in
                try await client.execute(uri: "/_tipui/end", method: .post, body: ByteBuffer(string: page.session)) {
                    #expect($0.status == .noContent)
                }
                try await client.execute(uri: "/_tipui/stream?session=\(page.session)&last=0", method: .get) {
                    #expect($0.status == .notFound)
                }
            }
            #expect(fixture.sessions.count == 0)
        }

        @Test("The error message of a server whose port is in use contains the port")
        func takenPort() async throws {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                let port = try #require(client.port)
                let address = try ServerAddress(ServerOptions(port: port))
                let routes = await WebRoutes(title: "P", sessions: fixture.sessions, check: address.check)
                await #expect {
                    try await AppServer.serve(routes, name: "Probe", at: address)
                } throws: { error in
                    AppServer.message(for: error, address: address).contains("port \(port)")
                }
            }
        }
    }
#endif
