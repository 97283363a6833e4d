#if Web
    import Foundation
    import HTTPTypes
    import Testing
    import TipKitCore

    @testable import TipPagesCore

    /// Tests of the markup of tips.
    @Suite struct CardTests {
        private struct DailyTip: Tip {
            let id: String
            var title: Text { Text(verbatim: id) }
        }

        private struct RankedTip: Tip {
            var title: Text { Text("Ranked") }
            var options: [any TipOption] { Rank(1) }
        }

        private struct GreetingTip: Tip {
            static let strings: Bundle = {
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                    "strings-\(UUID().uuidString)"
                )
                for (language, text) in [("en", "Hello"), ("de", "Hallo"), ("ar", "مرحبا")] {
                    let table = folder.appendingPathComponent("\(language).lproj")
                    do {
                        try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
                        try Data("\"hello\" = \"\(text)\";".utf8).write(
                            to: table.appendingPathComponent("Localizable.strings")
                        )
                    } catch {
                        Issue.record("\(error)")
                    }
                }
                return Bundle(path: folder.path) ?? .main
            }()

            var title: Text { Text("hello", bundle: Self.strings) }
            var actions: [Action] { Action { Text("hello", bundle: Self.strings) } }
        }

        @Test("The HTML of a tip contains the tip's escaped texts and a form, and counts no display") func form()
            async throws
        {
            let server = try PageServer()
            let html = await server.tips.html(for: NewsTip(), person: "ada")
            #expect(html.hasPrefix(#"<tip-view tip="NewsTip" drawn><template shadowrootmode="open">"#))
            #expect(html.contains("News") && !html.contains("<script>") && !html.contains("<b>"))
            // What the page sets for other forms doesn't matter.
            #expect(html.contains(#"action="/app/tips/form" target="_self" accept-charset="utf-8""#))
            #expect(try await server.people.center(for: "ada").run { NewsTip().record.displayCount } == 0)
        }

        @Test("The HTML of a popover names its anchor and the edge with the arrow")
        func popover() async throws {
            let html = try await PageServer().tips.html(for: NewsTip(), anchor: "a\"b", edge: .leading, person: "ada")
            #expect(html.hasPrefix(#"<tip-popover tip="NewsTip" drawn for="a&quot;b" edge="leading"><template"#))
            #expect(html.contains(#"data-kind="popover" data-edge="leading""#))
        }

        @Test("The element of a tip that may not appear, or of an unknown person, is empty") func hidden() async throws
        {
            let server = try PageServer()
            try await server.people.center(for: "ada").run { NewsTip().invalidate(reason: .tipClosed) }
            for person in ["ada", nil] {
                #expect(
                    await server.tips.html(for: NewsTip(), person: person) == #"<tip-view tip="NewsTip"></tip-view>"#
                )
            }
            #expect(await server.tips.html(for: NewsTip(), person: "bea").contains("News</div>"))
        }

        @Test("A tip that wasn't added isn't drawn, and holds no other tip back") func forgotten() async throws {
            let server = try PageServer(PeopleFolder(), [.displayFrequency(.daily)])
            let html = await server.tips.html(for: DailyTip(id: "forgotten"), person: "ada")
            #expect(html == #"<tip-view tip="forgotten"></tip-view>"#)
            #expect(await server.tips.html(for: NewsTip(), person: "ada").contains(#"class="card""#))
        }

        @Test(
            "Of several tips of a page that a frequency of one a day holds apart, the first gets a card",
            arguments: [true, false]
        )
        func frequency(isOneCall: Bool) async throws {
            let server = try PageServer(PeopleFolder(), [.displayFrequency(.daily)])
            let tips = [DailyTip(id: "first"), DailyTip(id: "second")]
            server.tips.add(tips)
            var html: [String] = []
            if isOneCall {
                html = await server.tips.html(for: tips.map { .view($0) }, person: "ada")
            } else {
                for tip in tips { html.append(await server.tips.html(for: tip, person: "ada")) }
            }
            #expect(html.map { $0.contains(#"class="card""#) } == [true, false])
            let wishes = tips.map { ["tip": $0.id] }
            #expect(try await server.tell(tips: wishes).tips == ["first"])
        }

        @Test(
            "A card is in the language that the request accepts among those of its texts, or that the host or the element says",
            arguments: [
                ("fr;q=0.9, de-AT", "Hallo", "Tipp schließen", #" lang="de-AT" dir="ltr""#),
                ("ar", "مرحبا", "إغلاق النصيحة", #" lang="ar" dir="rtl""#),
                ("fr", "Hello", "Close tip", #" lang="en" dir="ltr""#),
            ]
        )
        func languages(accepted: String, title: String, close: String, attributes: String) async throws {
            let server = try PageServer()
            server.tips.add(GreetingTip())
            let request = HTTPRequest(
                method: .get,
                scheme: nil,
                authority: nil,
                path: "/",
                headerFields: [.acceptLanguage: accepted]
            )
            let html = await server.tips.html(for: GreetingTip(), person: "ada", request: request)
            let wish = [["tip": "GreetingTip"]]
            let told = try await server.tell(tips: wish, headers: [.acceptLanguage: accepted]).text
            for text in [html, told] {
                #expect(text.contains(">\(title)</div>") && text.contains(">\(title)</button>"))
                #expect(text.contains(#"aria-label="\#(close)""#))
                #expect(text.contains(attributes))
            }
            let german = await server.tips.html(
                for: GreetingTip(),
                person: "ada",
                locale: Locale(identifier: "de"),
                request: request
            )
            #expect(german.hasPrefix(#"<tip-view tip="GreetingTip" lang="de" drawn>"#) && german.contains("Hallo"))
            let wished = [["tip": "GreetingTip", "language": "de"]]
            #expect(try await server.tell(tips: wished, headers: [.acceptLanguage: accepted]).text.contains("Hallo"))
        }

        @Test("A card says its tip's place in an ordered group that shows places, in the person's language")
        func places() async throws {
            let server = try PageServer()
            server.tips.add(.ordered, showsPosition: true, NewsTip(), OtherTip())
            let first = await server.tips.html(for: NewsTip(), person: "ada")
            #expect(first.contains(#"<div class="place">1 of 2</div>"#))
            try await server.people.center(for: "ada").run { NewsTip().invalidate(reason: .tipClosed) }
            let language = Locale(identifier: "de")
            let second = await server.tips.html(for: OtherTip(), person: "ada", locale: language)
            #expect(second.contains(#"<div class="place">2 von 2</div>"#))
            let silent = try PageServer()
            silent.tips.add(.ordered, NewsTip(), OtherTip())
            #expect(await !silent.tips.html(for: NewsTip(), person: "ada").contains("place"))
        }

        @Test("Of tips that wait for one turn, the page has the one with the greatest rank, wherever it is in the page")
        func ranks() async throws {
            let server = try PageServer(PeopleFolder(), [.displayFrequency(.daily)])
            server.tips.add(RankedTip())
            let html = await server.tips.html(for: [.view(NewsTip()), .view(RankedTip())], person: "ada")
            #expect(!html[0].contains("class=\"card\"") && html[1].contains("class=\"card\""))
            let told = try await server.tell(tips: [["tip": "NewsTip"], ["tip": "RankedTip"]], person: "bea")
            #expect(told.tips == ["RankedTip"])
        }

        @Test("The HTML of tips is made while other work keeps the main actor busy", .timeLimit(.minutes(10)))
        @MainActor func offMainActor() throws {
            let server = try PageServer()
            let done = DispatchSemaphore(value: 0)
            Task.detached {
                _ = await server.tips.html(for: [.view(NewsTip()), .view(OtherTip())], person: "ada")
                done.signal()
            }
            done.wait()
        }

        @Test("The tags for the head name the files, and carry the nonce of a page's policy") func head() throws {
            let tips = try PageServer().tips
            #expect(tips.head.contains(#"<script type="module" src="/app/tips/tips.js">"#))
            #expect(tips.head(nonce: "a\"b").matches(of: /nonce="a&quot;b"/).count == 2)
        }
    }
#else
    import Testing

    @Test("TipPages serves tips in existing pages", .disabled("Needs the trait Web.")) func skipped() {}
#endif
