import Testing
import WebDriver

/// Tests that a held-out tip is never in a page, and is counted when a person would have seen it.
@Suite(.failurePictures) struct HeldOutTests {
    private static let view = "<tip-view tip=HeldOutTip></tip-view>"
    private static let column = "display: flex; flex-direction: column; gap: 20px"

    private func top(_ id: String, _ page: WrittenPage) async throws -> String {
        try await page.browser.text("String(\(id).getBoundingClientRect().top)")
    }

    @Test("A held-out tip takes no room in a page, not even a gap, and is counted in sight", arguments: Engine.tested)
    func inline(engine: Engine) async throws {
        try await withWrittenPage(engine) { page in
            let (above, below) = ("<p id=above>Above</p>", "<p id=below>Below</p>")
            try await page.open("<main style='\(Self.column)'>\(above)\(below)</main>")
            let without = try await top("below", page)
            try await page.open("<main style='\(Self.column)'>\(above)\(Self.view)\(below)</main>")
            // Once the script has the style sheet, the element takes no room.
            try await page.browser.wait(until: "String(below.getBoundingClientRect().top) === '\(without)'")
            try await page.wait(inJournal: "HeldOutTip heldOut")
            #expect(try await top("below", page) == without)
            #expect(try await page.browser.text("document.querySelector('tip-view').shadowRoot.textContent") == "")
            #expect(try await page.heard() == [])
        }
    }

    @Test("A held-out tip below the fold isn't counted before a person scrolls to its place") func belowTheFold()
        async throws
    {
        try await withWrittenPage { page in
            let space = "<div style='height: 1500px'></div>"
            try await page.open("\(space)\(Self.view)\(space)")
            try await page.waitForAnotherTip()
            #expect(try await page.journal("HeldOutTip").contains { $0.contains("heldOut") } == false)
            try await page.browser.run("scrollTo(0, 1300)")
            try await page.wait(inJournal: "HeldOutTip heldOut")
        }
    }

    @Test("A popover waits until the held-out one before it is counted")
    func popover() async throws {
        try await withWrittenPage { page in
            let heldOut = "<button id=first>First</button><tip-popover tip=HeldOutTip for=first></tip-popover>"
            try await page.open("\(heldOut)\(WrittenPage.popover)")
            try await page.hear("tip-shown ExportTip")
            let journal = try await page.journal("Tip ")
            let counted = journal.firstIndex { $0.contains("HeldOutTip heldOut") }
            let shown = journal.firstIndex { $0.contains("ExportTip displayed") }
            #expect(try #require(counted) < #require(shown))
            #expect(!journal.contains { $0.contains("HeldOutTip displayed") || $0.contains("HeldOutTip invalidated") })
        }
    }
}
