#if Web
    import Foundation
    import HTTPTypes
    import OpenTipKitTesting
    import Testing
    import TipKitCore
    import TipKitStorage

    @testable import TipPagesCore

    /// Tests that the server recognizes what it has given to browsers, and nothing else.
    @Suite(.timeLimit(.minutes(10))) struct VisitorTests {
        private func shown(_ page: String, _ display: String = "1", tip: String = "NewsTip") -> [String: any Sendable] {
            ["id": "\(page)-\(display)", "kind": "shown", "tip": tip, "display": "\(page)-\(display)"]
        }

        private func press(_ press: String, _ page: String, _ number: Int) -> [String: any Sendable] {
            ["id": "\(page)-p\(number)", "kind": "press", "tip": "NewsTip", "press": press, "seconds": 1]
        }

        @Test(
            "Pages with made-up cookies leave nobody behind, whatever the options of the datastore",
            arguments: [[], [.grace(.days(1))], [.observe(.days(7))]] as [[Tips.ConfigurationOption]]
        )
        func forged(options: [Tips.ConfigurationOption]) async throws {
            let server = try PageServer(visitors: .haveCookie, options)
            for number in 1...300 {
                let made = "\(String(format: "%022d", number))"
                let cookie = number.isMultiple(of: 2) ? made : "\(made).abcdef.\(String(repeating: "A", count: 16))"
                let headers: HTTPFields = [.cookie: "tips-visitor=\(cookie)"]
                #expect(server.tips.visitor(headers) == nil)
                let html = await server.tips.html(for: NewsTip(), person: server.tips.visitor(headers))
                #expect(!html.contains("form"))
                let told = try await server.tell(person: nil, headers: headers)
                #expect(told.cookie != nil)
                let answer = try await server.tell([shown(told.page)], page: told.page, person: nil, headers: headers)
                #expect(answer.refusals == ["otherPerson"])
            }
            #expect(try server.people.ids == [])
        }

        @Test("A visitor is stored when something about them is counted, and recognized in every process")
        func counted() async throws {
            let server = try PageServer(visitors: .haveCookie)
            let other = try PageServer(server.folder, visitors: .haveCookie)
            let headers = try await server.newVisitor()
            let visitor = try #require(other.tips.visitor(headers))
            let page = try await other.tell(person: nil, headers: headers).page
            _ = await other.tips.html(for: NewsTip(), person: visitor)
            #expect(try server.people.ids == [])
            let told = try await server.tell([shown(page)], page: page, person: nil, headers: headers)
            #expect(told.refusals == [] && told.page == page)
            #expect(try other.people.ids == [visitor])
        }

        @Test("The cookie of a visitor who comes after a day is renewed, with the same id")
        func renewed() async throws {
            let server = try PageServer(visitors: .haveCookie)
            let headers = try await server.newVisitor()
            server.folder.clock.advance(by: 86_399)
            #expect(try await server.tell(person: nil, headers: headers).cookie == nil)
            server.folder.clock.advance(by: 1)
            let renewed = try #require(try await server.tell(person: nil, headers: headers).cookie)
            #expect(renewed != headers)
            #expect(server.tips.visitor(renewed) == server.tips.visitor(headers))
            #expect(try await server.tell(person: nil, headers: renewed).cookie == nil)
        }

        @Test("A visitor who doesn't come again for the lifetime is erased, one who does stays") func erased()
            async throws
        {
            // The clock of the pages is in the past, so all visits are longer ago than a day.
            let day: TimeInterval = 86_400
            let server = try PageServer(visitors: .haveCookie, visitorLifetime: day)
            server.folder.clock.advance(by: Date().timeIntervalSince(server.folder.clock.now) - 3 * day)
            var visitors: [String] = []
            for comesAgain in [false, true] {
                let headers = try await server.newVisitor()
                let page = try await server.tell(person: nil, headers: headers).page
                #expect(try await server.tell([shown(page)], page: page, person: nil, headers: headers).refusals == [])
                visitors.append(try #require(server.tips.visitor(headers)))
                guard comesAgain else { continue }
                server.folder.clock.advance(by: 2.5 * day)
                _ = try await server.tell([shown(page, "2")], page: page, person: nil, headers: headers)
            }
            #expect(try Set(server.people.ids) == Set(visitors))
            let other = try PageServer(server.folder, visitors: .haveCookie)
            while try other.people.ids != [visitors[1]] { await Task.yield() }
        }

        @Test("A visitor of version 0.1.0 stays who they are, and gets a cookie of this version") func earlier()
            async throws
        {
            let server = try PageServer(visitors: .haveCookie)
            let id = String(repeating: "A", count: 22)
            let headers: HTTPFields = [.cookie: "tips-visitor=\(id)"]
            #expect(server.tips.visitor(headers) == nil)
            try await server.people.center(for: "\u{1F}visitor-\(id)").run { NewsTip().invalidate(reason: .tipClosed) }
            let told = try await server.tell(person: nil, headers: headers)
            #expect(told.tips == [])
            #expect(server.tips.visitor(try #require(told.cookie)) == server.tips.visitor(headers))
        }

        @Test("A page's name that the server didn't give is refused, also if it is another's") func pages() async throws
        {
            let server = try PageServer()
            let page = try await server.tell().page
            let parts = page.split(separator: ".")
            let forged = "\(parts[0]).\(String(parts[1].reversed())).\(parts[2])"
            #expect(try await server.tell([shown(forged)]).refusals == ["otherPerson"])
            #expect(try await server.tell([shown(page)], person: "eve").refusals == ["otherPerson"])
            #expect(try await server.tell([shown(page)]).refusals == [])
            #expect(try server.people.ids == ["ada"])
        }

        @Test("A tip that a page wasn't offered isn't counted, and its action doesn't run; who saw it may press it")
        func offers() async throws {
            let server = try PageServer(PeopleFolder(), [.displayFrequency(.daily)])
            let page = try await server.tell().page
            let center = try await server.people.center(for: "ada")
            let other = try await server.tell(person: "eve").page
            #expect(try await server.tell([shown(other)], person: "eve").refusals == [])
            for person in ["ada", "eve"] {
                try await server.people.center(for: person).run { for _ in 1...2 { NewsTip.read.donate() } }
            }
            #expect(try await server.tell([shown(page), press("action:<b>", page, 1)]).refusals == ["gone", "gone"])
            #expect(center.run { NewsTip().record.displayCount } == 0)
            #expect(center.run { NewsTip.read.donations.count } == 2)
            // The pause of the display frequency hasn't begun, and the offer's claim is over.
            server.folder.clock.advance(by: 31)
            #expect(try await server.tell([shown(page, tip: "OtherTip")]).refusals == [])

            var seen = press("action:<b>", other, 1)
            seen["display"] = "\(other)-1"
            #expect(try await server.tell([seen], person: "eve").refusals == [])
            #expect(try await server.people.center(for: "eve").run { NewsTip.read.donations.count } == 3)
        }

        @Test("A tip is closed by its person also after it may no longer appear") func closed() async throws {
            let server = try PageServer()
            let page = try await server.tell().page
            let center = try await server.people.center(for: "ada")
            center.run { for _ in 1...2 { NewsTip.read.donate() } }
            #expect(try await server.tell([press("close", page, 1)]).refusals == [])
            #expect(center.run { NewsTip().status } == .invalidated(.tipClosed))
        }
    }
#endif
