import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct PopoverTests {
    @Test(
        "A popover points at its anchor and stays inside the window, wherever the anchor is and for every arrow edge",
        arguments: Engine.tested,
        ["none", "top", "bottom", "leading", "trailing"]
    )
    func places(engine: Engine, edge: String) async throws {
        for width in [390, 1280] {
            let app = try await ServedApp("Fixtures", ["--page", "places", "--edge", edge])
            try await inBrowser(on: app, engine: engine, width: width, height: 844) { browser in
                for number in 0..<9 { try await checkPlace(number, edge: edge, width: width, in: browser) }
            }
        }
    }

    private func checkPlace(_ number: Int, edge: String, width: Int, in browser: Browser) async throws {
        try await browser.wait(until: "document.querySelector(':popover-open')?.innerText.includes('Place \(number)')")
        for direction in ["rtl", "ltr"] {
            // The page positions its popover in the frame after a resize, just before the callback below runs.
            try await browser.run(
                """
                document.documentElement.dir = '\(direction)';
                window.isPlaced = false;
                dispatchEvent(new Event('resize'));
                requestAnimationFrame(() => (window.isPlaced = true));
                """
            )
            try await browser.wait(until: "window.isPlaced && \(popoverPointsAtItsAnchor)")
        }
        if number == 4, let side = Self.side(of: edge, width: width) {
            #expect(try await browser.text("document.querySelector(':popover-open').dataset.side") == side)
        }
        try await browser.key("\u{E00C}")
        try await browser.wait(
            until: "!document.querySelector(':popover-open')?.innerText.includes('Place \(number)')"
        )
    }

    /// The side of a popover that faces its anchor in the middle of the page.
    ///
    /// `nil` if the arrow edge doesn't determine the side, or if the window is too narrow for that side.
    private static func side(of edge: String, width: Int) -> String? {
        switch edge {
        case "top", "bottom": edge
        case "leading" where width > 1000: "left"
        case "trailing" where width > 1000: "right"
        default: nil
        }
    }

    @Test("A popover follows its anchor while the page scrolls", arguments: Engine.tested)
    func scrolling(engine: Engine) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "places"])
        try await inBrowser(on: app, engine: engine, width: 390, height: 500) { browser in
            try await browser.wait(until: "document.querySelector(':popover-open')")
            for offset in [20, 40, 10] {
                try await browser.run("scrollTo(0, \(offset))")
                try await browser.wait(until: "scrollY === \(offset) && \(popoverPointsAtItsAnchor)")
            }
            try await browser.run("scrollTo(0, 400)")
            try await browser.wait(
                until: "getComputedStyle(document.querySelector(':popover-open')).visibility === 'hidden'"
            )
        }
    }

    @Test(
        "B5.6 C6 A press outside a popover closes it permanently, and a press on the popover's anchor leaves it open",
        arguments: Engine.tested
    )
    func outside(engine: Engine) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "places"])
        try await inBrowser(on: app, engine: engine, height: 844) { browser in
            try await browser.wait(until: "document.querySelector(':popover-open')?.innerText.includes('Place 0')")
            try await browser.press(id("place-0"))
            try await browser.waitUntilSettled()
            // Press on another anchor, which is outside of the first popover. Once the second popover opens, the server
            // has handled both presses, so the first press left the first popover open.
            try await browser.press(id("place-4"))
            try await browser.wait(until: "document.querySelector(':popover-open')?.innerText.includes('Place 1')")
            try await browser.reload()
            try await browser.waitUntilLive()
            try await browser.wait(until: "document.querySelector(':popover-open')?.innerText.includes('Place 1')")
        }
    }

    @Test("Without scripts, a popover is shown below its view and fits the window's width")
    func withoutScript() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "places"])
        try await inBrowser(on: app, width: 390, height: 700) { browser in
            try await browser.disableScripts()
            try await browser.reload()
            let look = """
                const card = document.querySelector('.tipui-popover'), b = card.getBoundingClientRect();
                const a = card.previousElementSibling.getBoundingClientRect();
                return !card.hasAttribute('popover') && b.left >= 0 && b.right <= innerWidth && b.width >= 300
                  && b.top >= a.bottom && b.top - a.bottom < 24;
                """
            #expect(try await browser.run(look) as? Bool == true)
        }
    }

    @Test("Without scripts, a popover that doesn't fit below its view is shown above the view, and can be closed")
    func withoutScriptAbove() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "low"])
        try await inBrowser(on: app, width: 390, height: 700) { browser in
            try await browser.disableScripts()
            try await browser.reload()
            let card = "document.querySelector('.tipui-popover')", b = "\(card).getBoundingClientRect()"
            let a = "\(card).previousElementSibling.getBoundingClientRect()"
            #expect(try await browser.holds("!\(card).hasAttribute('popover')"))
            #expect(try await browser.holds("\(b).top >= 0 && \(b).bottom <= \(a).top && \(a).top - \(b).bottom < 24"))
            #expect(try await browser.holds("\(b).left >= 0 && \(b).right <= innerWidth"))
            let close = ".tipui-popover .tipui-look-close"
            let x = try await browser.box("left", of: close) + browser.box("width", of: close) / 2
            let y = try await browser.box("top", of: close) + browser.box("height", of: close) / 2
            try await browser.press(x: Int(x), y: Int(y))
            try await browser.wait(until: "\(tag("low")) && !\(card)")
            try await browser.reload()
            #expect(try await browser.holds("\(tag("low")) && !\(card)"))
        }
    }

    @Test("A modal popover dims the page, and a nonmodal popover doesn't", arguments: [true, false])
    func dimming(isBlocking: Bool) async throws {
        let app = try await ServedApp("Gallery", ["--page", isBlocking ? "blocking" : "popover"])
        try await inBrowser(on: app) { browser in
            try await browser.wait(until: "document.querySelector(':popover-open')")
            try await browser.waitForRest()
            let ground = "getComputedStyle(document.querySelector(':popover-open'), '::backdrop').backgroundColor"
            // The fourth number of a color is its opacity; opaque colors have only three.
            let parts = "\(ground).match(/[0-9.]+/g)"
            let alpha = try await browser.number("\(parts)[3] ?? 1")
            #expect((alpha > 0) == isBlocking)
        }
    }

    @Test("A popover that would be taller than the window is limited to the window's height, and its content scrolls")
    func tall() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "places"])
        try await inBrowser(on: app, width: 390, height: 300) { browser in
            try await browser.zoomText(toPercent: 300)
            let card = "document.querySelector(':popover-open')", box = "\(card).getBoundingClientRect()"
            try await browser.wait(until: "\(card)?.style.maxHeight")
            #expect(try await browser.holds("\(box).top >= 0 && \(box).bottom <= innerHeight"))
            #expect(try await browser.number("\(card).offsetHeight") >= 200)
            let content = "\(card).querySelector('.tipui-stack')"
            #expect(try await browser.holds("\(content).scrollHeight > \(content).clientHeight"))
            try await browser.run("\(content).scrollTo(0, 9999)")
            #expect(try await browser.number("\(content).scrollTop") > 0)
        }
    }

    @Test("B5.10 Changing the parameter of a rule shows and hides an inline tip and a popover tip")
    func parameter() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "parameter"])
        try await inBrowser(on: app, height: 844) { browser in
            for _ in 1...2 {
                #expect(try await !browser.holds("document.body.innerText.includes('For members')"))
                try await browser.press(id("in"))
                try await browser.wait(forText: "For members: inline")
                try await browser.wait(until: "document.querySelector(':popover-open')?.innerText.includes('popover')")
                try await browser.run("document.querySelector('\(id("out"))').click()")
                try await browser.wait(forText: "For members", isThere: false)
            }
        }
    }
}

/// An expression for whether the open popover's arrow is within 2 px of its anchor's middle, and the card is beside the
/// anchor and in view.
let popoverPointsAtItsAnchor = """
    (() => {
      const card = document.querySelector(':popover-open'), b = card.getBoundingClientRect();
      const named = document.getElementById(card.closest('tip-popover')?.getAttribute('for'));
      const a = (named || [...card.parentElement.children].find((c) => c !== card)).getBoundingClientRect();
      const arrow = parseFloat(getComputedStyle(card).getPropertyValue('--arrow'));
      const upright = ['top', 'bottom'].includes(card.dataset.side);
      const off = upright ? b.left + arrow - (a.left + a.width / 2) : b.top + arrow - (a.top + a.height / 2);
      const apart = b.top >= a.bottom || b.bottom <= a.top || b.left >= a.right || b.right <= a.left;
      const inView = b.left >= 0 && b.top >= 0 && b.right <= innerWidth && b.bottom <= innerHeight;
      return Math.abs(off) <= 2 && apart && inView && card.getAnimations().every((a) => a.playState !== 'running');
    })()
    """
