import Testing
import WebDriver

/// A person who uses an app by the names of its controls and by the texts that they see.
struct Visitor {
    /// What the person uses.
    enum Hand: String, Sendable { case pointer, keyboard }

    let browser: Browser
    let hand: Hand

    /// Presses the visible control with a name, which may be the beginning of its text.
    func press(_ name: String, in place: String = "body") async throws {
        try await find(name, in: place, among: "button, a, summary, input, label, [role], [data-ev]")
        switch hand {
        case .pointer: try await browser.press("[data-found]")
        case .keyboard: try await pressByKeyboard()
        }
    }

    private func pressByKeyboard() async throws {
        let isReached = try await browser.holds(
            """
            (() => {
              const found = document.querySelector('[data-found]');
              const control = found.matches('button, a, input, [tabindex]') ? found
                : found.querySelector('button, a, input, [tabindex]') ?? found.closest('button, a, input, [tabindex]');
              control?.focus();
              return document.activeElement === control;
            })()
            """
        )
        guard isReached else { return try await browser.press("[data-found]") }
        let isBox = try await browser.holds("document.activeElement.matches('[type=checkbox], [type=radio]')")
        try await browser.key(isBox ? " " : "\u{E007}")
    }

    /// Types a text into the field with a name, in place of what it contains.
    func type(_ text: String, into name: String) async throws {
        try await find(name, in: "body", among: "input, textarea")
        try await browser.run("document.querySelector('[data-found]').focus(); document.activeElement.select()")
        if text.isEmpty { try await browser.key("\u{E003}") } else { try await browser.type(text) }
    }

    /// Chooses an option of the menu with a name.
    func choose(_ option: String, of name: String) async throws {
        try await find(name, in: "body", among: "select")
        try await browser.run(
            """
            const menu = document.querySelector('[data-found]');
            menu.focus();
            menu.value = [...menu.options].find((option) => option.text.trim() === arguments[0]).value;
            menu.dispatchEvent(new Event('input', {bubbles: true}));
            menu.dispatchEvent(new Event('change', {bubbles: true}));
            """,
            [option]
        )
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

    /// Marks the visible element with a name.
    private func find(_ name: String, in place: String, among selector: String) async throws {
        try await browser.wait(
            until: """
                (() => {
                  const name = (tag) => [tag.ariaLabel, tag.labels?.[0]?.innerText, tag.placeholder, tag.innerText]
                    .filter(Boolean).map((text) => text.trim().replace(/\\s+/g, ' '));
                  const all = [...document.querySelectorAll(arguments[1])].flatMap((root) =>
                    [...root.querySelectorAll(arguments[2])])
                    .filter((tag) => tag.checkVisibility({visibilityProperty: true}) && !tag.closest('[inert]'));
                  const fits = (test) => all.filter((tag) => name(tag).some(test)).at(-1);
                  const found = fits((text) => text === arguments[0]) ?? fits((text) => text.startsWith(arguments[0]));
                  document.querySelector('[data-found]')?.removeAttribute('data-found');
                  found?.setAttribute('data-found', '');
                  return found;
                })()
                """,
            [name, place, selector]
        )
    }
}
