import Foundation
import HTTPTypes
import NIOCore
import OpenTipKit
import OpenTipKitTesting
import Testing
import TipPages

/// Tests of the answers of `TipPages` to requests by the client script of a web page.
@Suite struct TipPagesTests {
    struct NewsTip: Tip {
        static let read = Event(id: "read")
        @Parameter static var isPro: Bool = false

        var title: Text { Text("News") }
        var message: Text? { Text("<script>alert('message')</script>") }
        var actions: [Action] { Action(id: "<b>", title: "<script>alert('action')</script>") }
        var rules: [Rule] { Rule(Self.read) { $0.donations.count < 2 } }
    }

    struct PaidEvent: Codable, Sendable {
        var cents: Int
    }

    static let paid = Tips.Event<PaidEvent>(id: "paid")

    private struct Opened: Decodable {
        var session: String
        var last: Int
        var html: String
        var unknown: [String]
    }

    /// A server with one tip, whose datastore is removed when the server is released.
    private final class Server {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
        let people: TipPeople
        let tips: TipPages

        init(visitors: TipPages.Visitors = .seeNone) throws {
            people = try TipPeople(directory: folder)
            tips = TipPages(people: people, path: "/app/tips/", visitors: visitors)
            tips.add(NewsTip())
            tips.accept(NewsTip.read)
            tips.accept(TipPagesTests.paid)
            tips.accept(NewsTip.$isPro)
        }

        deinit {
            do {
                try FileManager.default.removeItem(at: folder)
            } catch {
                Issue.record("\(folder.path) can't be removed: \(error)")
            }
        }

        func request(
            _ method: HTTPRequest.Method,
            _ path: String,
            _ body: String = "",
            person: String? = "ada",
            headers: HTTPFields = [:]
        ) async -> TipPages.Answer {
            let head = HTTPRequest(
                method: method,
                scheme: "http",
                authority: "localhost",
                path: "/tips/\(path)",
                headerFields: headers
            )
            return await tips.answer(head, body: ByteBuffer(string: body), person: person)
        }

        func open(_ tip: String = "NewsTip", person: String? = "ada") async throws -> Opened {
            let answer = await request(.post, "open", #"{"slots":[{"key":"1","tip":"\#(tip)"}]}"#, person: person)
            return try JSONDecoder().decode(Opened.self, from: Data(answer.text.utf8))
        }
    }

    @Test("The answer to a page's request for tips contains the tips' cards, or the names of unknown tips")
    func opening() async throws {
        let server = try Server()
        let opened = try await server.open()
        #expect(opened.html.contains("News"))
        #expect(opened.html.contains("tip-slot-1"))
        #expect(opened.unknown == [])
        #expect(try await server.open("OldTip").unknown == ["OldTip"])
    }

    @Test("A tip that one person has closed is still shown to other people") func persons() async throws {
        let server = try Server()
        try server.people.center(for: "ada").run { NewsTip().invalidate(reason: .tipClosed) }
        #expect(try await !server.open().html.contains("News"))
        #expect(try await server.open(person: "bea").html.contains("News"))
    }

    @Test("A request for another person's session gets status 404", arguments: ["stream", "alive"])
    func foreignSession(path: String) async throws {
        let server = try Server()
        let opened = try await server.open()
        let query = "\(path)?session=\(opened.session)&last=0"
        #expect(await server.request(.get, query, person: "bea").head.status == .notFound)
        #expect(await server.request(.get, query, person: nil).head.status == .notFound)
        #expect(await server.request(.get, query).head.status.kind == .successful)
    }

    @Test("People without an id see no tips, or are identified by a cookie that scripts can't read")
    func visitors() async throws {
        let slots = #"{"slots":[{"key":"1","tip":"NewsTip"}]}"#
        #expect(await (try Server()).request(.post, "open", slots, person: nil).head.status == .noContent)

        let server = try Server(visitors: .haveCookie)
        let first = await server.request(.post, "open", slots, person: nil)
        let cookie = try #require(first.head.headerFields[.setCookie])
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
        let headers: HTTPFields = [.cookie: "other=1; \(cookie.prefix { $0 != ";" })"]
        let visitor = try #require(server.tips.visitor(headers))
        let second = await server.request(.post, "open", slots, person: nil, headers: headers)
        #expect(second.head.headerFields[.setCookie] == nil)
        try server.people.center(for: visitor).run { NewsTip().invalidate(reason: .tipClosed) }
        #expect(await !server.request(.post, "open", slots, person: nil, headers: headers).text.contains("News"))
        #expect(server.tips.visitor([.cookie: "tips-visitor=ada"]) == nil)
    }

    @Test("A page's reports donate to accepted events and set accepted parameters, with the reported payloads")
    func reports() async throws {
        let server = try Server()
        #expect(await server.request(.post, "report", #"{"event":"read"}"#).head.status == .noContent)
        #expect(
            await server.request(.post, "report", #"{"event":"paid","info":{"cents":5}}"#).head.status == .noContent
        )
        #expect(await server.request(.post, "report", #"{"parameter":"isPro","info":true}"#).head.status == .noContent)
        let center = try server.people.center(for: "ada")
        #expect(center.run { NewsTip.isPro })
        while center.run({ NewsTip.read.donations.count + Self.paid.donations.count }) < 2 { await Task.yield() }
        #expect(center.run { Self.paid.donations.map(\.cents) } == [5])
    }

    @Test(
        "A page's report of an unknown item, or one that is malformed, too large or from another site, is refused",
        arguments: [
            (#"{"event":"deleted"}"#, "same-origin", 403, "unacceptedReport"),
            (#"{"parameter":"other","info":1}"#, "same-origin", 403, "unacceptedReport"),
            (#"{"event":"paid","info":{"cents":"x"}}"#, "same-origin", 400, "malformed"),
            ("[", "same-origin", 400, "malformed"), (#"{"event":"read"}"#, "cross-site", 403, "foreignOrigin"),
            (String(repeating: " ", count: 20_000), "same-origin", 413, "bodyTooLarge"),
        ]
    )
    func refusedReports(body: String, site: String, status: Int, reason: String) async throws {
        let server = try Server()
        let name = try #require(HTTPField.Name("Sec-Fetch-Site"))
        let answer = await server.request(.post, "report", body, headers: [name: site])
        #expect(answer.head.status.code == status)
        #expect(server.tips.refusals == [reason: 1])
    }

    @Test("A person who sends many reports at once gets status 429, and other people's reports are still accepted")
    func rate() async throws {
        let server = try Server()
        var statuses: [Int] = []
        for _ in 0..<200 {
            statuses.append(await server.request(.post, "report", #"{"event":"read"}"#).head.status.code)
        }
        #expect(statuses.first == 204)
        #expect(statuses.contains(429))
        let other = await server.request(.post, "report", #"{"event":"read"}"#, person: "bea")
        #expect(other.head.status == .noContent)
    }

    @Test("The HTML of a tip contains the tip's escaped texts, and a form that closes the tip without JavaScript")
    func form() async throws {
        let server = try Server()
        let html = await server.tips.html(for: NewsTip(), person: "ada")
        #expect(html.contains("News") && !html.contains("<script>") && !html.contains("<b>"))
        #expect(html.contains(#"action="/app/tips/form""#))
        let center = try server.people.center(for: "ada")
        #expect(center.run { NewsTip().record.displayCount } == 0)

        let button = try #require(html.firstMatch(of: /aria-label="Close tip"[^>]*value="([^"]*)"/)?.output.1)
        let answer = await server.request(
            .post,
            "form",
            "tip=NewsTip&popover=false&tap=\(button)",
            headers: [.referer: "http://localhost/recipes?search=soup"]
        )
        #expect(answer.head.status == .seeOther)
        #expect(answer.head.headerFields[.location] == "/recipes?search=soup")
        #expect(center.run { NewsTip().status } == .invalidated(.tipClosed))
        #expect(center.run { NewsTip().record.displayCount } == 1)
        #expect(await !server.tips.html(for: NewsTip(), person: "ada").contains("callout"))
    }

    @Test("The HTML of a popover names its anchor and the edge with the arrow")
    func popover() async throws {
        let html = try await Server().tips.html(for: NewsTip(), anchor: "a\"b", edge: .leading, person: "ada")
        #expect(html.hasPrefix(#"<tip-popover tip="NewsTip" for="a&quot;b" edge="leading" class="tipui">"#))
    }

    @Test("A person who opens many sessions at once is refused beyond a limit, and another person isn't")
    func openRate() async throws {
        let server = try Server()
        let slots = #"{"slots":[{"key":"1","tip":"NewsTip"}]}"#
        var statuses: [Int] = []
        for _ in 0..<60 { statuses.append(await server.request(.post, "open", slots).head.status.code) }
        #expect(statuses.first == 200)
        #expect(statuses.contains(429))
        #expect(await server.request(.post, "open", slots, person: "bea").head.status == .ok)
    }

    @Test("A form post whose referrer is on another site redirects to the first page, not to the other site")
    func redirect() async throws {
        let server = try Server()
        let answer = await server.request(
            .post,
            "form",
            "tip=NewsTip&tap=none",
            headers: [.referer: "http://elsewhere.example/page"]
        )
        #expect(answer.head.headerFields[.location] == "/")
    }

    @Test("An event stream begins with a 'ready' event, which shows the client that no proxy holds the stream back")
    func stream() async throws {
        let server = try Server()
        let opened = try await server.open()
        let answer = await server.request(.get, "stream?session=\(opened.session)&last=\(opened.last)")
        guard case .events(let events) = answer.body else { throw Absent() }
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next().map(String.init(buffer:)) == "event: ready\ndata: {}\n\n")
        try server.people.center(for: "ada").run { NewsTip().invalidate(reason: .actionPerformed) }
        while let part = await iterator.next() {
            if String(buffer: part).contains(#""op":"r""#) { break }
        }
    }

    private struct Absent: Error {}
}

extension TipPages.Answer {
    fileprivate var text: String {
        if case .whole(let buffer) = body { String(buffer: buffer) } else { "" }
    }
}
