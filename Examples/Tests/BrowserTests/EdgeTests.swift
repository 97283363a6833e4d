import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct EdgeTests {
    @Test(
        """
        A popover prefers its anchor's allowed edges, where it may be narrower, and uses another edge if no allowed edge \
        has enough room
        """,
        arguments: zip([1280, 390, 320], [("left", "right"), ("left", "right"), ("top", "top")])
    )
    func edges(width: Int, sides: (String, String)) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "edges"])
        try await inBrowser(on: app, width: width, height: 844) { browser in
            for (direction, side) in [("ltr", sides.0), ("rtl", sides.1)] {
                try await browser.run(
                    "document.documentElement.dir = '\(direction)'; dispatchEvent(new Event('resize'));"
                )
                try await browser.wait(
                    until: """
                        document.querySelector(':popover-open')?.dataset.side === '\(side)' && \(popoverPointsAtItsAnchor)
                        """
                )
            }
        }
    }
}
