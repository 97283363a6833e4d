import Testing
import WebDriver

/// What is behind the views of a page, a list, a tip and a sheet, as on an iPhone.
@Suite(.serialized, .failurePictures) struct BackgroundTests {
    private let white = "rgb(255, 255, 255)"
    private let gray = "rgb(242, 242, 247)"
    private let black = "rgb(0, 0, 0)"
    private let yellow = "rgb(255, 204, 0)"

    private func inView(
        _ view: String,
        isDark: Bool = false,
        _ body: @Sendable (Browser) async throws -> Void
    ) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "backgrounds", "--view", view])
        try await inBrowser(on: app, isDark: isDark) { browser in
            try await browser.waitUntilLive()
            try await body(browser)
        }
    }

    @Test("A page is white, and gray around grouped rows; what lies on it is gray or white, whichever differs")
    func pages() async throws {
        let page = "body"
        try await inView("plain") { (browser) async throws in
            #expect(try await browser.style("background-color", of: page) == white)
            #expect(try await browser.style("background-color", of: ".tipui-callout") == gray)
        }
        try await inView("plain", isDark: true) { (browser) async throws in
            #expect(try await browser.style("background-color", of: page) == black)
            #expect(try await browser.style("background-color", of: ".tipui-callout") == "rgb(28, 28, 30)")
        }
        try await inView("plainList") { (browser) async throws in
            #expect(try await browser.style("background-color", of: page) == white)
            #expect(try await browser.style("background-color", of: ".tipui-row .tipui-callout") == gray)
        }
        for view in ["grouped", "form"] {
            try await inView(view) { (browser) async throws in
                #expect(try await browser.style("background-color", of: page) == gray)
                #expect(try await browser.style("background-color", of: ".tipui-row") == white)
            }
        }
        try await inView("stack") { (browser) async throws in
            #expect(try await browser.style("background-color", of: page) == white)
            #expect(try await browser.style("background-color", of: id("list")) == gray)
        }
        try await inView("clear") { (browser) async throws in
            #expect(try await browser.style("background-color", of: page) == white)
            #expect(try await browser.style("background-color", of: ".tipui-list") == "rgba(0, 0, 0, 0)")
        }
        try await inView("sheetList") { (browser) async throws in
            #expect(try await browser.style("background-color", of: page) == white)
            #expect(try await browser.style("background-color", of: ".tipui-sheet") == gray)
        }
    }

    @Test("A translucent popover lets nothing of the page through, and its close button is as dark as it must be")
    func translucent() async throws {
        for isDark in [false, true] {
            try await inView("translucent", isDark: isDark) { (browser) async throws in
                try await browser.wait(until: "!!document.querySelector('.tipui-popover[data-side]')")
                let behind = try await browser.style("background-color", of: ".tipui-popover")
                #expect(behind == (isDark ? "rgb(44, 44, 46)" : white))
                #expect(try await browser.style("background-image", of: ".tipui-popover").hasPrefix("linear-gradient"))
                for card in [".tipui-popover", ".tipui-callout"] {
                    let ink = try await browser.style("color", of: "\(card) .tipui-look-close")
                    #expect(ink == (isDark ? "oklch(1 0 0)" : "oklch(0 0 0)"), "\(card) \(ink)")
                }
            }
        }
    }

    @Test("What ignores the safe area in a sheet, or is the background of its whole content, fills the sheet")
    func sheets() async throws {
        for (view, name) in [("sheet", "painted"), ("sheetShape", "shape")] {
            try await inView(view) { (browser) async throws in
                try await browser.wait(
                    until: "document.getAnimations().every(({ playState }) => playState !== 'running')"
                )
                // A background of the whole content is drawn by a pseudo element, which is as large as the sheet.
                let isFilled = """
                    (() => {
                      const sheet = document.querySelector(".tipui-sheet"), view = \(tag(name));
                      const shape = view.querySelector(".tipui-shape"), box = shape?.getBoundingClientRect();
                      const style = getComputedStyle(shape || view.querySelector(".tipui-painted") || view, shape ? null : "::before");
                      const size = box ? [box.width, box.height] : [parseFloat(style.width), parseFloat(style.height)];
                      return style.backgroundColor === "\(yellow)"
                        && Math.abs(size[0] - sheet.offsetWidth) < 1 && Math.abs(size[1] - sheet.offsetHeight) < 1;
                    })()
                    """
                #expect(try await browser.holds(isFilled), "\(view)")
                #expect(try await browser.holds("\(tag("text")).checkVisibility()"))
            }
        }
    }

    @Test("A prominent button keeps a light tint, with dark words") func tints() async throws {
        try await inView("tints") { (browser) async throws in
            #expect(try await browser.style("background-color", of: id("yellow")) == yellow)
            #expect(try await browser.style("color", of: id("yellow")) == "rgb(34, 24, 0)")
            #expect(try await browser.style("color", of: id("own")) == "oklch(0 0 0)")
            #expect(try await browser.style("color", of: id("blue")) == white)
        }
    }
}
