import Testing
import WebDriver

/// The actions of list rows, used by mouse or keyboard instead of by swiping.
@Suite(.serialized, .failurePictures) struct RowActionsTests {
    @Test(
        "A button on a hovered list row opens the row's actions, and a click on an action performs it and closes them",
        arguments: ["ltr", "rtl"]
    )
    func mouse(direction: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rows", "--direction", direction])
        try await inBrowser(on: app) { browser in
            #expect(try await browser.style("opacity", of: ".tipui-more") == "0")
            try await browser.press(".tipui-more")
            try await browser.wait(until: "document.querySelector('.tipui-actions').open")
            #expect(try await browser.style("opacity", of: ".tipui-more") == "1")
            // The actions are at the trailing end, inside the row and beside the button.
            let end = direction == "ltr" ? "right" : "left", start = direction == "ltr" ? "left" : "right"
            let more = try await browser.box(start, of: ".tipui-more")
            let strip = try await browser.box(end, of: ".tipui-strip")
            let row = try await browser.box(end, of: ".tipui-row")
            #expect(abs(more - strip) <= 8)
            #expect(abs(row - strip) < 80)
            #expect(try await browser.text(labels) == "Delete,Mute,Flag")
            try await browser.press(".tipui-strip > :nth-child(3)")
            try await browser.wait(for: "Welcome, flagged", in: id("Welcome"))
            #expect(!(try await browser.holds("document.querySelector('.tipui-actions').open")))
            try await browser.press(".tipui-more")
            try await browser.wait(until: "document.querySelector('.tipui-actions').open")
            try await browser.press(".tipui-strip > .tipui-destructive")
            try await browser.wait(until: "!document.querySelector('\(id("Welcome"))')")
            #expect(try await browser.number("document.querySelectorAll('.tipui-row').length") == 2)
        }
    }

    @Test("Tab reaches the button of a list row's actions, then the open actions; only one row's actions are open")
    func keyboard() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rows"])
        try await inBrowser(on: app) { browser in
            try await browser.key(tab)
            #expect(try await browser.text(focused) == "More actions")
            #expect(try await browser.style("opacity", of: ".tipui-more") == "1")
            try await browser.key(tab)
            // The actions are closed, so Tab must skip them and reach the next row's button.
            #expect(try await browser.text(focused) == "More actions")
            try await browser.key(" ")
            try await browser.wait(until: "document.querySelectorAll('.tipui-actions')[1].open")
            try await browser.key(tab)
            #expect(try await browser.text(focused) == "Delete")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "!document.querySelector('\(id("Your receipt"))')")
            try await browser.run("document.querySelectorAll('.tipui-more')[0].focus()")
            try await browser.key("\u{E007}")
            try await browser.run("document.querySelectorAll('.tipui-more')[1].focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "document.querySelectorAll('.tipui-actions')[1].open")
            #expect(try await browser.number("document.querySelectorAll('.tipui-actions[open]').length") == 1)
        }
    }

    @Test("On a touch screen, the keyboard still reaches the button that opens a list row's actions")
    func keyboardByTouch() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rows"])
        try await inBrowser(on: app) { browser in
            try await browser.emulateTouch()
            #expect(try await browser.style("opacity", of: ".tipui-more") == "0")
            let row = try await browser.box("right", of: ".tipui-row")
            #expect(try await browser.box("left", of: ".tipui-strip") >= row)
            try await browser.key(tab)
            #expect(try await browser.text(focused) == "More actions")
            #expect(try await browser.style("opacity", of: ".tipui-more") == "1")
            try await browser.key(" ")
            try await browser.wait(until: "document.querySelector('.tipui-actions').open")
            #expect(try await browser.box("right", of: ".tipui-strip") < row)
        }
    }

    private let tab = "\u{E004}"
    private let focused = "document.activeElement.ariaLabel || document.activeElement.innerText"
    private let labels = "[...document.querySelector('.tipui-strip').children].map((tag) => tag.innerText).join()"
}
