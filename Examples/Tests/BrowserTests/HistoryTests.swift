import Testing
import WebDriver

/// Navigation destinations in the browser's history.
@Suite(.serialized, .failurePictures) struct HistoryTests {
    private let focused = "(document.activeElement.dataset.testid || document.activeElement.className)"

    private func waitFor(_ path: String, _ name: String, in browser: Browser) async throws {
        try await browser.wait(until: "location.pathname === '\(path)' && document.title === '\(name)'")
        try await browser.wait(for: name, in: title)
    }

    /// Runs a test in a window that is so low that the page must scroll.
    private func inLevels(
        height: Int = 240,
        _ test: (Browser, ServedApp) async throws -> Void
    ) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "levels"])
        try await inBrowser(on: app, width: 390, height: height) { browser in
            try await browser.waitUntilLive()
            try await test(browser, app)
        }
    }

    @Test("The browser's Back and Forward move between navigation destinations, and restore focus, state and scrolling")
    func walking() async throws {
        // The page can scroll until the button with the popover, which is above the first link, is out of sight.
        try await inLevels(height: 200) { browser, _ in
            let link = "document.querySelector('\(id("to-heron"))')"
            try await browser.run("scrollTo(0, scrollY + \(link).getBoundingClientRect().top)")
            let top = try await browser.number("scrollY")
            #expect(top > 0)
            // The bar covers the link.
            try await browser.run("\(link).focus({preventScroll: true})")
            try await browser.key("\u{E007}")
            try await waitFor("/heron", "heron", in: browser)
            try await browser.wait(until: "\(focused) === 'tipui-title'")
            #expect(try await browser.number("scrollY") == 0)
            try await browser.press(id("press-heron"))
            try await browser.press(id("on-heron"))
            try await waitFor("/heron/heron-on", "heron-on", in: browser)
            try await browser.run("history.back()")
            try await waitFor("/heron", "heron", in: browser)
            try await browser.wait(until: "\(focused) === 'on-heron'")
            try await browser.wait(for: "1", in: id("presses-heron"))
            try await browser.run("history.back()")
            try await waitFor("/", "First", in: browser)
            try await browser.wait(until: "\(focused) === 'to-heron' && scrollY === \(top)")
            try await browser.run("history.forward()")
            try await waitFor("/heron", "heron", in: browser)
            try await browser.run("history.forward()")
            try await waitFor("/heron/heron-on", "heron-on", in: browser)
        }
    }

    @Test("The Back button in a page goes back in the browser's history, without adding a history entry")
    func ownBack() async throws {
        try await inLevels { browser, _ in
            try await browser.press(id("to-heron"))
            try await waitFor("/heron", "heron", in: browser)
            let count = try await browser.number("history.length")
            try await browser.press(back)
            try await waitFor("/", "First", in: browser)
            try await browser.wait(until: "\(focused) === 'to-heron'")
            #expect(try await browser.number("history.length") == count)
            try await browser.run("history.forward()")
            try await waitFor("/heron", "heron", in: browser)
        }
    }

    @Test("A navigation destination and its Back button are restored from the URL after a reload or a server restart")
    func addresses() async throws {
        try await inLevels { browser, app in
            try await browser.open(app.address + "heron/heron-on")
            try await waitFor("/heron/heron-on", "heron-on", in: browser)
            try await browser.waitUntilLive()
            try await browser.press(back)
            try await waitFor("/heron", "heron", in: browser)
            try await browser.reload()
            try await waitFor("/heron", "heron", in: browser)
            try await browser.waitUntilLive()
            try await browser.press(id("on-heron"))
            try await waitFor("/heron/heron-on", "heron-on", in: browser)
            app.kill()
            try await app.start()
            try await browser.wait(until: "performance.getEntriesByType('navigation')[0].type === 'reload'")
            try await browser.waitUntilLive()
            try await waitFor("/heron/heron-on", "heron-on", in: browser)
            try await browser.run("history.back()")
            try await waitFor("/heron", "heron", in: browser)
        }
    }

    @Test("The browser's Back button also leaves a navigation destination that a button showed and that has no URL")
    func byCode() async throws {
        try await inLevels { browser, app in
            try await browser.press(id("flag"))
            try await waitFor("/_", "flag", in: browser)
            try await browser.run("history.back()")
            try await waitFor("/", "First", in: browser)
            try await browser.open(app.address + "_")
            try await waitFor("/", "First", in: browser)
        }
    }

    @Test("Without scripts, following a navigation link loads a page with the URL and the content of the destination")
    func withoutScript() async throws {
        try await inLevels { browser, _ in
            try await browser.disableScripts()
            try await browser.reload()
            // Click by script, because a popover covers the link.
            try await browser.run("document.querySelector('\(id("to-heron"))').click()")
            try await browser.wait(until: "location.pathname === '/heron'")
            #expect(try await browser.text("document.querySelector('h1').innerText") == "heron")
        }
    }

    @Test("The answer to a request for an unknown page says that the page doesn't exist, and links to the first page")
    func missing() async throws {
        try await inLevels { browser, app in
            try await browser.open(app.address + "lost.html")
            try await browser.wait(forText: "There is no such page")
            #expect(try await browser.audit() == [])
            try await browser.press("a")
            try await waitFor("/", "First", in: browser)
        }
    }
}
