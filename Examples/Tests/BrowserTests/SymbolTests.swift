import Testing
import WebDriver

/// Symbols in buttons, beside texts and alone.
@Suite(.serialized, .failurePictures) struct SymbolTests {
    @Test("The mark of a white symbol that is filled stays to be seen on a tinted button", arguments: [false, true])
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

    @Test("A symbol alone is named in words") func alone() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "pieces"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            #expect(try await browser.spokenName(of: id("alone")) == "Mountains")
        }
    }

    @Test("A symbol beside a text isn't said, and the button's name is the text, once") func labelled() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "pieces"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            let symbol = "\(tag("labelled")).querySelector('.tipui-image')"
            #expect(try await browser.holds("\(symbol).closest('[aria-hidden=true]')"))
            #expect(try await browser.spokenName(of: id("labelled")) == "Heart")
        }
    }
}
