import Testing
import WebDriver

/// The keyboard focus, which is never lost and never covered by a card.
@Suite(.serialized, .failurePictures) struct FocusTests {
    @Test("When a press disables the focused button, the keyboard focus moves to the next control")
    func disabled() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "focus"])
        try await inBrowser(on: app) { browser in
            try await browser.run("\(tag("send")).focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "\(tag("send")).disabled")
            #expect(try await browser.holds("document.activeElement === \(tag("next"))"))
        }
    }

    @Test("A nonmodal popover is hidden while it would cover the focused element", arguments: [390, 1280])
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
