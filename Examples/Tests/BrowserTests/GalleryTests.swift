import Foundation
import Testing
import WebDriver

/// The Gallery app, in which each page shows a tip and the source code of the page, and can be reset.
@Suite(.serialized, .failurePictures) struct GalleryTests {
    @Test(
        "Each page of the Gallery app shows its tip and its source code, and a closed tip returns after a reset",
        arguments: GalleryCase.all
    )
    func page(_ page: GalleryCase) async throws {
        let app = try await ServedApp("Gallery", ["--page", page.name])
        try await inBrowser(on: app, named: "gallery-\(page.name)") { browser in
            let shown = try await browser.text("document.querySelector('\(id("code"))').innerText")
            #expect(try filled(lines(of: shown)) == filled(lines(ofSample: page.folder)))
            for round in 0...1 {
                try await browser.wait(until: "document.querySelector('\(id("sample-\(round)"))')")
                try await page.prepare(browser)
                try await browser.wait(until: shows(page.tip))
                try await browser.press(page.close)
                try await browser.wait(until: "!\(shows(page.tip))")
                try await browser.press(id("reset"))
            }
            try await browser.wait(until: "document.querySelector('\(id("sample-2"))')")
            try await page.steps(browser)
            #expect(try await !browser.holds("document.querySelector('\(id("trouble"))')"))
        }
    }

    @Test("A press on the disclosure arrow at the end of a list row follows the row's link") func row() async throws {
        let app = try await ServedApp("Gallery")
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            let link = "\(tag("open-popover"))"
            #expect(try await browser.holds("getComputedStyle(\(link), '::after').borderTopWidth === '2px'"))
            let row = "\(link).parentElement.getBoundingClientRect()"
            let x = try await browser.number("\(row).right - 3")
            let y = try await browser.number("\(row).bottom - 3")
            try await browser.press(x: Int(x), y: Int(y))
            try await browser.wait(until: "document.querySelector('h1').innerText === 'Popover'")
        }
    }

    @Test("On a page opened by keyboard, closing a modal popover with Escape moves the focus to the popover's anchor")
    func focus() async throws {
        let app = try await ServedApp("Gallery")
        try await inBrowser(on: app) { browser in
            try await browser.run("\(tag("open-blocking")).focus()")
            try await browser.key("\u{E007}")
            try await browser.waitForPopover("Choose a bed first")
            try await browser.wait(until: "document.activeElement.closest(':popover-open')")
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            try await browser.wait(until: "document.activeElement.innerText.includes('Choose a bed')")
        }
    }

    @Test("The Gallery app's list links to every page, and each page's Back button returns to the list")
    func home() async throws {
        let app = try await ServedApp("Gallery")
        try await inBrowser(on: app) { browser in
            let names = try await browser.text(
                "[...document.querySelectorAll('[data-testid^=open-]')].map((b) => b.dataset.testid.slice(5)).join(' ')"
            )
            #expect(names.split(separator: " ").map(String.init) == GalleryCase.all.map(\.name))
            for page in GalleryCase.all {
                let link = id("open-\(page.name)")
                let title = try await browser.text("document.querySelector('\(link) .tipui-text').innerText")
                try await browser.press(link)
                try await browser.wait(until: "document.querySelector('h1').innerText === '\(title)'")
                try await browser.wait(until: "document.querySelector('\(id("code"))')")
                if page.name == "frequency" {
                    // Displays on earlier pages don't affect the display frequency on this page, so the page's first
                    // tip appears.
                    try await browser.wait(until: shows("Sort by sowing month"))
                    try await browser.wait(until: sample(includes: "NotesTip: Hidden"))
                }
                // Click by script, since a popover may block the page.
                try await browser.run("document.querySelector('[aria-label=Back]').click()")
                try await browser.wait(until: "document.querySelector('h1').innerText === 'Gallery'")
                try await browser.wait(until: "!document.querySelector('\(id("code"))')")
            }
        }
    }

    @Test("If Gallery is started with an unknown page name, it reports that and shows its list of pages")
    func missing() async throws {
        let page = try await ServedApp("Gallery", ["--page", "nowhere"]).fetch()
        #expect(page.contains("There is no page of the name after --page."))
        #expect(page.contains("open-inline"))
    }
}

/// A page of the gallery, its first tip, and the steps of its test.
struct GalleryCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The title of the tip.
    let tip: String
    /// The button that closes the tip.
    let close: String
    /// Makes the tip appear.
    let prepare: @Sendable (Browser) async throws -> Void
    /// The steps after a reset of the page.
    let steps: @Sendable (Browser) async throws -> Void

    var testDescription: String { name }

    /// The folder of the page's files.
    var folder: String { name.capitalized }

    init(
        _ name: String,
        _ tip: String,
        close: String = ":is(.tipui-callout, :popover-open) .tipui-look-close",
        prepare: @escaping @Sendable (Browser) async throws -> Void = { _ in },
        steps: @escaping @Sendable (Browser) async throws -> Void
    ) {
        self.name = name
        self.tip = tip
        self.close = close
        self.prepare = prepare
        self.steps = steps
    }

    static let all: [GalleryCase] = looks + rules + bounds

    private static let looks: [GalleryCase] = [
        GalleryCase("inline", "Wait for the last frost") { browser in
            try await browser.wait(until: shows("Wait for the last frost"))
            #expect(try await browser.holds("document.querySelector('.tipui-callout .tipui-image svg')"))
        },
        GalleryCase("arrows", "Move the lamp down") { browser in
            try await browser.wait(until: shows("Move the lamp down"))
            try await browser.wait(until: arrowPointsAtItsAnchor)
            for edge in ["Leading", "Bottom", "Trailing", "Top"] {
                try await browser.press(button: edge)
                let chosen = "document.querySelectorAll('.tipui-callout')[1].dataset.edge"
                try await browser.wait(until: "\(chosen) === '\(edge.lowercased())'")
                #expect(try await browser.text("document.querySelector('[aria-current=true]').innerText") == edge)
            }
        },
        GalleryCase("popover", "Keep a packet for spring") { browser in
            for title in ["Keep a packet for spring", "Scan a packet"] {
                try await browser.wait(until: shows(title))
                try await browser.wait(until: popoverPointsAtItsAnchor)
                try await browser.press(":popover-open .tipui-look-close")
                try await browser.wait(until: "!\(shows(title))")
            }
        },
        GalleryCase("actions", "Swap what is left over") { browser in
            for (button, answer) in [("Not this year", "Nothing is on"), ("Offer my seeds", "Three packets are on")] {
                try await browser.wait(until: shows("Swap what is left over"))
                try await browser.press(button: button)
                try await browser.wait(until: "!\(shows("Swap what is left over"))")
                try await browser.wait(until: sample(includes: answer))
                try await browser.reset()
            }
        },
    ]

    private static let rules: [GalleryCase] = [
        GalleryCase(
            "rules",
            "Sow four weeks earlier",
            prepare: { browser in
                try await browser.wait(until: sample(includes: "hasGreenhouse = false"))
                try await browser.press(".tipui-switch")
            },
            steps: { browser in
                for isThere in [true, false] {
                    try await browser.press(".tipui-switch")
                    try await browser.wait(until: "\(isThere ? "" : "!")\(shows("Sow four weeks earlier"))")
                }
                try await browser.wait(until: sample(includes: "hasGreenhouse = false"))
            }
        ),
        GalleryCase(
            "events",
            "Borrow a whole crate",
            prepare: borrowThree(in:),
            steps: { browser in
                try await borrowThree(in: browser)
                try await browser.wait(until: shows("Borrow a whole crate"))
                try await browser.press(id("later"))
                try await browser.wait(until: "!\(shows("Borrow a whole crate"))")
                #expect(try await browser.holds(sample(includes: "Borrowed: 3")))
            }
        ),
        GalleryCase("groups", "Soak the beans") { browser in
            let steps = [("Soak", "Soak the beans"), ("Sow", "Sow them eye down"), ("Cover", "Spread a net")]
            for (button, title) in steps {
                try await browser.wait(until: shows(title))
                #expect(try await browser.number("document.querySelectorAll('.tipui-callout').length") == 1)
                try await browser.press(button: button)
                try await browser.wait(until: "!\(shows(title))")
            }
        },
        GalleryCase("frequency", "Sort by sowing month") { browser in
            try await browser.wait(until: shows("Sort by sowing month"))
            try await browser.wait(until: shows("Find the library"))
            try await browser.wait(until: sample(includes: "NotesTip: Hidden"))
            try await browser.wait(until: sample(includes: "Hidden: the display frequency asks for a pause"))
            #expect(try await !browser.holds(shows("Note what came up")))
            try await browser.press(id("later"))
            try await browser.wait(until: shows("Note what came up"))
            try await browser.wait(until: "!\(sample(includes: "Hidden:"))")
        },
    ]

    private static let bounds: [GalleryCase] = [
        GalleryCase("limits", "Water from below") { browser in
            for count in 1...2 {
                try await browser.wait(until: shows("Water from below"))
                try await browser.wait(until: sample(includes: "shown \(count) of 2 times"))
                try await browser.press(button: "Leave the bed")
                try await browser.wait(until: "!\(shows("Label every row"))")
                try await browser.press(button: "Come back")
                try await browser.wait(until: shows("Label every row"))
            }
            #expect(try await !browser.holds(shows("Water from below")))
            try await browser.wait(until: sample(includes: "DishTip: Hidden: it appeared as often as it may"))
            for _ in 1...2 { try await browser.press(id("later")) }
            try await browser.wait(until: "!\(shows("Label every row"))")
            try await browser.wait(until: sample(includes: "LabelTip: Hidden: it was on screen as long as it may"))
        },
        GalleryCase("style", "Start on the windowsill", close: ".tipui-callout .tipui-look-borderedProminent") {
            browser in
            try await browser.wait(until: shows("Start on the windowsill"))
            #expect(try await !browser.holds("document.querySelector('.tipui-look-close')"))
        },
        GalleryCase("looks", "Shade them at noon", close: ".tipui-callout .tipui-look-close") { browser in
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 3")
            try await browser.waitForRest()
            let corners = try await browser.text(
                "[...document.querySelectorAll('.tipui-callout')].map((c) => getComputedStyle(c).borderTopLeftRadius)"
            )
            #expect(corners == "16px,2px,28px")
            let image =
                "document.querySelector('.tipui-callout .tipui-image.tipui-resizable svg').getBoundingClientRect().height"
            #expect(try await abs(browser.number(image) - 56) <= 2)
        },
        GalleryCase("languages", "Water in the evening") { browser in
            let card = "document.querySelector('.tipui-callout')"
            for (language, direction, close) in [
                ("ar", "rtl", "إغلاق النصيحة"), ("he", "rtl", "סגירת הטיפ"), ("en", "ltr", "Close tip"),
            ] {
                try await browser.press(id(language))
                try await browser.wait(until: "\(card).querySelector('[aria-label=\"\(close)\"]')")
                #expect(try await browser.text("\(card).closest('[lang]').lang") == language)
                #expect(try await browser.text("getComputedStyle(\(card)).direction") == direction)
                #expect(try await browser.text("\(tag(language)).lang") == language)
            }
        },
        GalleryCase("blocking", "Choose a bed first") { browser in
            try await browser.wait(until: shows("Choose a bed first"))
            let sow = "[...document.querySelectorAll('button')].find((b) => b.innerText.trim() === 'Sow a packet')"
            try await browser.wait(until: "\(sow).closest('[inert]')")
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.wait(until: "!document.querySelector('[inert]')")
            try await browser.press(button: "Sow a packet")
            try await browser.wait(until: sample(includes: "Sown: 1"))
        },
        GalleryCase("binding", "Leave one plant to seed") { browser in
            try await browser.wait(until: shows("Leave one plant to seed"))
            for isOn in [false, true] {
                try await browser.wait(until: "document.querySelector('.tipui-toggle').checked === \(!isOn)")
                try await browser.press(".tipui-switch")
                try await browser.wait(until: "\(isOn ? "" : "!")\(shows("Leave one plant to seed"))")
            }
            try await browser.wait(until: sample(includes: "On screen"))
        },
        GalleryCase("sheet", "Write the year on it", close: id("done")) { browser in
            try await browser.press(id("add"))
        } steps: { browser in
            try await browser.wait(until: shows("Add your own"))
            try await browser.press(id("add"))
            try await browser.wait(until: shows("Write the year on it"))
            try await browser.press(id("kind"))
            try await browser.press(id("kind-Pea"))
            try await browser.wait(until: "\(tag("kind"))?.innerText.includes('Kind: Pea')")
            try await browser.press(id("done"))
            try await browser.wait(until: shows("Add your own"))
        },
        GalleryCase("library", "Cover the soil") { browser in
            try await browser.wait(until: shows("Cover the soil"))
            try await browser.wait(until: sample(includes: "Why this tip?"))
            try await browser.press(":is(.tipui-callout) .tipui-look-close")
            try await browser.wait(until: "!\(shows("Cover the soil"))")
            #expect(try await browser.holds(sample(includes: "Cover the soil")))
            try await browser.press(".tipui-switch")
            try await browser.wait(until: "!\(shows("Collect the rain"))")
            #expect(try await browser.holds(sample(includes: "Collect the rain")))
            try await browser.press(".tipui-switch")
            try await browser.wait(until: shows("Collect the rain"))
            // Both tips appeared within the same second, so either may be the first of the list.
            let buttons = "[...document.querySelectorAll('[data-testid^=sample-] [aria-expanded=false]')]"
            try await browser.run("\(buttons).forEach((button) => button.click())")
            for answer in ["It is about something that you haven’t used yet.", "Everyone is shown it."] {
                try await browser.wait(until: sample(includes: answer))
            }
        },
    ]
}

/// Donates events until the tip of the events page may appear.
private func borrowThree(in browser: Browser) async throws {
    for count in 1...3 {
        #expect(try await !browser.holds(shows("Borrow a whole crate")))
        try await browser.press(button: "Borrow a packet")
        try await browser.wait(until: sample(includes: "Borrowed: \(count)"))
    }
}

/// Whether a visible tip contains a text, ignoring the code on the page.
private func shows(_ text: String) -> String {
    "[...document.querySelectorAll('.tipui-callout, :popover-open')].some((c) => c.innerText.includes('\(text)'))"
}

/// Whether the running sample contains a text.
private func sample(includes text: String) -> String {
    "document.querySelector('[data-testid^=sample-]').innerText.includes('\(text)')"
}

/// Whether the arrow of the inline tip with an anchor is within 2 px of the anchor's middle.
private let arrowPointsAtItsAnchor = """
    (() => {
      const tip = document.querySelector('[data-points-at]'), b = tip.getBoundingClientRect();
      const a = document.querySelector(`[data-anchor="${tip.dataset.pointsAt}"]`).getBoundingClientRect();
      const arrow = b.left + tip.clientLeft + parseFloat(getComputedStyle(tip).getPropertyValue('--arrow'));
      return tip.dataset.edge === 'top' && Math.abs(arrow - (a.left + a.width / 2)) <= 2;
    })()
    """

/// The folder of the gallery's sources.
private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Gallery").standardized

/// Returns the lines of a text without indentation, and without empty lines at its start and end.
private func lines(of text: some StringProtocol) -> [String] {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
        .components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
}

/// The lines of a page's sample file, below the imports.
private func lines(ofSample folder: String) throws -> [String] {
    let file = sources.appendingPathComponent("\(folder)/\(folder)Sample.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    return Array(lines(of: text).drop { $0.isEmpty || $0.hasPrefix("import ") })
}

/// The lines that aren't empty.
private func filled(_ lines: [String]) -> [String] {
    lines.filter { !$0.isEmpty }
}

extension Browser {
    /// Presses the button with a title.
    fileprivate func press(button title: String) async throws {
        let button = "[...document.querySelectorAll('button')].find((b) => b.innerText.trim() === '\(title)')"
        try await wait(until: button)
        let name = try await text("\(button).id")
        try await press("#\(name)")
    }

    /// Presses the page's reset button and waits for the new sample.
    fileprivate func reset() async throws {
        let round = "document.querySelector('[data-testid^=sample-]').dataset.testid"
        let old = try await text(round)
        try await press(id("reset"))
        try await wait(until: "\(round) !== '\(old)'")
    }
}
