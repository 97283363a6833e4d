#if Macros && Web
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipHTTP
    import TipUI
    import TipUIWeb

    #Preview("First of the web") { Text("A first preview") }

    struct WebPreviews: PreviewProvider {
        static var previews: some View { PressedPreview() }
    }

    /// A view with state, whose button works without scripts.
    private struct PressedPreview {
        @State private var presses = 0
    }

    extension PressedPreview: View {
        var body: some View {
            Button("Pressed \(presses)") { presses += 1 }
        }
    }

    @MainActor
    @Suite
    struct PreviewTests {
        /// The previews declared in this file; `all` has previews of other test targets in the same program.
        private let own = PreviewPage.all.filter { $0.declarationSite.hasPrefix("TipUIWebTests") }

        private func serving(_ body: @escaping @Sendable (any TestClientProtocol) async throws -> Void) async throws {
            let clock = TestClock()
            let sessions = Sessions(
                clock: { clock.now },
                additionalPages: ServedPage.previews(own),
                root: { Text("The app") }
            )
            let routes = WebRoutes(title: "Probe", sessions: sessions, check: OriginCheck(isLoopback: true))
            try await Application(router: routes.router()).test(.live, body)
        }

        @Test("The page '/_previews' lists each preview with its source location and a link")
        func list() async throws {
            try await serving { client in
                let list = try await client.execute(uri: "/_previews", method: .get) { String(buffer: $0.body) }
                #expect(list.contains("First of the web"))
                #expect(list.contains("TipUIWebTests/PreviewTests.swift:9"))
                #expect(list.contains("WebPreviews"))
                #expect(list.contains("href=\"/_previews/2\""))
                let first = try await client.execute(uri: "/_previews/1", method: .get) { String(buffer: $0.body) }
                #expect(first.contains("A first preview"))
                let app = try await client.execute(uri: "/", method: .get) { String(buffer: $0.body) }
                #expect(app.contains("The app"))
            }
        }

        @Test(
            "Without scripts, a press in a preview redirects to that preview; a request without its cookie gets a new page"
        )
        func form() async throws {
            try await serving { client in
                let page = try #require(
                    try await FetchedPage(client.execute(uri: "/_previews/2", method: .get) { String(buffer: $0.body) })
                )
                let body = ByteBuffer(string: "session=\(page.session)&tap=\(page.button)")
                let answer = try await client.execute(uri: "/_tipui/form", method: .post, body: body) { $0 }
                #expect(answer.headers[.location] == "/_previews/2")
                let headers: HTTPFields = [.cookie: answer.headers[.setCookie] ?? ""]
                let after = try await client.execute(uri: "/_previews/2", method: .get, headers: headers) {
                    String(buffer: $0.body)
                }
                #expect(after.contains("Pressed 1"))
                let other = try await client.execute(uri: "/_previews/2", method: .get) { String(buffer: $0.body) }
                #expect(other.contains("Pressed 0"))
            }
        }

        @Test("Unknown previews get 404, and so do all previews if the server doesn't serve previews")
        func missing() async throws {
            try await serving { client in
                for uri in ["/_previews/0", "/_previews/3", "/_previews/x"] {
                    try await client.execute(uri: uri, method: .get) { #expect($0.status == .notFound) }
                }
            }
            try await Fixture().application.test(.live) { client in
                for uri in ["/_previews", "/_previews/1"] {
                    try await client.execute(uri: uri, method: .get) { #expect($0.status == .notFound) }
                }
            }
        }
    }
#else
    import Testing

    @Test("Previews are served", .disabled("Needs the traits Macros and Web.")) func skippedPreviews() {}
#endif
