import Foundation
import Testing
import WebDriver

/// Tips in a page that a Stencil template makes, for visitors without accounts.
@Suite(.serialized, .failurePictures) struct StencilTests {
    private let sortTip = "document.querySelector('tip-view')?.shadowRoot?.textContent.includes('Sort by thirst')"
    private let waterTip = "document.querySelector('tip-popover')?.shadowRoot?.querySelector(':popover-open') != null"

    @Test("A page of a Stencil template shows a popover at its button, and after two visits a tip in its first markup")
    func tips() async throws {
        let app = try await ServedApp("StencilSite")
        let driver = try await Driver(.chromium)
        let browser = try await driver.browser(width: 800, height: 600, isDark: false)
        try await browser.withPicture(named: ["stencil"]) {
            try await browser.open(app.address)
            try await browser.wait(until: waterTip)
            #expect(try await browser.text("document.querySelectorAll('li')[1].innerText") == "Fig & ivy")
            #expect(try await !browser.holds(sortTip))
            // The cookie that tells visitors apart is set by then, so these visits count.
            for _ in 1...2 { try await browser.open(app.address) }
            try await browser.wait(until: sortTip)
            try await browser.disableScripts()
            try await browser.open(app.address)
            #expect(try await browser.holds(sortTip))
        }
        try await browser.quit()
    }
}
