import Testing
import WebDriver

/// What answers in the server's place is no answer.
@Suite(.serialized, .failurePictures) struct AnswerTests {
    @Test(
        "What a firewall, a proxy or a page to sign in answers loses no press, takes no tip away, and doesn't stop the page",
        arguments: ["forbidden", "malformed", "signIn", "gateway"]
    )
    func others(fault: String) async throws {
        try await withWrittenPage { page in
            try await page.open("\(WrittenPage.view)<tip-view tip=StarTip></tip-view>")
            try await page.hear("tip-shown StarTip")
            try await page.browser.wait(until: WrittenPage.isTold)
            try await page.fail(fault)
            try await page.press(".close", of: "tip-view")
            try await page.hear("tip-closed SearchTip closeButton")
            try await page.browser.wait(
                until: "performance.getEntriesByName(origin + '/tips/tell').length > 3"
            )
            #expect(try await page.browser.holds("!!card('[tip=StarTip]') && !(\(WrittenPage.isTold))"))
            #expect(try await page.said() == "")
            try await page.fail("none")
            try await page.wait(inJournal: "ada SearchTip invalidated(tipClosed)")
            try await page.browser.wait(until: WrittenPage.isTold)
            #expect(try await page.browser.holds("!!card('[tip=StarTip]')"))
        }
    }

    @Test("A tip that was closed stays closed in a page that comes from a cache, before the server has answered")
    func cached() async throws {
        try await withWrittenPage { page in
            try await page.open("<!--SearchTip-->")
            try await page.hear("tip-shown SearchTip")
            let markup = try await page.browser.run(
                "return fetch(location).then((answer) => answer.text()).then((text) => text.match(/<tip-view.*<.tip-view>/s)[0])"
            )
            try await page.press(".close", of: "tip-view")
            try await page.wait(inJournal: "ada SearchTip invalidated")
            try await page.fail("slow")
            try await page.open("\(try #require(markup as? String))<p>Text</p>")
            try await page.browser.wait(until: "document.querySelector('tip-view').matches(':defined')")
            #expect(try await page.browser.holds("!card('tip-view')"))
        }
    }
}
