import Testing
import WebDriver

/// Grids, shapes and effects.
@Suite(.serialized, .failurePictures) struct DrawingTests {
    @Test("Grids place their cells in the rectangles of SwiftUI") func grids() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "drawing"])
        try await inBrowser(on: app) { browser in
            let left = try await browser.box("left", of: id("a"))
            func expect(_ name: String, x: Double, width: Double, y: Double? = nil, of first: String = "a") async throws
            {
                let found = try await (browser.box("left", of: id(name)) - left, browser.box("width", of: id(name)))
                #expect(abs(found.0 - x) < 1 && abs(found.1 - width) < 1, "\(name) is at \(found)")
                guard let y else { return }
                let top = try await browser.box("top", of: id(name)) - browser.box("top", of: id(first))
                #expect(abs(top - y) < 1, "\(name) is \(top) below")
            }
            // The columns are 60, 80 and the rest of 300 points, with gaps of 10.
            try await expect("a", x: 0, width: 60)
            try await expect("b", x: 130, width: 20, y: 0)
            try await expect("c", x: 160, width: 140, y: 0)
            try await expect("d", x: 0, width: 60, y: 34)
            // Three columns of at least 80 points fit.
            let share = (300.0 - 16) / 3
            try await expect("adaptive-0", x: 0, width: share)
            try await expect("adaptive-2", x: 2 * share + 16, width: share, y: 0, of: "adaptive-0")
            try await expect("adaptive-3", x: 0, width: share, y: 38, of: "adaptive-0")
            // Two rows, filled column by column; the grid is centered.
            try await expect("row-0", x: 107, width: 40)
            try await expect("row-1", x: 107, width: 40, y: 28, of: "row-0")
            try await expect("row-2", x: 153, width: 40, y: 0, of: "row-0")
            // A table of columns of 50 and 70 points.
            try await expect("table", x: 85, width: 130)
            try await expect("first", x: 85, width: 50)
            try await expect("line", x: 85, width: 130, y: 25, of: "first")
            try await expect("trailing", x: 195, width: 20, y: 31, of: "first")
            try await expect("wide", x: 85, width: 100, y: 56, of: "first")
        }
    }

    @Test("Paths, shapes of the app's own, lines along shapes and effects are drawn as SwiftUI's") func shapes()
        async throws
    {
        let app = try await ServedApp("Fixtures", ["--page", "drawing"])
        try await inBrowser(on: app) { browser in
            func figure(_ name: String) -> String { "\(id(name)) svg > *" }
            #expect(try await browser.style("stroke-dasharray", of: figure("path")) == "6px, 3px")
            #expect(try await browser.style("stroke-linecap", of: figure("path")) == "round")
            let data = try await browser.text("document.querySelector('\(figure("path"))').getAttribute('d')")
            #expect(data.hasPrefix("M10 0L30 40C30 45.523 25.523 50 20 50C14.477 50 10 45.523 10 40"), "\(data)")
            #expect(try await browser.text(path(in: figure("wedge"))) == "M0 0L80 10L0 20Z")
            // The client reports the size of a shape that fills its place.
            try await browser.wait(until: "\(path(in: figure("measured"))) === 'M0 0L280 10L0 20Z'")
            #expect(try await browser.box("width", of: figure("measured")) == 280)
            // The quarter of a circle is in its lower right part.
            #expect(try await browser.style("stroke-dasharray", of: figure("ring")) == "0.25px, 2px")
            let length = "document.querySelector('\(figure("ring"))').getTotalLength()"
            #expect(try await abs(browser.number(length) - 188.5) < 1)
            #expect(try await browser.length("border-top-width", of: "\(id("border")) > .tipui-shape") == 3)
            #expect(
                try await browser.style("box-shadow", of: "\(id("stroke")) > .tipui-shape").contains("0px 0px 0px 2px")
            )
            #expect(try await browser.style("background-clip", of: "\(id("uneven")) > .tipui-shape") == "padding-box")
            #expect(
                try await browser.style("border-start-start-radius", of: "\(id("uneven")) > .tipui-shape") == "9px"
            )
            #expect(try await browser.style("mask-image", of: id("effects")).hasPrefix("linear-gradient"))
            #expect(try await browser.style("filter", of: "\(id("effects")) > *") == "grayscale(0.5)")
            #expect(try await browser.style("filter", of: "\(id("effects")) > * > *") == "blur(1px)")
            #expect(try await browser.style("transform-origin", of: "\(id("effects")) > * > * > *") == "0px 0px")
            #expect(
                try await browser.style("clip-path", of: id("clipped")) == "polygon(0% 0%, 100% 50%, 0% 100%)"
            )
        }
    }

    private func path(in figure: String) -> String { "document.querySelector('\(figure)').getAttribute('d')" }
}
