import Foundation
import Testing
import WebDriver

/// What axe-core, which `Scripts/prepare` fetches, finds wrong with the pages while each of their tips is open.
@Suite(.serialized) struct AuditTests {
    /// The small pages are bare views: without a `navigationTitle` a page has no heading of the first level.
    private let untitled = ["page-has-heading-one"]

    @Test(
        "axe finds nothing on a page with a tip in it, in light and dark, narrow and wide",
        arguments: zip(["script", "late", "frequency", "once"], ["<script>document", "First", "First", "Only once"])
    )
    func inline(page: String, text: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", page])
        try await inBrowser(on: app, named: "audit-\(page)") { browser in
            try await browser.wait(forText: text)
            #expect(try await browser.audit(except: untitled) == [])
        }
    }

    @Test(
        "axe finds nothing on a page with popovers, each open in turn, nor after the last",
        arguments: zip(["popovers", "places"], [["First", "Second"], (0..<9).map { "Place \($0)" }])
    )
    func popovers(page: String, titles: [String]) async throws {
        let app = try await ServedApp("Fixtures", ["--page", page])
        try await inBrowser(on: app, named: "audit-\(page)") { browser in
            for title in titles {
                try await browser.wait(forTip: title)
                #expect(try await browser.audit(except: untitled) == [], "\(title)")
                try await browser.press(":popover-open .look-close")
            }
            try await browser.wait(until: "!document.querySelector(':popover-open')")
            #expect(try await browser.audit(except: untitled) == [])
        }
    }

    @Test("axe finds nothing before and after a parameter shows a tip in the page and one above it")
    func parameter() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "parameter"])
        try await inBrowser(on: app, named: "audit-parameter") { browser in
            #expect(try await browser.audit(except: untitled) == [])
            try await browser.press(id("in"))
            try await browser.wait(forTip: "For members: inline")
            try await browser.wait(forTip: "For members: popover")
            #expect(try await browser.audit(except: untitled) == [])
        }
    }

    @Test("axe finds nothing on Trails with each of its eight tips open, nor with none") func trails() async throws {
        let app = try await ServedApp("Trails")
        try await inBrowser(on: app, named: "audit-trails") { browser in
            var met: Set<String> = []
            func auditAndClose() async throws {
                let title = try await browser.text("document.querySelector('\(tip)').innerText.split('\\n')[0]")
                #expect(try await browser.audit() == [], "\(title)")
                met.insert(title)
                try await browser.press("\(tip) .look-close")
                try await browser.wait(until: "!document.querySelector('\(tip)')")
            }
            try await browser.wait(forTip: "Find your first walk")
            try await auditAndClose()
            #expect(try await browser.audit() == [])
            for title in ["See where you stand", "Turn the map north"] {
                try await browser.press(id("week"))
                try await browser.wait(forTip: title)
                try await auditAndClose()
            }
            try await browser.press(id("week"))
            try await browser.press(id("trail-heron"))
            try await browser.wait(forTip: "Keep this trail at hand")
            try await auditAndClose()
            try await browser.press(id("star-heron"))
            for _ in 2...3 { try await browser.press(id("trail-heron")) }
            try await browser.wait(forText: "visit-Larch Valley", isThere: false)
            // The star and the visits let three tips come, one a week, in an order that is the app's.
            for _ in 1...3 {
                try await browser.press(id("week"))
                try await browser.wait(until: "document.querySelector('\(tip)')")
                try await auditAndClose()
            }
            try await browser.press(id("week"))
            try await browser.press(id("refresh"))
            try await browser.press(id("refresh"))
            try await browser.wait(forTip: "The week in one look")
            try await auditAndClose()
            #expect(met.count == 8, "\(met)")
        }
    }

    @Test("An audit sees a button without a name, and faint text in a popover and below it, where it is faint")
    func seesFaults() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "popovers"])
        try await inBrowser(on: app, named: "audit-faults") { browser in
            try await browser.wait(forTip: "First")
            try await browser.run(
                """
                const close = document.querySelector(':popover-open .look-close');
                for (const tag of [close, ...close.querySelectorAll('[aria-label]')]) tag.removeAttribute('aria-label');
                for (const tag of document.querySelectorAll('.text')) tag.style.color = '#b0b0b0';
                """
            )
            let found = try await browser.audit(except: untitled)
            let rules = found.map { $0.prefix { $0 != "#" } }
            for width in [390, 1280] {
                for colours in ["light", "dark"] {
                    #expect(rules.contains("\(width) \(colours): button-name (critical) "), "\(found)")
                }
                #expect(rules.filter { $0 == "\(width) light: color-contrast (serious) " }.count == 3, "\(found)")
                #expect(!rules.contains("\(width) dark: color-contrast (serious) "), "\(found)")
            }
        }
    }
}

/// A selector for the tip that shows.
private let tip = ":is(.callout, :popover-open)"

extension Browser {
    /// Waits until a tip shows that holds a text.
    fileprivate func wait(forTip text: String) async throws {
        try await wait(until: "[...document.querySelectorAll('\(tip)')].some((t) => t.innerText.includes('\(text)'))")
    }

    /// Has axe look at the page as it is: at 390 and 1280 px, in light and dark.
    ///
    /// - Returns: For each element that a rule speaks against, and each whose contrast it can't tell: the look, the
    ///   rule, its impact, the element's selector and what is wrong.
    func audit(except exempt: [String] = []) async throws -> [String] {
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
                try await wait(until: "matchMedia('(prefers-color-scheme: \(isDark ? "dark" : "light"))').matches")
                try await run("document.querySelector('\(tip)')?.parentElement.scrollIntoView({block: 'center'})")
                try await wait(until: "document.getAnimations().every((a) => a.playState !== 'running')")
                try await wait(until: "!document.querySelector(':popover-open') || \(popoverPointsAtItsAnchor)")
                guard let look = try await run(axeRun, [exempt]) as? [String] else {
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
    const look = async () => {
      const page = await axe.run(document, options), card = document.querySelector(':popover-open');
      if (!card) return [...page.violations, ...page.incomplete];
      // axe doesn't know that a popover is above everything: it can tell its contrast when all else is hidden.
      const { body } = document;
      body.style.visibility = 'hidden';
      card.style.visibility = 'visible';
      const above = await axe.run(card, {...options, runOnly: ['color-contrast']});
      body.style.visibility = card.style.visibility = '';
      return [...page.violations, ...above.violations, ...above.incomplete];
    };
    const told = ({ id, impact, nodes }) =>
      nodes.map((node) => `${id} (${impact}) ${node.target.join(' ')}: ${node.failureSummary}`);
    return look().then((rules) => [...new Set(rules.filter(({ id }) => !arguments[0].includes(id)).flatMap(told))]);
    """
