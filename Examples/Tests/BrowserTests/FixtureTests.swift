import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct FixtureTests {
    @Test("A tip's title that contains a script element is shown as text, and the script doesn't run")
    func script() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "script"])
        try await inBrowser(on: app) { browser in
            try await browser.wait(forText: "<script>document.title")
            #expect(try await browser.text("document.title") != "broken")
        }
    }

    @Test("An app that configures its tips only after the first paint shows its tip without a reload")
    func late() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "late"])
        #expect(try await !app.fetch().contains("First"))
        try await inBrowser(on: app) { browser in
            try await browser.wait(forText: "First")
        }
    }

    @Test("With a daily display frequency, only one of two tips that become eligible in the same render is shown")
    func frequency() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "frequency"])
        try await inBrowser(on: app) { browser in
            try await browser.wait(forText: "First")
            #expect(try await !browser.holds("document.body.innerText.includes('Second')"))
        }
    }

    @Test("B5.9 Two popover tips that become eligible at the same time are shown one after the other")
    func popovers() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "popovers"])
        try await inBrowser(on: app) { browser in
            try await browser.wait(until: "document.querySelector(':popover-open')?.innerText.includes('First')")
            #expect(try await browser.number("document.querySelectorAll('.tipui-popover').length") == 1)
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.wait(until: "document.querySelector(':popover-open')?.innerText.includes('Second')")
        }
    }

    @Test("Fetching a page without a browser doesn't count as a display of a tip that may be displayed only once")
    func once() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "once"])
        for _ in 1...5 { #expect(try await app.fetch().contains("Only once")) }
        try await inBrowser(on: app) { browser in
            try await browser.wait(forText: "Only once")
            try await browser.reload()
            try await browser.waitUntilLive()
            try await browser.wait(forText: "Only once", isThere: false)
        }
    }
}
