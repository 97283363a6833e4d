import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct FormTests {
    @Test("In a form row, the label is at the start and the switch at the end, and text fields have no border")
    func looks() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "form"])
        try await inBrowser(on: app, width: 390) { browser in
            let row = ".tipui-row:has(.tipui-toggle)"
            let left = try await browser.box("left", of: row), right = try await browser.box("right", of: row)
            #expect(try await browser.box("left", of: "\(row) .tipui-label") - left < 24)
            #expect(right - (try await browser.box("right", of: "\(row) .tipui-toggle")) < 24)
            #expect(try await browser.style("border-top-width", of: ".tipui-field") == "0px")
            #expect(try await browser.box("height", of: row) < 56)
            // The section's header must be above the card of rows, and its footer below that card.
            let top = try await browser.box("top", of: ".tipui-row")
            #expect(try await browser.box("bottom", of: id("header")) <= top)
            #expect(try await browser.box("top", of: id("footer")) >= browser.box("bottom", of: row))
            #expect(try await browser.style("font-variant-caps", of: id("header")) == "all-small-caps")
        }
    }

    @Test(
        "Changing a stored setting by mouse or keyboard updates other browser tabs, and the change survives a relaunch"
    )
    func kept() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "form"])
        try await inBrowser(on: app, isWhole: true) { browser in
            let first = try await browser.tab()
            let wasOn = try await browser.holds(isOn)
            try await browser.press(id("receipts"))
            try await browser.wait(until: wasOn ? "!\(isOn)" : isOn)
            let second = try await browser.openTab()
            try await browser.go(to: second)
            try await browser.open(app.address)
            try await browser.waitUntilLive()
            #expect(try await browser.holds(isOn) == !wasOn)
            try await browser.run("document.querySelector('.tipui-toggle').focus()")
            try await browser.key(" ")
            try await browser.wait(until: wasOn ? isOn : "!\(isOn)")
            try await browser.go(to: first)
            try await browser.wait(until: wasOn ? isOn : "!\(isOn)")
            try await browser.press(id("receipts"))
            try await browser.wait(until: wasOn ? "!\(isOn)" : isOn)
            try await browser.reopen(app)
            #expect(try await browser.holds(isOn) == !wasOn)
        }
    }

    @Test("UIApplication.shared.open opens a URL in the page's browser and reports whether the URL opened")
    func open() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "form"])
        try await inBrowser(on: app) { browser in
            try await browser.run("window.open = (url) => { window.asked = url; return {}; }")
            try await browser.press(id("manual"))
            try await browser.wait(for: "opened", in: id("answer"))
            #expect(try await browser.text("window.asked") == "https://manual.example/")
            try await browser.run("window.open = () => null")
            try await browser.run("document.querySelector('\(id("manual"))').focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(for: "refused", in: id("answer"))
        }
    }

    private let isOn = "document.querySelector('.tipui-toggle').checked"
}
