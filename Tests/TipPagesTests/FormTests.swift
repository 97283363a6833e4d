#if Web
    import Foundation
    import HTTPTypes
    import Testing
    import TipKitCore

    @testable import TipPagesCore

    /// Tests of presses on a page without JavaScript.
    @Suite struct FormTests {
        private func fields(_ html: String, press: String) -> String {
            let hidden = html.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)">/)
            return (hidden.map { "\($0.output.1)=\($0.output.2)" } + ["press=\(press)"]).joined(separator: "&")
                .addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
        }

        private let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/recipes?search=soup")

        @Test("A press counts the display, closes the tip and returns to the page that the referrer names")
        func closes()
            async throws
        {
            let server = try PageServer()
            let form = fields(await server.tips.html(for: NewsTip(), person: "ada"), press: "close")
            for _ in 1...2 {
                let answer = await server.request(.post, "form", form, headers: [.referer: "http://localhost/list?a=1"])
                #expect(answer.head.status == .seeOther)
                #expect(answer.head.headerFields[.location] == "/list?a=1")
            }
            let center = try await server.people.center(for: "ada")
            #expect(center.run { NewsTip().status } == .invalidated(.tipClosed))
            #expect(center.run { NewsTip().record.displayCount } == 1)
            #expect(await !server.tips.html(for: NewsTip(), person: "ada").contains(#"class="card""#))
        }

        @Test("An action's press is done once, though the form is sent twice") func action() async throws {
            let server = try PageServer()
            let form = fields(await server.tips.html(for: NewsTip(), person: "ada"), press: "action:<b>")
            for _ in 1...2 { #expect(await server.request(.post, "form", form).head.status == .seeOther) }
            #expect(try await server.people.center(for: "ada").run { NewsTip.read.donations.count } == 1)
        }

        private struct LineTip: Tip {
            static let read = Event(id: "line-read")
            let id: String
            var title: Text { Text("Lines") }
            var actions: [Action] { Action(id: "read\r\nit\u{0}", title: "Read") { Self.read.donate() } }
        }

        @Test(
            "A tip's buttons work though its id and an action's id have line breaks and control characters",
            arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{0}b", "a\u{1B}b", "a\tb"]
        )
        func controls(id: String) async throws {
            let server = try PageServer()
            let tip = LineTip(id: id)
            server.tips.add(tip)
            let center = try await server.people.center(for: "ada")
            let html = await server.tips.html(for: tip, person: "ada")
            // Browsers send line breaks in forms as two characters.
            let form = fields(html, press: "action:read\nit").replacing("%0A", with: "%0D%0A")
            #expect(await server.request(.post, "form", form).head.status == .seeOther)
            #expect(center.run { LineTip.read.donations.count } == 1)
            let said = try #require(html.firstMatch(of: /tip="([^"]*)"/)).output.1
            let page = try await server.tell().page
            #expect(try await server.tell(tips: [["tip": String(said)]]).tips == [String(said)])
            let message: [String: any Sendable] = [
                "id": "\(page)-1", "kind": "press", "tip": String(said), "press": "close", "seconds": 1,
            ]
            #expect(try await server.tell([message], page: page).refusals == [])
            #expect(center.run { tip.status } == .invalidated(.tipClosed))
        }

        @Test("A press on a page without referrers counts over plain HTTP, and returns to the page's path")
        func hidden() async throws {
            let server = try PageServer()
            let html = await server.tips.html(for: NewsTip(), person: "ada", request: request)
            let form = fields(html, press: "close")
            let forged = form.replacing(/id=([^.&]+)\.[^.&]+/) { "id=\($0.output.1).AAAAAAAAAAAAAAAA" }
            #expect(await server.request(.post, "form", forged, headers: [.origin: "null"]).head.status == .forbidden)
            #expect(try await server.people.center(for: "ada").run { NewsTip().status } == .available)
            let answer = await server.request(.post, "form", form, headers: [.origin: "null"])
            #expect(answer.head.headerFields[.location] == "/recipes?search=soup")
            #expect(try await server.people.center(for: "ada").run { NewsTip().status } == .invalidated(.tipClosed))
        }

        @Test(
            "A press never leads to another site",
            arguments: [
                "//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example/", "javascript:1", "/a\tb",
            ]
        )
        func elsewhere(path: String) async throws {
            let server = try PageServer()
            let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
            let html = await server.tips.html(for: NewsTip(), person: "ada", request: request)
            let answer = await server.request(
                .post,
                "form",
                fields(html, press: "close"),
                headers: [.referer: "http://elsewhere.example/page"]
            )
            #expect(answer.head.headerFields[.location] == "/")
        }

        @Test("A form of another person's page changes nothing, and returns to the page") func stranger() async throws {
            let server = try PageServer()
            let form = fields(await server.tips.html(for: NewsTip(), person: "ada"), press: "close")
            #expect(await server.request(.post, "form", form, person: "bea").head.status == .seeOther)
            #expect(try await server.people.center(for: "bea").run { NewsTip().status } == .available)
            #expect(server.tips.refusals == ["otherPerson": 1])
        }
    }
#endif
