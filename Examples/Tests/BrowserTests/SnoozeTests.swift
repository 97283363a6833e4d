import Foundation
import Testing
import WebDriver

/// Tips that a person puts off by keyboard.
@Suite(.serialized, .failurePictures) struct SnoozeTests {
    private static let tab = "\u{E004}"
    private static let enter = "\u{E007}"
    /// Notes what the page's live region says.
    private static let listen = """
        window.spoken = [];
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const { textContent } of addedNodes) if (textContent) spoken.push(textContent);
        }).observe(document.querySelector('[aria-live]'), { childList: true });
        """

    @Test("On a page, Tab and Enter put a popover off; the focus returns to its anchor, and the tip comes back in time")
    func page() async throws {
        try await withWrittenPage { page in
            try await page.open(
                """
                <button id=first>First</button><button id=share>Share</button><button id=next>Next</button>
                <tip-popover tip=ShareTip for=share></tip-popover>
                """
            )
            let browser = page.browser
            try await page.hear("tip-shown ShareTip")
            try await browser.wait(until: "document.querySelector('[aria-live]').innerText.includes('Share the box')")
            try await browser.run(Self.listen + "first.focus()")
            let focus = "(document.activeElement.shadowRoot?.activeElement?.className || document.activeElement.id)"
            for place in ["share", "close", "action"] {
                try await browser.key(Self.tab)
                #expect(try await browser.text(focus) == place)
            }
            let label = "card('tip-popover').querySelector('.action').innerText"
            #expect(try await browser.text(label) == "Remind me later")
            try await browser.key(Self.enter)
            try await browser.wait(until: "!card('tip-popover')")
            #expect(try await browser.text(focus) == "share")
            try await page.wait(inJournal: "ada ShareTip snoozed(")
            try await browser.key(Self.tab)
            #expect(try await browser.text(focus) == "next")
            #expect(try await page.heard().suffix(2) == ["tip-action ShareTip later", "tip-closed ShareTip action"])
            // A question to the server brings what may appear.
            let ask = "return import('/tips/tips.js').then(({ donate }) => donate('donated'))"
            try await browser.run(ask)
            #expect(try await browser.holds("!card('tip-popover') && !spoken.length"))
            try await page.letPass(days: 3)
            try await browser.run(ask)
            try await page.wait(for: 2, inJournal: "ada ShareTip displayed")
            try await browser.wait(until: "spoken.length === 1 && spoken[0].includes('Share the box')")
            #expect(try await page.journal("ada ShareTip invalidated").isEmpty)
        }
    }

    @Test("In an app, Tab and Enter put a popover off; the focus returns to its anchor, and the tip comes back in time")
    func app() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "snooze"])
        try await inBrowser(on: app) { browser in
            try await browser.waitForPopover("Share the box")
            try await browser.wait(until: "!document.querySelector('[aria-live]').textContent")
            try await browser.run(Self.listen + "\(tag("first")).focus()")
            let focus = "(document.activeElement.dataset.testid || document.activeElement.innerText)"
            for place in ["share", "", "later"] {
                try await browser.key(Self.tab)
                #expect(try await browser.text(focus) == place)
            }
            try await browser.key(Self.enter)
            try await browser.waitForNoPopover()
            try await browser.wait(for: "1", in: id("snoozes"))
            #expect(try await browser.text(focus) == "share")
            #expect(try await browser.holds("!spoken.length"))
            try await browser.press(id("later"))
            try await browser.waitForPopover("Share the box")
            try await browser.wait(until: "spoken.length === 1 && spoken[0].includes('Share the box')")
        }
    }
}
