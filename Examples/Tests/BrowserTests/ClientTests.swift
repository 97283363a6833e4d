import Testing
import WebDriver

/// The connection that the client script maintains between a page and its server.
@Suite(.serialized, .failurePictures) struct ClientTests {
    @Test("Page updates made while the connection is lost arrive after reconnecting: all of them, in order, and once")
    func lostConnection() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            try await browser.mark()
            var written: [String] = []
            for round in 0..<2 {
                relay.cut()
                try await browser.wait(until: "!(\(isLive))")
                for count in 1...3 {
                    try await app.press("write")
                    written.append("Entry \(round * 3 + count)")
                }
                #expect(try await browser.number("document.querySelectorAll('.tipui-row').length") == Double(round * 3))
                relay.mend()
                try await browser.wait(until: "\(entries) === '\(written.joined(separator: ","))'")
            }
            try await browser.waitUntilLive()
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries).endsWith(',Entry 7')")
            #expect(try await browser.holds(isSamePage))
            #expect(try await browser.holds(isSameDrawing))
        }
    }

    @Test("A page that missed more updates than the server keeps is repainted completely, without a reload")
    func repaint() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            try await browser.mark()
            relay.cut()
            try await browser.wait(until: "!(\(isLive))")
            try await app.press("flood")
            relay.mend()
            try await browser.wait(until: "\(entries) === 'Entry 1'")
            #expect(try await browser.holds(isSamePage))
            #expect(try await !browser.holds(isSameDrawing))
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries) === 'Entry 1,Entry 2'")
        }
    }

    @Test("A hidden browser tab disconnects from the server, and shows the missed updates when it is shown again")
    func hiddenTab() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app, isWhole: true) { browser in
            let tab = try await browser.tab()
            try await browser.mark()
            // The client script added its listener first, so the listener below runs after the stream was closed.
            try await browser.run(
                """
                document.addEventListener('visibilitychange', () => {
                  if (document.visibilityState === 'hidden') localStorage.isHidden = true;
                  else window.found = \(entries);
                });
                """
            )
            _ = try await browser.openTab()
            try await browser.open(app.address)
            try await browser.waitUntilLive()
            try await browser.wait(until: "localStorage.isHidden")
            for _ in 1...3 { try await browser.press(id("write")) }
            try await browser.wait(until: "\(entries) === 'Entry 1,Entry 2,Entry 3'")
            try await browser.go(to: tab)
            try await browser.wait(until: "\(entries) === 'Entry 1,Entry 2,Entry 3'")
            #expect(try await browser.text("window.found") == "")
            #expect(try await browser.holds(isSamePage))
            #expect(try await browser.holds(isSameDrawing))
        }
    }

    @Test("A page that is opened again by the browser's Back button is up to date and receives updates")
    func history() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries) === 'Entry 1'")
            try await browser.open("about:blank")
            try await app.press("write")
            try await browser.run("history.back()")
            try await browser.wait(until: "\(entries) === 'Entry 1,Entry 2' && \(isLive)")
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries) === 'Entry 1,Entry 2,Entry 3'")
        }
    }

    @Test("A page that the browser restores from its back/forward cache is reloaded")
    func keptInMemory() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.mark()
            try await browser.run("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
            try await browser.wait(until: "!window.mark && \(isLive)")
        }
    }
}

/// An expression for the journal entries that the page shows.
let entries = "[...document.querySelectorAll('.tipui-row')].map((row) => row.innerText).join()"

/// An expression for whether the page's stream is open.
let isLive = "'connected' in document.body.dataset"

/// An expression for whether the page hasn't been reloaded since `mark()`.
let isSamePage = "window.mark"

/// An expression for whether the page was only patched, not repainted, since `mark()`.
let isSameDrawing = "document.querySelector('main').mark"

extension Browser {
    /// Marks the page and its root element, to detect whether either is replaced.
    func mark() async throws {
        try await run("window.mark = document.querySelector('main').mark = true")
    }
}

extension ServedApp {
    /// Presses a button on a separate page that no browser shows.
    func press(_ identifier: String) async throws {
        let page = try await fetch()
        let session = try #require(page.firstMatch(of: /name="session" value="([^"]+)"/)?.1)
        let tag = try #require(page.split(separator: "<").first { $0.contains("data-testid=\"\(identifier)\"") })
        let button = try #require(tag.firstMatch(of: /value="([^"]+)"/)?.1)
        _ = try await fetch("_tipui/form", form: ["session": "\(session)", "tap": "\(button)"])
    }
}
