import Testing
import WebDriver

/// Popovers on a page that is longer than its window, and presses outside of a popover.
@Suite(.serialized, .failurePictures) struct ScrolledPopoverTests {
    @Test("In a window of 320 by 200 px, a popover fits, can be scrolled to its last button, and shows that it scrolls")
    func cut() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "low"])
        try await inBrowser(on: app, width: 320, height: 200) { browser in
            try await browser.run("\(tag("low")).scrollIntoView({block: 'center'})")
            let card = "document.querySelector(':popover-open')", box = "\(card).getBoundingClientRect()"
            try await browser.wait(until: "\(card)?.style.maxHeight")
            try await browser.waitForRest()
            #expect(try await browser.holds("\(box).top >= 0 && \(box).bottom <= innerHeight"))
            #expect(try await browser.holds("\(box).left >= 0 && \(box).right <= innerWidth"))
            let content = "document.querySelector(':popover-open > .tipui-stack')"
            let more = "getComputedStyle(\(content)).getPropertyValue('--tipui-more')"
            let canTell = try await browser.holds("CSS.supports('animation-timeline: scroll(self)')")
            if canTell {
                #expect(try await browser.holds("getComputedStyle(\(content)).maskImage !== 'none'"))
                try await browser.wait(until: "\(more) === '40px'")
            }
            try await browser.run("\(content).scrollTo({top: 9999, behavior: 'instant'})")
            let last = "[...\(card).querySelectorAll('button')].pop()"
            let end = "\(last).getBoundingClientRect()"
            try await browser.wait(until: "\(end).bottom <= \(box).bottom + 1 && \(end).top >= \(box).top")
            let hit = "document.elementFromPoint(\(end).left + 8, (\(end).top + \(end).bottom) / 2)"
            #expect(try await browser.holds("\(last).contains(\(hit))"))
            if canTell { try await browser.wait(until: "\(more) === '0px'") }
        }
    }

    @Test(
        "A popover is announced when its view scrolls into sight, and scrolling away and back counts as one display",
        arguments: Engine.tested
    )
    func far(engine: Engine) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "far"])
        try await inBrowser(on: app, engine: engine, width: 390, height: 700) { browser in
            try await browser.run(
                "window.said = ''; new MutationObserver(() => (window.said += \(live))).observe(\(scope))"
            )
            try await browser.waitForNoPopover()
            try await browser.press(id("else"))
            try await browser.wait(for: "1", in: id("presses"))
            #expect(try await browser.text("window.said") == "")
            for _ in 1...2 {
                try await browser.run("scrollTo(0, 9999)")
                try await browser.wait(until: popoverPointsAtItsAnchor)
                try await browser.wait(until: "\(explanation).startsWith('On screen for the last time')")
                try await browser.run("scrollTo(0, 0)")
                try await browser.wait(until: "!\(seen)")
                try await browser.press(id("nothing"))
                try await browser.key("\u{E00C}")
            }
            #expect(try await browser.text("window.said").contains("Far below"))
            #expect(try await browser.holds("\(explanation).startsWith('On screen for the last time')"))
        }
    }

    @Test("The display of a popover that is scrolled out of sight ends when another popover's view is in the window")
    func makesWay() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "far"])
        try await inBrowser(on: app, width: 390, height: 700) { browser in
            try await browser.run("scrollTo(0, 9999)")
            try await browser.wait(until: "\(explanation).startsWith('On screen for the last time')")
            try await browser.run("scrollTo(0, 0)")
            try await browser.wait(until: "!\(seen)")
            try await browser.click(id("near"))
            try await browser.wait(until: "\(seen)?.innerText.includes('Near the top')")
            try await browser.wait(until: "\(explanation).includes('it appeared as often as it may')")
        }
    }

    @Test(
        "A drag, a right click or touch scrolling leaves a popover open; a press on the page's background closes it",
        arguments: Engine.tested
    )
    func nothing(engine: Engine) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "far"])
        try await inBrowser(on: app, engine: engine, width: 390, height: 700) { browser in
            try await browser.press(id("near"))
            try await browser.wait(until: "\(seen)?.innerText.includes('Near the top')")
            try await browser.watchPosts()
            try await browser.drag(from: (20, 500), to: (20, 620))
            // In WebKit, a right click opens a context menu that would receive the next press.
            if engine != .webKit { try await browser.hold(id("nothing"), milliseconds: 0, button: 2) }
            if engine == .chromium { try await browser.drag(from: (20, 600), to: (20, 560), pointer: "touch") }
            #expect(try await !browser.text(posted).contains("dismiss"))
            try await browser.waitUntilSettled()
            try await browser.press(x: 20, y: 550)
            try await browser.waitForNoPopover()
            #expect(try await browser.text(posted).contains("dismiss"))
            try await browser.reloadAndWait()
            try await browser.press(id("near"))
            try await browser.press(id("else"))
            try await browser.wait(for: "1", in: id("presses"))
            #expect(try await !browser.holds(seen))
        }
    }

    @Test("A background press hides a popover only temporarily while it is appearing; a long press leaves it open")
    func unread() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "far"])
        try await inBrowser(on: app, width: 390, height: 700) { browser in
            try await browser.watchPosts()
            try await browser.run(pressesNothing)
            // Press in the same turn of the event loop in which the popover is first found, before it has settled.
            try await browser.click(id("near"))
            try await browser.wait(until: "\(seen) && (pressNothing(0), true)")
            try await browser.waitForNoPopover()
            #expect(try await browser.text(posted).hasSuffix("setAside"))
            try await browser.run("scrollTo(0, 9999)")
            try await browser.wait(until: "\(seen)?.innerText.includes('Far below')")
            try await browser.waitUntilSettled()
            try await browser.run("pressNothing(600)")
            #expect(try await browser.text(posted).hasSuffix("setAside"))
            #expect(try await browser.holds(seen))
            try await browser.run("pressNothing(80)")
            try await browser.waitForNoPopover()
            #expect(try await browser.text(posted).hasSuffix("dismiss"))
        }
    }

    // Leave out WebKit, because its driver doesn't support the mouse wheel.
    @Test("The page can't be scrolled while a modal popover is open", arguments: Engine.tested.filter { $0 != .webKit })
    func blocking(engine: Engine) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "blocking"])
        try await inBrowser(on: app, engine: engine, width: 390, height: 300) { browser in
            try await browser.wait(until: seen)
            try await browser.wheel(at: (200, 280), by: 900)
            try await browser.pressMiddle(of: tag("press"))
            #expect(try await browser.number("scrollY") == 0)
            #expect(try await browser.holds(seen))
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            try await browser.wheel(at: (200, 280), by: 900)
            try await browser.wait(until: "scrollY > 0")
            #expect(try await browser.text("\(tag("presses")).innerText") == "0")
        }
    }

    @Test("While a popover is open, the aria-details attribute of its anchor refers to the popover")
    func details() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("hint"))
            try await browser.waitForPopover("By the way")
            let card = "document.querySelector(':popover-open')", anchor = "\(card).previousElementSibling"
            #expect(try await browser.holds("\(anchor).getAttribute('aria-details') === \(card).id"))
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            try await browser.wait(until: "!document.querySelector('[aria-details]')")
        }
    }

    @Test("A press on another control hides a popover until the popover's view is scrolled out of sight and back")
    func setAside() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "far"])
        try await inBrowser(on: app, width: 390, height: 700) { browser in
            try await browser.press(id("near"))
            try await browser.wait(until: "\(seen)?.innerText.includes('Near the top')")
            try await browser.press(id("else"))
            try await browser.wait(for: "1", in: id("presses"))
            try await browser.waitForNoPopover()
            try await browser.run("scrollTo(0, 9999)")
            try await browser.wait(until: "\(seen)?.innerText.includes('Far below')")
            try await browser.press(x: 20, y: 300)
            try await browser.waitForNoPopover()
            try await browser.run("scrollTo(0, 0)")
            try await browser.wait(until: "\(seen)?.innerText.includes('Near the top')")
        }
    }
}

/// Defines a function that presses the page's background for a number of milliseconds.
private let pressesNothing = """
    window.pressNothing = (duration) => {
      const at = { bubbles: true, detail: 1, clientX: 20, clientY: 550 };
      const down = new PointerEvent("pointerdown", at), click = new MouseEvent("click", at);
      Object.defineProperty(click, "timeStamp", { value: down.timeStamp + duration });
      document.body.dispatchEvent(down);
      document.body.dispatchEvent(click);
    };
    """
private let scope = "document.body, { childList: true, subtree: true, characterData: true }"
private let live = "[...document.querySelectorAll('[aria-live]')].map((tag) => tag.textContent).join()"
/// An expression for the explanation of the tip at the page's end.
private let explanation = "document.querySelector('[data-testid=far]').innerText"
/// An expression for the visible popover.
private let seen = "document.querySelector(':popover-open:not([style*=hidden])')"
