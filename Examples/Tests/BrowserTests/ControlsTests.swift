import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct ControlsTests {
    @Test("Pickers, segments, rows with checkmarks and toggle buttons set their values by mouse and keyboard")
    func choices() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "controls"])
        try await inBrowser(on: app, width: 390) { browser in
            let row = ".tipui-row:has(\(id("fruit")))"
            // The label is at the row's start, and the list of options at its end.
            let left = try await browser.box("left", of: row), right = try await browser.box("right", of: row)
            #expect(try await browser.box("left", of: "\(id("fruit")) .tipui-label") - left < 24)
            #expect(right - (try await browser.box("right", of: "\(id("fruit")) select")) < 24)
            #expect(try await browser.box("height", of: row) < 56)
            #expect(try await browser.text("\(tag("fruit")).querySelector('select').value") == "Pear")
            try await browser.run("\(tag("fruit")).querySelector('select').focus()")
            try await browser.key("\u{E015}")
            try await browser.wait(for: "Plum 1 Red false", in: id("choices"))

            // Segments are a group of radio buttons of equal widths.
            let segments = "\(id("size")) .tipui-segment"
            #expect(try await browser.text("\(tag("size")).getAttribute('role')") == "radiogroup")
            #expect(
                try await browser.holds(
                    """
                    new Set([...document.querySelectorAll('\(segments)')].map((tag) => Math.round(tag.offsetWidth))).size === 1
                    """
                )
            )
            try await browser.press("\(segments):nth-child(3)")
            try await browser.wait(for: "Plum 2 Red false", in: id("choices"))
            try await browser.key("\u{E012}")
            try await browser.wait(for: "Plum 1 Red false", in: id("choices"))

            let blue = ".tipui-look-choice:has(\(id("Blue")))"
            try await browser.press(blue)
            try await browser.wait(for: "Plum 1 Blue false", in: id("choices"))
            try await browser.wait(until: "document.querySelector('\(blue)').ariaPressed === 'true'")
            #expect(
                try await browser.number("getComputedStyle(document.querySelector('\(blue)'), '::after').opacity") == 1
            )
            try await browser.press(id("sound"))
            try await browser.wait(for: "Plum 1 Blue true", in: id("choices"))
            #expect(try await browser.text("\(tag("sound")).ariaPressed") == "true")
            #expect(try await browser.style("padding-left", of: id("sound")) == "16px")
            #expect(try await browser.audit() == [])
        }
    }

    @Test(
        "A share link opens the browser's share sheet; without one, or if it is refused, it copies the text and says so"
    )
    func sharing() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "controls"])
        try await inBrowser(on: app, width: 390) { browser in
            try await browser.run(
                """
                navigator.clipboard.writeText = async (text) => window.copied = text;
                Object.defineProperty(navigator, 'share', { value: undefined, configurable: true, writable: true });
                """
            )
            try await browser.click(id("share"))
            try await browser.wait(until: "window.copied === 'Noted'")
            try await browser.wait(until: "\(tag("share")).dataset.done === 'Copied'")
            try await browser.wait(until: "document.querySelector('[aria-live]').innerText.includes('Copied')")
            try await browser.run("navigator.share = async (content) => window.shared = JSON.stringify(content)")
            try await browser.click(id("share"))
            try await browser.wait(until: "window.shared === '{\"title\":\"A note\",\"text\":\"Noted\"}'")
            try await browser.run(
                """
                window.copied = undefined;
                navigator.share = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
                """
            )
            try await browser.click(id("share"))
            try await browser.wait(until: "window.copied === 'Noted'")
            #expect(try await browser.audit() == [])
        }
    }

    @Test("Fields of all kinds set their values; a field for a number is formatted when it loses the focus")
    func fields() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "controls"])
        try await inBrowser(on: app, width: 390) { browser in
            #expect(try await browser.text("\(tag("name")).autocomplete") == "name")
            #expect(try await browser.text("\(tag("name")).enterKeyHint") == "done")
            #expect(try await browser.text("\(tag("secret")).type") == "password")
            try await browser.press(id("secret"))
            try await browser.type("open")
            try await browser.press(id("note"))
            let height = try await browser.box("height", of: id("note"))
            #expect(abs(try await browser.box("height", of: id("secret")) - height) < 1)
            try await browser.type("one")
            try await browser.key("\u{E007}")
            try await browser.type("two")
            try await browser.wait(for: "0 4 7 2.5", in: id("texts"))
            #expect(try await browser.box("height", of: id("note")) > height)
            try await browser.run("\(tag("amount")).select()")
            try await browser.press(id("amount"))
            try await browser.run("\(tag("amount")).select()")
            try await browser.type("1234.50")
            try await browser.wait(for: "0 4 7 1234.5", in: id("texts"))
            #expect(try await browser.text("\(tag("amount")).value") == "1234.50")
            try await browser.press(id("name"))
            try await browser.wait(until: "\(tag("amount")).value === '1,234.5'")
        }
    }

    @Test("A slider, a stepper and a date field set their values, and impossible dates aren't sent")
    func values() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "controls"])
        try await inBrowser(on: app, width: 390) { browser in
            let slider = "\(tag("level")).querySelector('input')"
            try await browser.run("\(slider).focus()")
            try await browser.key("\u{E014}")
            try await browser.wait(for: "3.0 1 1 1709164800", in: id("values"))
            #expect(try await browser.box("width", of: "\(id("level")) input") > 200)
            let buttons = "\(id("count")) button"
            try await browser.press("\(buttons):last-child")
            try await browser.wait(for: "3.0 2 1 1709164800", in: id("values"))
            try await browser.wait(until: "document.querySelector('\(buttons):last-child').disabled")
            #expect(try await browser.text("document.querySelector('\(buttons)').ariaLabel") == "Count −")
            let day = "\(tag("day")).querySelector('input')"
            #expect(try await browser.text("\(day).value") == "2024-02-29")
            func enter(_ text: String) async throws {
                try await browser.run(
                    "\(day).value = '\(text)'; \(day).dispatchEvent(new Event('input', { bubbles: true }))"
                )
            }
            try await browser.watchPosts()
            try await enter("0202-02-28")
            try await enter("2024-03-01")
            try await browser.wait(for: "3.0 2 1 1709251200", in: id("values"))
            #expect(
                try await browser.text("posts.filter(({ kind }) => kind === 'change').map(({ value }) => value).join()")
                    == "2024-03-01"
            )
            #expect(try await browser.box("right", of: "\(id("day")) input") <= 390 - 16)
        }
    }

    @Test("Without scripts, a list of options is submitted by the button beside it") func scriptless() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "controls"])
        try await inBrowser(on: app) { browser in
            try await browser.disableScripts()
            try await browser.reload()
            try await browser.run("\(tag("fruit")).querySelector('select').value = 'Apple'")
            // Click by script, since the function `press` needs timers, which don't run without scripts.
            try await browser.run("\(tag("fruit")).querySelector('noscript button').click()")
            try await browser.wait(for: "Apple 1 Red false", in: id("choices"))
        }
    }
}
