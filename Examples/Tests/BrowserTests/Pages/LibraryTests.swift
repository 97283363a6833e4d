import Testing
import WebDriver

/// The list in which a person reads the tips of a site again.
@Suite(.serialized, .failurePictures) struct LibraryTests {
    private static let titles =
        "[...list.shadowRoot.querySelectorAll('li .title')].map((title) => title.innerText).join()"
    private static let toggle = "list.shadowRoot.querySelector('.switch')"

    @Test(
        "A page lists the tips that a person has seen, newest first and in a language; its switch turns all off and on",
        arguments: Engine.tested
    )
    func list(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            let browser = page.browser
            try await page.open("<tip-library id=list></tip-library>\(WrittenPage.view)")
            try await browser.wait(until: "\(Self.titles) === 'Search the box'")
            try await page.open("\(WrittenPage.view)\(WrittenPage.popover)<main></main>")
            try await page.hear("tip-shown ExportTip")
            try await browser.run(
                "document.querySelector('main').innerHTML = '<tip-library id=list lang=de></tip-library>'"
            )
            try await browser.wait(until: "\(Self.titles) === 'Take your recipes along,Search the box'")
            #expect(try await browser.text("list.shadowRoot.querySelector('.title').innerText") == "Tipps")
            let time = "list.shadowRoot.querySelector('time')"
            let day = "new Date(\(time).dateTime).toLocaleDateString('de', { dateStyle: 'long' })"
            #expect(try await browser.holds("\(time).innerText === \(day)"))
            try await page.press("list.shadowRoot.querySelector('summary')")
            #expect(try await browser.text("list.shadowRoot.querySelector('details').open") == "true")
            // A list that comes again is there at once.
            try await browser.run("list.replaceWith(list.cloneNode())")
            try await browser.wait(until: "\(Self.titles) === 'Take your recipes along,Search the box'")

            try await browser.run("\(Self.toggle).focus()")
            try await browser.key(" ")
            try await page.hear("tip-closed SearchTip ended")
            try await page.hear("tip-closed ExportTip ended")
            try await browser.wait(until: "\(Self.toggle).value === 'on' && \(Self.toggle).ariaChecked === 'false'")
            #expect(try await browser.holds("list.shadowRoot.activeElement === \(Self.toggle)"))
            #expect(try await browser.text(Self.titles) == "Take your recipes along,Search the box")
            try await page.press(Self.toggle)
            try await browser.wait(until: "card('tip-view') && card('tip-popover')")
            #expect(try await page.journal("invalidated").isEmpty)
            #expect(try await page.said() == "")
        }
    }

    @Test("An axe accessibility audit finds no faults in the list, narrow or wide, light or dark")
    func audit() async throws {
        try await withWrittenPage { page in
            try await page.open(WrittenPage.view + WrittenPage.popover)
            try await page.hear("tip-shown SearchTip")
            try await page.hear("tip-shown ExportTip")
            try await page.open(
                "<main><h1>Help</h1><tip-library id=list></tip-library></main>",
                head: "<style>:root { color-scheme: light dark; background: Canvas }</style>"
            )
            try await page.browser.wait(until: "\(Self.titles) === 'Take your recipes along,Search the box'")
            for isOff in [false, true] {
                let faults = try await page.browser.audit()
                #expect(faults == [])
                #expect(try await page.browser.holds("document.documentElement.scrollWidth <= innerWidth"))
                if !isOff { try await page.press(Self.toggle) }
            }
        }
    }
}
