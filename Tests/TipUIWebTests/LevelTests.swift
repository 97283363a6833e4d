#if Web
    import Foundation
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipHTTP
    import TipUI
    import TipUIHTML

    @testable import TipUIWeb

    /// A page with a navigation stack whose levels are opened by links and by code.
    private struct Forest: View {
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Oak & Elm", value: "oak/elm")
                    Button("by code") { path.append("by code") }
                }
                .navigationTitle("Forest")
                .navigationDestination(for: String.self) { Tree(name: $0) }
            }
        }
    }

    private struct Tree: View {
        let name: String
        @State private var presses = 0

        var body: some View {
            VStack {
                Button("Pressed \(presses)") { presses += 1 }
                NavigationLink("Leaves") {
                    VStack {
                        Text("green")
                        NavigationLink("Veins") { Text("fine") }
                    }
                    .navigationTitle("Leaves of \(name)")
                }
            }
            .navigationTitle(name)
        }
    }

    /// Tests of the URLs of navigation levels.
    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct LevelTests {
        private let clock = TestClock()
        private let sessions: Sessions

        init() {
            sessions = Sessions(clock: { [clock] in clock.now }, root: { Forest() })
        }

        private func serving(_ body: @escaping @Sendable (any TestClientProtocol) async throws -> Void) async throws {
            let routes = WebRoutes(title: "Woods", sessions: sessions, check: OriginCheck(isLoopback: true))
            try await Application(router: routes.router()).test(.live, body)
        }

        /// Returns the last URL path and title that a session sent to its client after the batch with a number.
        private func sentAddress(to session: Session, after number: Int = 0) throws -> String? {
            let batches = try #require(session.outbox.batches(after: number))
            let patches = try batches.flatMap { try JSONDecoder().decode([Patch].self, from: Data($0.json.utf8)) }
            return patches.compactMap { if case .address(let path, let title) = $0 { "\(path) \(title)" } else { nil } }
                .last
        }

        @Test("The URL of a navigation level opens that level, with the right title in the first HTML")
        func address() async throws {
            try await serving { client in
                try await client.execute(uri: "/oak-elm/leaves", method: .get) { response in
                    let page = String(buffer: response.body)
                    #expect(response.status == .ok)
                    #expect(page.contains("<title>Leaves of oak/elm</title>"))
                    #expect(page.contains("data-address=\"/oak-elm/leaves\""))
                    #expect(page.contains("green"))
                }
                try await client.execute(uri: "/oak-elm/", method: .get) { response in
                    #expect(response.status == .ok)
                    #expect(String(buffer: response.body).contains("data-address=\"/oak-elm\""))
                }
            }
        }

        @Test("A URL of an unknown navigation level gets 404 and shows the nearest existing level")
        func nearest() async throws {
            try await serving { client in
                for uri in ["/oak-elm/roots", "/oak-elm/roots/deep"] {
                    try await client.execute(uri: uri, method: .get) { response in
                        #expect(response.status == .notFound)
                        #expect(String(buffer: response.body).contains("data-address=\"/oak-elm\""))
                    }
                }
                try await client.execute(uri: "/by-code", method: .get) { response in
                    #expect(response.status == .notFound)
                    #expect(String(buffer: response.body).contains("data-address=\"/\""))
                }
            }
        }

        @Test("A HEAD request for the URL of a navigation level gets 200 or 404 without beginning a session")
        func headAlone() async throws {
            let found = [
                "/": HTTPResponse.Status.ok, "/oak-elm/leaves": .ok, "/oak-elm/roots": .notFound, "/a%00b": .notFound,
            ]
            try await serving { client in
                for (uri, status) in found {
                    try await client.execute(uri: uri, method: .head) { response in
                        #expect(response.status == status)
                        #expect(response.body.readableBytes == 0)
                    }
                }
            }
            #expect(sessions.count == 0)
        }

        @Test("A URL that can't belong to a navigation level gets 404 with a readable page, and begins no session")
        func missing() async throws {
            try await serving { client in
                let deep = String(repeating: "/leaves", count: 65)
                for uri in ["/robots.txt", "/_other", "/_previews", "/a%00b", "/a/..b", "/a%2Fb", deep] {
                    try await client.execute(uri: uri, method: .get) { response in
                        #expect(response.status == .notFound)
                        #expect(String(buffer: response.body) == "{\"error\":\"unknownPage\"}")
                    }
                    try await client.execute(uri: uri, method: .get, headers: [.accept: "text/html,*/*"]) { response in
                        #expect(response.status == .notFound)
                        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
                        #expect(String(buffer: response.body).contains("There is no such page"))
                        #expect(String(buffer: response.body).contains("<a class=\"tipui-link\" href=\"/\">"))
                    }
                }
            }
            #expect(sessions.count == 0)
            #expect(sessions.counts.refusals()[.unknownPage] == 14)
        }

        @Test("If an app has no navigation stack, every URL except the page's own gets 404") func noLevels()
            async throws
        {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                try await client.execute(uri: "/anywhere", method: .get) { #expect($0.status == .notFound) }
            }
            #expect(fixture.sessions.count == 0)
        }

        @Test("A client gets a URL and a title only when the navigation level changes") func telling() throws {
            let session = try sessions.begin()
            _ = session.page(title: "Woods", nonce: "n")
            #expect(try sentAddress(to: session) == nil)
            try press("Oak &amp; Elm", on: session)
            #expect(try sentAddress(to: session) == "/oak-elm oak/elm")
            try press("Pressed 0", on: session)
            #expect(session.last == 2)
            try press("Leaves", on: session)
            #expect(try sentAddress(to: session) == "/oak-elm/leaves Leaves of oak/elm")
            try press("Back", on: session)
            try press("Back", on: session)
            #expect(try sentAddress(to: session) == "/ Forest")
        }

        @Test(
            "A navigation level opened by code, without a link, has a URL that works for Back but can't open the level"
        )
        func byCode() throws {
            let session = try sessions.begin()
            try press("by code", on: session)
            #expect(session.address == "/_")
            try press("Leaves", on: session)
            #expect(session.address == "/_/leaves")
            try go(to: "/_", session)
            #expect(session.address == "/_")
            try go(to: "/", session)
            #expect(session.address == "/")
            let last = session.last
            try go(to: "/_/leaves", session)
            #expect(session.address == "/")
            // The browser already shows the requested URL, so the server must send it the URL of the level that is shown.
            #expect(session.last == last + 1)
            #expect(try sentAddress(to: session, after: last) == "/ Forest")
            #expect(try sessions.begin(at: "/_").address == "/")
        }

        @Test("The browser's Back and Forward change the navigation level, and covered levels keep their state")
        func walking() throws {
            let session = try sessions.begin()
            try press("Oak &amp; Elm", on: session)
            try press("Pressed 0", on: session)
            try press("Leaves", on: session)
            try go(to: "/oak-elm", session)
            #expect(session.page(title: "", nonce: "").contains("Pressed 1"))
            try go(to: "/", session)
            try go(to: "/oak-elm/leaves", session)
            #expect(session.address == "/oak-elm/leaves")
            try go(to: "/oak-elm", session)
            #expect(session.page(title: "", nonce: "").contains("Pressed 0"))
            for other in ["", "oak-elm", "//x.example/", "/a.b", "/_x", "https://x.example/"] {
                #expect(throws: Refusal.malformed) { try go(to: other, session) }
            }
            #expect(session.address == "/oak-elm")
        }

        @Test("URLs of navigation levels are below the base path, and those of a preview below the preview's URL")
        func places() throws {
            let paths = WebPaths(base: "tips")
            let previews = [paths.preview(0): ServedPage { Forest() }]
            let sessions = Sessions(paths: paths, additionalPages: previews, root: { Forest() })
            for address in [
                "/tips/oak-elm/leaves", "/tips/oak-elm/leaves/veins", "/tips/_previews/1/oak-elm", "/tips",
                "/tips/_previews/1",
            ] {
                #expect(try sessions.begin(at: address).address == address)
            }
            for address in ["/", "/oak-elm", "/tips/_previews/2", "/tips/_previews/oak-elm", "/tipsy"] {
                #expect(throws: Refusal.unknownPage) { try sessions.begin(at: address) }
            }
        }

        @Test("When a client is sent the whole page again, it also gets the current level's URL and title")
        func repaint()
            throws
        {
            let session = try sessions.begin()
            try press("Oak &amp; Elm", on: session)
            let stream = session.connect(last: -1, now: clock.now) { _ in }
            let frames = session.frames(for: stream.number, now: clock.now)
            #expect(frames.contains("event: repaint"))
            #expect(frames.contains("data: [{\"op\":\"a\",\"path\":\"/oak-elm\",\"title\":\"oak/elm\"}]"))
        }

        @Test("Without scripts, pressing Back redirects to the lower navigation level's URL in the same session")
        func form() async throws {
            try await serving { client in
                let page = try #require(
                    try await FetchedPage(client.execute(uri: "/oak-elm", method: .get) { String(buffer: $0.body) })
                )
                let body = ByteBuffer(string: "session=\(page.session)&tap=\(page.button)")
                let answer = try await client.execute(uri: "/_tipui/form", method: .post, body: body) { $0 }
                #expect(answer.headers[.location] == "/")
                let headers: HTTPFields = [.cookie: answer.headers[.setCookie] ?? ""]
                let first = try await client.execute(uri: "/", method: .get, headers: headers) {
                    String(buffer: $0.body)
                }
                #expect(first.contains("data-session=\"\(page.session)\""))
                #expect(first.contains("<title>Forest</title>"))
            }
        }

        private func go(to address: String, _ session: Session) throws {
            try session.handle(ClientEvent(session: session.id, .level(address: address)), now: clock.now)
        }

        /// Posts a press on the button with a label, as a client does.
        private func press(_ label: String, on session: Session) throws {
            let buttons = session.page(title: "Woods", nonce: "n").matches(of: /<button ([^>]*)>((?:(?!<\/button>).)*)/)
            let button = try #require(buttons.last { "\($0.output.1)\($0.output.2)".contains(label) })
            let id = try #require(button.output.1.firstMatch(of: /id="([^"]+)"/)).output.1
            try session.handle(ClientEvent(session: session.id, .element(.tap, id: String(id))), now: clock.now)
        }
    }
#endif
