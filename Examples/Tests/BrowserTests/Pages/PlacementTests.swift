import Testing
import WebDriver

/// Where popovers of existing pages are, and how large their texts are.
@Suite(.serialized, .failurePictures) struct PlacementTests {
    @Test(
        "A popover whose anchor has no place for the focus says so once, unless it is right after the anchor",
        arguments: Engine.tested
    )
    func noFocus(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            let popover = "<tip-popover tip=ExportTip for=export></tip-popover>"
            for anchor in ["<h2 id=export>Export</h2>", "<table><tr><td id=export>Export</td></tr></table>"] {
                try await page.open("\(anchor)<button>Other</button>\(popover)")
                try await page.hear("tip-shown ExportTip")
                try await page.browser.wait(until: "said.length > 0")
                // It comes back once its element does.
                try await page.browser.run("document.querySelector('tip-popover').remove()")
                try await page.browser.run("document.body.insertAdjacentHTML('beforeend', `\(popover)`)")
                try await page.browser.wait(until: "card('tip-popover')")
                let said = try await page.said().split(separator: "\n")
                #expect(said.count == 1 && said[0].contains("focus has no place in \"export\""))
            }
            for body in [WrittenPage.popover, "<h2 id=export>Export</h2>\(popover)"] {
                try await page.open(body)
                try await page.hear("tip-shown ExportTip")
                #expect(try await page.said() == "")
            }
        }
    }

    private static let pages = [
        "a root of 10 px": "<style>html { font-size: 62.5% }</style>\(WrittenPage.popover)",
        "zoom 0.8": "<style>body { zoom: 0.8 }</style><div style='padding: 60px 200px'>\(WrittenPage.popover)</div>",
        "zoom 1.5": "<style>body { zoom: 1.5 }</style><div style='padding: 60px 200px'>\(WrittenPage.popover)</div>",
        "transforms": """
        <div style="transform: translate(120px, 80px) scale(0.8); filter: blur(0); overflow: hidden; width: 300px">
        \(WrittenPage.popover)</div>
        """,
        "display: contents": """
        <div style="padding: 100px"><span id=export style="display: contents"><button>Export</button></span>
        <tip-popover tip=ExportTip for=export></tip-popover></div>
        """,
        "text styles": """
        <style>* { letter-spacing: 3px; text-transform: uppercase; white-space: nowrap; font-size: 40px }</style>
        \(WrittenPage.popover)
        """,
    ]

    @Test(
        "A card keeps its size and points at its anchor, whatever the page does to sizes and boxes",
        arguments: pages.keys.sorted(),
        Engine.tested
    )
    func sizes(name: String, engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(try #require(Self.pages[name]))
            try await page.hear("tip-shown ExportTip")
            #expect(abs(try await page.browser.number("box(card('tip-popover')).width") - 336) < 2)
            let close = "box(card('tip-popover').querySelector('.close')).height"
            #expect(abs(try await page.browser.number(close) - 28) < 1)
            try await page.expectArrowAtAnchor()
            #expect(try await page.said() == "")
        }
    }

    @Test("The arrow is on the edge that the page names, also from right to left", arguments: Engine.tested)
    func edges(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            for (edge, side) in [("top", "top"), ("bottom", "bottom"), ("leading", "left"), ("trailing", "right")] {
                try await page.open(
                    """
                    <div style="padding: 300px 450px"><button id=export>E</button>
                    <tip-popover tip=ExportTip for=export edge=\(edge)></tip-popover></div>
                    """
                )
                try await page.browser.wait(until: "card('tip-popover')?.dataset.side === '\(side)'")
                try await page.expectArrowAtAnchor()
            }
        }
    }

    @Test(
        "When an anchor moves without scrolling or resizing, its popover follows within ten frames",
        arguments: Engine.tested
    )
    func follows(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                "<style>.moved { margin-left: 300px }</style><div id=space></div>\(WrittenPage.popover)"
            )
            try await page.hear("tip-shown ExportTip")
            for move in ["document.querySelector('button').className = 'moved'", "space.style.height = '77px'"] {
                let distance = try await page.browser.run(
                    """
                    \(move);
                    return new Promise((resolve) => {
                      let frames = 0;
                      const measure = () => {
                        const card = window.card('tip-popover'), rect = box(card), anchor = box(document.querySelector('button'));
                        const arrow = rect.x + parseFloat(card.style.getPropertyValue('--arrow'));
                        const distance = Math.hypot(arrow - anchor.x - anchor.width / 2, rect.y - anchor.bottom - 10);
                        if (distance < 1 || ++frames === 10) resolve(distance);
                        else requestAnimationFrame(measure);
                      };
                      requestAnimationFrame(measure);
                    })
                    """
                )
                #expect(try #require(distance as? Double) < 1)
            }
        }
    }

    @Test("In a tall page without a doctype, a popover is in the window", arguments: Engine.tested)
    func withoutDoctype(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                "<div style='height: 600px'></div>\(WrittenPage.popover)<div style='height: 3000px'></div>",
                doctype: ""
            )
            try await page.hear("tip-shown ExportTip")
            try await page.expectArrowAtAnchor()
            #expect(try await page.browser.holds("box(card('tip-popover')).bottom <= innerHeight"))
        }
    }

    @Test("A tip in a closed shadow root, which hears no presses, isn't drawn but told with one message")
    func closedRoots() async throws {
        try await withWrittenPage { page in
            try await page.open(
                """
                <main></main><aside></aside><script>
                for (const [place, markup] of [["main", "\(WrittenPage.view)"], ["aside", "\(WrittenPage.popover)"]]) {
                  document.querySelector(place).attachShadow({ mode: 'closed' }).innerHTML = markup;
                }
                </script>
                """
            )
            try await page.hear("tip-unanchored ExportTip")
            try await page.waitForAnotherTip()
            #expect(try await page.heard() == ["tip-unanchored ExportTip"])
            let said = try await page.said().split(separator: "\n")
            #expect(said.count == 2)
            #expect(said.allSatisfy { $0.contains("is in a closed shadow root") })
            #expect(try await page.browser.holds("document.querySelector('main').offsetHeight === 0"))
        }
    }

    @Test("A popover without a place that a person sees is told to the page, with one message") func unanchored()
        async throws
    {
        try await withWrittenPage { page in
            try await page.open(
                """
                <tip-popover tip=SearchTip for=nothing></tip-popover>
                <p id=hidden hidden>Hidden</p><tip-popover tip=ExportTip for=hidden></tip-popover>
                """
            )
            try await page.hear("tip-unanchored SearchTip")
            try await page.hear("tip-unanchored ExportTip")
            let said = try await page.said().split(separator: "\n")
            #expect(said.count == 2)
            #expect(said.allSatisfy { $0.hasPrefix("Tips: the <tip-popover> of ") })
        }
    }

    @Test("In open shadow roots and in table headers, popovers find their anchors", arguments: Engine.tested)
    func shadowRoots(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <div id=host></div><table><tr><th><tip-popover tip=ExportTip for=deep></tip-popover></th></tr></table>
                <script>
                host.attachShadow({ mode: 'open' }).innerHTML
                  = '<button id=deep>Deep</button><tip-popover tip=SearchTip for=deep></tip-popover>';
                </script>
                """
            )
            // The page's order is that of the hosts.
            try await page.hear("tip-shown SearchTip")
            #expect(try await page.heard() == ["tip-shown SearchTip"])
            try await page.browser.key("\u{E00C}")
            try await page.hear("tip-shown ExportTip")
            #expect(try await page.said() == "")
        }
    }
}

extension WrittenPage {
    /// Checks that the arrow of the popover points at the middle of the page's button, from 10 px away.
    fileprivate func expectArrowAtAnchor() async throws {
        try await browser.wait(until: "card('tip-popover').getAnimations().length === 0")
        let distance = try await browser.number(
            """
            (() => {
              const tag = card('tip-popover'), rect = box(tag), anchor = box(document.querySelector('button'));
              const { side } = tag.dataset, isUpright = /top|bottom/.test(side);
              const gaps = {
                top: rect.top - anchor.bottom, bottom: anchor.top - rect.bottom,
                left: rect.left - anchor.right, right: anchor.left - rect.right,
              };
              const arrow = (isUpright ? rect.left : rect.top) + parseFloat(tag.style.getPropertyValue('--arrow'));
              const middle = isUpright ? anchor.x + anchor.width / 2 : anchor.y + anchor.height / 2;
              return Math.max(Math.abs(gaps[side] - 10), Math.abs(arrow - middle));
            })()
            """
        )
        #expect(distance < 2)
    }
}
