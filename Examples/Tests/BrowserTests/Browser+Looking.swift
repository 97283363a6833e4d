import Testing
import WebDriver

// What the cases of the listings look at.
extension Browser {
    /// Waits until a text stands in the page, or doesn't; unlike `wait(forText:)` it leaves out what is only announced.
    func waitToSee(_ text: String, isThere: Bool = true) async throws {
        try await wait(until: "\(isThere ? "" : "!")document.querySelector('main').innerText.includes('\(text)')")
    }

    /// Waits until the element of a selector has a text.
    func wait(for text: String, in selector: String) async throws {
        try await wait(until: "document.querySelector('\(selector)')?.innerText === '\(text)'")
    }

    /// Whether a text stands in the page now.
    func sees(_ text: String) async throws -> Bool {
        try await holds("document.querySelector('main').innerText.includes('\(text)')")
    }

    /// Waits until a popover with a text is open, and the page has said what its window holds: then it counts.
    func waitForPopover(_ text: String) async throws {
        try await wait(until: "document.querySelector(':popover-open')?.innerText.includes('\(text)')")
        try await wait(until: "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/event'))")
    }

    /// Waits until a press on nothing closes the open popover for good.
    func waitUntilSettled() async throws {
        try await wait(until: "document.querySelector(':popover-open[data-settled]')")
    }

    /// Waits until no popover is open.
    func waitForNoPopover() async throws {
        try await wait(until: "!document.querySelector(':popover-open')")
    }

    /// Waits until nothing moves.
    func waitForRest() async throws {
        // What a person scrolls is an animation too, which runs for ever.
        let running = "(a) => a.timeline === document.timeline && a.playState === 'running'"
        try await wait(until: "!document.getAnimations().some(\(running))")
    }

    /// Loads the page anew and waits until it is live.
    func reloadAndWait() async throws {
        try await reload()
        try await waitUntilLive()
    }

    /// Ends an app and starts it again, then opens its page.
    func reopen(_ app: ServedApp) async throws {
        _ = app.terminate()
        try await app.start()
        try await open(app.address)
        try await waitUntilLive()
    }

    /// Clicks without a pointer, so that it isn't a press outside of a popover too, nor a long one on a slow machine.
    func click(_ selector: String) async throws {
        try await run("document.querySelector(arguments[0]).click()", [selector])
    }

    /// Presses the action of a tip by its title.
    func pressAction(_ title: String) async throws {
        let name = try await text(
            "[...document.querySelectorAll('.tipui-look-tipAction')].find((b) => b.innerText === '\(title)').id"
        )
        try await press("#\(name)")
    }

    /// A computed style of the first element of a selector.
    func style(_ property: String, of selector: String) async throws -> String {
        try await text("getComputedStyle(document.querySelector('\(selector)')).getPropertyValue('\(property)')")
    }

    /// The first number of a computed style, a length in px.
    func length(_ property: String, of selector: String) async throws -> Double {
        try await number(
            "parseFloat(getComputedStyle(document.querySelector('\(selector)')).getPropertyValue('\(property)'))"
        )
    }

    /// A colour of the style sheet as computed styles spell it.
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

    /// A side or size of the box of the first element of a selector: `left`, `bottom`, `width` and so on.
    func box(_ side: String, of selector: String) async throws -> Double {
        try await number("document.querySelector('\(selector)').getBoundingClientRect().\(side)")
    }

    /// Waits until the open popover points at what it stands beside, and checks that this holds an element.
    ///
    /// - Parameters:
    ///   - identifier: The element's accessibility identifier.
    ///   - side: The side of the card that faces it; any for `nil`.
    func checkPopover(at identifier: String, side: String? = nil) async throws {
        try await wait(until: popoverPointsAtItsAnchor)
        let anchor = "document.querySelector(':popover-open').parentElement.querySelector('\(id(identifier))')"
        #expect(try await holds(anchor))
        guard let side else { return }
        #expect(try await text("document.querySelector(':popover-open').dataset.side") == side)
    }
}
