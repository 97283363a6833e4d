import Testing
import WebDriver

/// Tests that views have the rectangles that they have in SwiftUI.
@Suite(.serialized, .failurePictures) struct LayoutTests {
    /// Each case of LayoutPage has a proposal of 200 by 200.
    @Test("Views answer a proposal of 200 by 200 as in SwiftUI", arguments: Engine.tested.filter { $0 != .firefox })
    func cases(engine: Engine) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "layout"])
        try await inBrowser(on: app, engine: engine, width: 800, height: 800) { browser in
            try await browser.wait(until: "[...document.images].every((image) => image.complete)")
            let found = try await browser.run(rectangles) as? [String: [Double]] ?? [:]
            for expected in LayoutCase.all {
                for (name, rectangle) in expected.rectangles {
                    let seen = found["\(expected.name) \(name)"] ?? []
                    let isRight = seen.count == 4 && zip(seen, rectangle).allSatisfy { abs($0 - $1) <= 1 }
                    #expect(isRight, "\(expected.name) \(name) is \(seen), not \(rectangle): \(expected.source)")
                }
            }
            #expect(LayoutCase.all.count >= 60)
        }
    }

    @Test(
        "Views that are all of a window use its width and height",
        arguments: [(390.0, 844.0), (1280.0, 800.0)]
    )
    func window(width: Double, height: Double) async throws {
        let middle = [width / 2 - 50, height / 2 - 25, 100, 50]
        var views: [(String, [String: [Double?]])] = [
            ("center", ["a": middle]),
            ("spacer", ["a": [middle[0], 0, 100, 50], "b": [middle[0], height - 50, 100, 50]]),
            ("background", ["a": [0, 0, width, height], "b": middle]),
            ("list", ["a": [0, 0, width, height - 32], "b": [nil, height - 24, nil, 24]]),
            ("padding", ["a": [16, 16, width - 32, height - 32]]),
            ("high", ["a": [middle[0], 0, 100, 700], "b": [middle[0], 700, 100, 700]]),
            ("scroll", ["a": [0, 0, width, 1500], "b": [middle[0], 0, 100, 1500]]),
            ("listed", ["a": [0, nil, width, nil], "b": [nil, height - 24, nil, 24]]),
            ("inline", ["a": [middle[0], (height + 44) / 2 - 25, 100, 50], "title": [nil, 0, nil, 44]]),
            ("bottomBar", ["a": [nil, height - 45.5, 44, 44], "b": [nil, nil, 44, 44]]),
            ("searched", ["a": [0, nil, width, nil]]),
            ("layers", ["a": [0, 0, width, height], "d": [0, 0, width, 50]]),
            ("safeArea", ["a": [0, 0, width, height], "b": [middle[0], nil, 100, 50]]),
        ]
        // The picture is as wide as the window where its height allows it.
        let high = min(width * 1.5, height - 50), top = (height - high - 50) / 2
        views.append(("picture", ["a": [0, top, width, high], "b": [middle[0], top + high, 100, 50]]))
        for (view, expected) in views {
            let app = try await ServedApp("Fixtures", ["--page", "window", "--view", view])
            try await inBrowser(on: app, width: Int(width), height: Int(height)) { browser in
                try await browser.wait(until: "[...document.images].every((image) => image.complete)")
                let found = try await browser.run(named) as? [String: [Double]] ?? [:]
                for (name, rectangle) in expected {
                    let seen = found[name] ?? []
                    let isRight = seen.count == 4 && zip(seen, rectangle).allSatisfy { abs($0 - ($1 ?? $0)) <= 1 }
                    #expect(isRight, "\(view) \(name) is \(seen), not \(rectangle)")
                }
                if view == "list" { try await checkList(browser, height: height) }
                if view == "bottomBar" { try await checkBars(browser) }
                if view == "searched" { try await checkSearch(browser) }
                if view == "picture" {
                    #expect(try await browser.holds("document.documentElement.scrollHeight === innerHeight"))
                }
                if view == "layers" {
                    for name in ["b", "c", "d", "e"] { #expect(try await browser.holds("\(isInFront(name))")) }
                }
                if view == "safeArea" {
                    #expect(try await browser.holds("\(hit)?.matches('.tipui-title')"))
                }
                if view == "background" {
                    #expect(try await browser.style("background-color", of: id("a")) == "rgb(255, 204, 0)")
                }
            }
        }
    }

    @Test(
        "A resizable picture behind the views of a window is as large as the window, whatever surrounds it",
        arguments: ["Alone", "Opacity", "Blur", "Tap", "Shadow", "Fill", "Color", "OpacityTitled", "BlurTitled"]
    )
    func backdrops(variant: String) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "window", "--view", "backdrop\(variant)"])
        try await inBrowser(on: app, width: 390, height: 844) { browser in
            try await browser.wait(until: "[...document.images].every((image) => image.complete)")
            let found = try await browser.run(named) as? [String: [Double]] ?? [:]
            #expect(found["a"] == [0, 0, 390, 844])
            #expect(try await browser.holds("document.documentElement.scrollHeight === innerHeight"))
            // The words at both ends are in front of the picture.
            let below = try #require(found["c"])
            #expect(abs(below[1] + below[3] - 844) <= 1)
            for name in ["b", "c"] { #expect(try await browser.holds("\(isInFront(name))")) }
            if variant != "Color" {
                let picture = "document.images[0].getBoundingClientRect()"
                #expect(try await browser.number("\(picture).width") == 390)
                #expect(try await browser.number("\(picture).height") == 844)
            }
        }
    }

    /// An expression for whether nothing covers the middle of a view.
    private func isInFront(_ name: String) -> String {
        "((tag, box) => tag.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))"
            + "(\(tag(name)), \(tag(name)).getBoundingClientRect())"
    }

    /// A list scrolls by itself, and the button below it stays.
    private func checkList(_ browser: Browser, height: Double) async throws {
        try await browser.run("\(tag("a")).scrollTo(0, 600)")
        try await browser.wait(until: "\(tag("a")).scrollTop === 600")
        #expect(try await browser.number("\(tag("b")).getBoundingClientRect().bottom") == height)
        #expect(try await browser.holds("document.documentElement.scrollHeight === innerHeight"))
    }

    /// A search field is directly below the title and above the list, and a press reaches it.
    private func checkSearch(_ browser: Browser) async throws {
        let (field, title) = ("[role=search]", ".tipui-title")
        let distance = try await browser.box("top", of: field) - browser.box("bottom", of: title)
        #expect((0...16).contains(distance))
        #expect(try await browser.box("bottom", of: field) <= browser.box("top", of: id("a")))
        let input = "document.querySelector('\(field) input')"
        let middle = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(\(input).getBoundingClientRect())"
        #expect(try await browser.holds("document.elementFromPoint(...\(middle)) === \(input)"))
    }

    /// Buttons of bars show their symbols; assistive technology reads their titles.
    private func checkBars(_ browser: Browser) async throws {
        for (name, title) in [("a", "Filter"), ("b", "Share")] {
            #expect(try await browser.holds("\(tag(name)).querySelector('svg').checkVisibility()"))
            #expect(try await browser.holds("!\(tag(name)).innerText.trim()"))
            #expect(try await browser.text("\(tag(name)).querySelector('[role=img]').ariaLabel") == title)
        }
        // The bar stays at the bottom of the window while the page scrolls.
        let bottom = "\(tag("a")).getBoundingClientRect().bottom"
        let before = try await browser.number(bottom)
        try await browser.run("scrollTo(0, 500)")
        try await browser.wait(until: "scrollY === 500")
        #expect(try await browser.number(bottom) == before)
    }
}

/// The element that is visible where the title of a page is.
private let hit = "document.elementFromPoint(innerWidth / 2, 90)"

/// The body of a function that returns the rectangles of LayoutPage's views, relative to their case.
private let rectangles = """
    const found = {};
    for (const tag of document.querySelectorAll("[data-testid=a], [data-testid=b]")) {
      const frame = tag.parentElement.closest("[data-testid]:not([data-testid=a], [data-testid=b])");
      const own = tag.getBoundingClientRect(), outer = frame.getBoundingClientRect();
      const relative = (box) => [box.x - outer.x, box.y - outer.y, box.width, box.height];
      found[frame.dataset.testid + " " + tag.dataset.testid] = relative(own);
      const drawing = tag.dataset.testid === "a" && tag.querySelector("svg");
      if (drawing) found[frame.dataset.testid + " drawn"] = relative(drawing.getBoundingClientRect());
    }
    return found;
    """

/// The body of a function that returns the rectangles of the window's named views and its title.
private let named = """
    const found = {};
    for (const tag of document.querySelectorAll("[data-testid], .tipui-title")) {
      const { x, y, width, height } = tag.getBoundingClientRect();
      found[tag.dataset.testid || "title"] = [x, y, width, height];
    }
    return found;
    """
