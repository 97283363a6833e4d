import Foundation
import WebDriver

/// A rule of axe to ignore in a part of a page.
struct Exemption: Sendable {
    /// The rule's id, to ignore violations of the rule; with a trailing question mark, to ignore undecided results.
    let rule: String
    /// A selector for the elements in which the rule is ignored.
    let selector: String

    init(_ rule: String, in selector: String) {
        self.rule = rule
        self.selector = selector
    }
}

/// A selector for the visible tips.
let shownTip = ":is(.tipui-callout, .tipui-popover:popover-open)"

extension Browser {
    /// Audits the page in its current state with axe-core, which `Scripts/prepare` fetches, at 390 and 1280 px, in
    /// light and dark mode.
    ///
    /// - Returns: A line for each element that violates a rule, or for which axe can't decide: the window's width and
    ///   appearance, the rule, the rule's impact, the element's selector, the start of its markup, and the fault.
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

/// The body of a function that returns a promise of axe's findings.
private let axeRun = """
    const options = {
      rules: {'target-size': {enabled: true}},
      // Ignore pseudo-elements, since a tip's arrow is one, but is outside of its card and so not behind text.
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
      // axe takes a space that hangs over the end of its line for covered text, so leave such spaces out.
      const wraps = (tag) => getComputedStyle(tag).whiteSpace === 'pre-wrap' && !tag.textContent.includes('  ');
      const hanging = [...document.querySelectorAll('.tipui-text')].filter(wraps);
      for (const tag of hanging) tag.style.whiteSpace = 'pre-line';
      await look(document, options, !card);
      // axe doesn't know that a popover is on top, so check its contrast with everything else hidden.
      if (card) {
        const { body } = document;
        body.style.visibility = 'hidden';
        card.style.visibility = 'visible';
        await look(card, contrast);
        body.style.visibility = card.style.visibility = '';
      }
      // axe can't check contrast on a gradient, so check each of its colors.
      for (const tag of shaded) {
        for (const [colour] of ground(tag).matchAll(/(rgba?|color|oklab|oklch)\\([^)]*\\)/g)) {
          tag.style.background = colour;
          await look(tag, contrast);
        }
        tag.style.background = '';
      }
      for (const tag of hanging) tag.style.whiteSpace = '';
      return [...found];
    })();
    """
