#if Web
    import Foundation
    import HTTPTypes
    import NIOCore
    import Synchronization
    import Testing
    import TipKitCore

    @testable import TipPagesCore

    /// Tests of requests as such: who sent them, from where, and how many.
    @Suite struct RequestTests {
        @Test("People without an id see no tips, or are identified by a cookie that scripts can't read")
        func visitors() async throws {
            #expect(try await PageServer().tell(person: nil).answer.head.status == .noContent)

            let server = try PageServer(visitors: .haveCookie)
            let first = try await server.tell(person: nil)
            let cookie = try #require(first.answer.head.headerFields[.setCookie])
            #expect(
                cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Max-Age=34560000")
            )
            let headers: HTTPFields = [.cookie: "other=1; \(cookie.prefix { $0 != ";" })"]
            let visitor = try #require(server.tips.visitor(headers))
            let second = try await server.tell(person: nil, headers: headers)
            #expect(second.answer.head.headerFields[.setCookie] == nil && second.tips == ["NewsTip"])
            try await server.people.center(for: visitor).run { NewsTip().invalidate(reason: .tipClosed) }
            #expect(try await server.tell(person: nil, headers: headers).tips == [])
            #expect(server.tips.visitor([.cookie: "tips-visitor=ada"]) == nil)
        }

        @Test("A visitor's cookie can't name an account, and an account can't have the id of a visitor")
        func accounts() async throws {
            let server = try PageServer(visitors: .haveCookie)
            let value = "visitor-AAAAAAAAAAAAAA"
            for name in [value, "visitor-\(String(repeating: "A", count: 22))"] {
                try await server.people.center(for: name).run { NewsTip().invalidate(reason: .tipClosed) }
                for cookie in [value, String(repeating: "A", count: 22)] {
                    let told = try await server.tell(person: nil, headers: [.cookie: "tips-visitor=\(cookie)"])
                    #expect(told.tips == ["NewsTip"])
                }
            }
            let headers = try await server.newVisitor()
            let visitor = try #require(server.tips.visitor(headers))
            #expect(try await server.tell(person: visitor).answer.head.status == .serviceUnavailable)
            #expect(try await server.tell(person: visitor, headers: headers).tips == ["NewsTip"])
        }

        @Test(
            "A request that is malformed, too large or from another site is refused",
            arguments: [
                ("[", "same-origin", 400, "malformed"),
                (#"{"tips":[],"messages":[]}"#, "cross-site", 403, "foreignOrigin"),
                (String(repeating: " ", count: 70_000), "same-origin", 413, "bodyTooLarge"),
            ]
        )
        func refused(body: String, site: String, status: Int, reason: String) async throws {
            let server = try PageServer()
            let name = try #require(HTTPField.Name("Sec-Fetch-Site"))
            let answer = await server.request(.post, "tell", body, headers: [name: site])
            #expect(answer.head.status.code == status)
            #expect(server.tips.refusals == [reason: 1])
        }

        @Test("A page may report 50 donations at once, and another person's reports are still accepted")
        func reportRate() async throws {
            let now = ContinuousClock.now
            let server = try PageServer(rateClock: { now })
            var refusals: [String] = []
            let page = try await server.tell().page
            for post in 0..<4 {
                let messages: [[String: any Sendable]] = (0..<25).map {
                    ["id": "\(page)-\(post * 25 + $0)", "kind": "donate", "event": "paid", "info": #"{"cents":1}"#]
                }
                refusals += try await server.tell(messages, tips: []).refusals
            }
            #expect(Set(refusals) == ["tooManyReports"])
            let count = try await server.people.center(for: "ada").run { paid.donations.count }
            #expect(count == 50 && refusals.count == 50)
            let other = try await server.tell(person: "bea").page
            let message: [String: any Sendable] = ["id": "\(other)-1", "kind": "donate", "event": "read"]
            #expect(try await server.tell([message], person: "bea").refusals == [])
        }

        @Test("A person who sends many requests at once is refused beyond a limit, and another person isn't")
        func requestRate() async throws {
            let now = Mutex(ContinuousClock.now)
            let server = try PageServer(rateClock: { now.withLock { $0 } })
            var statuses: [Int] = []
            for _ in 0..<210 { statuses.append(try await server.tell(tips: []).answer.head.status.code) }
            #expect(statuses == Array(repeating: 200, count: 200) + Array(repeating: 429, count: 10))
            now.withLock { $0 += .milliseconds(100) }
            for _ in 0..<3 { statuses.append(try await server.tell(tips: []).answer.head.status.code) }
            #expect(statuses.suffix(3) == [200, 200, 429])
            #expect(try await server.tell(person: "bea").answer.head.status == .ok)
        }

        @Test(
            "HEAD of a file has the status and headers of GET, and no body",
            arguments: ["tips.js", "tips.css", "none"]
        )
        func head(name: String) async throws {
            let server = try PageServer()
            let get = await server.request(.get, name), head = await server.request(.head, name)
            #expect(head.head.status == get.head.status && head.text.isEmpty)
            #expect(head.head.headerFields[.contentType] == get.head.headerFields[.contentType])
            #expect(head.head.headerFields[.contentLength] == "\(get.text.utf8.count)")
        }

        @Test("A stream says that it has begun, and then when something has changed, to the person it belongs to")
        func stream() async throws {
            let server = try PageServer()
            guard case .events(let events) = await server.request(.get, "stream").body else { throw Absent() }
            var iterator = events.makeAsyncIterator()
            #expect(await iterator.next().map(String.init(buffer:)) == "event: ready\ndata: {}\n\n")
            try await server.people.center(for: "bea").run { NewsTip().invalidate(reason: .actionPerformed) }
            try await server.people.center(for: "ada").run { NewsTip().invalidate(reason: .actionPerformed) }
            var change = ""
            while let part = await iterator.next() {
                change = String(buffer: part)
                if change.hasPrefix("event: change"), change.contains(try server.people.position(of: "ada")) { break }
            }
            #expect(change == "event: change\ndata: \(try await server.tell().position)\n\n")
            #expect(await server.request(.get, "stream", person: nil).head.status == .noContent)
        }

        @Test("A stream says that an operator has switched something, and the page's next answer has what is allowed")
        func switched() async throws {
            let switches = TipSwitches()
            let server = try PageServer(PeopleFolder(), [.switches(switches)])
            #expect(try await server.tell().tips == ["NewsTip"])
            guard case .events(let events) = await server.request(.get, "stream").body else { throw Absent() }
            var iterator = events.makeAsyncIterator()
            for (off, tips) in [(true, []), (false, ["NewsTip"])] as [(Bool, [String])] {
                switches.values.areAllOff = off
                let position = try server.people.position(of: "ada")
                while let part = await iterator.next(), String(buffer: part) != "event: change\ndata: \(position)\n\n" {
                }
                let told = try await server.tell()
                #expect(told.tips == tips)
                #expect(told.position == position)
            }
        }

        @Test("A person may have 50 streams; another person's are still opened") func streams() async throws {
            let server = try PageServer()
            var open: [TipPages.Answer] = []
            for _ in 0..<51 { open.append(await server.request(.get, "stream")) }
            #expect(open.map(\.head.status.code) == Array(repeating: 200, count: 50) + [429])
            #expect(await server.request(.get, "stream", person: "bea").head.status == .ok)
        }

        private struct Absent: Error {}
    }
#endif
