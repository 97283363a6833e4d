import Testing
import WebDriver

/// Alerts, confirmation dialogs, tabs and pages in a browser.
@Suite(.serialized, .failurePictures) struct PresentationTests {
    @Test(
        "The tab bar is at the bottom of a narrow window and on top of a wide one, and the address names tab and level",
        arguments: [390, 1280]
    )
    func tabs(width: Int) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "presentations"])
        try await inBrowser(on: app, width: width, height: 844) { browser in
            try await browser.waitForRest()
            let height = try await browser.number("innerHeight")
            if width < 700 {
                #expect(abs(try await browser.box("bottom", of: ".tipui-tab-bar") - height) <= 1)
            } else {
                #expect(try await browser.box("top", of: ".tipui-tab-bar") <= 16)
            }
            #expect(
                try await browser.holds("document.querySelector('[role=tablist] [role=tab]').ariaSelected === 'true'")
            )
            let badge = try await browser.box("right", of: ".tipui-row .tipui-badge")
            #expect(badge <= (try await browser.box("right", of: ".tipui-row")))
            #expect(try await browser.audit() == [])
            try await browser.setViewport(width: width, height: 844)

            try await browser.run("\(tab(0)).focus()")
            try await browser.key("\u{E014}")
            try await browser.wait(until: "\(tab(1)).ariaSelected === 'true' && location.pathname === '/~alerts'")
            #expect(try await browser.holds("document.activeElement === \(tab(1))"))
            #expect(try await browser.holds("!document.querySelector('[role=tabpanel]').checkVisibility()"))
            try await browser.key("\u{E012}")
            try await browser.wait(until: "location.pathname === '/'")
            try await browser.run("document.querySelector('.tipui-row button').click()")
            try await browser.wait(until: "location.pathname === '/mail'")
            try await browser.run("\(tab(1)).click()")
            try await browser.wait(until: "location.pathname === '/~alerts'")
            try await browser.run("history.back()")
            try await browser.wait(until: "location.pathname === '/mail' && \(tab(0)).ariaSelected === 'true'")
            #expect(
                try await browser.text("document.querySelector('[role=tabpanel]:not([hidden]) .tipui-title').innerText")
                    == "Mail"
            )
            for index in [1, 2, 1, 0] {
                try await browser.run("\(tab(index)).click()")
                try await browser.wait(until: "\(tab(index)).ariaSelected === 'true'")
            }
            try await browser.wait(until: "location.pathname === '/mail' && \(tab(0)).ariaSelected === 'true'")
        }
    }

    @Test(
        "An alert takes the focus, Return presses its default button, Escape its cancel button, and the focus returns"
    )
    func alerts() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "presentations"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            try await browser.open(app.address + "~alerts")
            try await browser.waitUntilLive()
            try await browser.wait(until: "document.querySelector('.tipui-callout')?.checkVisibility()")
            try await browser.press(id("rename"))
            try await browser.wait(until: "\(dialog)?.matches(':modal') && document.activeElement.matches('input')")
            try await browser.waitForRest()
            #expect(try await browser.text("\(dialog).getAttribute('role')") == "alertdialog")
            #expect(try await browser.text("\(dialog).ariaLabel") == "Rename the list")
            let middle = try await browser.box("top", of: ".tipui-sheet") + browser.box("bottom", of: ".tipui-sheet")
            #expect(abs(middle - 844) <= 4)
            #expect(try await browser.box("right", of: ".tipui-sheet") <= 390)
            #expect(try await browser.audit() == [])
            try await browser.setViewport(width: 390, height: 844)
            try await browser.waitForRest()
            try await browser.press(x: 8, y: 8)
            try await browser.key("B")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "!document.querySelector('dialog')")
            try await browser.wait(until: "document.querySelector('\(id("last"))').innerText.startsWith('renamed')")
            #expect(try await browser.text("document.activeElement.dataset.testid") == "rename")
            try await browser.press(id("rename"))
            try await browser.wait(until: "\(dialog)?.matches(':modal')")
            try await browser.key("\u{E00C}")
            try await browser.wait(for: "kept", in: id("last"))
            try await browser.wait(until: "!document.querySelector('dialog')")

            try await browser.press(id("delete"))
            try await browser.wait(
                until: "\(dialog)?.matches(':modal') && document.activeElement.innerText === 'Cancel'"
            )
            try await browser.waitForRest()
            #expect(try await browser.box("bottom", of: ".tipui-sheet") >= 800)
            try await browser.press(x: 8, y: 8)
            try await browser.wait(until: "!document.querySelector('dialog')")
            #expect(try await browser.text("document.querySelector('\(id("last"))').innerText") == "kept")
            try await browser.key("s", holding: "\u{E00A}")
            try await browser.wait(for: "saved", in: id("last"))
        }
    }

    @Test("Pages snap into place, and the selection follows scrolling and turns the page") func pages() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "presentations"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            try await browser.open(app.address + "~pages")
            try await browser.waitUntilLive()
            try await browser.wait(until: "document.querySelector('.tipui-paged')")
            try await browser.waitForRest()
            try await browser.run(
                "document.querySelector('.tipui-paged').scrollBy(document.querySelector('.tipui-paged').clientWidth + 16, 0)"
            )
            try await browser.wait(for: "Page 1", in: id("page"))
            try await browser.click(id("next"))
            try await browser.wait(for: "Page 2", in: id("page"))
            try await browser.wait(until: "\(offset(2)) < 2")
            for page in [0, 2] {
                try await browser.click(id("first-or-last"))
                try await browser.wait(until: "\(offset(page)) < 2")
                try await browser.waitForRest()
                try await browser.wait(for: "Page \(page)", in: id("page"))
            }
        }
    }
}

/// An expression for the open dialog.
private let dialog = "document.querySelector('dialog[open]')"

/// Returns an expression for the distance of a page from the leading edge of its row.
private func offset(_ page: Int) -> String {
    let row = "document.querySelector('.tipui-paged')"
    return "Math.abs(\(row).children[\(page)].getBoundingClientRect().left - \(row).getBoundingClientRect().left)"
}

/// Returns an expression for a tab of the bar.
private func tab(_ index: Int) -> String { "document.querySelector('[role=tablist]').children[\(index)]" }
