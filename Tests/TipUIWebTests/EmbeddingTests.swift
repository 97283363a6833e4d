#if Web
    import Foundation
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipUIWeb

    /// Tests of pages that are embedded in a host document, beside other embedded pages.
    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct EmbeddingTests {
        private static func ids(in page: String) -> Set<String> {
            Set(page.matches(of: /\s(?:id|data-slot|form|value)="([^" ]*)/).map { String($0.output.1) })
        }

        @Test("Two embedded pages share no ids, and all ids and CSS classes have the prefix 'tipui-'") func names()
            throws
        {
            let fixture = Fixture()
            let pages = try (0..<2).map { _ in try fixture.sessions.begin().page(title: "Probe", nonce: "n") }
            let sessions = pages.map { FetchedPage($0)?.session ?? "" }
            let ids = zip(pages, sessions).map { Self.ids(in: $0).subtracting([$1]) }
            #expect(ids[0].count > 3)
            #expect(ids[0].isDisjoint(with: ids[1]))
            #expect(ids[0].union(ids[1]).filter { !$0.hasPrefix("tipui-") } == [])
            let names = pages[0].matches(of: /class="([^"]*)"/).flatMap { $0.output.1.split(separator: " ") }
            #expect(names.filter { $0 != "tipui" && !$0.hasPrefix("tipui-") } == [])
        }

        @Test(
            "With a base path, all URLs of a page are below that path, and URLs outside it get 404",
            arguments: ["/help", "a/b/"]
        )
        func base(path: String) async throws {
            let paths = WebPaths(base: path)
            let fixture = Fixture(paths: paths)
            try await fixture.application.test(.live) { client in
                for uri in [paths.page, paths.page + "/"] {
                    let text = try await client.execute(uri: uri, method: .get) { String(buffer: $0.body) }
                    let addresses = text.matches(of: /(?:src|href|action|data-base)="([^"]*)"/).map {
                        String($0.output.1)
                    }
                    let own = addresses.filter { $0 != "data:," }
                    #expect(own.count == 5)
                    #expect(own.filter { !$0.hasPrefix(paths.base + "/_tipui") } == [])
                    for address in own where address.contains("?v=") {
                        try await client.execute(uri: address, method: .get) { #expect($0.status == .ok) }
                    }
                    let page = try #require(FetchedPage(text))
                    let body = ByteBuffer(string: "session=\(page.session)&tap=\(page.button)")
                    try await client.execute(uri: paths.form, method: .post, body: body) {
                        #expect($0.headers[.location] == paths.page)
                        let cookie = $0.headers[.setCookie]?.components(separatedBy: "; ") ?? []
                        #expect(cookie.contains("Path=\(paths.page)"))
                    }
                }
                for uri in ["/", "/_tipui/client.js", "/_tipui/tipui.css"] {
                    try await client.execute(uri: uri, method: .get) { #expect($0.status == .notFound) }
                }
            }
            #expect(fixture.model.count == 2)
        }
    }
#endif
