#if Web
    import TipHTTP
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipUIWeb

    // Random requests that must not change any page.
    extension Fuzzer {
        func sendBrokenBody() async throws {
            let page = pick(pages)
            let event = try Event(session: page.id, kind: "tap", id: page.answering(using: &random)).json()
            let body: [UInt8]
            switch Int.random(in: 0..<5, using: &random) {
            case 0: body = Array(event.prefix(Int.random(in: 0..<event.count, using: &random)))
            case 1: body = event + Array(pick(["x", "}", ",", "{}"]).utf8)
            case 2:
                let noCharacter: UInt8 = pick([0x80, 0xC0, 0xFF])
                body = Array("{\"session\":\"\(page.id)\",\"kind\":\"tap".utf8) + [noCharacter] + Array("\"}".utf8)
            case 3: body = Array(repeating: UInt8(ascii: "["), count: Int.random(in: 1...16_000, using: &random))
            default: body = Array(pick(brokenEvents(of: page.id)).utf8)
            }
            try await post(paths.event, body, .refusal(.malformed))
        }

        private func brokenEvents(of session: String) -> [String] {
            let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
            let parts = [
                "\"kind\":[\"tap\"]", "\"kind\":null", "\"kind\":\"tap\",\"id\":1", "\"kind\":\"tap\",\"value\":{}",
                "\"kind\":\"tap\",\"id\":\"e1\",\"more\":\(deep)", "\"kind\":\"opened\",\"ok\":\"yes\",\"number\":1",
                "\"kind\":\"opened\",\"ok\":true,\"number\":\"1\"", "\"kind\":\"opened\",\"ok\":true,\"number\":1.5",
                "\"kind\":\"opened\",\"ok\":true,\"number\":1e400",
                "\"kind\":\"opened\",\"ok\":true,\"number\":9223372036854775808",
            ]
            let whole = [
                " ", "null", "0", "[]", "{}", "\"tap\"", "{\"kind\":\"tap\"}", "{\"session\":7,\"kind\":\"tap\"}",
                "{'session':'\(session)','kind':'tap'}", "{\"session\":\"\\ud800\",\"kind\":\"tap\"}",
            ]
            return whole + parts.map { "{\"session\":\"\(session)\",\($0)}" }
        }

        func sendBrokenForm() async throws {
            let page = pick(pages)
            if Bool.random(using: &random) {
                let text = pick(["session=\(page.id)x&tap=e1", "session=%zz&tap=e1", "session=%ff&tap=%"])
                try await post(paths.form, Array(text.utf8), .status(303))
                note(.unknownSession)
            } else {
                let texts = [
                    "", "&&=&", "session", "tap=e1", "session=\(page.id)", "\u{0}", "{\"session\":\"\(page.id)\"}",
                ]
                try await post(paths.form, Array(pick(texts).utf8), .refusal(.malformed))
            }
        }

        func fetch() async throws {
            let id = pick(pages).id
            switch Int.random(in: 0..<7, using: &random) {
            case 0: try await get(pick(["/", "/?x=1"]), .status(200))
            case 5:
                let names = ["/%2e%2e/etc/passwd", "/a.b", "/%00", "/_other", "/nowhere", "/no/where/at/all"]
                try await get(pick(names), .refusal(.unknownPage))
            case 1: try await get(paths.script, .status(200))
            case 2: try await get("\(paths.alive)?session=\(id)", .status(204))
            case 3:
                try await get("/", cookie: pick(["nobody", "", "%zz", "\(id)x"]), .status(200))
            case 4:
                let names = ["nobody", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "%00", "%zz"]
                try await get("/_tipui/asset/" + pick(names), .refusal(.unknownAsset))
            default:
                let queries = [
                    "", "?last=1", "?session=", "?session=nobody&last=-1", "?session=\(id)x&last=1", "?session=%00",
                ]
                try await get(pick([paths.alive, paths.stream]) + pick(queries), .refusal(.unknownSession))
            }
        }

        /// Sends a request with a method and path that no route accepts.
        func miss() async throws {
            let misses: [(HTTPRequest.Method, String)] = [
                (.put, paths.event), (.delete, paths.page), (.post, paths.page), (.get, paths.event),
                (.get, paths.end), (.patch, paths.form), (.post, paths.stream), (.post, paths.alive),
                (.get, "/_tipui"), (.get, "/_tipui/nothing"), (.post, "/_tipui/event/e1"),
            ]
            let (method, path) = pick(misses)
            let request = TestClient.Request(
                path,
                method: method,
                authority: "localhost",
                body: ByteBuffer(string: "{}")
            )
            try await send(request, .status(404))
        }

        /// Sends an event with the origin of another site or the name of another host.
        func sendCrossSiteRequest() async throws {
            let page = pick(pages)
            let body = try Event(session: page.id, kind: "tap", id: page.answering(using: &random)).json()
            if Int.random(in: 0..<3, using: &random) == 0 {
                let names = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80"]
                let request = TestClient.Request(
                    paths.event,
                    method: .post,
                    authority: pick(names),
                    body: ByteBuffer(bytes: body)
                )
                try await send(request, .refusal(.foreignHost))
            } else {
                let site = try #require(HTTPFields.Element.Name("Sec-Fetch-Site"))
                let headers: [HTTPFields] = [
                    [.origin: "https://evil.example"], [.origin: "null"], [.origin: "http://localhost:1"],
                    [site: "cross-site"], [site: "same-site"], [site: "Same-Origin"],
                ]
                try await post(paths.event, body, headers: pick(headers), .refusal(.foreignOrigin))
            }
        }

        /// Sends a body that exceeds the limit, on a new connection, since the server closes it.
        func sendTooMuch() async throws {
            let limit = sessions.limits.bodyBytes
            let request = TestClient.Request(
                pick([paths.event, paths.form, paths.end]),
                method: .post,
                authority: "localhost",
                body: ByteBuffer(
                    repeating: UInt8(ascii: "x"),
                    count: Int.random(in: (limit + 1)...100_000, using: &random)
                )
            )
            _ = try await TestClient.withClient(host: "localhost", port: port) { other in
                try await self.send(request, by: other, .refusal(.bodyTooLarge))
            }
        }

        /// Ends a page's session and replaces the page, or tries to end a session that doesn't exist.
        func endPageSession() async throws {
            let index = Int.random(in: pages.indices, using: &random)
            let page = pages[index]
            guard Bool.random(using: &random) else {
                let names: [[UInt8]] = [
                    Array("nobody".utf8), [], [0xFF, 0xFE], Array("{\"session\":\"\(page.id)\"}".utf8),
                ]
                return try await post(paths.end, pick(names), .refusal(.unknownSession))
            }
            let event = try Event(session: page.id, kind: "tap", id: page.answering(using: &random)).json()
            try await post(paths.end, Array(page.id.utf8), .status(204))
            try await post(paths.event, event, .refusal(.unknownSession))
            pages[index] = try await newPage()
        }
    }
#endif
