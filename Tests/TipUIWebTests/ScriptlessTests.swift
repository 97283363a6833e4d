#if Web
    import Foundation
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipHTTP
    import TipUI
    import TipUIWeb

    /// Tests of pages in browsers that don't run scripts.
    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct ScriptlessTests {
        /// A browser that stores one cookie.
        private struct Browser: Sendable {
            let client: any TestClientProtocol
            var cookie: String?

            func get(_ uri: String) async throws -> FetchedPage {
                let headers: HTTPFields = cookie.map { [.cookie: $0] } ?? [:]
                let text = try await client.execute(uri: uri, method: .get, headers: headers) {
                    String(buffer: $0.body)
                }
                return try #require(FetchedPage(text))
            }

            /// Submits a page's form, and stores the cookie of the response.
            ///
            /// - Returns: The location of the redirect.
            mutating func post(_ body: String, headers: HTTPFields = [:]) async throws -> String {
                let answer = try await client.execute(
                    uri: paths.form,
                    method: .post,
                    headers: headers,
                    body: ByteBuffer(string: body)
                ) { $0 }
                #expect(answer.status == .seeOther)
                cookie = answer.headers[.setCookie]
                return try #require(answer.headers[.location])
            }

            /// Presses the page's button.
            mutating func press(_ page: FetchedPage) async throws -> String {
                try await post("session=\(page.session)&tap=\(page.button)")
            }

            /// The attributes of the cookie.
            var attributes: Set<String> {
                Set((cookie ?? "").components(separatedBy: "; ").dropFirst())
            }
        }

        @Test("Without scripts, a cookie identifies the session, and no URL contains the session id")
        func press() async throws {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                var browser = Browser(client: client)
                let page = try await browser.get("/")
                #expect(try await browser.press(page) == "/")
                #expect(browser.attributes == ["Path=/", "HttpOnly", "SameSite=Strict"])
                let next = try await browser.get("/")
                #expect(next.session == page.session)
                #expect(next.text.contains("count 1"))
                #expect(try await Browser(client: client).get("/").session != page.session)
                #expect(try await Browser(client: client).get("/?s=\(page.session)").session != page.session)
            }
            #expect(fixture.model.appearances == 1)
        }

        @Test("Without scripts, a press on a page whose session has ended redirects to a new page")
        func ended() async throws {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                var browser = Browser(client: client)
                #expect(try await browser.post("session=nobody&tap=e1") == "/")
                #expect(browser.cookie == nil)
                browser.cookie = "tipui-session=nobody"
                _ = try await browser.get("/")
            }
            #expect(fixture.refusals(.unknownSession) == 1)
        }

        @Test("The session cookie of a page that is served with https has the attribute Secure")
        func secure() async throws {
            try await Fixture().application.test(.live) { client in
                var browser = Browser(client: client)
                let page = try await browser.get("/")
                let body = "session=\(page.session)&tap=\(page.button)"
                _ = try await browser.post(body, headers: [.origin: "https://localhost"])
                #expect(browser.attributes.contains("Secure"))
            }
        }

        @Test("Without scripts, two tabs of a browser keep separate sessions")
        func tabs() async throws {
            try await Fixture().application.test(.live) { client in
                var browser = Browser(client: client)
                let tabs = [try await browser.get("/"), try await browser.get("/")]
                #expect(tabs[0].session != tabs[1].session)
                for tab in tabs + tabs {
                    #expect(try await browser.press(tab) == "/")
                    #expect(try await browser.get("/").session == tab.session)
                }
            }
        }

        @Test("A session cookie isn't used for another URL, or if the session's page has an event stream")
        func elsewhere() async throws {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                var browser = Browser(client: client)
                let page = try await browser.get("/")
                _ = try await browser.press(page)
                let headers: HTTPFields = [.cookie: browser.cookie ?? ""]
                try await client.execute(uri: "/elsewhere", method: .get, headers: headers) {
                    #expect($0.status == .notFound)
                }
                let stream = try await fixture.sessions.connect(page.session, last: 0)
                #expect(try await browser.get("/").session != page.session)
                _ = stream
            }
        }

        @Test("A session that is used without scripts lasts ten minutes; an unused one lasts less than one")
        func lifetimes() async throws {
            let fixture = Fixture()
            try await fixture.application.test(.live) { client in
                var browser = Browser(client: client)
                _ = try await browser.get("/")
                let read = try await browser.get("/")
                let beacon = try #require(read.text.firstMatch(of: /<noscript><img src="([^"]+)"/)).output.1
                try await client.execute(uri: String(beacon), method: .get) { #expect($0.status == .noContent) }
                _ = try await browser.press(try await browser.get("/"))
                await fixture.clock.turn(by: .seconds(55))
                await fixture.sessions.sweep()
                #expect(await fixture.sessions.count == 2)
                await fixture.clock.turn(by: .seconds(544))
                await fixture.sessions.sweep()
                #expect(await fixture.sessions.count == 2)
                await fixture.clock.turn(by: .seconds(1))
                await fixture.sessions.sweep()
                #expect(await fixture.sessions.count == 0)
            }
        }

        @Test("Without scripts, a switch is a submit button that toggles the switch")
        func toggle() async throws {
            let clock = TestClock()
            let sessions = Sessions(clock: { clock.now }, root: { SwitchPage() })
            let routes = WebRoutes(title: "Switch", sessions: sessions, check: OriginCheck(isLoopback: true))
            try await Application(router: routes.router()).test(.live) { client in
                var browser = Browser(client: client)
                for (name, isOn) in [("on", false), ("off", true), ("on", false)] {
                    let page = try await browser.get("/")
                    #expect(page.text.contains(isOn ? "It is on" : "It is off"))
                    let noscript = try #require(page.text.firstMatch(of: /<noscript><button (.*?)<\/noscript>/)).output
                        .1
                    #expect(noscript.contains("aria-checked=\"\(isOn)\""))
                    #expect(noscript.contains("name=\"\(name)\""))
                    #expect(try await browser.post("session=\(page.session)&\(name)=\(page.button)") == "/")
                }
            }
            sessions.endAll()
        }
    }

    private struct SwitchPage: View {
        @State private var isOn = false

        var body: some View {
            Toggle("Sound", isOn: $isOn)
            Text(isOn ? "It is on" : "It is off")
        }
    }
#endif
