import Foundation
import Testing
import WebDriver

/// Tests of the page for staff, in a browser.
@Suite(.failurePictures) struct StaffTests {
    @Test(
        "A switch that staff change on their page takes a tip from three open pages of other people, who don't see that page"
    )
    func switches() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("staff-\(UUID().uuidString).json")
        defer { do { try FileManager.default.removeItem(at: file) } catch { print("left behind: \(file.path)") } }
        let app = try await ServedApp("WrittenPages", ["--switches", file.path])
        let driver = try await Driver(.chromium)
        var pages: [WrittenPage] = []
        do {
            for _ in 1...4 {
                pages.append(WrittenPage(app: app, browser: try await driver.browser(width: 1000, height: 700)))
            }
            try await pages[3].browser.withPicture(named: ["pages", "staff"]) { try await use(pages) }
        } catch {
            for page in pages { try await page.browser.quit() }
            throw error
        }
        for page in pages { try await page.browser.quit() }
    }

    private func use(_ pages: [WrittenPage]) async throws {
        let card = "card('tip-view[tip=SearchTip]')"
        for (page, person) in zip(pages, ["ada", "bob", "eve"]) {
            try await page.open("")
            try await page.browser.run("await fetch('/sign-in/\(person)', { method: 'POST' })")
            try await page.open(WrittenPage.view)
            try await page.hear("tip-shown SearchTip")
            let status = "await fetch('/tips/staff').then((answer) => answer.status)"
            #expect(try await page.browser.run("return \(status)") as? Int == 404)
        }
        let staff = pages[3].browser
        try await pages[3].open("")
        try await staff.run("await fetch('/sign-in/root', { method: 'POST' })")
        try await staff.open("\(pages[3].app.address)tips/staff")
        try await staff.wait(until: "document.querySelector('h1')?.textContent === 'Do the tips help?'")
        try await save(pages[3], "document.querySelector('[name=\"off.SearchTip\"]').checked = true")
        for page in pages.prefix(3) { try await page.browser.wait(until: "!\(card)") }
        #expect(try await staff.holds("document.querySelector('[name=\"off.SearchTip\"]').checked"))
        // What is typed wrongly is said, and stays there.
        try await staff.run(
            "document.querySelector('[name=holdout]').value = '7'; document.querySelector('[name=\"off.SearchTip\"]').checked = false"
        )
        try await staff.run("document.querySelector('form[method=post] button').click()")
        try await staff.wait(
            until: "document.querySelector('[role=alert]')?.textContent.includes('a number from 0 to 1')"
        )
        #expect(try await staff.holds("document.querySelector('[name=holdout]').value === '7'"))
        try await save(pages[3], "document.querySelector('[name=holdout]').value = ''")
        for page in pages.prefix(3) { try await page.browser.wait(until: "!!\(card)") }
    }

    private func save(_ page: WrittenPage, _ change: String) async throws {
        try await page.browser.run(change)
        try await page.browser.run("document.querySelector('form[method=post] button').click()")
        try await page.browser.wait(until: "document.querySelector('[role=status]')?.textContent.startsWith('Saved.')")
    }
}
