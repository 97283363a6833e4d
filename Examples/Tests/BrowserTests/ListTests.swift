import Testing
import WebDriver

/// Rows that views make, and lists that people edit.
@Suite(.serialized, .failurePictures) struct ListTests {
    @Test(
        "A view whose body is a section or several views is a section with a row for each, and each link opens its view"
    )
    func ownRows() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "ownrows"])
        try await inBrowser(on: app, width: 390) { browser in
            #expect(try await browser.number("document.querySelectorAll('.tipui-row').length") == 4)
            #expect(try await browser.number("document.querySelectorAll('.tipui-section > .tipui-row').length") == 2)
            let (a, b) = (row("A"), row("B"))
            #expect(try await browser.box("height", of: a) >= 44)
            #expect(try await abs(browser.box("bottom", of: a) - browser.box("top", of: b)) < 0.5)
            #expect(try await browser.box("width", of: a) == browser.box("width", of: b))
            // Modifiers around several views apply to each of their rows.
            for name in ["first", "second"] {
                let (text, row) = (
                    try await browser.box("top", of: id(name)), try await browser.box("top", of: row(name))
                )
                #expect(text - row >= 20, "\(name)")
                let ground = try await browser.style("background-color", of: self.row(name))
                #expect(try await browser.style("background-color", of: a) != ground)
            }
            let last = try await browser.box("bottom", of: row("second"))
            #expect(try await abs(browser.box("bottom", of: ".tipui-list > .tipui-row:last-child") - last) < 0.5)
            try await browser.press(id("B"))
            try await browser.wait(for: "Letter 2", in: title)
        }
    }

    @Test(
        "A hidden tip with padding, a frame or a background leaves no gap in a stack, and no row or separator in a list"
    )
    func hiddenTips() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "hiddentips"])
        try await inBrowser(on: app, width: 390) { browser in
            let above = try await browser.box("bottom", of: id("above"))
            #expect(try await abs(browser.box("top", of: id("below")) - above - 10) < 0.5)
            #expect(try await browser.number("document.querySelectorAll('.tipui-list > *').length") == 2)
            let one = try await browser.box("bottom", of: row("one"))
            #expect(try await abs(browser.box("top", of: row("two")) - one) < 0.5)
            #expect(try await browser.length("border-top-width", of: row("two")) == 1)
            let list = try await browser.box("bottom", of: ".tipui-list")
            #expect(try await browser.box("bottom", of: row("two")) <= list)
        }
    }

    @Test(
        "In edit mode, rows are moved by buttons and deleted in two steps, by mouse and keyboard",
        arguments: [390, 1280]
    )
    func editing(width: Int) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "lists"])
        try await inBrowser(on: app, width: width) { browser in
            let order = id("order"), edit = ".tipui-contents button"
            try await browser.press("\(id("Map")) input")
            try await browser.wait(for: "Map!,Lamp,Rope", in: order)
            #expect(try await browser.number("document.querySelectorAll('.tipui-mover').length") == 0)
            try await browser.press(edit)
            try await browser.wait(for: "Done", in: edit)
            #expect(try await browser.number("document.querySelectorAll('.tipui-mover').length") == 3)
            #expect(try await browser.number("document.querySelectorAll('.tipui-deleting').length") == 2)
            // The button to delete is before the content, and those to move are behind it.
            let start = try await browser.box("left", of: id("Map")),
                end = try await browser.box("right", of: id("Map"))
            #expect(try await browser.box("right", of: "\(row("Map")) .tipui-more") <= start)
            #expect(try await browser.box("left", of: "\(row("Map")) .tipui-mover") >= end)
            #expect(try await browser.holds("\(button("Map", "Move up")).disabled"))
            try await browser.run("\(button("Map", "Move down")).focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(for: "Lamp,Map!,Rope", in: order)
            #expect(try await browser.text("document.activeElement.ariaLabel") == "Move down")
            try await browser.key("\u{E007}")
            try await browser.wait(for: "Lamp,Rope,Map!", in: order)
            let more = "\(row("Lamp")) .tipui-more"
            #expect(try await browser.text("document.querySelector('\(more)').ariaLabel") == "Delete")
            try await browser.press(more)
            try await browser.press("\(row("Lamp")) .tipui-strip button")
            try await browser.wait(for: "Rope,Map!", in: order)
            try await browser.press(edit)
            try await browser.wait(for: "Edit", in: edit)
            #expect(try await browser.number("document.querySelectorAll('.tipui-mover').length") == 0)
            // Out of edit mode, the same action is among the row's actions.
            #expect(try await browser.number("document.querySelectorAll('.tipui-actions').length") == 1)
            try await browser.run("document.querySelector('\(row("Map")) .tipui-more').focus()")
            try await browser.key(" ")
            try await browser.key("\u{E004}")
            #expect(try await browser.text("document.activeElement.innerText") == "Delete")
            try await browser.key("\u{E007}")
            try await browser.wait(for: "Rope", in: order)
        }
    }

    @Test("List styles, spacing, separators and backgrounds look as they are set") func looks() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "lists"])
        try await inBrowser(on: app, width: 390) { browser in
            #expect(try await browser.style("background-color", of: row("plain")) == "rgba(0, 0, 0, 0)")
            #expect(try await browser.length("border-top-left-radius", of: row("plain")) == 0)
            #expect(try await browser.style("position", of: ".tipui-headed > :first-child") == "sticky")
            #expect(
                try await browser.style("border-image-source", of: row("tinted")).contains(browser.colour("area-red"))
            )
            let distance = try await browser.box("top", of: row("next")) - browser.box("bottom", of: row("tinted"))
            #expect(abs(distance - 4) < 0.5)
            let gap = try await browser.box("top", of: row("backed")) - browser.box("bottom", of: row("spaced"))
            #expect(abs(gap - 12) < 0.5)
            #expect(try await browser.length("border-top-left-radius", of: row("spaced")) == 16)
            // A background view is in the row, and doesn't make it taller.
            let back = try await browser.box("height", of: id("back")),
                height = try await browser.box("height", of: row("backed"))
            #expect(back > 30 && back <= height && height < 60)
        }
    }

    /// Returns a selector for the row of an accessibility identifier.
    private func row(_ name: String) -> String { ".tipui-row:has(\(id(name)))" }

    /// Returns an expression for a button in the row of an accessibility identifier.
    private func button(_ name: String, _ label: String) -> String {
        "document.querySelector('\(row(name)) [aria-label=\"\(label)\"]')"
    }
}
