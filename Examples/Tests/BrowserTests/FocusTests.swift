import Testing
import WebDriver

/// Where the focus is for those who come by keyboard: never nowhere, and never under a card.
@Suite(.serialized, .failurePictures) struct FocusTests {
    @Test("A button that disables itself hands the focus to what follows") func disabled() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "focus"])
        try await inBrowser(on: app) { browser in
            try await browser.run("\(tag("send")).focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "\(tag("send")).disabled")
            #expect(try await browser.holds("document.activeElement === \(tag("next"))"))
        }
    }

    @Test("A popover that doesn't block isn't drawn over what has the focus", arguments: [390, 1280])
    func covered(width: Int) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "focus"])
        try await inBrowser(on: app, width: width) { browser in
            let card = "document.querySelector(':popover-open')"
            let isSeen = "\(card)?.checkVisibility({ visibilityProperty: true })"
            try await browser.wait(until: isSeen)
            try await browser.run("\(tag("covered")).focus()")
            try await browser.wait(until: "\(card) && !\(isSeen)")
            try await browser.run("\(tag("next")).focus()")
            try await browser.wait(until: isSeen)
        }
    }
}
