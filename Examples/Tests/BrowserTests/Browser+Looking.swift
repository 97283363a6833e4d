import Testing
import WebDriver

// Helpers for the tests of the Listings app.
extension Browser {
    /// Waits until a text is visible in the page, or, if `isThere` is `false`, until it isn't.
    ///
    /// Unlike `wait(forText:)`, this function ignores announcements to screen readers.
    func waitToSee(_ text: String, isThere: Bool = true) async throws {
        try await wait(until: "\(isThere ? "" : "!")document.querySelector('main').innerText.includes('\(text)')")
    }

    /// Waits until the element that a selector matches has a text.
    func wait(for text: String, in selector: String) async throws {
        try await wait(until: "document.querySelector('\(selector)')?.innerText === '\(text)'")
    }

    /// Returns whether a text is visible in the page.
    func sees(_ text: String) async throws -> Bool {
        try await holds("document.querySelector('main').innerText.includes('\(text)')")
    }

    /// Waits until a popover with a text is open and the page has reported it as visible, so that its display counts.
    func waitForPopover(_ text: String) async throws {
        try await wait(until: "document.querySelector(':popover-open')?.innerText.includes('\(text)')")
        try await wait(until: "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/event'))")
    }

    /// Waits until a press on the background would close the open popover permanently.
    func waitUntilSettled() async throws {
        try await wait(until: "document.querySelector(':popover-open[data-settled]')")
    }

    /// Waits until no popover is open.
    func waitForNoPopover() async throws {
        try await wait(until: "!document.querySelector(':popover-open')")
    }

    /// Waits until all animations have ended.
    func waitForRest() async throws {
        // Ignore scroll-driven animations, which never end. A document's list lacks those in shadow roots.
        let running = "(a) => a.timeline === document.timeline && a.playState === 'running'"
        let hosts = "[...document.querySelectorAll('*')].filter((tag) => tag.shadowRoot)"
        let roots = "[document, ...\(hosts).map((tag) => tag.shadowRoot)]"
        try await wait(until: "!\(roots).some((root) => root.getAnimations().some(\(running)))")
    }

    /// Reloads the page and waits until it is live.
    func reloadAndWait() async throws {
        try await reload()
        try await waitUntilLive()
    }

    /// Restarts an app, then opens its page.
    func reopen(_ app: ServedApp) async throws {
        _ = app.terminate()
        try await app.start()
        try await open(app.address)
        try await waitUntilLive()
    }

    /// Clicks an element by script, because a pointer press may close a popover or become a long press.
    func click(_ selector: String) async throws {
        try await run("document.querySelector(arguments[0]).click()", [selector])
    }

    /// Presses the action of a tip by its title.
    func pressAction(_ title: String) async throws {
        let name = try await text(
            "[...document.querySelectorAll('.tipui-look-cardAction')].find((b) => b.innerText === '\(title)').id"
        )
        try await press("#\(name)")
    }

    /// Returns a computed style of the first element that a selector matches.
    func style(_ property: String, of selector: String) async throws -> String {
        try await text("getComputedStyle(document.querySelector('\(selector)')).getPropertyValue('\(property)')")
    }

    /// Returns the first number of a computed style, a length in px.
    func length(_ property: String, of selector: String) async throws -> Double {
        try await number(
            "parseFloat(getComputedStyle(document.querySelector('\(selector)')).getPropertyValue('\(property)'))"
        )
    }

    /// Returns a color of the style sheet in the form of computed styles.
    func colour(_ name: String) async throws -> String {
        let script = """
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.color = `var(--${arguments[0]})`;
            const colour = getComputedStyle(probe).color;
            probe.remove();
            return colour;
            """
        return try await run(script, [name]) as? String ?? ""
    }

    /// Returns an edge or a size, such as `left` or `width`, of the box of the first element that a selector matches.
    func box(_ side: String, of selector: String) async throws -> Double {
        try await number("document.querySelector('\(selector)').getBoundingClientRect().\(side)")
    }

    /// Waits until the open popover points at its anchor, and checks that the anchor contains an element.
    ///
    /// - Parameters:
    ///   - identifier: The element's accessibility identifier.
    ///   - side: The side of the card that faces the anchor; `nil` for any side.
    func checkPopover(at identifier: String, side: String? = nil) async throws {
        try await wait(until: popoverPointsAtItsAnchor)
        let anchor = "document.querySelector(':popover-open').parentElement.querySelector('\(id(identifier))')"
        #expect(try await holds(anchor))
        guard let side else { return }
        #expect(try await text("document.querySelector(':popover-open').dataset.side") == side)
    }
}
