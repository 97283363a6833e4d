import Testing
import WebDriver

/// The form of a card, without script, in pages that change how forms are sent.
@Suite(.serialized, .failurePictures) struct ScriptlessTests {
    @Test(
        "Without script, the page's base, target and referrer policy don't change where a press goes, and comes back to",
        arguments: [
            "<base target=_blank>", "<base href='http://tips.invalid/other/'>", "<meta name=referrer content=origin>",
            "<meta name=referrer content=strict-origin>", "<meta name=referrer content=no-referrer>",
        ]
    )
    func head(tag: String) async throws {
        try await withWrittenPage { page in
            try await page.open("<!--SearchTip--><p>Text</p>")
            try await page.browser.wait(until: "document.querySelector('tip-view').matches(':defined')")
            try await page.write("<!--SearchTip--><p>Text</p>", head: tag)
            try await page.browser.disableScripts()
            try await page.browser.open(page.address)
            let place = try await page.browser.run(
                """
                const { x, y, width, height } = document.querySelector('tip-view').shadowRoot.querySelector('.close')
                  .getBoundingClientRect();
                return [x + width / 2, y + height / 2].map(Math.round);
                """
            )
            let numbers = try #require(place as? [Int])
            try await page.browser.press(x: numbers[0], y: numbers[1])
            try await page.wait(inJournal: "ada SearchTip invalidated(tipClosed)")
            try await page.browser.wait(until: "!document.querySelector('tip-view').shadowRoot")
            #expect(try await page.browser.text("location.pathname") == "/written/page")
        }
    }
}
