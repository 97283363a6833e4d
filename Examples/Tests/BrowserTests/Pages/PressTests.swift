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
        "<a id=x href='#there'>x</a>", "<div id=x phx-click=go>x</div>", "<div id=x data-bs-toggle=tab>x</div>",
        "<div id=x data-tip-donate=donated>x</div>", "<div id=x style='cursor: grab'>x</div>",
        "<div id=x>x</div><script>x.onmouseup = () => 1</script>",
        """
        <div id=x></div><script>
        const p = x.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'));
        p.append('x');
        p.addEventListener('click', () => p.title = 'pressed');
        </script>
        """,
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
        arguments: Engine.tested
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
        arguments: Engine.tested
    )
    func stoppedPropagation(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <a href="?left" data-tip-donate=donated><div id=dialog>\(WrittenPage.view)</div></a>
                <tip-view tip=StarTip></tip-view>\(WrittenPage.popover)
                <script>
                window.hits = 0;
                const keys = ['keydown', 'keypress', 'keyup'];
                for (const kind of [...keys, 'click', 'pointerdown', 'mousedown', 'mouseup', 'pointerup']) {
                  for (const place of [dialog, document]) {
                    place.addEventListener(kind, (event) => {
                      hits += 1;
                      event.stopImmediatePropagation();
                      if (keys.includes(kind)) event.preventDefault();
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
            let star = "document.querySelector('[tip=StarTip]')"
            try await page.browser.run("\(star).shadowRoot.querySelector('.close').focus()")
            try await page.browser.key(" ")
            try await page.browser.wait(until: "!card('[tip=StarTip]')")
            #expect(try await page.browser.number("hits") == 0)
            try await page.press(".title", of: "tip-view")
            try await page.press(".close", of: "tip-view")
            try await page.hear("tip-closed SearchTip closeButton")
            #expect(try await page.browser.text("hits + location.search") == "0")
            #expect(try await page.journal("DonatedTip").isEmpty)
        }
    }

    @Test("Escape belongs to a menu or a popover of the page that is in front", arguments: Engine.tested)
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
        "Escape closes a popover that has the focus, or is in front of a popover of the page",
        arguments: Engine.tested
    )
    func escapeInFront(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(WrittenPage.popover)
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run("card('tip-popover').querySelector('.close').focus()")
            try await page.browser.key("\u{E00C}")
            try await page.hear("tip-closed ExportTip dismissed")
            try await page.open(
                """
                <div id=own popover style="width: 500px; height: 300px"><button id=search>Search</button>
                <tip-popover tip=SearchTip for=search></tip-popover></div><script>own.showPopover()</script>
                """
            )
            try await page.hear("tip-shown SearchTip")
            try await page.browser.key("\u{E00C}")
            try await page.hear("tip-closed SearchTip dismissed")
            #expect(try await page.browser.holds("own.matches(':popover-open')"))
        }
    }

    @Test("Escape belongs to what a custom element or a button with the focus has opened", arguments: Engine.tested)
    func escapeOfFocus(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                \(WrittenPage.popover)<div style="margin-top: 300px"></div><div id=host><button id=item>Item</button></div>
                <button id=list aria-expanded=true>List</button>
                <script>
                host.attachShadow({ mode: 'open' }).innerHTML = '<div role=menu><slot></slot></div>';
                window.keys = 0;
                addEventListener('keydown', () => keys += 1);
                </script>
                """
            )
            try await page.hear("tip-shown ExportTip")
            for (index, focused) in ["item", "list"].enumerated() {
                try await page.browser.run("\(focused).focus()")
                try await page.browser.key("\u{E00C}")
                #expect(try await page.browser.number("keys") == Double(index + 1), "\(focused)")
            }
            #expect(try await page.heard() == ["tip-shown ExportTip"])
        }
    }

    @Test("A press beside a popover of the page closes that one, and only sets a tip aside", arguments: Engine.tested)
    func besidePopover(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open("\(WrittenPage.popover)<div id=own popover style='margin: 300px 0'>Own</div>")
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run("own.showPopover()")
            try await page.browser.press(x: 600, y: 500)
            try await page.hear("tip-closed ExportTip setAside")
            #expect(try await page.browser.holds("!own.matches(':popover-open')"))
        }
    }

    @Test(
        "A popover doesn't take the focus, comes after its anchor in the order of Tab, and returns the focus to it",
        arguments: Engine.tested
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

    @Test("The live region takes no room, whatever the page's rules, and a copied body has no second one")
    func region() async throws {
        try await withWrittenPage { page in
            try await page.open(
                """
                <style>body { margin: 0 } div { min-height: 100vh; padding: 50px; border: 9px solid }</style>
                \(WrittenPage.view)
                """
            )
            try await page.hear("tip-shown SearchTip")
            #expect(try await page.browser.holds("document.documentElement.scrollHeight <= innerHeight"))
            try await page.browser.run("document.body.replaceWith(document.body.cloneNode(true))")
            try await page.browser.wait(until: "document.querySelectorAll('[aria-live]').length === 1")
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
