import Testing
import WebDriver

/// Controls whose labels contain the popovers of tips.
@Suite(.serialized, .failurePictures) struct LabelTests {
    @Test(
        "A popover tip in a button's label has a close button, and the label's button works with the tip open or closed"
    )
    func button() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "labels"])
        try await inBrowser(on: app) { browser in
            try await browser.waitForPopover("Saved for later")
            #expect(try await browser.holds("\(tag("save")).contains(\(card))"))
            #expect(try await browser.holds("\(card).querySelector('.tipui-look-close') !== null"))
            #expect(try await browser.holds("\(tag("save")).parentElement === \(tag("name")).parentElement"))
            try await browser.press(id("save"))
            try await browser.wait(for: "1 saves", in: id("saves"))
            try await browser.waitForPopover("Saved for later")
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForPopover("On every device")
            #expect(try await browser.text("\(tag("saves")).innerText") == "1 saves")
            try await browser.key("\u{E00C}")
            try await browser.waitForNoPopover()
            try await browser.press(id("save"))
            try await browser.wait(for: "2 saves", in: id("saves"))
            try await browser.run("document.querySelector('\(id("save")) [tabindex=\"0\"], \(id("save"))').focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(for: "3 saves", in: id("saves"))
        }
    }

    @Test("Pressing a tip in a switch's label doesn't toggle the switch, while pressing the label itself does")
    func toggle() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "labels"])
        try await inBrowser(on: app) { browser in
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForPopover("On every device")
            try await browser.watchPosts()
            try await browser.press(":popover-open .tipui-text")
            #expect(try await browser.holds("!\(tag("sync")).querySelector('input').checked"))
            try await browser.press(":popover-open .tipui-look-close")
            try await browser.waitForNoPopover()
            #expect(try await browser.text(posted) == "tap")
            try await browser.press("\(id("sync")) .tipui-text")
            try await browser.wait(for: "Synced", in: id("synced"))
        }
    }

    @Test("While an input method handles Return and Escape, the keys don't submit a text field or close a popover")
    func inputMethod() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "labels"])
        try await inBrowser(on: app) { browser in
            try await browser.waitForPopover("Saved for later")
            try await browser.watchPosts()
            for key in ["Enter", "Escape"] {
                try await browser.run(
                    """
                    \(tag("name")).dispatchEvent(
                      new KeyboardEvent('keydown', { key: '\(key)', keyCode: 229, isComposing: true, bubbles: true }));
                    """
                )
            }
            try await browser.press(id("name"))
            try await browser.key("\u{E007}")
            try await browser.wait(for: "1 submits", in: id("submits"))
            #expect(try await browser.text(posted) == "setAside,submit")
        }
    }
}

/// An expression for the open popover.
private let card = "document.querySelector(':popover-open')"
