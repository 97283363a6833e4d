import Testing
import WebDriver

/// What a person sees on a line that takes 400 ms each way, or is lost.
@Suite(.serialized, .failurePictures) struct SlowLineTests {
    /// How much is seen of a tag, 250 ms after it was pressed, while no answer can be there.
    private func opacity(of seen: String, afterPressing pressed: String, in browser: Browser) async throws -> Double {
        let script = """
            window.opacity = null;
            \(pressed).click();
            setTimeout(() => window.opacity = \(seen) ? getComputedStyle(\(seen)).opacity : "gone", 250);
            """
        try await browser.run(script)
        try await browser.wait(until: "window.opacity !== null")
        return try await browser.number("window.opacity")
    }

    @Test("A pressed button shows that it was until the answer is there") func pressed() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            try await browser.slowDown(latency: 400)
            let button = "document.querySelector('\(id("write"))')"
            #expect(try await opacity(of: button, afterPressing: button, in: browser) < 1)
            #expect(try await browser.holds("\(button).dataset.busy === 'tap'"))
            try await browser.wait(until: "!\(button).dataset.busy && getComputedStyle(\(button)).opacity === '1'")
        }
    }

    @Test("A card that is closed goes at once, and comes back if it may not go") func closed() async throws {
        let app = try await ServedApp("Gallery", ["--page", "inline"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            let card = "document.querySelector('.tipui-callout')"
            let close = "document.querySelector('\(closeButton)')"
            try await browser.answerPosts(
                "new Promise((answer) => setTimeout(() => answer(new Response('', { status: 410 })), 800))"
            )
            #expect(try await opacity(of: card, afterPressing: close, in: browser) < 0.1)
            try await browser.wait(until: "\(card) && getComputedStyle(\(card)).opacity === '1'")
        }
    }

    @Test("That the line is lost is said once it lasts, until it is back") func lost() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            let word = "getComputedStyle(document.body, '::after')"
            #expect(try await browser.holds("\(word).content === 'none'"))
            relay.cut()
            try await browser.wait(until: "\(word).content.includes('Reconnecting') && \(word).opacity === '1'")
            relay.mend()
            try await browser.wait(until: "\(word).content === 'none'")
        }
    }
}
