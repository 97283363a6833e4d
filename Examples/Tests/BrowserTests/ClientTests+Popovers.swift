import Testing
import WebDriver

// What a person does with popovers, beside what `PopoverTests` shows.
extension ClientTests {
    @Test("While a modal popover is open nothing else can be pressed or focused; Escape closes it, and focus returns")
    func modal() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.run("\(tag("ask")).focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "\(card)?.innerText.includes('Decide first')")
            #expect(try await browser.holds("\(card).contains(document.activeElement)"))
            try await browser.watchPosts()
            for identifier in ["write", "pad"] {
                let place = "\(tag(identifier)).getBoundingClientRect()"
                let x = try await browser.number("\(place).left + \(place).width / 2")
                let y = try await browser.number("\(place).top + \(place).height / 2")
                try await browser.press(x: Int(x), y: Int(y))
            }
            var focused: Set<String> = []
            for _ in 1...6 {
                try await browser.key("\u{E004}")
                // Between the last and the first, focus is with the browser's own controls.
                #expect(
                    try await browser.holds(
                        "\(card).contains(document.activeElement) || document.activeElement === document.body"
                    )
                )
                focused.insert(try await browser.text("document.activeElement.innerText"))
            }
            #expect(focused.contains("More"))
            #expect(try await browser.text(posted) == "")
            try await browser.run("\(card).querySelector('.look-tipAction').focus()")
            try await browser.key("\u{E00C}")
            try await browser.wait(until: "!\(card)")
            #expect(try await browser.text(posted) == "dismiss")
            #expect(try await browser.text("document.activeElement.dataset.testid") == "ask")
            try await browser.press(id("write"))
            try await browser.wait(until: "\(entries) === 'Entry 1'")
        }
    }

    @Test("Without a popover's focus to return, closing one leaves the focus where the person put it")
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

    @Test("A press in a popover isn't a press on the view that it points at")
    func pressInside() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("hint"))
            try await browser.wait(until: "\(card)?.innerText.includes('By the way')")
            try await browser.watchPosts()
            try await browser.press(":popover-open .text")
            try await browser.press(":popover-open .look-close")
            try await browser.wait(until: "!\(card)")
            #expect(try await browser.text(posted) == "tap")
            try await browser.press(id("hinted"))
            try await browser.wait(until: "\(tag("hinted-taps")).innerText === '1'")
        }
    }

    @Test("A popover is announced to screen readers, and the announcement empties itself")
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

/// The open popover, as an expression.
private let card = "document.querySelector(':popover-open')"
