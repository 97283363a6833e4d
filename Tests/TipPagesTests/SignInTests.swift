#if Web
    import Foundation
    import HTTPTypes
    import NIOCore
    import OpenTipKitTesting
    import Testing
    import TipKitCore
    import TipKitStorage

    @testable import TipPagesCore

    /// Tests of visitors who sign in on a site.
    @Suite(.timeLimit(.minutes(10))) struct SignInTests {
        struct TaughtTip: Tip {
            var title: Text { Text("Taught") }
            var options: [any TipOption] {
                Teaches(NewsTip.read)
                Holdout(0.5)
            }
        }

        private static let wishes = ["NewsTip", "OtherTip"].map { ["tip": $0] }

        /// Loads a first page, and returns the headers of the visitor's later requests with the page's name.
        private func visit(_ server: PageServer) async throws -> (headers: HTTPFields, page: String) {
            let told = try await server.tell(tips: Self.wishes, person: nil)
            let cookie = try #require(told.answer.head.headerFields[.setCookie]?.split(separator: ";").first)
            return ([.cookie: String(cookie)], told.page)
        }

        private func press(_ page: String, _ number: Int, _ tip: String) -> [String: any Sendable] {
            ["id": "\(page)-\(number)", "kind": "press", "tip": tip, "press": "close"]
        }

        @Test("Who closes two tips as a visitor and then signs in, in another process, sees neither again")
        func closed()
            async throws
        {
            let folder = PeopleFolder()
            let (server, other) = (
                try PageServer(folder, visitors: .haveCookie), try PageServer(folder, visitors: .haveCookie)
            )
            let (headers, page) = try await visit(server)
            let presses = [press(page, 1, "NewsTip"), press(page, 2, "OtherTip")]
            #expect(try await server.tell(presses, tips: Self.wishes, person: nil, headers: headers).tips == [])
            #expect(try await other.tell(tips: Self.wishes, headers: headers).tips == ["NewsTip", "OtherTip"])
            for _ in 1...2 { try await other.tips.signIn(headers, as: "ada") }
            for server in [server, other] {
                try await server.people.center(for: "ada").catchUp()
                #expect(try await server.tell(tips: Self.wishes, headers: headers).tips == [])
            }
            #expect(try server.people.ids == ["ada"])
        }

        @Test("When a visitor signs in, the streams of the visitor's pages end, so that they connect as the account")
        func streams() async throws {
            let server = try PageServer(visitors: .haveCookie)
            let (headers, _) = try await visit(server)
            let answer = await server.request(.get, "stream", person: nil, headers: headers)
            guard case .events(let events) = answer.body else {
                Issue.record("no stream")
                return
            }
            var iterator = events.makeAsyncIterator()
            #expect(await iterator.next().map(String.init(buffer:)) == "event: ready\ndata: {}\n\n")
            try await server.tips.signIn(headers, as: "ada")
            while let part = await iterator.next() { #expect(!String(buffer: part).isEmpty) }
        }

        @Test(
            "What an open page of the visitor says after the sign-in counts for the account, and once if it is repeated"
        )
        func openPage() async throws {
            let server = try PageServer(visitors: .haveCookie)
            let (headers, page) = try await visit(server)
            let donation: [String: any Sendable] = ["id": "\(page)-1", "kind": "donate", "event": "read"]
            let shown: [String: any Sendable] = [
                "id": "\(page)-2", "kind": "shown", "tip": "OtherTip", "display": "\(page)-2",
            ]
            #expect(try await server.tell([donation, shown], page: page, person: nil, headers: headers).refusals == [])
            try await server.tips.signIn(headers, as: "ada")
            server.folder.clock.advance(by: 5)
            let visible: [String: any Sendable] = [
                "id": "\(page)-3", "kind": "visible", "tip": "OtherTip", "display": "\(page)-2", "seconds": 4,
                "over": true,
            ]
            for _ in 1...2 {
                let told = try await server.tell(
                    [donation, shown, visible, press(page, 4, "NewsTip")],
                    page: page,
                    tips: Self.wishes,
                    headers: headers
                )
                #expect(told.refusals == [])
                #expect(told.page != page)
                #expect(!told.tips.contains("NewsTip"))
            }
            try await server.people.center(for: "ada").run {
                #expect(NewsTip.read.donations.count == 1)
                #expect(OtherTip().record.displayCount == 1)
                #expect(OtherTip().record.displayDuration == 4)
                #expect(NewsTip().record.invalidation?.reason == .tipClosed)
            }
            // Another account isn't asked.
            let other = try await server.tell([press(page, 5, "OtherTip")], page: page, person: "bob", headers: headers)
            #expect(other.refusals == ["otherPerson"])
            #expect(try server.people.ids == ["ada"])
        }

        @Test("Only the visitor of the request's own cookie is moved, and only to an account") func own() async throws {
            let server = try PageServer(visitors: .haveCookie)
            let (victim, page) = try await visit(server)
            _ = try await server.tell([press(page, 1, "NewsTip")], person: nil, headers: victim)
            let id = try #require(server.tips.visitor(victim))
            #expect(try server.people.ids == [id])
            let name = String(try #require(victim[.cookie]?.split(separator: "=").last))
            for headers: HTTPFields in [
                [:], [.cookie: "tips-visitor="], [.cookie: "tips-visitor=\(name.dropLast())"],
                [.cookie: "visitor=\(name)"],
                [.cookie: "tips-visitor=\(id)"], [.authorization: name, .referer: name],
            ] {
                try await server.tips.signIn(headers, as: "eve")
            }
            #expect(try server.people.ids == [id])
            await #expect(throws: PersonIsVisitorError.self) { try await server.tips.signIn([:], as: id) }
            try await server.tips.signIn(victim, as: "ada")
            #expect(try server.people.ids == ["ada"])
        }

        @Test("On a site without visitors, a sign-in changes nothing") func seeNone() async throws {
            let server = try PageServer()
            let headers: HTTPFields = [.cookie: "tips-visitor=AAAAAAAAAAAAAAAAAAAAAA"]
            try await server.tips.signIn(headers, as: "ada")
            #expect(try server.people.ids == [])
        }

        @Test("Cookies that a script makes up don't change a verdict, until one signs in") func verdict() async throws {
            let server = try PageServer(visitors: .haveCookie)
            server.tips.add(TaughtTip())
            var last: HTTPFields = [:]
            for _ in 1...40 {
                let (headers, page) = try await visit(server)
                let messages: [[String: any Sendable]] = [
                    ["id": "\(page)-1", "kind": "shown", "tip": "TaughtTip", "display": "\(page)-1"],
                    ["id": "\(page)-2", "kind": "donate", "event": "read"],
                ]
                _ = try await server.tell(messages, tips: [["tip": "TaughtTip"]], person: nil, headers: headers)
                last = headers
            }
            func trials() throws -> [StoredTrial] {
                var found: [StoredTrial] = []
                try SQLiteTipStore(reading: server.folder.url).readTrials { found += $0 }
                return found
            }
            #expect(try trials().count == 40)
            #expect(try trials().allSatisfy(\.isVisitor))
            let exposed = try #require(try trials().last)
            try await server.tips.signIn(last, as: "ada")
            let known = try trials().filter { !$0.isVisitor }
            #expect(known.map(\.trial.isHeldOut) == [exposed.trial.isHeldOut])
            #expect(try trials().count == 40)
        }
    }
#endif
