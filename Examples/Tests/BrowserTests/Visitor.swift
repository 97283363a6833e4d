import Testing
import WebDriver

/// A person who uses an app by the names of its controls and by the texts that they see.
struct Visitor {
    /// What the person uses.
    enum Hand: String, Sendable { case pointer, keyboard }

    let browser: Browser
    let hand: Hand

    /// Presses the visible control with a name, which may be the beginning of its text.
    ///
    /// - Parameters:
    ///   - place: A selector of the elements in which the control is looked for.
    ///   - text: A text that such an element contains.
    func press(_ name: String, in place: String = "body", with text: String = "") async throws {
        let controls = "button, a, summary, input, label, [role], [data-ev]"
        switch hand {
        case .pointer:
            let point = try await find(name, in: place, with: text, among: controls, then: Self.point)
            let numbers = point.split(separator: ",").compactMap { Int($0) }
            guard numbers.count == 2 else { throw WebDriverError("“\(name)” has no position: \(point)") }
            try await browser.press(x: numbers[0], y: numbers[1])
        case .keyboard:
            let kind = try await find(name, in: place, with: text, among: controls, then: Self.focus)
            try await browser.key(["checkbox", "radio"].contains(kind) ? " " : "\u{E007}")
        }
    }

    /// Performs an action of the list row with a text.
    func act(_ action: String, onRow text: String) async throws {
        try await press("More actions", in: ".tipui-row", with: text)
        try await press(action, in: ".tipui-row", with: text)
    }

    /// Types a text into the field with a name, in place of what it contains.
    func type(_ text: String, into name: String) async throws {
        _ = try await find(name, in: "body", among: "input, textarea", then: Self.focus)
        try await browser.run("document.activeElement.select()")
        if text.isEmpty { try await browser.key("\u{E003}") } else { try await browser.type(text) }
    }

    /// Chooses an option of the menu with a name.
    func choose(_ option: String, of name: String) async throws {
        let choose = """
            const option = [...found.options].find((option) => option.text.trim() === arguments[3]);
            if (!option) return '';
            found.focus();
            found.value = option.value;
            found.dispatchEvent(new Event('input', {bubbles: true}));
            found.dispatchEvent(new Event('change', {bubbles: true}));
            return 'chosen';
            """
        _ = try await find(name, in: "body", among: "select", then: choose, option)
    }

    /// Waits until a popover tip with a text is open, closes the tip, and waits until it is gone.
    func closeTip(_ text: String) async throws {
        try await browser.waitForPopover(text)
        try await press("Close tip", in: ":popover-open")
        try await browser.wait(
            until: "!document.querySelector(':popover-open')?.innerText.includes(arguments[0])",
            [text]
        )
    }

    /// Waits until a sheet is closed.
    func seesNoSheet() async throws {
        try await browser.wait(until: "!document.querySelector('dialog[open]')")
    }

    /// Waits until there is a control with a name.
    func seesControl(_ name: String) async throws {
        _ = try await find(name, in: "body", among: "button, a, input, select", then: "return 'there';")
    }

    /// Waits until all of the texts are visible.
    func sees(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for text in texts { try await wait(for: text, isThere: true, sourceLocation) }
    }

    /// Waits until none of the texts is visible.
    func misses(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for text in texts { try await wait(for: text, isThere: false, sourceLocation) }
    }

    private func wait(for text: String, isThere: Bool, _ location: SourceLocation) async throws {
        do {
            try await browser.wait(
                until: "document.body.innerText.includes(arguments[0]) === arguments[1]",
                [text, isThere]
            )
        } catch {
            let seen = try await browser.text("document.body.innerText")
            Issue.record("“\(text)” \(isThere ? "isn't" : "is still") visible in: \(seen)", sourceLocation: location)
            throw error
        }
    }

    /// Scrolls to an element, and returns its middle once the element stands still and nothing covers it.
    private static let point = """
        const box = found.getBoundingClientRect(), here = JSON.stringify(box);
        const stands = window.lastFound === found && window.lastBox === here;
        if (window.lastFound !== found || box.top < 0 || box.bottom > innerHeight) {
          found.scrollIntoView({block: 'center', behavior: 'instant'});
        }
        window.lastFound = found;
        window.lastBox = here;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
        const hit = document.elementFromPoint(x, y);
        return stands && hit && (found.contains(hit) || hit.contains(found)) ? `${x},${y}` : '';
        """

    /// Moves the focus to an element or the control in or around it, and returns the kind of the control.
    private static let focus = """
        const kinds = 'button, a, input, select, textarea, summary, [tabindex]';
        const control = found.matches(kinds) ? found : found.querySelector(kinds) ?? found.closest(kinds);
        control?.focus();
        return control && document.activeElement === control ? control.type || control.localName : '';
        """

    /// Looks for the visible element with a name until a script, which may use it as `found`, returns a text.
    ///
    /// The script looks and acts in one step, because an update may replace the element at any time.
    ///
    /// - Returns: The text that the script returned.
    private func find(
        _ name: String,
        in place: String,
        with text: String = "",
        among selector: String,
        then script: String,
        _ argument: String = ""
    ) async throws -> String {
        try await browser.wait(
            until: """
                (() => {
                  const texts = (tag) => (tag.ariaLabel ? [tag.ariaLabel, tag.placeholder] : [
                    tag.labels?.[0]?.innerText, tag.placeholder, tag.innerText,
                    tag.matches('button, a') && tag.querySelector('[aria-label]')?.ariaLabel,
                  ]).filter(Boolean).map((text) => text.trim().replace(/\\s+/g, ' '));
                  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
                  const all = [...document.querySelectorAll(arguments[1])]
                    .filter((root) => root.innerText.includes(arguments[4]))
                    .flatMap((root) => [...root.querySelectorAll(arguments[2])])
                    .filter((tag) => tag.checkVisibility({visibilityProperty: true}) && !tag.closest('[inert]'))
                    .filter((tag) => !tag.disabled && (!modal || modal.contains(tag)));
                  const fits = (test) => all.filter((tag) => texts(tag).some(test)).at(-1);
                  const found = fits((text) => text === arguments[0]) ?? fits((text) => text.startsWith(arguments[0]));
                  const act = () => { \(script) };
                  return window.answer = found ? act() : '';
                })()
                """,
            [name, place, selector, argument, text]
        )
        return try await browser.text("window.answer")
    }
}
