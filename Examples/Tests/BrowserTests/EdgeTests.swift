import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct EdgeTests {
    @Test(
        "The arrow of a popover at the first or last icon of a bar points at its middle, and stands beside the rounded corner",
        arguments: ["barTip", "barTips"],
        [320, 390, 1280]
    )
    func bar(view: String, width: Int) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "window", "--view", view])
        try await inBrowser(on: app, width: width, height: 844) { browser in
            try await browser.wait(until: "document.querySelector(':popover-open')?.dataset.side === 'top'")
            try await browser.wait(
                until: """
                    (() => {
                      const card = document.querySelector(':popover-open'), box = card.getBoundingClientRect();
                      const icon = card.parentElement.firstElementChild.getBoundingClientRect();
                      const style = getComputedStyle(card), wanted = parseFloat(style.getPropertyValue('--arrow'));
                      const arrow = Math.max(18, Math.min(wanted, box.width - 18));
                      return Math.abs(box.left + arrow - icon.left - icon.width / 2) <= 1
                        && arrow >= 20 && box.width - arrow >= 20 && box.left >= 8 && box.right <= innerWidth - 8;
                    })()
                    """
            )
        }
    }

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
