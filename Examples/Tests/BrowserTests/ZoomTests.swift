import Testing
import WebDriver

/// Narrow pages, with text of the default size and of twice that size.
@Suite(.serialized, .failurePictures) struct ZoomTests {
    @Test(
        "At narrow widths, Trails has no overflow, no broken, clipped or overlapping text, and no control under 24 px",
        arguments: [320, 390]
    )
    func trails(width: Int) async throws {
        let app = try await ServedApp("Trails")
        try await inBrowser(on: app, width: width, height: 700) { browser in
            try await browser.wait(forText: "Find your first walk")
            try await look(at: "a tip in the page", in: browser)
            try await browser.press(id("week"))
            try await browser.run("scrollTo(0, 0)")
            try await browser.wait(until: "document.querySelector(':popover-open')")
            try await look(at: "a tip above the page", in: browser)
        }
    }

    @Test("In a 320 px window, Gallery's pages have no overflow, clipped or overlapping text, or controls under 24 px")
    func gallery() async throws {
        let app = try await ServedApp("Gallery")
        try await inBrowser(on: app, width: 320, height: 700) { browser in
            try await look(at: "the list", in: browser)
            for page in GalleryCase.all {
                try await browser.click(id("open-\(page.name)"))
                try await browser.wait(until: "document.querySelector('\(id("code"))')")
                try await browser.run("scrollTo(0, 0)")
                try await page.prepare(browser)
                let tips = "[...document.querySelectorAll('\(shownTip)')]"
                try await browser.wait(until: "\(tips).some((tip) => tip.innerText.includes('\(page.tip)'))")
                try await look(at: page.name, in: browser)
                try await browser.click("[aria-label=Back]")
                try await browser.wait(until: "!document.querySelector('\(id("code"))')")
            }
        }
    }

    @Test("The layout checks of these tests detect overflow, clipped text, overlapping text and undersized controls")
    func faults() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "reach"])
        try await inBrowser(on: app, width: 320, height: 700) { browser in
            #expect(try await faults(in: browser) == [])
            try await browser.run(
                """
                \(tag("presses")).style.cssText = 'position: absolute; left: 310px; top: 600px; white-space: nowrap';
                \(tag("presses")).innerText = 'Far out';
                \(tag("want")).style.cssText = 'height: 10px; min-height: 0; overflow: hidden';
                \(tag("after")).style.cssText = 'min-width: 0; width: 20px; padding: 0';
                const [from, to] = [\(tag("anchor")), \(tag("before"))].map((tag) => tag.getBoundingClientRect());
                \(tag("anchor")).style.translate = `${to.left - from.left}px ${to.top - from.top}px`;
                """
            )
            let found = try await faults(in: browser)
            for fault in [
                "px wide", "beyond the page: Far out", "cut: Want", "by 10: Want", "20 by ", "Before is over Anchor",
            ] {
                #expect(found.contains { $0.contains(fault) }, "\(fault) in \(found)")
            }
        }
    }

    private func look(at what: String, in browser: Browser) async throws {
        for percent in [100, 200] {
            try await browser.zoomText(toPercent: percent)
            // Scroll to the anchor, since a popover whose anchor is out of sight is hidden.
            let card = "document.querySelector(':popover-open')"
            let tip = "(\(card) || document.querySelector('.tipui-callout'))"
            try await browser.run("\(tip)?.parentElement.scrollIntoView({block: 'center'})")
            try await browser.wait(until: "!\(card) || getComputedStyle(\(card)).visibility === 'visible'")
            try await browser.waitForRest()
            let found = try await faults(in: browser)
            #expect(found == [], "\(what), \(percent) %")
        }
        try await browser.zoomText(toPercent: 100)
    }

    private func faults(in browser: Browser) async throws -> [String] {
        guard let found = try await browser.run(narrowFaults) as? [String] else { throw WebDriverError("no list") }
        return found
    }
}

/// The body of a function that lists elements that are too wide, clipped or too small, except in horizontal scroll
/// views.
private let narrowFaults = """
    const room = innerWidth, { scrollWidth } = document.documentElement, found = new Set();
    if (scrollWidth > room) found.add(`${scrollWidth} px wide`);
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((tag) =>
      tag.checkVisibility({visibilityProperty: true}) && !tag.closest('.tipui-scroll.tipui-across'));
    const words = (tag) => tag.innerText.slice(0, 40) || tag.outerHTML.slice(0, 80);
    const box = (tag) => tag.getBoundingClientRect();
    const hides = (overflow) => ['hidden', 'clip'].includes(overflow);
    const isCut = (tag) => {
      const own = box(tag);
      for (let host = tag; host !== document.body; host = host.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(host), frame = box(host);
        const isAcross = hides(overflowX), isDown = hides(overflowY);
        if (isAcross && (own.left < frame.left - 1 || own.right > frame.right + 1)) return true;
        if (isDown && (own.top < frame.top - 1 || own.bottom > frame.bottom + 1)) return true;
        if (host === tag && isDown && tag.scrollHeight > tag.clientHeight + 1) return true;
        // Stop at a scrollable ancestor, since its content can be scrolled into view.
        if (['auto', 'scroll'].includes(overflowY)) break;
      }
      return tag.scrollWidth > tag.clientWidth + 1;
    };
    const isOver = (one, other) => {
      const a = box(one), b = box(other);
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    };
    for (const tag of seen('.tipui-text, .tipui-title, .tipui-callout, .tipui-popover, .tipui-button, .tipui-field, .tipui-switch')) {
      if (box(tag).left < -1 || box(tag).right > room + 1) found.add(`beyond the page: ${words(tag)}`);
    }
    const probe = document.createElement('span');
    probe.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden';
    for (const tag of seen('.tipui-text, .tipui-title')) {
      for (const node of tag.childNodes) {
        for (const { 0: word, index } of node.nodeType === 3 ? node.data.matchAll(/[^\\s‐–—-]+/g) : []) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue;
          probe.textContent = word;
          tag.append(probe);
          const holder = tag.closest('.tipui-callout, .tipui-popover, .tipui-row, .tipui-root');
          // Subtract 110 px for the symbol and the close button that may be beside a tip's text.
          if (probe.offsetWidth < holder.clientWidth - 110) found.add(`broken: ${word}`);
          probe.remove();
        }
      }
    }
    // Content scrolls below a bar.
    const isInBar = (tag) => tag && (getComputedStyle(tag).position === 'sticky' || isInBar(tag.parentElement));
    const texts = seen('.tipui-text, .tipui-title').filter((tag) => tag.innerText.trim() && !isInBar(tag));
    for (const [index, tag] of texts.entries()) {
      if (isCut(tag)) found.add(`cut: ${words(tag)}`);
      for (const other of texts.slice(index + 1)) {
        // Allow popovers and sheets to cover other text, as they do by design.
        const isApart = tag.closest('.tipui-popover, dialog') !== other.closest('.tipui-popover, dialog');
        if (!isApart && isOver(tag, other)) found.add(`${words(tag)} is over ${words(other)}`);
      }
    }
    for (const tag of seen('button, input, [role=button]')) {
      const { width, height } = box(tag);
      if (width < 24 || height < 24) found.add(`${width} by ${height}: ${words(tag)}`);
    }
    return [...found];
    """
