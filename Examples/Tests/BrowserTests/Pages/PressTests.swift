import Testing
import WebDriver

/// What a press or a key does to the tips of an existing page, and to the page.
@Suite(.serialized, .failurePictures) struct PressTests {
    private static let controls = [
        "<div id=x role=tab>x</div>", "<div id=x role=switch>x</div>", "<div id=x role=slider>x</div>",
        "<div role=listbox><div id=x role=option>x</div></div>", "<canvas id=x width=40 height=40></canvas>",
        "<div id=x contenteditable>x</div>", "<div id=x onclick='1'>x</div>", "<div id=x tabindex=0>x</div>",
        "<div id=x>x</div><script>x.addEventListener('click', () => x.title = 'pressed')</script>",
        "<div id=x style='cursor: pointer'>x</div>", "<my-control id=x>x</my-control>", "<input id=x>",
        "<a id=x href='#there'>x</a>",
    ]

    @Test("A press on a control sets a popover aside until the page is loaded again", arguments: controls)
    func setAside(control: String) async throws {
        try await withWrittenPage { page in
            try await page.open("\(WrittenPage.popover)<main style='margin-top: 300px'>\(control)</main>")
            try await page.hear("tip-shown ExportTip")
            try await page.press("document.querySelector('#x')")
            try await page.hear("tip-closed ExportTip setAside")
            try await page.wait(inJournal: "ada ExportTip closed(")
            #expect(try await page.journal("ada ExportTip invalidated").isEmpty)
            try await page.browser.reload()
            try await page.browser.wait(until: "card('tip-popover')")
        }
    }

    @Test(
        "A press on nothing closes a popover for good; one on its anchor, a drag and a long press don't",
        arguments: Engine.allCases
    )
    func dismissed(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                "\(WrittenPage.popover)<main tabindex=-1><p style='margin-top: 300px'>Some text</p></main>"
            )
            try await page.hear("tip-shown ExportTip")
            try await page.press("document.querySelector('#export')")
            try await page.press("card('tip-popover').querySelector('.title')")
            try await page.browser.drag(from: (600, 500), to: (700, 500))
            try await page.browser.hold("main", milliseconds: 700)
            #expect(try await page.heard() == ["tip-shown ExportTip"])
            try await page.browser.press(x: 600, y: 500)
            try await page.hear("tip-closed ExportTip dismissed")
            try await page.wait(inJournal: "ada ExportTip invalidated(tipClosed)")
        }
    }

    @Test(
        "Buttons of tips and Escape work in elements that keep clicks and keys to themselves, which hear nothing of them",
        arguments: Engine.allCases
    )
    func stoppedPropagation(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <a href="?left" data-tip-donate=donated><div id=dialog>\(WrittenPage.view)</div></a>\(WrittenPage.popover)
                <script>
                window.hits = 0;
                for (const kind of ['click', 'keydown', 'pointerdown', 'mousedown', 'mouseup', 'pointerup']) {
                  for (const place of [dialog, document]) {
                    place.addEventListener(kind, (event) => {
                      hits += 1;
                      event.stopImmediatePropagation();
                    }, place === document);
                  }
                }
                </script>
                """
            )
            try await page.hear("tip-shown SearchTip")
            try await page.hear("tip-shown ExportTip")
            try await page.browser.key("\u{E00C}")
            try await page.hear("tip-closed ExportTip dismissed")
            try await page.browser.run("hits = 0")
            try await page.press(".title", of: "tip-view")
            try await page.press(".close", of: "tip-view")
            try await page.hear("tip-closed SearchTip closeButton")
            #expect(try await page.browser.text("hits + location.search") == "0")
            #expect(try await page.journal("DonatedTip").isEmpty)
        }
    }

    @Test("Escape belongs to a menu or a popover of the page that is in front", arguments: Engine.allCases)
    func escape(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                \(WrittenPage.popover)<div id=own popover>Own</div>
                <div role=menu style="margin-top: 300px"><button id=item role=menuitem>Item</button></div>
                <script>window.keys = 0; addEventListener('keydown', ({ target }) => keys += target === item)</script>
                """
            )
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run("own.showPopover()")
            try await page.browser.key("\u{E00C}")
            try await page.browser.wait(until: "!own.matches(':popover-open')")
            try await page.browser.run("item.focus()")
            try await page.browser.key("\u{E00C}")
            try await page.browser.wait(until: "keys === 1")
            #expect(try await page.heard() == ["tip-shown ExportTip"])
            try await page.browser.run("item.blur()")
            try await page.browser.key("\u{E00C}")
            try await page.hear("tip-closed ExportTip dismissed")
            #expect(try await page.browser.number("keys") == 1)
        }
    }

    @Test(
        "A popover doesn't take the focus, comes after its anchor in the order of Tab, and returns the focus to it",
        arguments: Engine.allCases
    )
    func focus(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <button id=first>First</button><button id=export>Export</button><button id=next>Next</button>
                <tip-popover tip=ExportTip for=export></tip-popover>
                """
            )
            try await page.hear("tip-shown ExportTip")
            let focus = "(document.activeElement.shadowRoot?.activeElement?.className || document.activeElement.id)"
            #expect(try await page.browser.text(focus) == "")
            try await page.browser.run("first.focus()")
            for place in ["export", "close", "action", "next"] {
                try await page.browser.key("\u{E004}")
                #expect(try await page.browser.text(focus) == place)
            }
            try await page.browser.run("document.querySelector('#export').focus()")
            try await page.browser.key("\u{E004}")
            try await page.browser.key("\u{E004}", holding: "\u{E008}")
            #expect(try await page.browser.text(focus) == "export")
            try await page.browser.key("\u{E004}")
            try await page.browser.key("\u{E007}")
            try await page.hear("tip-closed ExportTip closeButton")
            #expect(try await page.browser.text(focus) == "export")
        }
    }

    @Test("A tip in a modal dialog is announced inside the dialog, by the page's only live region")
    func announcements() async throws {
        try await withWrittenPage { page in
            try await page.open("<dialog id=d>\(WrittenPage.view)</dialog><script>d.showModal()</script>")
            try await page.browser.wait(until: "d.querySelector('[aria-live]')?.innerText.includes('Search the box')")
            #expect(try await page.browser.number("document.querySelectorAll('[aria-live], main').length") == 1)
            try await page.browser.wait(until: "document.querySelector('body > [aria-live]')")
        }
    }
}
