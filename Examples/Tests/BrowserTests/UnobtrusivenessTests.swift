import Testing
import WebDriver

/// Tips that appear while a person types, uses the keyboard or uses a screen reader, and don't disturb the person.
@Suite(.serialized, .failurePictures) struct UnobtrusivenessTests {
    private static let tab = "\u{E004}"
    private static let shift = "\u{E008}"

    @Test(
        "Tips wait until a user who types pauses, and don't change focus, caret or text, nor interrupt a screen reader"
    )
    func interruption() async throws {
        try await inTips { browser in
            try await browser.run(
                """
                addEventListener('input', () => window.typed = performance.now());
                const look = () => {
                  if (document.querySelector('.tipui-callout')) window.appeared = performance.now();
                  else requestAnimationFrame(look);
                };
                look();
                """
            )
            try await browser.press(id("field"))
            try await browser.type("Heron")
            for _ in 1...2 { try await browser.key("\u{E012}") }
            try await browser.run(
                """
                window.moves = [];
                for (const kind of ['focusin', 'focusout']) document.addEventListener(kind, () => moves.push(kind));
                """
            )
        } body: { browser in
            #expect(try await browser.number("appeared - typed") > 1_900)
            #expect(try await browser.text(focused) == "field")
            #expect(try await browser.number("window.moves.length") == 0)
            #expect(try await browser.number("\(tag("field")).selectionStart") == 3)
            try await browser.type("ald")
            #expect(try await browser.text("\(tag("field")).value") == "Heraldon")
            let speaking = "[aria-live], [role=alert], [role=alertdialog], [role=status], [role=log]"
            let manners = "[...document.querySelectorAll('\(speaking)')].map((tag) => tag.ariaLive || tag.role)"
            #expect(try await browser.text("[...new Set(\(manners))].sort().join()") == "polite,status")
        }
    }

    @Test(
        "The Tab key reaches an inline tip where it is placed, and a popover after its anchor; Shift-Tab goes backward"
    )
    func focusOrder() async throws {
        try await inTips { browser in
            try await browser.run("\(tag("field")).focus()")
        } body: { browser in
            let above = ["Tip above it", "Tip above it"]
            let order = ["field", "before", "Tip in the page", "Tip in the page", "anchor"] + above + ["after"]
            var forth = [try await browser.text(focused)]
            for _ in order.dropFirst() {
                try await browser.key(Self.tab)
                forth.append(try await browser.text(focused))
            }
            #expect(forth == order)
            var back = [try await browser.text(focused)]
            for _ in order.dropFirst() {
                try await browser.key(Self.tab, holding: Self.shift)
                back.append(try await browser.text(focused))
            }
            #expect(back == order.reversed())
        }
    }

    @Test(
        "Pressing a button outside a popover by keyboard leaves the popover open; clicking the button hides the popover"
    )
    func behind() async throws {
        try await inTips { browser in
            try await browser.run("\(tag("before")).focus()")
        } body: { browser in
            #expect(try await !browser.holds("document.querySelector('[inert], [aria-modal]')"))
            try await browser.key("\u{E007}")
            try await browser.wait(until: "\(tag("presses")).innerText === '1'")
            #expect(try await browser.holds("document.querySelector(':popover-open')"))
            try await browser.press(id("before"))
            try await browser.wait(until: "\(tag("presses")).innerText === '2'")
            try await browser.wait(until: "!document.querySelector('.tipui-popover')")
            #expect(try await browser.holds("document.querySelector('.tipui-callout')"))
        }
    }

    /// Opens a page, prepares it, and lets two tips appear between its controls.
    private func inTips(
        named name: String = #function,
        prepare: (Browser) async throws -> Void,
        body: (Browser) async throws -> Void
    ) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "reach"])
        try await inBrowser(on: app, named: name) { browser in
            try await prepare(browser)
            // Click by script, since a pointer press would move the focus.
            try await browser.click(id("want"))
            try await browser.wait(
                until: "document.querySelector('.tipui-callout') && document.querySelector(':popover-open')"
            )
            try await browser.waitForRest()
            try await body(browser)
        }
    }

    /// An expression for the focused element: the title of its tip, or its accessibility identifier.
    private let focused = """
        (() => {
          const { activeElement } = document, tip = activeElement.closest('.tipui-callout, .tipui-popover');
          return tip ? tip.querySelector('.tipui-text').innerText : activeElement.dataset.testid;
        })()
        """
}
