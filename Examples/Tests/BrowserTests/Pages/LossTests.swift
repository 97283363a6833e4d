import Testing
import WebDriver

/// Pages whose server, person or policy fails them.
@Suite(.serialized, .failurePictures) struct LossTests {
    @Test(
        "A press while the server is away is kept, and told once by the same page when the server is back",
        arguments: Engine.tested
    )
    func away(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(WrittenPage.view)
            try await page.hear("tip-shown SearchTip")
            page.app.kill()
            try await page.press(".close", of: "tip-view")
            try await page.hear("tip-closed SearchTip closeButton")
            try await page.app.start()
            try await page.wait(inJournal: "ada SearchTip invalidated(tipClosed)")
            try await page.browser.wait(until: WrittenPage.isTold)
            #expect(try await page.journal("ada SearchTip closed").count == 1)
            #expect(try await page.browser.holds("!card('tip-view')"))
        }
    }

    @Test("A press that the server didn't hear is told by the next page of the site, which has other tips or none")
    func nextPage() async throws {
        try await withWrittenPage { page in
            try await page.open(WrittenPage.view)
            try await page.hear("tip-shown SearchTip")
            page.app.kill()
            try await page.press(".close", of: "tip-view")
            try await page.hear("tip-closed SearchTip closeButton")
            try await page.browser.open("about:blank")
            try await page.app.start()
            try await page.write("No tips", named: "other")
            try await page.browser.open(page.address(of: "other"))
            try await page.wait(inJournal: "ada SearchTip invalidated(tipClosed)")
            try await page.browser.wait(until: WrittenPage.isTold)
        }
    }

    @Test("While the server is away, a page asks it with growing pauses") func pauses() async throws {
        try await withWrittenPage { page in
            try await page.open(WrittenPage.view)
            try await page.hear("tip-shown SearchTip")
            try await page.browser.run(
                """
                window.asked = [];
                const { send } = XMLHttpRequest.prototype;
                XMLHttpRequest.prototype.send = function (text) {
                  asked.push(performance.now());
                  send.call(this, text);
                };
                """
            )
            page.app.kill()
            try await page.press(".close", of: "tip-view")
            try await page.browser.wait(until: "asked.length === 4")
            let times = try #require(try await page.browser.run("return asked") as? [Double])
            let pauses = zip(times.dropFirst(), times).map { $0 - $1 }
            #expect(pauses[0] >= 500)
            #expect(pauses[1] >= 1_000)
            #expect(pauses[2] >= 2_000)
        }
    }

    @Test(
        "A press on a page of Ada's never counts for Bea, who has signed in in another tab; the page then has Bea's tips",
        arguments: Engine.tested
    )
    func otherPerson(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(WrittenPage.view)
            try await page.hear("tip-shown SearchTip")
            try await page.browser.run("document.cookie = 'person=bea; path=/'")
            try await page.press(".close", of: "tip-view")
            try await page.wait(inJournal: "bea SearchTip displayed")
            #expect(try await page.browser.holds("card('tip-view')"))
            #expect(try await page.journal("SearchTip invalidated").isEmpty)
            #expect(try await page.said().split(separator: "\n").count == 1)
        }
    }

    @Test("A page says nothing of the time that a tip was visible to somebody else, which is dropped")
    func otherPersonsTime() async throws {
        try await withWrittenPage { page in
            try await page.open(WrittenPage.view)
            try await page.hear("tip-shown SearchTip")
            try await page.browser.wait(until: WrittenPage.isTold)
            try await page.browser.run("document.cookie = 'person=bea; path=/'")
            let told = try await page.journal("POST /tips/tell").count
            try await page.browser.run("document.querySelector('tip-view').remove()")
            try await page.wait(for: told + 1, inJournal: "POST /tips/tell")
            try await page.browser.wait(until: WrittenPage.isTold)
            #expect(try await page.said() == "")
        }
    }

    @Test("For people who see no tips, a page has no cards, and asks once") func nobody() async throws {
        try await withWrittenPage { page in
            try await page.open(WrittenPage.view)
            try await page.hear("tip-shown SearchTip")
            try await page.browser.run("document.cookie = 'person=nobody; path=/'")
            try await page.browser.reload()
            try await page.browser.wait(until: "performance.getEntriesByName(origin + '/tips/tell').length === 1")
            let asked = try await page.journal("POST /tips/tell").count
            try await page.browser.run("document.body.append(document.querySelector('tip-view').cloneNode())")
            try await page.browser.run("document.cookie = 'person=ada; path=/'")
            #expect(try await page.browser.holds("!card('tip-view')"))
            #expect(try await page.journal("POST /tips/tell").count == asked)
        }
    }

    @Test("A page that comes back from the browser's memory has current tips, and counts no display twice")
    func backAndForward() async throws {
        try await withWrittenPage(isWhole: true) { page in
            try await page.write("Other", named: "other")
            try await page.open("\(WrittenPage.view)\(WrittenPage.popover)")
            try await page.hear("tip-shown SearchTip")
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run("setTimeout(() => location.href = '\(page.address(of: "other"))')")
            try await page.browser.wait(until: "document.title === 'other'")
            _ = try await page.app.fetch("retire/SearchTip", form: [:])
            try await page.browser.run("setTimeout(() => history.back())")
            try await page.browser.wait(until: "document.title === 'page'")
            try await page.hear("tip-closed SearchTip ended")
            #expect(try await page.browser.holds("heard.includes('tip-shown SearchTip')"))
            try await page.waitForAnotherTip()
            #expect(try await page.journal("ada ExportTip displayed").count == 1)
        }
    }

    @Test("All windows of a browser share one event stream, and hidden tabs have none; all tips are current")
    func windows() async throws {
        try await withWrittenPage(isWhole: true) { page in
            try await page.write(WrittenPage.view)
            var tabs: [String] = []
            for _ in 1...9 {
                tabs.append(try await page.browser.openTab())
                try await page.browser.open(page.address)
                try await page.browser.wait(until: "card('tip-view')")
            }
            try await page.hear("tip-shown SearchTip")
            #expect(try await page.journal("GET /tips/stream").count <= tabs.count)
            _ = try await page.app.fetch("retire/SearchTip", form: [:])
            for tab in tabs {
                try await page.browser.go(to: tab)
                try await page.browser.wait(until: "!card('tip-view')")
            }
        }
    }

    @Test(
        "Tips work under strict security policies",
        arguments: [
            "default-src 'self'; script-src 'self' 'unsafe-inline'; img-src data:",
            "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; img-src data:",
        ],
        Engine.tested
    )
    func policies(policy: String, engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open("\(WrittenPage.view)\(WrittenPage.popover)", policy: policy)
            try await page.hear("tip-shown SearchTip")
            try await page.hear("tip-shown ExportTip")
            #expect(try await page.browser.text("getComputedStyle(card('tip-view')).display") == "grid")
            #expect(try await page.said() == "")
            try await page.press(".close", of: "tip-view")
            try await page.wait(inJournal: "ada SearchTip invalidated")
        }
    }

    @Test("A policy that forbids the script's requests leads to one message, and no further request") func forbidden()
        async throws
    {
        try await withWrittenPage { page in
            try await page.open(WrittenPage.view, policy: "default-src 'none'; script-src 'self'; img-src data:")
            try await page.browser.wait(until: "said.length === 1")
            #expect(try await page.said().contains("connect-src"))
            try await page.browser.run("document.body.append(document.querySelector('tip-view').cloneNode())")
            #expect(try await page.said().split(separator: "\n").count == 1)
            #expect(try await page.journal("/tips/tell").isEmpty)
        }
    }

    @Test("An unknown tip, and more than 50 elements, are one message each") func messages() async throws {
        try await withWrittenPage { page in
            let many = String(repeating: WrittenPage.view, count: 52)
            try await page.open("<tip-view tip=NoTip></tip-view>\(many)")
            try await page.hear("tip-shown SearchTip")
            let said = try await page.said().split(separator: "\n")
            #expect(said.contains { $0.contains("only the first 50 tip elements") })
            #expect(said.contains { $0.contains("the server has no tip \"NoTip\"") })
            #expect(said.count == 2)
        }
    }
}
