import Testing
import WebDriver

/// Sheets in a browser.
@Suite(.serialized, .failurePictures) struct SheetTests {
    @Test(
        "A sheet is at the bottom of a narrow window and centered in a wide one, and dims the page behind it",
        arguments: [390, 1280]
    )
    func place(width: Int) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        try await inBrowser(on: app, width: width, height: 844) { browser in
            try await browser.press(id("show"))
            try await browser.wait(until: "\(sheet)?.matches(':modal')")
            try await browser.waitForRest()
            let left = try await browser.box("left", of: ".tipui-sheet")
            let right = try await browser.box("right", of: ".tipui-sheet")
            let top = try await browser.box("top", of: ".tipui-sheet")
            let bottom = try await browser.box("bottom", of: ".tipui-sheet")
            let page = try await browser.number("document.documentElement.clientWidth")
            let height = try await browser.number("innerHeight")
            if width < 700 {
                #expect(left == 0)
                #expect(abs(right - page) <= 1)
                #expect(abs(bottom - height) <= 1)
                #expect(top >= 40)
            } else {
                #expect(abs(left + right - page) <= 2)
                #expect(abs(top + bottom - height) <= 2)
                #expect(right - left <= 600)
            }
            #expect(try await browser.style("background-color", of: "dialog") != "rgba(0, 0, 0, 0)")
            #expect(try await browser.text("\(sheet).ariaLabel") == "Filters")
        }
    }

    @Test(
        "A sheet keeps the focus inside; Escape closes a popover in the sheet, then the sheet, and restores the focus"
    )
    func focus() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        try await inBrowser(on: app) { browser in
            try await browser.run("document.querySelector('\(id("show"))').focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "\(sheet)?.contains(document.activeElement)")
            #expect(try await browser.text("document.activeElement.innerText") == "Filters")
            try await browser.waitForPopover("Pointing")
            for _ in 1...8 {
                try await browser.key("\u{E004}")
                // After the last element, Tab focuses the browser's own controls, which makes the body the active
                // element. So accept the body, too.
                let isInside = "\(sheet).contains(document.activeElement) || document.activeElement === document.body"
                #expect(try await browser.holds(isInside))
            }
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            #expect(try await browser.holds(sheet))
            try await browser.key("\u{E00C}")
            try await browser.wait(until: "!document.querySelector('dialog')")
            #expect(try await browser.text("document.activeElement.dataset.testid") == "show")
            try await browser.wait(for: "1", in: id("closes"))
        }
    }

    @Test("A press beside a sheet, on its handle or on its Done button closes the sheet, and tips behind it reappear")
    func presses() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            try await browser.wait(for: "1", in: id("count"))
            for count in 1...3 {
                try await browser.press(id("show"))
                try await browser.wait(until: "\(sheet)?.innerText.includes('Inside')")
                // Wait for the popover, so that the press beside the sheet closes the popover permanently.
                if count == 1 {
                    try await browser.waitForPopover("Pointing")
                    try await browser.waitUntilSettled()
                }
                switch count {
                case 1: try await browser.press(x: 8, y: 8)
                case 2: try await browser.click(".tipui-look-sheetHandle")
                default: try await browser.click(id("done"))
                }
                try await browser.wait(until: "!document.querySelector('dialog')")
                try await browser.wait(for: "\(count)", in: id("closes"))
                try await browser.wait(for: "\(count + 1)", in: id("count"))
            }
        }
    }

    @Test(
        "A sheet with disabled dismissal, or a full-screen cover, can be closed only with a button inside it",
        arguments: ["lock", "cover"]
    )
    func locked(by way: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            if way == "lock" {
                try await browser.press(id("show"))
                try await browser.waitForPopover("Pointing")
                try await browser.key("\u{E00C}")
                try await browser.waitForNoPopover()
                try await browser.click(id("lock") + " input")
            } else {
                try await browser.press(id("cover"))
            }
            try await browser.wait(until: "\(sheet)?.getAttribute('closedby') === 'none'")
            for _ in 1...3 { try await browser.key("\u{E00C}") }
            try await browser.press(x: 8, y: 8)
            try await browser.wait(until: "\(sheet)?.matches(':modal')")
            try await browser.click(way == "lock" ? id("done") : id("back"))
            try await browser.wait(until: "!document.querySelector('dialog')")
        }
    }

    @Test("A popover is below its button in a wide window and a sheet in a narrow one", arguments: [390, 1280])
    func popovers(width: Int) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        try await inBrowser(on: app, width: width, height: 844) { browser in
            try await browser.run("document.querySelector('\(id("info"))').focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "\(sheet)?.innerText.includes('About sheets')")
            try await browser.waitForRest()
            let left = try await browser.box("left", of: ".tipui-sheet")
            let right = try await browser.box("right", of: ".tipui-sheet")
            if width < 700 {
                #expect(right - left == 390)
                #expect(try await browser.holds("!\(sheet).dataset.side"))
            } else {
                let button = try await browser.box("left", of: id("info"))
                let end = try await browser.box("right", of: id("info"))
                #expect(abs(left + right - button - end) <= 2)
                #expect(try await browser.box("top", of: ".tipui-sheet") >= browser.box("bottom", of: id("info")))
                #expect((80..<300).contains(right - left))
            }
            #expect(try await browser.holds("\(sheet).contains(document.activeElement)"))
            try await browser.key("\u{E00C}")
            try await browser.wait(until: "!document.querySelector('dialog')")
            #expect(try await browser.text("document.activeElement.dataset.testid") == "info")
            try await browser.press(id("info"))
            try await browser.wait(until: "\(sheet)?.matches(':modal')")
            try await browser.press(x: 8, y: 8)
            try await browser.wait(until: "!document.querySelector('dialog')")
            try await browser.press(id("info"))
            try await browser.wait(until: "\(sheet)?.matches(':modal')")
            try await browser.click(id("gotit"))
            try await browser.wait(until: "!document.querySelector('dialog')")
        }
    }

    @Test("A popover stays at its button behind an alert that it shows") func alertOverPopover() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        try await inBrowser(on: app, width: 1280, height: 844) { browser in
            try await browser.press(id("info"))
            try await browser.wait(until: "\(sheet)?.innerText.includes('About sheets')")
            try await browser.waitForRest()
            let left = try await browser.box("left", of: ".tipui-sheet")
            try await browser.press(id("why"))
            try await browser.wait(until: "document.querySelectorAll('dialog:modal').length === 2")
            try await browser.waitForRest()
            #expect(try await browser.box("left", of: ".tipui-sheet") == left)
        }
    }

    @Test("A popover that isn't adapted to narrow windows is at the edge it asks for there too")
    func keptPopover() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            try await browser.press(id("note"))
            try await browser.wait(until: "\(sheet)?.dataset.side === 'bottom'")
            try await browser.waitForRest()
            #expect(try await browser.box("bottom", of: ".tipui-sheet") <= browser.box("top", of: id("note")))
            #expect(try await browser.box("right", of: ".tipui-sheet") <= 390)
            #expect(try await browser.audit() == [])
        }
    }

    @Test("An axe accessibility audit finds no faults on a page with an open sheet") func audit() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("show"))
            try await browser.waitForPopover("Pointing")
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            let found = try await browser.audit()
            #expect(found == [])
        }
    }
}

/// An expression for the open sheet.
private let sheet = "document.querySelector('dialog[open]')"
