import Foundation
import Testing
import WebDriver

/// Tests of an operator who switches tips while pages of an app are open.
@Suite(.serialized, .failurePictures) struct OperatorTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("switches-\(UUID()).json")
    private let seed = "Order seeds early"
    private let harvest = "Weigh the harvest"

    @Test("Tips that an operator switches off go from three open pages of an app, and come back when they are allowed")
    func threePages() async throws {
        try write("{}")
        defer { do { try FileManager.default.removeItem(at: file) } catch { print("left behind: \(file.path)") } }
        let app = try await ServedApp("Fixtures", ["--page", "switches", "--switches", file.path])
        try await inBrowser(on: app) { first in
            try await inBrowser(on: app) { second in
                try await inBrowser(on: app) { third in try await use([first, second, third], of: app) }
            }
        }
    }

    private func use(_ pages: [Browser], of app: ServedApp) async throws {
        for page in pages {
            try await page.wait(forText: seed)
            try await page.wait(forText: harvest)
            try await page.waitForPopover("Lock the shed")
        }
        try write(#"{"tips": {"SeedTip": {"off": true}, "ShedTip": {"off": true}}}"#)
        for page in pages {
            try await page.wait(forText: seed, isThere: false)
            try await page.waitForNoPopover()
            try await page.wait(for: "Hidden: switched off by the configuration (tips.SeedTip.off).", in: id("why"))
            #expect(try await page.holds("document.body.innerText.includes('\(harvest)')"))
        }
        try write(#"{"tips": {"off": true}}"#)
        for page in pages {
            try await page.wait(forText: harvest, isThere: false)
            try await page.wait(for: "Hidden: switched off by the configuration (tips.off).", in: id("why"))
        }
        // A page that is opened meanwhile has no tips either.
        try await pages[0].open(app.address)
        try await pages[0].waitUntilLive()
        #expect(try await pages[0].holds("!document.body.innerText.includes('\(seed)')"))
        try write("{}")
        for page in pages {
            try await page.wait(forText: seed)
            try await page.wait(forText: harvest)
            try await page.waitForPopover("Lock the shed")
            try await page.wait(for: "true", in: id("kept"))
        }
    }

    private func write(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }
}
