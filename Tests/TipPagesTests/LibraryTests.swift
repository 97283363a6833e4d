#if Web
    import Foundation
    import HTTPTypes
    import OpenTipKitTesting
    import Testing
    import TipKitCore

    @testable import TipPagesCore

    /// The list of the tips that a person has seen.
    @Suite struct LibraryTests {
        struct OrangeTip: Tip {
            var title: Text { Text("<b>Orange</b>").foregroundStyle(Color(red: 1, green: 0.5, blue: 0)) }
            var image: Image? { Image(systemName: "star") }
        }

        struct AbsentTip: Tip {
            var title: Text { Text("Absent") }
        }

        private func list(_ server: PageServer, _ language: String = "null", person: String = "ada") async -> String {
            let body = #"{"tips":[],"messages":[],"library":{"language":\#(language)}}"#
            let told = Told(await server.request(.post, "tell", body, person: person))
            return told.text.components(separatedBy: #"<tip-card data-kind="library""#).last ?? ""
        }

        @Test(
            "The list has what the person has seen of the site's tips, newest first, with escaped texts, image and date"
        )
        func seen() async throws {
            let server = try PageServer()
            server.tips.add(OrangeTip())
            #expect(await list(server).contains("No tips yet"))
            try await server.people.center(for: "ada").run {
                NewsTip().beginDisplay()?.end()
                AbsentTip().beginDisplay()?.end()
                server.folder.clock.advance(by: 60)
                OrangeTip().beginDisplay()?.end()
                NewsTip().invalidate(reason: .tipClosed)
            }
            let text = await list(server)
            let headings = text.matches(of: /<div class="title[^"]*" role="heading" aria-level="3">([^\n]*?)<\/div>/)
            let titles = headings.map(\.output.1)
            #expect(titles == ["&lt;b&gt;Orange&lt;/b&gt;", "News"])
            #expect(text.contains("svg") && text.contains("data-rules=\"") && !text.contains("<script>alert"))
            #expect(text.contains("<time datetime=\"\(server.folder.clock.now.ISO8601Format())\">"))
            #expect(!text.contains("Absent"))
            #expect(await list(server, person: "bea").contains("No tips yet"))
            #expect(try await server.people.center(for: "ada").run { NewsTip().record.displayCount } == 1)
        }

        @Test("The list's own words are in the language that its element names, or in one that the request accepts")
        func language() async throws {
            let server = try PageServer()
            #expect(await list(server, #""de""#).contains("Noch keine Tipps"))
            let body = #"{"tips":[],"messages":[],"library":{}}"#
            for (accepted, words) in [
                ("xx, fr;q=0.5", "Afficher les astuces"), ("xx", "Show tips"), ("ar", "dir=\"rtl\""),
            ] {
                let answer = await server.request(.post, "tell", body, headers: [.acceptLanguage: accepted])
                #expect(Told(answer).text.contains(words), "\(accepted)")
            }
        }

        @Test("The switch turns all of a person's tips off and on, once for each message")
        func turned() async throws {
            let folder = PeopleFolder()
            let servers = [try PageServer(folder), try PageServer(folder)]
            let page = try await servers[0].tell().page
            let wish = [["tip": "OtherTip"]]
            let off: [String: any Sendable] = ["id": "\(page)-1", "kind": "turn", "on": false]
            let on: [String: any Sendable] = ["id": "\(page)-2", "kind": "turn", "on": true]
            for server in servers { #expect(try await server.tell([off], tips: wish).tips == []) }
            #expect(await list(servers[1]).contains(#"aria-checked="false""#))
            #expect(try await servers[0].tell(tips: wish, person: "bea").tips == ["OtherTip"])
            #expect(try await servers[1].tell([on], tips: wish).tips == ["OtherTip"])
            // A message that is repeated late turns nothing off again.
            #expect(try await servers[0].tell([off], tips: wish).tips == ["OtherTip"])
            let message = ["id": "\(page)-3", "kind": "turn"]
            #expect(try await servers[0].tell([message]).refusals == ["malformed"])
        }
    }
#endif
