import Testing
import WebDriver

/// What a person sees while an answer is long on its way, or the line is lost.
@Suite(.serialized, .failurePictures) struct SlowLineTests {
    @Test("A pressed button shows that it was until the answer is there") func pressed() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            try await browser.answerPosts("new Promise((answer) => window.release = answer).then(fetched)")
            let button = "document.querySelector('\(id("write"))')"
            try await browser.run("\(button).click()")
            try await browser.wait(until: "getComputedStyle(\(button)).opacity < 1")
            #expect(try await browser.holds("\(button).dataset.busy === 'tap'"))
            try await browser.run("release()")
            try await browser.wait(until: "!\(button).dataset.busy && getComputedStyle(\(button)).opacity === '1'")
        }
    }

    @Test("A button looks pressed while it is held, and busy a tenth of a second after, whatever the line does")
    func held() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app) { browser in
            let button = tag("write")
            try await browser.answerPosts("new Promise(() => {})")
            try await browser.pressDown(id("write"))
            try await browser.wait(until: "getComputedStyle(\(button)).opacity < 1")
            #expect(try await browser.holds("!\(button).dataset.busy && window.tries.length === 0"))
            try await browser.letGo()
            let busy = "\(button).getAnimations().find((a) => a.animationName === 'tipui-busy')"
            try await browser.wait(until: busy)
            #expect(try await browser.number("\(busy).effect.getTiming().delay") == 100)
        }
    }

    @Test("A card that is closed goes at once, and comes back if it may not go") func closed() async throws {
        let app = try await ServedApp("Gallery", ["--page", "inline"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            let card = "document.querySelector('.tipui-callout')"
            try await browser.answerPosts("new Promise((answer) => window.release = answer)")
            try await browser.run("document.querySelector('\(closeButton)').click()")
            try await browser.wait(until: "getComputedStyle(\(card)).opacity === '0'")
            try await browser.run("release(new Response('', { status: 410 }))")
            try await browser.wait(until: "getComputedStyle(\(card)).opacity === '1'")
        }
    }

    @Test("That the line is lost is said once it lasts, until it is back") func lost() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            let word = "document.querySelector('[role=status] > .tipui-lost')"
            #expect(try await browser.holds("!\(word).checkVisibility()"))
            relay.cut()
            try await browser.wait(until: "\(word).checkVisibility({ visibilityProperty: true })")
            #expect(try await browser.text("\(word).innerText") == "Reconnecting…")
            try await browser.wait(until: "getComputedStyle(\(word)).opacity === '1'")
            relay.mend()
            try await browser.wait(until: "!\(word).checkVisibility()")
        }
    }

    @Test("What long presses need comes with the first sign of somebody, and misses no press that began it")
    func longPress() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "client"])
        try await inBrowser(on: app, width: 390) { browser in
            try await browser.delayAnswers(byMilliseconds: 400)
            #expect(try await !browser.holds(hasMenus))
            try await browser.hold(id("pad"), milliseconds: 2_000, pointer: "touch")
            #expect(try await browser.holds(hasMenus))
            try await browser.wait(until: "\(tag("presses")).innerText === '0 taps, 1 holds'")
        }
    }

    @Test("Escape closes a tip at a menu also while the menu's part is on its way") func escape() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "menutip"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            let card = "document.querySelector('[data-popover]')"
            try await browser.wait(until: "\(card)?.matches(':popover-open')")
            try await browser.delayAnswers(byMilliseconds: 3_000)
            try await browser.run("\(tag("options")).focus()")
            try await browser.key("\u{E00C}")
            // Its part has been asked for, and the key is answered before it comes.
            #expect(try await browser.holds("\(card).dataset.busy === 'dismiss' && !\(hasMenus)"))
            try await browser.wait(until: "!\(card)")
        }
    }

    @Test("What few pages begin with comes with the first sign of somebody, and later if the line is lost just then")
    func further() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        let relay = try Relay(to: app.port)
        try await inBrowser(on: app) { browser in
            try await browser.open(relay.address)
            try await browser.waitUntilLive()
            #expect(try await !browser.holds(isFurther))
            relay.cut()
            try await browser.click(id("show"))
            try await browser.wait(until: "document.body.dataset.lost === ''")
            relay.mend()
            try await browser.wait(until: "document.querySelector('dialog')?.open")
            #expect(try await browser.holds(isFurther))
            #expect(try await browser.text("getComputedStyle(document.querySelector('dialog')).position") == "fixed")
        }
    }

    @Test("Nothing that few pages begin with is drawn before its look is there") func unstyled() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "sheets"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            try await browser.delayAnswers(byMilliseconds: 400)
            try await browser.run(
                """
                new MutationObserver(() => {
                  if (document.querySelector("dialog")) window.hadLook ??= \(isFurther);
                }).observe(document.body, { childList: true, subtree: true });
                document.querySelector('\(id("show"))').click();
                """
            )
            try await browser.wait(until: "window.hadLook !== undefined")
            #expect(try await browser.holds("window.hadLook"))
        }
    }
}

/// Whether the page has asked for the script's part for menus.
private let hasMenus = "performance.getEntriesByType('resource').some(({ name }) => name.includes('menus.js'))"
/// Whether the page has the further style sheet.
private let isFurther = "!!document.querySelector('link[href*=\"further.css\"]')?.sheet"
