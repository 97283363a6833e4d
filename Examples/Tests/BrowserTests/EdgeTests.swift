import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct EdgeTests {
    @Test(
        "A popover prefers its anchor's allowed edges, and uses another edge if no allowed edge has enough room",
        arguments: zip([1280, 390], [["ltr": "left", "rtl": "right"], ["ltr": "top", "rtl": "top"]])
    )
    func edges(width: Int, sides: [String: String]) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "edges"])
        try await inBrowser(on: app, width: width, height: 844) { browser in
            for (direction, side) in sides {
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
