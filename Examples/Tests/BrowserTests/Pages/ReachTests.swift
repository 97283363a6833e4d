import Testing
import WebDriver

/// A tip is there for a person who could press it, and only then.
@Suite(.serialized, .failurePictures) struct ReachTests {
    private static let button = "<button id=export style='pointer-events: auto'>Export</button>"
    private static let tip = "<tip-popover tip=ExportTip for=export></tip-popover>"

    @Test("A press on a popover in a layer without presses is the popover's", arguments: Engine.tested)
    func withoutPresses(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                <div style="pointer-events: none">\(Self.button)\(Self.tip)</div>
                <button onclick="window.isDeleted = true" style="position: fixed; inset: 50px 0 0">Delete all</button>
                """
            )
            try await page.hear("tip-shown ExportTip")
            try await page.press(".title", of: "tip-popover")
            #expect(try await page.browser.holds("!window.isDeleted && !!card('tip-popover')"))
            try await page.press(".close", of: "tip-popover")
            try await page.hear("tip-closed ExportTip closeButton")
        }
    }

    @Test("A popover in an inert part isn't there, and a press retires nothing", arguments: Engine.tested)
    func inert(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open("\(Self.button)<div id=part inert>\(Self.tip)</div>")
            try await page.waitForAnotherTip()
            try await page.browser.press(x: 600, y: 500)
            #expect(try await page.heard() == [])
            try await page.browser.run("part.inert = false")
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run("part.inert = true")
            try await page.browser.wait(until: "!card('tip-popover')")
            try await page.browser.press(x: 600, y: 500)
            try await page.browser.run("part.inert = false")
            try await page.browser.wait(until: "card('tip-popover')")
            #expect(try await page.heard() == ["tip-shown ExportTip"])
        }
    }

    @Test(
        "Something in front of a card takes it away; it's back afterwards, and Escape works",
        arguments: Engine.tested
    )
    func inFront(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open(
                """
                \(Self.button)\(Self.tip)
                <div id=layer popover=manual style="margin: 0; inset: 60px 0 0; width: 900px; height: 600px">Layer</div>
                """
            )
            try await page.hear("tip-shown ExportTip")
            try await page.browser.run("layer.showPopover()")
            try await page.browser.wait(until: "!card('tip-popover')")
            try await page.browser.run("layer.hidePopover()")
            try await page.browser.wait(until: "card('tip-popover')?.getAnimations().length === 0")
            try await page.browser.key("\u{E00C}")
            try await page.hear("tip-closed ExportTip dismissed")
        }
    }

    @Test("In a frame that a person doesn't see, below the fold or transparent, no tip is counted")
    func frames() async throws {
        try await withWrittenPage { page in
            try await page.write(WrittenPage.view, named: "inner")
            let frame = "<iframe id=frame src='/written/inner' style='width: 600px; height: 300px"
            for (hidden, reveal) in [
                ("<div id=space style='height: 4000px'></div>\(frame)'></iframe>", "space.remove()"),
                ("\(frame); opacity: 0'></iframe>", "frame.style.opacity = 1"),
                ("\(frame)'></iframe><div id=d style='position: fixed; inset: 0'></div>", "d.remove()"),
            ] {
                let before = try await page.journal("SearchTip displayed").count
                try await page.open(hidden)
                try await page.waitForAnotherTip()
                #expect(try await page.journal("SearchTip displayed").count == before, "\(reveal)")
                try await page.browser.run(reveal)
                try await page.wait(for: before + 1, inJournal: "SearchTip displayed")
            }
        }
    }

    @Test("An anchor that is taller than the window has its popover", arguments: Engine.tested)
    func tall(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open("<main id=export style='height: 3000px'>Long</main>\(Self.tip)")
            try await page.hear("tip-shown ExportTip")
            #expect(try await page.browser.holds("box(card('tip-popover')).bottom <= innerHeight"))
        }
    }

    @Test("A popover in a closed dialog is no warning, and appears when the dialog opens", arguments: Engine.tested)
    func closedDialog(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            try await page.open("<dialog id=d>\(Self.button)\(Self.tip)</dialog>")
            try await page.waitForAnotherTip()
            try await page.browser.run("window.opened = performance.now()")
            try await page.browser.wait(until: "performance.now() - opened > 2500")
            #expect(try await page.said() == "")
            try await page.browser.run("d.showModal()")
            try await page.hear("tip-shown ExportTip")
        }
    }
}
