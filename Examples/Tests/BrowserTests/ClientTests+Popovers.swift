import Testing
import WebDriver

// Tests of interaction with popovers, in addition to `PopoverTests`.
extension ClientTests {
    @Test("A modal popover blocks presses and focus outside it, and Escape closes it and restores the previous focus")
    func modal() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.run("\(tag("ask")).focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "\(card)?.innerText.includes('Decide first')")
            #expect(try await browser.holds("\(card).contains(document.activeElement)"))
            try await browser.watchPosts()
            for identifier in ["write", "pad"] { try await browser.pressMiddle(of: tag(identifier)) }
            var focused: Set<String> = []
            for _ in 1...6 {
                try await browser.key("\u{E004}")
                // After the last element, Tab focuses the browser's own controls, which makes the body the active
                // element. So accept the body, too.
                #expect(
                    try await browser.holds(
                        "\(card).contains(document.activeElement) || document.activeElement === document.body"
                    )
                )
                focused.insert(try await browser.text("document.activeElement.innerText"))
            }
            #expect(focused.contains("More"))
            #expect(try await browser.text(posted) == "")
            try await browser.run("\(card).querySelector('.tipui-look-cardAction').focus()")
            try await browser.key("\u{E00C}")
            try await browser.wait(until: "!\(card)")
            #expect(try await browser.text(posted) == "dismiss")
            #expect(try await browser.text("document.activeElement.dataset.testid") == "ask")
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries) === 'Entry 1'")
        }
    }

    @Test(
        "A press beside a modal popover, or on text in it, leaves the keyboard focus in the popover",
        arguments: Engine.tested
    )
    func modalFocus(engine: Engine) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app, engine: engine) { browser in
            try await browser.run("\(tag("ask")).focus()")
            try await browser.key("\u{E007}")
            try await browser.waitForPopover("Decide first")
            try await browser.run("\(card).querySelector('.tipui-look-cardAction').focus()")
            for identifier in ["write", "pad", "field"] {
                try await browser.pressMiddle(of: tag(identifier))
                #expect(
                    try await browser.holds("document.activeElement.matches(':popover-open .tipui-look-cardAction')")
                )
            }
            try await browser.pressMiddle(of: "\(card).querySelector('.tipui-text')")
            #expect(try await browser.holds("\(card).contains(document.activeElement)"))
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            #expect(try await browser.text("document.activeElement.dataset.testid") == "ask")
        }
    }

    @Test(
        "A control that contains an open modal popover accepts focus and presses only after the popover closes",
        arguments: ["box", "button"]
    )
    func holders(holder: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "holders"])
        try await inBrowser(on: app) { browser in
            #expect(try await browser.number("\(tag(holder)).tabIndex") == 0)
            try await browser.run("\(tag("ask-\(holder)")).focus()")
            try await browser.key("\u{E007}")
            try await browser.waitForPopover("In the \(holder)")
            #expect(try await browser.holds("\(tag(holder)).contains(\(card))"))
            for _ in 1...6 {
                try await browser.key("\u{E004}")
                // After the last element, Tab focuses the browser's own controls, which makes the body the active
                // element. So accept the body, too.
                #expect(
                    try await browser.holds(
                        "\(card).contains(document.activeElement) || document.activeElement === document.body"
                    )
                )
            }
            #expect(try await browser.number("\(tag(holder)).tabIndex") == -1)
            try await browser.watchPosts()
            try await browser.pressMiddle(of: tag("\(holder)-text"))
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            #expect(try await browser.text(posted) == "dismiss")
            #expect(try await browser.number("\(tag(holder)).tabIndex") == 0)
            try await browser.run("\(tag(holder)).focus()")
            #expect(try await browser.text("document.activeElement.dataset.testid") == holder)
            try await browser.pressMiddle(of: tag("\(holder)-text"))
            try await browser.wait(for: "1", in: id("presses"))
        }
    }

    @Test("If the keyboard focus is outside a popover, closing the popover doesn't move the focus")
    func focusElsewhere() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("hint"))
            try await browser.wait(until: "\(card)?.innerText.includes('By the way')")
            try await browser.run("\(tag("field")).focus()")
            try await browser.key("\u{E00C}")
            try await browser.wait(until: "!\(card)")
            #expect(try await browser.text("document.activeElement.dataset.testid") == "field")
        }
    }

    @Test("A press in a popover doesn't press the popover's anchor")
    func pressInside() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("hint"))
            try await browser.wait(until: "\(card)?.innerText.includes('By the way')")
            try await browser.watchPosts()
            try await browser.press(":popover-open .tipui-text")
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.wait(until: "!\(card)")
            #expect(try await browser.text(posted) == "tap")
            try await browser.press(id("hinted"))
            try await browser.wait(until: "\(tag("hinted-taps")).innerText === '1'")
        }
    }

    @Test("A popover is announced to screen readers when it opens, and the announcement is then removed from the page")
    func announcement() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            let live = "[...document.querySelectorAll('[aria-live]')]"
            #expect(try await browser.holds("\(live).every((place) => !place.textContent)"))
            try await browser.press(id("hint"))
            try await browser.wait(until: "\(live).some((place) => place.textContent.includes('By the way'))")
            try await browser.wait(until: "\(live).every((place) => !place.textContent)")
            #expect(try await browser.holds(card))
        }
    }
}

/// An expression for the open popover.
private let card = "document.querySelector(':popover-open')"

extension Browser {
    /// Presses at the middle of the element given by an expression, whichever element is on top.
    func pressMiddle(of element: String) async throws {
        let box = "\(element).getBoundingClientRect()"
        let x = try await number("\(box).left + \(box).width / 2")
        let y = try await number("\(box).top + \(box).height / 2")
        try await press(x: Int(x), y: Int(y))
    }
}
