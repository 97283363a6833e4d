import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct AnchorTests {
    @Test(
        "An inline tip's arrow points at the tip's anchor, for every arrow edge and at every window width",
        arguments: ["ltr", "rtl"]
    )
    func inline(direction: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "anchors"])
        try await inBrowser(on: app, height: 1400, named: "arrows-\(direction)") { browser in
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 6")
            try await browser.run(
                "document.documentElement.dir = '\(direction)'; dispatchEvent(new Event('resize'))"
            )
            for edge in ["none", "top", "bottom", "leading", "trailing", "none"] {
                try await browser.run("\(tag("edge-\(edge)")).click()")
                for width in [1280, 390] {
                    try await browser.setViewport(width: width, height: 1400)
                    for name in ["first", "second", "third", "goer", "side", "last"] {
                        let asked = edge == "none" ? (name == "last" ? "bottom" : "top") : edge
                        try await browser.wait(until: Self.points(name, by: asked))
                    }
                }
            }
        }
    }

    @Test("The arrow of an inline tip without an arrow edge points at the anchor, even after the anchor moves")
    func sides() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "anchors"])
        try await inBrowser(on: app, height: 1400) { browser in
            for edge in ["top", "bottom", "top"] {
                try await browser.wait(until: Self.points("goer", by: edge))
                try await browser.run("\(tag("go")).click()")
            }
        }
    }

    /// Returns an expression for whether a tip's arrow is on an edge, within 2 px of its anchor's middle but at least
    /// 18 px from the ends of the edge.
    ///
    /// The arrow's box is 24 px wide, so the arrow's tip is 12 px after the start of the box.
    private static func points(_ name: String, by edge: String) -> String {
        """
        (() => {
          const tip = [...document.querySelectorAll('.tipui-callout')].find((t) => t.innerText.includes('Tip for \(name)'));
          const a = \(tag("at-\(name)")).getBoundingClientRect(), b = tip.getBoundingClientRect();
          const upright = ['top', 'bottom'].includes('\(edge)');
          const [start, size] = upright ? [b.left + tip.clientLeft, b.width] : [b.top + tip.clientTop, b.height];
          const middle = (upright ? a.left + a.width / 2 : a.top + a.height / 2) - start;
          const wanted = Math.max(18, Math.min(middle, size - 18));
          const drawn = parseFloat(getComputedStyle(tip, '::before')[upright ? 'left' : 'top']) + 12;
          return tip.dataset.edge === '\(edge)' && Math.abs(drawn - wanted) <= 2
            && document.getAnimations().every((a) => a.playState !== 'running');
        })()
        """
    }

    @Test(
        "A popover's arrow points at the requested part of the popover's anchor, mirrored in right-to-left layout",
        arguments: [390, 1280]
    )
    func attachments(width: Int) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "attachments"])
        try await inBrowser(on: app, width: width, height: 844) { browser in
            try await browser.wait(until: "document.querySelector(':popover-open')")
            for direction in ["ltr", "rtl"] {
                try await browser.run(
                    "document.documentElement.dir = '\(direction)'; dispatchEvent(new Event('resize'))"
                )
                for edge in ["none", "top", "bottom", "leading", "trailing"] {
                    try await browser.run("\(tag("edge-\(edge)")).click()")
                    for (attachment, part) in Self.parts {
                        try await browser.run("\(tag("attach-\(attachment)")).click()")
                        try await browser.wait(until: Self.pointsAt(part, edge: edge))
                    }
                }
            }
        }
    }

    /// The names of attachment points, each with an expression for that part of the anchor's box `a`.
    private static let parts = [
        ("bounds", "[a.left, a.top, a.width, a.height]"),
        ("topTrailing", "[rtl ? a.left : a.right, a.top, 0, 0]"),
        ("bottomLeading", "[rtl ? a.right : a.left, a.bottom, 0, 0]"),
        ("rect", "[a.left + 30, a.top + 20, 60, 40]"),
    ]

    /// Returns an expression for whether the open popover is placed for an arrow edge, beside a part of its anchor,
    /// with its arrow within 2 px of the part's middle.
    private static func pointsAt(_ part: String, edge: String) -> String {
        """
        (() => {
          const card = document.querySelector(':popover-open'), b = card.getBoundingClientRect();
          const a = \(tag("chart")).getBoundingClientRect(), rtl = document.documentElement.dir === 'rtl';
          const [x, y, width, height] = \(part), { side } = card.dataset, gap = 10;
          const arrow = parseFloat(getComputedStyle(card).getPropertyValue('--arrow'));
          const upright = ['top', 'bottom'].includes(side);
          const off = upright ? b.left + arrow - (x + width / 2) : b.top + arrow - (y + height / 2);
          const away = {
            top: b.top - (y + height), bottom: y - b.bottom, left: b.left - (x + width), right: x - b.right,
          }[side];
          return card.dataset.edge.startsWith('\(edge == "none" ? "top bottom left" : edge)') && Math.abs(off) <= 2
            && Math.abs(away - gap) <= 2 && card.getAnimations().every((a) => a.playState !== 'running');
        })()
        """
    }
}
