import Testing
import WebDriver

/// Announcements of tips to screen readers, in a live region of the page.
@Suite(.serialized, .failurePictures) struct AnnouncementTests {
    /// The announcements recorded since `listen(to:)`, sorted.
    private let said = "[...window.said].sort().join('; ')"

    @Test(
        "A tip that appears after the page loads is announced once, and its text is then removed from the live region"
    )
    func later() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "parameter"])
        try await inBrowser(on: app) { browser in
            try await listen(to: browser)
            for round in 1...2 {
                try await browser.press(id("in"))
                try await browser.wait(until: "window.said.length === \(3 * round)")
                try await browser.run("document.querySelector('\(id("out"))').click()")
                try await browser.wait(until: "!document.querySelector('.tipui-callout')")
            }
            let tips = ["another", "inline", "popover"].flatMap { ["For members: \($0)", "For members: \($0)"] }
            #expect(try await browser.text(said) == tips.joined(separator: "; "))
            try await browser.wait(until: "!document.querySelector('[aria-live]').textContent")
        }
    }

    @Test("A tip that a page contains when it loads isn't announced to screen readers, not even after a reload")
    func fromTheStart() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "script"])
        try await inBrowser(on: app) { browser in
            #expect(try await browser.holds("document.querySelector('.tipui-callout')"))
            #expect(try await browser.holds("!document.querySelector('[aria-live]').textContent"))
            try await browser.reloadAndWait()
            #expect(try await browser.holds("!document.querySelector('[aria-live]').textContent"))
        }
    }

    @Test(
        "After a popover tip on a button is closed, the next popover tip on that button is announced to screen readers"
    )
    func next() async throws {
        let app = try await ServedApp("Listings", ["--page", "discovery-group"])
        try await inBrowser(on: app) { browser in
            try await browser.waitForPopover("Knead it first")
            try await listen(to: browser)
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForPopover("Then shape it")
            try await browser.wait(until: "window.said.length === 1")
            #expect(try await browser.holds("window.said[0].includes('Then shape it')"))
        }
    }

    /// Starts recording the text that is inserted into the page's live region.
    private func listen(to browser: Browser) async throws {
        try await browser.run(
            """
            window.said = [];
            new MutationObserver((changes) => {
              for (const { addedNodes } of changes) {
                for (const { textContent } of addedNodes) if (textContent) window.said.push(textContent);
              }
            }).observe(document.querySelector('[aria-live]'), { childList: true });
            """
        )
    }
}
