import Foundation
import Testing
import WebDriver

/// Tests of an operator who switches tips while pages are open.
@Suite(.failurePictures) struct SwitchTests {
    private static let markup = WrittenPage.view + "<tip-view tip=StarTip></tip-view>" + WrittenPage.popover

    @Test("Tips that an operator switches off go from three open pages, and come back when they are allowed again")
    func threePages() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("switches-\(UUID().uuidString).json")
        defer { FileManager.default.removeFile(file) }
        try write("{}", to: file)
        let app = try await ServedApp("WrittenPages", ["--switches", file.path])
        let driver = try await Driver(.chromium)
        var pages: [WrittenPage] = []
        do {
            for _ in 1...3 {
                pages.append(WrittenPage(app: app, browser: try await driver.browser(width: 1000, height: 700)))
            }
            try await pages[0].browser.withPicture(named: ["pages", "switched"]) { try await use(pages, file) }
        } catch {
            for page in pages { try await page.browser.quit() }
            throw error
        }
        for page in pages { try await page.browser.quit() }
    }

    private func use(_ pages: [WrittenPage], _ file: URL) async throws {
        for page in pages {
            try await page.open(Self.markup)
            for tip in ["SearchTip", "StarTip", "ExportTip"] { try await page.hear("tip-shown \(tip)") }
        }
        let (view, star) = ("card('tip-view[tip=SearchTip]')", "card('tip-view[tip=StarTip]')")
        let popover = "card('tip-popover')"
        try write(#"{"tips": {"SearchTip": {"off": true}, "ExportTip": {"off": true}}}"#, to: file)
        for page in pages {
            try await page.browser.wait(until: "!\(view) && !\(popover)")
            #expect(try await page.browser.holds("!!\(star)"))
            try await page.hear("tip-closed SearchTip ended")
        }
        try write(#"{"tips": {"off": true}}"#, to: file)
        for page in pages { try await page.browser.wait(until: "!\(view) && !\(popover) && !\(star)") }
        // A file that is half written changes nothing.
        try write(#"{"tips": {"off": fal"#, to: file)
        try await pages[0].browser.open(pages[0].address)
        try write("{}", to: file)
        for page in pages { try await page.browser.wait(until: "\(view) && \(popover) && \(star)") }
        #expect(try await pages[0].journal("Tip invalidated") == [])
    }

    private func write(_ text: String, to file: URL) throws { try Data(text.utf8).write(to: file, options: .atomic) }
}

extension FileManager {
    fileprivate func removeFile(_ file: URL) {
        do { try removeItem(at: file) } catch { print("left behind: \(file.path)") }
    }
}
