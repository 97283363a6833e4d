#if Web
    import Foundation
    import HTTPTypes
    import NIOCore
    import OpenTipKitTesting
    import Testing
    import TipKitCore
    import TipKitStorage

    @testable import TipContent
    @testable import TipPagesCore

    /// Tests that what a client makes up leaves nothing behind without a bound.
    @Suite(.timeLimit(.minutes(10))) struct QuotaTests {
        private func message(_ page: String, _ number: Int, _ fields: [String: any Sendable]) -> [String: any Sendable]
        {
            fields.merging(["id": "\(page)-\(number)"]) { first, _ in first }
        }

        @Test(
            "Displays, presses and turns are limited to bursts of 50, like reports; what is repeated isn't limited",
            arguments: ["shown", "visible", "press", "turn"]
        )
        func rates(kind: String) async throws {
            let now = ContinuousClock.now
            let server = try PageServer(rateClock: { now })
            let page = try await server.tell().page
            let messages = (1...400).map { number in
                message(
                    page,
                    number,
                    [
                        "kind": kind, "tip": "NewsTip", "display": "\(page)-\(number)", "seconds": 1, "press": "close",
                        "on": true,
                    ]
                )
            }
            var refusals: [String] = []
            for start in stride(from: 0, to: 400, by: 40) {
                refusals += try await server.tell(Array(messages[start..<start + 40]), tips: []).refusals
            }
            #expect(refusals.count { $0 == "tooManyReports" } >= 50)
            guard kind == "shown" || kind == "press" else { return }
            for _ in 1...4 { #expect(try await server.tell(Array(messages[..<40]), tips: []).refusals == []) }
        }

        @Test("A display and a message with one id are two things, and a display can't take the key of a message")
        func kinds() async throws {
            let server = try PageServer()
            let page = try await server.tell().page
            let id = "\(page)-1"
            func shown(_ display: String) -> [String: any Sendable] {
                ["id": "\(page)-9", "kind": "shown", "tip": "NewsTip", "display": display]
            }
            #expect(try await server.tell([shown("\(id)#1")]).refusals == ["malformed"])
            #expect(try await server.tell([shown(id)]).refusals == [])
            let donation = message(page, 1, ["kind": "donate", "event": "read"])
            for _ in 1...60 { #expect(try await server.tell([donation]).refusals == []) }
            let press = message(page, 2, ["kind": "press", "tip": "NewsTip", "press": "action:<b>"])
            #expect(try await server.tell([shown("\(page)-2"), press]).refusals == [])
            let center = try await server.people.center(for: "ada")
            #expect(center.run { NewsTip.read.donations.count } == 2)
            #expect(center.run { NewsTip().record.displayCount } == 2)
        }

        @Test("A report on a tip that the site doesn't have is refused, and stays in no memory") func unknown()
            async throws
        {
            let server = try PageServer()
            let page = try await server.tell().page
            let messages = (1...40).map { number in
                message(
                    page,
                    number,
                    ["kind": "visible", "tip": "made up \(number)", "display": "\(page)-\(number)", "seconds": 1]
                )
            }
            let refusals = try await server.tell(messages, tips: []).refusals
            #expect(refusals == Array(repeating: "unknownTip", count: 40))
        }

        @Test("Beyond a process's streams, a stream is refused with 503; once one has ended, there is room")
        func streams()
            async throws
        {
            let server = try PageServer()
            let tips = TipPages(people: server.people, path: "/app/tips/", mostStreams: 3)
            func stream(_ person: String) async -> TipPages.Answer {
                let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/tips/stream")
                return await tips.answer(head, body: ByteBuffer(), person: person)
            }
            var open: [TipPages.Answer] = []
            for person in ["a", "b", "c"] { open.append(await stream(person)) }
            #expect(open.allSatisfy { $0.head.status == .ok })
            let refused = await stream("d")
            #expect(refused.head.status == .serviceUnavailable)
            #expect(refused.head.headerFields[.retryAfter] == "5")
            #expect(tips.refusals == ["serverFull": 1])
            open.removeLast()
            while await stream("d").head.status != .ok { await Task.yield() }
        }

        @Test(
            "A locale has a language, a script and a region that exist, whatever a visitor requests",
            arguments: [
                ("de", "de"), ("de-AT", "de-AT"), ("de-x-1234", "de"), ("de-QQ", "de"), ("DE_at-posix", "de-AT"),
                ("zh-TW", "zh-TW"), ("zh-Hant-HK-x-a", "zh-Hant-HK"), ("zh-Zzzz", "zh"), ("xx-1", nil), ("", nil),
                ("-", nil),
            ]
        )
        func locales(tag: String, identifier: String?) {
            #expect(Languages.identifier(for: tag, among: ["en", "de", "zh-Hant", "zh"]) == identifier)
        }

        @Test("A card in a made-up variant of a language is the card of the language") func variants() async throws {
            let server = try PageServer()
            let cards = try await ["de", "de-x-1", "de-abcde", "qq", "qq-2"].asyncMap { language in
                let told = try await server.tell(tips: [["tip": "NewsTip", "language": language]])
                return told.text.firstMatch(of: /(?s)<tip-card.*<\/tip-card>/)?.output
            }
            #expect(cards[0] != nil && cards[0] == cards[1] && cards[0] == cards[2])
            #expect(cards[3] != nil && cards[3] == cards[4])
            #expect(cards[0] != cards[3])
        }
    }

    extension Array where Element: Sendable {
        fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
            var values: [Value] = []
            for element in self { values.append(try await transform(element)) }
            return values
        }
    }
#endif
