import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct MotionTests {
    @Test("A tip comes with motion; where a person prefers less, nothing moves when it comes nor when it goes")
    func motion() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "parameter"])
        try await inBrowser(on: app) { browser in
            try await browser.run(notesMotion)
            for isReduced in [false, true] {
                try await browser.preferReducedMotion(isReduced)
                try await browser.run("window.moved.clear()")
                try await browser.press(id("in"))
                try await browser.wait(
                    until: "document.querySelector('.tipui-callout') && document.querySelector(':popover-open')"
                )
                let moved = try await browser.text("[...window.moved].join()").split(separator: ",").map(String.init)
                #expect(
                    isReduced ? moved.isEmpty : moved.contains("tipui-callout") && moved.contains("tipui-popover"),
                    "\(moved)"
                )
                let tips = "[...document.querySelectorAll('\(shownTip)')]"
                let names = try await browser.text("\(tips).map((tip) => getComputedStyle(tip).animationName).join()")
                #expect(names.split(separator: ",").allSatisfy { ($0 == "none") == isReduced }, "\(names)")
                try await browser.click(id("out"))
                try await browser.wait(until: "!document.querySelector('.tipui-callout, .tipui-popover')")
                if isReduced { #expect(try await browser.text("[...window.moved].join()") == "") }
            }
        }
    }
}

/// Notes what is animated whenever something in the page changes, whether by a style or by a script.
private let notesMotion = """
    window.moved = new Set();
    const look = () => document.getAnimations().forEach(({ effect }) => window.moved.add(effect.target.classList[0]));
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true, attributes: true});
    """
