import Testing
import WebDriver

/// The default appearance of list rows and sections.
@Suite(.serialized, .failurePictures) struct ListLookTests {
    @Test("A list row with a link has the color of text, and changes its appearance while hovered and while pressed")
    func link() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rowlooks"])
        try await inBrowser(on: app) { browser in
            let link = id("link"), nothing = "rgba(0, 0, 0, 0)"
            #expect(try await browser.style("color", of: link) == browser.style("color", of: id("text")))
            #expect(try await browser.text(ground(of: link)) == nothing)
            try await browser.hover(link)
            try await browser.wait(until: "\(ground(of: link)) !== '\(nothing)'")
            #expect(try await browser.style("opacity", of: link) == "1")
            try await browser.pressDown(link)
            try await browser.wait(until: "getComputedStyle(\(tag("link"))).opacity < 1")
            try await browser.letGo()
            try await browser.wait(for: "Led", in: title)
        }
    }

    @Test("On a touch screen, a list row with a link is highlighted across its whole area while it is pressed")
    func pressed() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rowlooks"])
        try await inBrowser(on: app, width: 390) { browser in
            try await browser.emulateTouch()
            let link = id("link"), fill = try await browser.colour("fill")
            #expect(try await browser.text(ground(of: link)) != fill)
            try await browser.pressDown(link)
            try await browser.wait(until: "\(ground(of: link)) === '\(fill)'")
            for side in ["width", "height"] {
                let own = "parseFloat(getComputedStyle(\(tag("link")), '::before').\(side))"
                let row = "\(tag("link")).parentElement.client\(side == "width" ? "Width" : "Height")"
                #expect(try await browser.holds("Math.abs(\(own) - \(row)) <= 1"))
            }
            try await browser.letGo()
            try await browser.wait(for: "Led", in: title)
        }
    }

    @Test("List rows with a text, a link, a button or a switch all have the same height, which is at least 44 px")
    func heights() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rowlooks"])
        try await inBrowser(on: app, width: 390) { browser in
            var heights: [Double] = []
            for name in ["text", "link", "button", "switch"] {
                heights.append(try await browser.box("height", of: row(name)))
            }
            let (least, most) = (try #require(heights.min()), try #require(heights.max()))
            // A row with a separator above it is 1 px higher than a row without a separator, so allow a difference of
            // 1.5 px.
            #expect(least >= 44 && most - least <= 1.5, "\(heights)")
        }
    }

    @Test("Separators between list rows start 16 px from the list's edge, and the first row has no separator above it")
    func separators() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rowlooks"])
        try await inBrowser(on: app, width: 390) { browser in
            for name in ["text", "below"] {
                #expect(try await browser.length("border-top-width", of: row(name)) == 0, "\(name)")
            }
            for name in ["link", "button", "switch"] {
                #expect(try await browser.length("border-top-width", of: row(name)) == 1, "\(name)")
                let line = try await browser.style("border-image-source", of: row(name))
                let colour = try await browser.colour("line")
                #expect(line == "linear-gradient(to right, rgba(0, 0, 0, 0) 16px, \(colour) 16px)", "\(name)")
            }
        }
    }

    @Test("The distance between a list row and the section below it is 20 px") func distance() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rowlooks"])
        try await inBrowser(on: app, width: 390) { browser in
            let bottom = try await browser.box("bottom", of: row("switch"))
            #expect(try await abs(browser.box("top", of: ".tipui-section") - bottom - 20) < 0.5)
        }
    }

    @Test("A section outside of a list has no background, border or shadow") func looseSection() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "pieces"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            let painted = """
                (() => {
                  const found = [];
                  for (let tag = \(tag("loose")); !tag.matches("main"); tag = tag.parentElement) {
                    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth } = getComputedStyle(tag);
                    found.push(backgroundColor, backgroundImage, boxShadow, borderTopWidth);
                  }
                  return [...new Set(found)].sort().join("; ");
                })()
                """
            #expect(try await browser.sees("Outside"))
            #expect(try await browser.text(painted) == "0px; none; rgba(0, 0, 0, 0)")
        }
    }

    /// Returns a selector for the row of an accessibility identifier.
    private func row(_ name: String) -> String { ".tipui-row:has(\(id(name)))" }

    /// Returns an expression for the background color of a link's row, which changes when the row is highlighted.
    private func ground(of link: String) -> String {
        "getComputedStyle(document.querySelector('\(link)'), '::before').backgroundColor"
    }
}
