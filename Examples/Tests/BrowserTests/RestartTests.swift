import Testing
import WebDriver

/// A page whose server is killed and restarted.
@Suite(.serialized, .failurePictures) struct RestartTests {
    @Test("An open page reloads and works again after its server was killed and restarted") func reload() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.restart(app)
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries) === 'Entry 1'")
        }
    }

    @Test(
        "After a server restart, a page announces it and keeps typed text and switch states; a reload clears them"
    )
    func fields() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "restart"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("name"))
            try await browser.type("Heron")
            try await browser.wait(for: "Heron", in: id("named"))
            try await browser.press("\(id("quiet")) input")
            try await browser.wait(for: "quiet", in: id("volume"))
            try await browser.restart(app)
            try await browser.wait(for: "Heron", in: id("named"))
            try await browser.wait(for: "quiet", in: id("volume"))
            #expect(try await browser.text("\(tag("name")).value") == "Heron")
            #expect(try await browser.holds("document.querySelector('\(id("quiet")) input').checked"))
            let word = "document.querySelector('[role=status] > .tipui-anew')"
            try await browser.wait(until: "\(word).innerText === 'The page was restarted'")
            try await browser.wait(until: "!\(word).checkVisibility()")
            try await browser.mark()
            try await browser.reload()
            try await browser.wait(until: "!window.mark && \(isLive)")
            #expect(try await browser.text("\(tag("name")).value") == "")
            #expect(try await !browser.holds("\(word).checkVisibility()"))
        }
    }

    @Test(
        "A server restart keeps an open sheet with its text, focus and scroll offset, and a pending press is delivered"
    )
    func sheet() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "restart"])
        try await inBrowser(on: app, width: 390, height: 500) { browser in
            try await browser.press(id("show"))
            try await browser.wait(until: "document.querySelector('dialog[open]')")
            let offset = try await browser.number("scrollY")
            #expect(offset > 0)
            try await browser.press(id("note"))
            try await browser.type("Otters at dusk")
            try await browser.wait(for: "Otters at dusk", in: id("noted"))
            try await browser.mark()
            app.kill()
            try await browser.press(id("count"))
            try await browser.wait(until: "!(\(isLive))")
            try await app.start()
            try await browser.wait(until: "!window.mark && \(isLive)")
            try await browser.wait(for: "Otters at dusk", in: id("noted"))
            try await browser.wait(for: "1", in: id("presses"))
            #expect(try await browser.holds("document.querySelector('dialog[open]')"))
            #expect(try await browser.text("\(tag("note")).value") == "Otters at dusk")
            #expect(try await browser.text("document.activeElement.dataset.testid") == "count")
            #expect(try await browser.number("scrollY") == offset)
        }
    }

    @Test("While a modal sheet is open, a lost connection is shown and announced inside the sheet")
    func sheetStatus() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "restart"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            try await browser.press(id("show"))
            try await browser.wait(until: "document.querySelector('dialog[open]')")
            app.kill()
            let word = "document.querySelector('dialog[open] > [role=status] > .tipui-lost')"
            try await browser.wait(until: "\(word)?.checkVisibility({ visibilityProperty: true })")
            let box = "\(word).getBoundingClientRect()"
            let middle = "document.elementFromPoint(\(box).left + \(box).width / 2, \(box).top + \(box).height / 2)"
            try await browser.wait(until: "\(middle) === \(word)")
        }
    }

    @Test("A page that reloads after a server restart keeps its scroll offset") func scrolled() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app, width: 390, height: 300) { browser in
            try await browser.run("scrollTo(0, 200)")
            try await browser.wait(until: "scrollY === 200")
            try await browser.restart(app)
            try await browser.wait(until: "scrollY === 200")
        }
    }
}

extension Browser {
    /// Kills and restarts the app, and waits until the page has reloaded.
    fileprivate func restart(_ app: ServedApp) async throws {
        try await mark()
        app.kill()
        try await app.start()
        try await wait(until: "!window.mark && \(isLive)")
    }
}
