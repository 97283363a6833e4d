import Testing
import WebDriver

// Tests with an unreliable mobile connection.
extension SlowLineTests {
    @Test("A press made offline is performed after reconnecting; until then, the page says that the connection is lost")
    func offline() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app, width: 390) { browser in
            let word = "document.querySelector('[role=status] > .tipui-lost')"
            #expect(try await browser.holds("!\(word).checkVisibility()"))
            try await browser.goOffline()
            try await browser.press(id("write"))
            try await browser.wait(until: "\(word).checkVisibility({ visibilityProperty: true })")
            #expect(try await browser.text(entries) == "")
            try await browser.goOnline()
            try await browser.wait(until: "\(entries) === 'Entry 1'")
            try await browser.wait(until: "!\(word).checkVisibility()")
        }
    }

    @Test(
        "On a slow mobile connection, the layout doesn't shift while a page loads",
        arguments: [
            ("Trails", nil), ("Gallery", "inline"), ("Gallery", "popover"), ("Gallery", "frequency"),
        ] as [(String, String?)]
    )
    func shift(name: String, page: String?) async throws {
        let app = try await ServedApp(name, page.map { ["--page", $0] } ?? [])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            try await browser.goOn3G()
            try await browser.open(app.address)
            try await browser.waitUntilLive()
            try await browser.wait(until: "document.querySelector('\(shownTip)')")
            try await browser.waitForRest()
            #expect(try await browser.number(moved) == 0)
            // Move the layout, to show that a layout shift is detected.
            try await browser.run("document.querySelector('main').style.paddingBlockStart = '200px'")
            try await browser.wait(until: "\(moved) > 0")
        }
    }

    /// An expression for the sum of unexpected layout shifts.
    private var moved: String {
        """
        (() => {
          const observer = new PerformanceObserver(() => {});
          observer.observe({ type: 'layout-shift', buffered: true });
          return observer.takeRecords().filter((entry) => !entry.hadRecentInput)
            .reduce((sum, entry) => sum + entry.value, 0);
        })()
        """
    }
}
