import Testing
import WebDriver

/// Animations, transitions, and views that depend on their size.
@Suite(.serialized, .failurePictures) struct MovingTests {
    @Test("Changes, appearances and removals move under an animation, and with reduced motion they don't")
    func motions() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "moving"])
        try await inBrowser(on: app) { browser in
            try await browser.run(recordsMotions)
            func expect(_ motion: String, after button: String) async throws {
                try await browser.press(id(button))
                try await browser.wait(until: "window.motions.has('\(motion)')")
            }
            try await expect("bar width 400 linear 1", after: "widen")
            try await browser.wait(until: "\(tag("bar")).offsetWidth === 120")
            try await expect("shown opacity,translate 300 cubic-bezier(0, 0, 0.58, 1) 1", after: "show")
            try await browser.waitForRest()
            try await expect("shown scale 300 cubic-bezier(0, 0, 0.58, 1) 1", after: "show")
            try await browser.wait(until: "!\(tag("shown"))")
            // An animation of a value applies to the changes that come with it, not to others.
            try await expect("tilted rotate 200 cubic-bezier(0.42, 0, 0.58, 1) 1", after: "tilt")
            try await expect("blinking opacity 100 linear 1000000", after: "blink")
            let motions = try await browser.text("[...window.motions].join('; ')")
            #expect(!motions.contains("bar rotate") && !motions.contains("tilted width"), "\(motions)")
            // A text that changes, and symbols.
            try await browser.press(id("count"))
            try await browser.wait(
                until: "[...window.motions].some((name) => name.startsWith('number opacity,translate'))"
            )
            try await browser.wait(until: "[...window.motions].some((name) => name.startsWith('bell scale 600'))")
            try await browser.wait(until: "[...window.motions].some((name) => name.startsWith('star tipui-busy 900'))")
            #expect(try await browser.text("\(tag("number")).innerText") == "1")

            try await browser.preferReducedMotion()
            // Motions that have begun end first, and those that repeat forever stop.
            try await browser.wait(until: "!document.getAnimations().length")
            try await browser.run("window.motions.clear()")
            try await browser.press(id("show"))
            try await browser.wait(until: tag("shown"))
            try await browser.press(id("widen"))
            try await browser.wait(until: "\(tag("bar")).offsetWidth === 40")
            #expect(try await browser.text("[...window.motions].join('; ')") == "")
        }
    }

    @Test("Readers know their size, the view that fits is shown, pictures replace placeholders, and proxies scroll")
    func sizes() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "moving"])
        // Before the browser has reported a size, that of a frame is assumed.
        let first = try await app.fetch()
        #expect(first.contains("300 by 50") && first.contains("data-testid=\"large\""))
        try await inBrowser(on: app) { browser in
            try await browser.wait(for: "300 by 50", in: id("size"))
            try await browser.wait(until: "\(tag("fitting")) && !\(tag("large")) && !\(tag("small"))")
            #expect(try await browser.box("width", of: id("fitting")) == 200)
            try await browser.wait(
                until: "\(tag("picture"))?.offsetWidth === 30 && !document.querySelector('.tipui-loader')"
            )
            try await browser.waitToSee("Missing")
            #expect(try await !browser.sees("Loading"))
            #expect(try await !browser.sees("Waiting"))
            // onAppear has scrolled to an item, and a press scrolls to another one.
            let edge = "document.querySelector('.tipui-across').getBoundingClientRect()"
            try await browser.wait(until: "Math.abs(\(tag("item-12")).getBoundingClientRect().left - \(edge).left) < 2")
            try await browser.press(id("last"))
            try await browser.wait(
                until: "Math.abs(\(tag("item-29")).getBoundingClientRect().right - \(edge).right) < 2"
            )
        }
    }

    @Test("Size classes follow the size of the browser's window") func sizeClasses() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "window", "--view", "classes"])
        try await inBrowser(on: app, width: 1280, height: 844) { browser in
            try await browser.wait(for: "wide high", in: id("classes"))
            try await browser.setViewport(width: 560, height: 844)
            try await browser.wait(for: "narrow high", in: id("classes"))
            try await browser.setViewport(width: 844, height: 390)
            try await browser.wait(for: "wide low", in: id("classes"))
        }
    }

    @Test("Without JavaScript a page shows its pictures, and the first of the views that may fit") func scriptless()
        async throws
    {
        let app = try await ServedApp("Fixtures", ["--page", "moving"])
        try await inBrowser(on: app) { browser in
            try await browser.disableScripts()
            try await browser.reload()
            #expect(try await browser.box("width", of: ".tipui-loader") == 60)
            #expect(try await browser.box("width", of: id("large")) > 0)
        }
    }
}

/// Records in each frame which elements move, with the properties, duration, easing and iterations.
private let recordsMotions = """
    window.motions = new Set();
    const look = () => {
      for (const { effect, transitionProperty, animationName } of document.getAnimations()) {
        if (!effect?.target?.dataset.testid) continue;
        const { duration, easing, iterations } = effect.getTiming(), skipped = ["offset", "computedOffset", "easing", "composite"];
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame)).filter((name) => !skipped.includes(name));
        const subject = transitionProperty || animationName || [...new Set(names)].sort().join();
        window.motions.add([effect.target.dataset.testid, subject, duration, easing, iterations].join(" "));
      }
      requestAnimationFrame(look);
    };
    look();
    """
