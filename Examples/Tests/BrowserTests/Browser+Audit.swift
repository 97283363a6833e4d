import Foundation
import WebDriver

/// A rule of axe that doesn't count in a part of a page.
struct Exemption: Sendable {
    /// The rule's id; with a question mark behind it, what axe can't tell in place of what it speaks against.
    let rule: String
    /// A selector of the elements in which it doesn't count.
    let selector: String

    init(_ rule: String, in selector: String) {
        self.rule = rule
        self.selector = selector
    }
}

/// A selector for the tips that show.
let shownTip = ":is(.tipui-callout, .tipui-popover:popover-open)"

extension Browser {
    /// Has axe-core, which `Scripts/prepare` fetches, look at the page as it is: at 390 and 1280 px, in light and dark.
    ///
    /// - Returns: For each element that a rule speaks against, or of which axe can't tell: the look, the rule, its
    ///   impact, the element's selector and beginning, and what is wrong.
    func audit(except exempt: [Exemption] = []) async throws -> [String] {
        let axe = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../.build/axe/axe.min.js").standardized
        guard FileManager.default.fileExists(atPath: axe.path) else {
            throw WebDriverError("no \(axe.path): run Scripts/prepare test")
        }
        if try await !holds("window.axe") { try await run(String(contentsOf: axe, encoding: .utf8)) }
        var found: [String] = []
        for width in [390, 1280] {
            try await setViewport(width: width, height: 844)
            for isDark in [false, true] {
                try await preferDark(isDark)
                try await run("document.querySelector('\(shownTip)')?.parentElement.scrollIntoView({block: 'center'})")
                try await waitForRest()
                try await wait(
                    until: "!document.querySelector('.tipui-popover:popover-open') || \(popoverPointsAtItsAnchor)"
                )
                guard let look = try await run(axeRun, [exempt.map { [$0.rule, $0.selector] }]) as? [String] else {
                    throw WebDriverError("axe gave no list")
                }
                found += look.map { "\(width) \(isDark ? "dark" : "light"): \($0)" }
            }
        }
        return found
    }
}

/// The body of a function that promises what axe finds.
private let axeRun = """
    const options = {
      rules: {'target-size': {enabled: true}},
      // The arrow is a pseudo-element outside its card.
      checks: {'color-contrast': {options: {ignorePseudo: true}}},
    };
    const contrast = {...options, runOnly: ['color-contrast']};
    const card = document.querySelector('.tipui-popover:popover-open');
    const ground = (tag) => getComputedStyle(tag).backgroundImage;
    const shaded = [...document.querySelectorAll('\(shownTip)')].filter((tag) => ground(tag).includes('gradient'));
    const found = new Set();
    const note = (rules, mark) => {
      for (const { id, impact, nodes } of rules) for (const { target, html, failureSummary, any } of nodes) {
        const selector = target.join(' '), tag = document.querySelector(selector);
        if (arguments[0].some(([rule, place]) => rule === id + mark && tag?.closest(place))) continue;
        if (any[0]?.data?.messageKey === 'bgGradient' && shaded.some((other) => other.contains(tag))) continue;
        found.add(`${id}${mark} (${impact}) ${selector} ${html.slice(0, 120)}: ${failureSummary}`);
      }
    };
    const look = async (root, options, isWhole = true) => {
      const { violations, incomplete } = await axe.run(root, options);
      note(violations, '');
      if (isWhole) note(incomplete, '?');
    };
    return (async () => {
      await look(document, options, !card);
      // axe doesn't know that a popover is above everything: it can tell its contrast when all else is hidden.
      if (card) {
        const { body } = document;
        body.style.visibility = 'hidden';
        card.style.visibility = 'visible';
        await look(card, contrast);
        body.style.visibility = card.style.visibility = '';
      }
      // What it can't tell of a gradient it can of each of its colours.
      for (const tag of shaded) {
        for (const [colour] of ground(tag).matchAll(/(rgba?|color|oklab|oklch)\\([^)]*\\)/g)) {
          tag.style.background = colour;
          await look(tag, contrast);
        }
        tag.style.background = '';
      }
      return [...found];
    })();
    """
