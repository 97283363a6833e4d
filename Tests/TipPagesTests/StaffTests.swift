#if Web
    import Foundation
    import HTTPTypes
    import NIOCore
    import OpenTipKitTesting
    import Synchronization
    import Testing
    import TipKitCore
    import TipHTTP
    import TipKitEngine

    @testable import TipPagesCore

    /// A file of switches in memory.
    private final class FakeEditor: SwitchesEditor {
        let fields = Mutex(SwitchFields())
        let isDamaged = Mutex(false)

        func read() throws -> EditableSwitches {
            if isDamaged.withLock({ $0 }) { throw SwitchesEditError.unusable("The file is <damaged>.") }
            let fields = fields.withLock { $0 }
            return EditableSwitches(fields: fields, mark: fields.holdout + "-mark", variables: ["TIPS_OFF"])
        }

        func write(_ fields: SwitchFields, over mark: String) throws {
            guard try read().mark == mark else { throw SwitchesEditError.changed }
            if fields.holdout == "2" { throw SwitchesEditError.refused("The switch is 2 & must be at most 1.") }
            self.fields.withLock { $0 = fields }
        }
    }

    /// Tests of the page for staff.
    @Suite struct StaffTests {
        private struct MapTip: Tip {
            static let opened = Event(id: "map-opened")
            var title: Text { Text("Open <the map>") }
            var options: [any TipOption] { Tips.Teaches(Self.opened) }
        }

        private let folder = PeopleFolder()
        private let editor = FakeEditor()
        private let people: TipPeople
        private let tips: TipPages

        init() throws {
            people = try TipPeople(
                directory: folder.url,
                [.clock(folder.clock), .holdout(0.5), .switches(TipSwitches(TipSwitches.Values(), editor: editor))]
            )
            tips = TipPages(people: people, staff: { $0 == "root" })
            tips.add(MapTip(), OtherTip())
        }

        private func ask(
            _ method: HTTPRequest.Method = .get,
            _ query: String = "",
            _ body: String = "",
            as person: String? = "root",
            headers: HTTPFields = [.secFetchSite: "same-origin"]
        ) async -> TipPages.Answer {
            let head = HTTPRequest(
                method: method,
                scheme: "http",
                authority: "localhost",
                path: "/tips/staff\(query)",
                headerFields: headers
            )
            return await tips.answer(head, body: ByteBuffer(string: body), person: person)
        }

        @Test(
            "To people who aren't staff, and to visitors, the page is a path at which there is nothing",
            arguments: ["ada", nil]
        )
        func others(person: String?) async throws {
            let nothing = await tips.answer(
                HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/tips/nothing"),
                body: ByteBuffer(),
                person: person
            )
            for method in [HTTPRequest.Method.get, .post] {
                let answer = await ask(method, "", "mark=-mark&holdout=1", as: person)
                #expect(answer.head.status == .notFound && answer.text == nothing.text)
            }
            #expect(editor.fields.withLock { $0 } == SwitchFields())
            let unnamed = TipPages(people: people)
            let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/tips/staff")
            #expect(await unnamed.answer(head, body: ByteBuffer(), person: "root").head.status == .notFound)
        }

        @Test("Staff see whether the tips help, with their titles, and the switches as the file has them") func page()
            async throws
        {
            for number in 0..<20 {
                try await people.center(for: "person \(number)").run { MapTip().beginDisplay()?.end() }
            }
            folder.clock.advance(by: 15 * 86_400)
            editor.fields.withLock { fields in
                fields.off = ["Gone"]
                fields.limits = "2 per day"
            }
            let answer = await ask()
            #expect(answer.head.status == .ok)
            #expect(answer.head.headerFields[.cacheControl] == "no-store")
            #expect(answer.head.headerFields[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
            #expect(answer.text.contains("Open &lt;the map&gt;") && !answer.text.contains("<the map>"))
            #expect(answer.text.contains("It isn't known yet whether the tip helps"))
            #expect(answer.text.contains(#"name="off.Gone" value="1" checked"#))
            #expect(answer.text.contains(#"name="off.MapTip" value="1">"#))
            #expect(answer.text.contains("<code>TIPS_OFF</code>"))
            #expect(answer.text.contains("2 per day</textarea>"))
        }

        @Test("A report is made again after ten seconds, and for another question at once") func fresh() async throws {
            let before = await ask().text
            try await people.center(for: "ada").run { MapTip().beginDisplay()?.end() }
            try await people.center(for: "bob").run { MapTip().beginDisplay()?.end() }
            #expect(await ask().text == before)
            #expect(await ask(.get, "?by=App%2Bplan").text != before)
            folder.clock.advance(by: 11)
            #expect(await ask().text != before)
        }

        @Test("What staff save is written, and the browser goes back to the page") func saved() async throws {
            let answer = await ask(
                .post,
                "",
                "mark=-mark&off.MapTip=1&off.Unknown=1&displayFrequency=daily&limits=2+per+day%0D%0A1+per+hour&holdout=0.1"
            )
            #expect(answer.head.status == .seeOther)
            #expect(answer.head.headerFields[.location] == "/tips/staff?saved=1#switches")
            let fields = editor.fields.withLock { $0 }
            #expect(fields.off == ["MapTip"] && !fields.areAllOff && fields.displayFrequency == "daily")
            #expect(fields.limits == "2 per day\r\n1 per hour" && fields.holdout == "0.1")
            #expect(await ask(.get, "?saved=1").text.contains("Saved."))
        }

        @Test("What can't be saved is said beside what was typed, and nothing changes") func invalid() async throws {
            let answer = await ask(.post, "", "mark=-mark&holdout=2&limits=%3Cb%3E")
            #expect(answer.head.status == .unprocessableContent)
            #expect(answer.text.contains("The switch is 2 &amp; must be at most 1."))
            #expect(answer.text.contains(#"value="2""#) && answer.text.contains("&lt;b&gt;</textarea>"))
            #expect(editor.fields.withLock { $0 } == SwitchFields())
        }

        @Test("Of two people who change the switches at once, the second is told, and may write over the first")
        func twice() async throws {
            #expect(await ask(.post, "", "mark=-mark&holdout=0.1").head.status == .seeOther)
            let answer = await ask(.post, "", "mark=-mark&holdout=0.3")
            #expect(answer.head.status == .conflict)
            #expect(editor.fields.withLock { $0.holdout } == "0.1")
            let mark = try #require(answer.text.firstMatch(of: /name="mark" value="([^"]*)"/)?.output.1)
            #expect(await ask(.post, "", "mark=\(mark)&holdout=0.3").head.status == .seeOther)
            #expect(editor.fields.withLock { $0.holdout } == "0.3")
        }

        @Test("A form of another site is refused, and one without a mark") func foreign() async throws {
            let foreign = await ask(
                .post,
                "",
                "mark=-mark&holdout=1",
                headers: [.secFetchSite: "cross-site", .origin: "http://evil"]
            )
            #expect(foreign.head.status == .forbidden)
            #expect(await ask(.post, "", "holdout=1").head.status == .badRequest)
            #expect(editor.fields.withLock { $0 } == SwitchFields())
        }

        @Test("A file that can't be used is said on the page, which still has the report") func damaged() async throws {
            editor.isDamaged.withLock { $0 = true }
            let page = await ask()
            #expect(page.head.status == .ok && page.text.contains("The file is &lt;damaged&gt;."))
            #expect(!page.text.contains("<form method=\"post\""))
            #expect(await ask(.post, "", "mark=-mark").head.status == .serviceUnavailable)
        }
    }
#endif
