import Testing
import WebDriver

@Suite(.serialized, .failurePictures) struct LookTests {
    @Test(
        "Text has a contrast of at least 4.5:1, or 7:1 if the user prefers more contrast, in light and dark mode",
        arguments: [false, true]
    )
    func contrast(isDark: Bool) async throws {
        let app = try await ServedApp("Trails")
        try await inBrowser(on: app, isDark: isDark) { browser in
            try await browser.waitForRest()
            #expect(try await browser.run(faintTexts, [4.5]) as? String == "")
            try await browser.preferContrast(isDark: isDark)
            #expect(try await browser.run(faintTexts, [7]) as? String == "")
        }
    }

    @Test("In forced-colors mode, tips, lists and controls are drawn with outlines and in system colors")
    func forcedColors() async throws {
        let form = try await ServedApp("Fixtures", ["--page", "form"])
        try await inBrowser(on: form) { browser in
            try await browser.forceColors()
            #expect(try await browser.style("outline-style", of: ".tipui-list") == "solid")
            let toggle = ".tipui-toggle"
            let isOn = try await browser.holds("document.querySelector('\(toggle)').checked")
            for isOn in [isOn, !isOn] {
                try await browser.wait(until: "document.querySelector('\(toggle)').checked === \(isOn)")
                try await browser.waitForRest()
                let ground = try await browser.system(isOn ? "Highlight" : "Canvas")
                #expect(try await browser.style("background-color", of: toggle) == ground)
                let thumb = try await browser.text(
                    "getComputedStyle(document.querySelector('\(toggle)'), '::after').backgroundColor"
                )
                #expect(try await browser.system(isOn ? "HighlightText" : "ButtonText") == thumb)
                try await browser.press(toggle)
            }
            try await browser.key("\u{E004}")
            let focused = "document.activeElement"
            #expect(try await browser.holds("\(focused) !== document.body"))
            let highlight = try await browser.system("Highlight")
            #expect(try await browser.text("getComputedStyle(\(focused)).outlineColor") == highlight)
        }
        let choices = try await ServedApp("Gallery", ["--page", "arrows"])
        try await inBrowser(on: choices) { browser in
            try await browser.forceColors()
            let borders =
                "[...document.querySelectorAll('.tipui-button .tipui-shape')].map((tag) => getComputedStyle(tag).borderTopStyle)"
            #expect(try await browser.text("\(borders).join()") == "solid,solid,solid,solid")
        }
        let actions = try await ServedApp("Gallery", ["--page", "actions"])
        try await inBrowser(on: actions) { browser in
            try await browser.forceColors()
            let text = try await browser.system("CanvasText")
            #expect(try await browser.style("background-color", of: ".tipui-callout .tipui-divider") == text)
        }
        let tips = try await ServedApp("Fixtures", ["--page", "parameter"])
        try await inBrowser(on: tips) { browser in
            try await browser.forceColors()
            try await browser.press(id("in"))
            try await browser.wait(until: "document.querySelector('.tipui-callout')")
            try await browser.wait(until: "document.querySelector(':popover-open[data-side]')")
            let text = try await browser.system("CanvasText")
            for card in [".tipui-callout", ".tipui-popover"] {
                #expect(try await browser.style("outline-style", of: card) == "solid")
                #expect(try await browser.style("outline-color", of: card) == text)
            }
            let arrow = "getComputedStyle(document.querySelector('.tipui-popover'), '::before').backgroundColor"
            #expect(try await browser.text(arrow) == text)
        }
    }

    @Test("On a touch screen, a tip's close button responds to touches slightly outside its visible 28 px")
    func closeButtonArea() async throws {
        let app = try await ServedApp("Gallery", ["--page", "inline"])
        try await inBrowser(on: app, width: 390) { browser in
            try await browser.emulateTouch()
            try await browser.waitForRest()
            let hits = """
                return [[-7, 0], [7, 0], [0, -7], [0, 7]].map(([x, y]) => {
                  const tag = document.querySelector(arguments[0]), { left, right, top, bottom } = tag.getBoundingClientRect();
                  const across = x < 0 ? left : x > 0 ? right : (left + right) / 2;
                  const along = y < 0 ? top : y > 0 ? bottom : (top + bottom) / 2;
                  return document.elementFromPoint(across + x, along + y)?.closest("button") === tag;
                }).join();
                """
            #expect(try await browser.run(hits, [closeButton]) as? String == "true,true,true,true")
            #expect(try await browser.box("width", of: closeButton) == 28)
        }
    }

    @Test("A tip's close button measures 28 px, or 56 px if the text size is doubled")
    func largeCloseButton() async throws {
        let app = try await ServedApp("Gallery", ["--page", "inline"])
        try await inBrowser(on: app) { browser in
            for (percent, size) in [(100, 28.0), (200, 56)] {
                try await browser.zoomText(toPercent: percent)
                try await browser.waitForRest()
                #expect(try await browser.box("width", of: closeButton) == size)
                #expect(try await browser.box("height", of: closeButton) == size)
            }
        }
    }

    @Test(
        "A rounded border of a text field has a contrast of at least 3:1 to cards and to the page, in light and dark mode",
        arguments: [false, true]
    )
    func fieldBorders(isDark: Bool) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app, isDark: isDark) { browser in
            #expect(try await browser.length("border-top-width", of: ".tipui-field") == 1)
            let border = try await browser.style("border-top-color", of: ".tipui-field")
            for ground in ["card", "page"] {
                let colour = try await browser.colour(ground)
                let ratio = try await browser.run(ratioOfColours, [border, colour]) as? String ?? ""
                #expect((Double(ratio) ?? 0) >= 3, "\(ground): \(ratio)")
            }
        }
    }

    @Test("An inline tip is as wide as its column, minus the tip's outline of 1 px on each side")
    func width() async throws {
        let app = try await ServedApp("Gallery", ["--page", "inline"])
        try await inBrowser(on: app, width: 390) { browser in
            try await browser.waitForRest()
            let column = "document.querySelector('.tipui-callout').parentElement.clientWidth"
            #expect(try await browser.number(column) == 358)
            #expect(try await browser.box("width", of: ".tipui-callout") == 356)
        }
    }

    @Test("A printed page contains inline tips, but no popovers and no close buttons")
    func print() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "parameter"])
        try await inBrowser(on: app) { browser in
            try await browser.press(id("in"))
            try await browser.wait(until: "document.querySelector(':popover-open')")
            try await browser.emulatePrint()
            let drawn = "(selector) => [...document.querySelectorAll(selector)].some((tag) => tag.checkVisibility())"
            #expect(try await browser.holds("(\(drawn))('.tipui-callout')"))
            #expect(try await !browser.holds("(\(drawn))('.tipui-popover, .tipui-look-close')"))
        }
    }
}

extension Browser {
    /// Returns a system color in the form of computed styles.
    fileprivate func system(_ color: String) async throws -> String {
        let script = """
            const probe = document.body.appendChild(document.createElement('i'));
            probe.style.color = arguments[0];
            const color = getComputedStyle(probe).color;
            probe.remove();
            return color;
            """
        return try await run(script, [color]) as? String ?? ""
    }
}

/// The body of a function that returns the contrast ratio of two colors.
private let ratioOfColours = """
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const light = (css) => {
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((v) => v / 255)
        .map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [a, b] = [...arguments].map(light);
    return String((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
    """

/// The body of a function that returns the texts whose contrast is below a ratio.
private let faintTexts = """
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const rgba = (css) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = css; canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].map((v) => v / 255); };
    const over = (top, under) => top.map((v, i) => i < 3 ? v * top[3] + under[i] * (1 - top[3]) : 1);
    const ground = (tag) => {
      if (!tag) return rgba(getComputedStyle(document.body).backgroundColor);
      const behind = tag.matches('.tipui-behind > :first-child') ? tag.parentElement.children[1] : null;
      let under = ground(tag.parentElement);
      if (behind) for (const layer of [behind, ...behind.querySelectorAll('*')])
        under = over(rgba(getComputedStyle(layer).backgroundColor), under);
      return over(rgba(getComputedStyle(tag).backgroundColor), under);
    };
    const light = (c) => { const [r, g, b] = c.map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
    const found = [];
    for (const tag of document.querySelectorAll('.tipui-text, .tipui-title, .tipui-section > :first-child')) {
      if (!tag.innerText.trim() || !tag.checkVisibility()) continue;
      for (const part of [tag, ...tag.querySelectorAll('span')]) {
        if (!part.innerText || !part.innerText.trim()) continue;
        const under = ground(part), own = over(rgba(getComputedStyle(part).color), under);
        const [a, b] = [light(own), light(under)];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < arguments[0]) found.push(part.innerText.slice(0, 30) + ' ' + ratio.toFixed(2));
      }
    }
    return found.join('; ');
    """
