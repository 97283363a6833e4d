import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct MotionTests {
    @Test("A tip's appearance is animated, but with reduced motion, a tip appears and disappears without an animation")
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

    @Test("In a tip group, a closed tip disappears before the next tip becomes visible")
    func oneAfterTheOther() async throws {
        let app = try await ServedApp("Gallery", ["--page", "groups"])
        try await inBrowser(on: app) { browser in
            try await browser.waitForRest()
            try await browser.run(recordsOpacities)
            try await browser.press(closeButton)
            try await browser.waitToSee("Sow them eye down")
            try await browser.wait(until: "!document.querySelector('.tipui-leaving') && window.noted.length > 5")
            try await browser.waitForRest()
            let frames = try await browser.text(
                "window.noted.map(({ old, next }) => [old, next].join(' ')).join('; ')"
            )
            // The first tip disappeared and the next tip appeared, but the two were never visible in the same frame.
            #expect(try await browser.holds("window.noted.some(({ old }) => old > 0.05)"))
            #expect(try await browser.holds("window.noted.at(-1).next === 1"))
            #expect(
                try await browser.holds("window.noted.every(({ old, next }) => old < 0.05 || next < 0.05)"),
                "\(frames)"
            )
        }
    }
}

/// Records in each frame the opacity of disappearing and of appearing tips.
private let recordsOpacities = """
    const first = document.querySelector('.tipui-callout').id;
    window.noted = [];
    const look = () => {
      const seen = (tags) => Math.max(0, ...tags.map((tag) => Number(getComputedStyle(tag).opacity)));
      const tips = [...document.querySelectorAll('.tipui-callout')];
      const isOld = (tag) => tag.id === first || tag.matches('.tipui-leaving');
      window.noted.push({ old: seen(tips.filter(isOld)), next: seen(tips.filter((tag) => !isOld(tag))) });
      requestAnimationFrame(look);
    };
    look();
    """

/// Records the animated elements whenever the page changes.
private let notesMotion = """
    window.moved = new Set();
    const look = () => document.getAnimations().forEach(({ effect }) => window.moved.add(effect.target.classList[0]));
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true, attributes: true});
    """
