import Testing
import WebDriver

/// Symbols in buttons, with and without a text.
@Suite(.serialized, .failurePictures) struct SymbolTests {
    @Test(
        "On a tinted button, the mark inside a white filled symbol has the button's color and so remains visible",
        arguments: [false, true]
    )
    func mark(isDark: Bool) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "pieces"])
        try await inBrowser(on: app, isDark: isDark) { browser in
            let white = "rgb(255, 255, 255)"
            #expect(try await browser.style("color", of: "\(id("filled")) .tipui-image") == white)
            let mark = try await browser.style("color", of: "\(id("filled")) .tipui-mark")
            #expect(try await mark == browser.style("background-color", of: id("filled")))
            #expect(mark != white)
        }
    }

    @Test("A button with only a symbol has an accessible name") func alone() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "pieces"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            #expect(try await browser.spokenName(of: id("alone")) == "Mountains")
        }
    }

    @Test("A symbol beside a button's text is hidden from screen readers, and the button's accessible name is the text")
    func labelled() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "pieces"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            let symbol = "\(tag("labelled")).querySelector('.tipui-image')"
            #expect(try await browser.holds("\(symbol).closest('[aria-hidden=true]')"))
            #expect(try await browser.spokenName(of: id("labelled")) == "Heart")
        }
    }
}
