import Testing
import WebDriver

/// Actions of rows, without a finger.
@Suite(.serialized, .failurePictures) struct RowActionsTests {
    @Test(
        "With the mouse, a button that appears where a row is pointed at shows its actions, which do what they say",
        arguments: ["ltr", "rtl"]
    )
    func mouse(direction: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rows", "--direction", direction])
        try await inBrowser(on: app) { browser in
            #expect(try await browser.style("opacity", of: ".tipui-more") == "0")
            try await browser.press(".tipui-more")
            try await browser.wait(until: "document.querySelector('.tipui-actions').open")
            #expect(try await browser.style("opacity", of: ".tipui-more") == "1")
            // At the end where reading ends, inside the row and beside the button.
            let end = direction == "ltr" ? "right" : "left", start = direction == "ltr" ? "left" : "right"
            let more = try await browser.box(start, of: ".tipui-more")
            let strip = try await browser.box(end, of: ".tipui-strip")
            let row = try await browser.box(end, of: ".tipui-row")
            #expect(abs(more - strip) <= 8)
            #expect(abs(row - strip) < 80)
            #expect(try await browser.text(labels) == "Flag,Delete,Mute")
            try await browser.press(".tipui-strip > :nth-child(1)")
            try await browser.wait(for: "Welcome, flagged", in: id("Welcome"))
            try await browser.press(".tipui-strip > .tipui-destructive")
            try await browser.wait(until: "!document.querySelector('\(id("Welcome"))')")
            #expect(try await browser.number("document.querySelectorAll('.tipui-row').length") == 2)
        }
    }

    @Test("By keyboard a row's button and then its actions come behind the row before the next; one row's are open")
    func keyboard() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "rows"])
        try await inBrowser(on: app) { browser in
            try await browser.key(tab)
            #expect(try await browser.text(focused) == "More actions")
            #expect(try await browser.style("opacity", of: ".tipui-more") == "1")
            try await browser.key(tab)
            // Closed, the actions aren't in the way.
            #expect(try await browser.text(focused) == "More actions")
            try await browser.key(" ")
            try await browser.wait(until: "document.querySelectorAll('.tipui-actions')[1].open")
            for label in ["Flag", "Delete"] {
                try await browser.key(tab)
                #expect(try await browser.text(focused) == label)
            }
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

    @Test("Where there is no mouse, the keyboard has the row's button all the same, which shows the actions in the row")
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
