import Foundation
import Testing
import WebDriver

/// Tips in the pages of Website, an existing server with its own templates, sign-in and security policy.
@Suite(.serialized, .failurePictures) struct WebsiteTests {
    @Test(
        "After a tip in an existing web page is closed by keyboard, it stays closed when the page is loaded again",
        arguments: Engine.tested
    )
    func closedByKeyboard(engine: Engine) async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app, engine) { browser in
            try await browser.signIn("Ada", to: app)
            #expect(try await !browser.holds(searchTip))
            try await browser.readTwoRecipes(in: app)
            try await browser.wait(until: searchTip)
            try await browser.waitForTips()
            try await browser.run("\(card("tip-view")).querySelector('.close').focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "!(\(searchTip))")
            try await browser.open(app.address)
            try await browser.waitForTips()
            #expect(try await !browser.holds(searchTip))
        }
    }

    @Test(
        "If two people sign in one after the other in the same browser, each person has separate tips",
        arguments: Engine.tested
    )
    func twoPeople(engine: Engine) async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app, engine) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.waitForTips()
            try await browser.wait(until: exportTip)
            try await browser.pressCard(".close", of: "tip-popover")
            try await browser.wait(until: "!(\(exportTip))")
            // What the page has yet to tell would be told while nobody is signed in.
            try await browser.wait(until: WrittenPage.isTold)
            try await browser.run("return fetch('/sign-out', { method: 'POST' }).then(() => true)")
            try await browser.open(app.address)
            #expect(try await browser.holds("document.querySelector('header a[href=\"/sign-in\"]')"))
            #expect(try await browser.holds("!\(card("tip-view")) && !\(card("tip-popover"))"))
            try await browser.signIn("Bea", to: app)
            try await browser.wait(until: exportTip)
            try await browser.signIn("Ada", to: app)
            try await browser.waitForTips()
            #expect(try await !browser.holds(exportTip))
        }
    }

    @Test(
        "A popover tip in an existing web page points at the anchor that the page names, and Escape closes the popover",
        arguments: Engine.tested
    )
    func popover(engine: Engine) async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app, engine) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.wait(until: exportTip)
            try await browser.waitForRest()
            let arrow = "\(card("tip-popover")).dataset.side"
            #expect(try await browser.text(arrow) == "top")
            let distance = try await browser.number(
                "\(card("tip-popover")).getBoundingClientRect().top - document.querySelector('#export').getBoundingClientRect().bottom"
            )
            #expect(distance > 0 && distance < 20)
            try await browser.key("\u{E00C}")
            try await browser.wait(until: "!(\(exportTip))")
            try await browser.open(app.address)
            try await browser.waitForTips()
            #expect(try await !browser.holds(exportTip))
        }
    }

    @Test(
        "A click on an element with data-tip-donate donates to an event, and a tip with a rule on that event disappears"
    )
    func donation() async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app, isWhole: true) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.wait(until: exportTip)
            let first = try await browser.tab(), second = try await browser.openTab()
            try await browser.go(to: second)
            try await browser.open(app.address)
            try await browser.wait(until: exportTip)
            try await browser.run("addEventListener('click', (event) => event.preventDefault())")
            try await browser.press("#export")
            try await browser.wait(until: "!(\(exportTip))")
            try await browser.go(to: first)
            try await browser.wait(until: "!(\(exportTip))")
        }
    }

    @Test("Without JavaScript, a tip is part of the page's HTML, and the tip's close button works") func scriptless()
        async throws
    {
        let app = try await ServedApp("Website")
        try await onWebsite(app) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.readTwoRecipes(in: app)
            try await browser.disableScripts()
            try await browser.open(app.address)
            #expect(try await browser.holds(searchTip))
            try await browser.pressCard(".close", of: "tip-view")
            try await browser.wait(until: "document.querySelector('h1') && !(\(searchTip))")
            #expect(try await browser.text("location.pathname") == "/")
        }
    }

    @Test("Tips in an existing page don't change the styles of elements outside the tips, and cause no layout shift")
    func outside() async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.readTwoRecipes(in: app)
            try await browser.waitForTips()
            try await browser.wait(until: exportTip)
            let shift = """
                new Promise((resolve) => new PerformanceObserver((list) => {
                  resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0));
                }).observe({ type: 'layout-shift', buffered: true }) || setTimeout(resolve, 500, 0))
                """
            let shifted = try await browser.run("return \(shift)")
            #expect((shifted as? NSNumber)?.doubleValue == 0)
            let difference = try await browser.text(
                """
                (() => {
                  const styles = () => [...document.querySelectorAll('html, body, body *')]
                    .filter((tag) => !tag.closest('tip-view, tip-popover, [aria-live]'))
                    .map((tag) => [...getComputedStyle(tag)].filter((name) => !/^(--.*|height|block-size|perspective-origin|transform-origin)$/.test(name))
                      .map((name) => `${tag.tagName} ${name}: ${getComputedStyle(tag).getPropertyValue(name)}`));
                  const before = styles();
                  for (const tag of document.querySelectorAll('link[href*="/tips/"]')) tag.disabled = true;
                  document.adoptedStyleSheets = [];
                  const after = styles();
                  return before.flatMap((list, index) => list.filter((text, place) => text !== after[index][place])).slice(0, 5);
                })()
                """
            )
            #expect(difference == "")
        }
    }

    @Test(
        "CSS resets and form styles of an existing page don't change the appearance of its tips",
        arguments: Engine.tested
    )
    func resets(engine: Engine) async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app, engine) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.readTwoRecipes(in: app)
            try await browser.waitForTips()
            try await browser.wait(until: exportTip)
            for element in ["tip-view", "tip-popover"] {
                try await browser.run(
                    "for (const animation of \(card(element)).getAnimations({ subtree: true })) animation.finish()"
                )
            }
            let difference = try await browser.text(
                """
                (() => {
                  const styles = () => [...document.querySelectorAll('tip-view, tip-popover')]
                    .flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll('.card, .card *')]).map((tag) => [...getComputedStyle(tag)].map((name) => `${tag.className} ${name}: ${getComputedStyle(tag).getPropertyValue(name)}`));
                  const before = styles(), sheet = new CSSStyleSheet();
                  sheet.replaceSync(`\(commonResets)`);
                  document.adoptedStyleSheets.push(sheet);
                  const after = styles();
                  return before.flatMap((list, index) => list.filter((text, place) => text !== after[index][place])).slice(0, 5).join('; ');
                })()
                """
            )
            #expect(difference == "")
        }
    }

    @Test("An axe accessibility audit finds no faults in an existing page with an inline tip and a popover tip")
    func audit() async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.readTwoRecipes(in: app)
            try await browser.waitForTips()
            try await browser.wait(until: exportTip)
            // axe doesn't know that a popover is on top. Its text has the colors of that of the inline tip.
            let faults = try await browser.audit(except: [Exemption("color-contrast?", in: "tip-popover")])
            #expect(faults == [])
        }
    }

    @Test("The first markup of a tip doesn't end a form that is around it") func insideForm() async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.readTwoRecipes(in: app)
            let isWhole = """
                fetch('/').then((answer) => answer.text()).then((text) => {
                  const markup = text.match(/<tip-view.*?<.tip-view>/s)[0];
                  document.body.innerHTML = `<form><input name=a>${markup}<input name=b></form>`;
                  return markup.includes('class="card"') && document.querySelector('[name=b]').form !== null;
                })
                """
            #expect(try await browser.run("return \(isWhole)") as? Bool == true)
        }
    }

    @Test("On SIGTERM, a server exits without waiting for the event stream of an open page to end") func shutdown()
        async throws
    {
        let app = try await ServedApp("Website")
        try await onWebsite(app) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.waitForTips()
            #expect(app.terminate() < 10)
        }
    }

    @Test("A page's scripts get an event when a tip's action is pressed, and one with the cause when the tip is closed")
    func events() async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.wait(until: exportTip)
            try await browser.run(
                """
                window.heard = [];
                for (const kind of ['tip-shown', 'tip-closed', 'tip-action']) {
                  addEventListener(kind, ({ detail }) => heard.push([kind, detail.tip, detail.action, detail.cause].filter(Boolean).join(' ')));
                }
                """
            )
            try await browser.pressCard(".action", of: "tip-popover")
            try await browser.wait(until: "heard.length === 2")
            #expect(
                try await browser.text("heard.join()")
                    == "tip-action ExportTip later,tip-closed ExportTip action"
            )
        }
    }
}

/// Returns an expression for the card of an element, which isn't leaving.
private func card(_ element: String) -> String {
    "document.querySelector('\(element)')?.shadowRoot?.querySelector('.card:not([inert])')"
}

private let searchTip = "\(card("tip-view"))?.innerText.includes('Search the box')"
private let exportTip =
    "\(card("tip-popover"))?.matches(':popover-open') && \(card("tip-popover")).innerText.includes('Take your')"

/// CSS rules for tags and attributes from common style sheets: resets, Bootstrap's reboot and Pico's forms.
private let commonResets = """
    *, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
    a { color: teal; text-decoration: underline; } span, p, div { line-height: 2.5; letter-spacing: 3px; }
    img, svg { vertical-align: middle; display: block; max-width: 100%; height: auto; fill: red; }
    button, input, [type=submit], [role=button] { width: 100%; margin-bottom: 1rem; padding: 1rem; border: 4px solid red; background: navy; color: white; text-transform: uppercase; font: 700 2rem serif; box-shadow: 0 0 9px red; }
    button:not(:disabled), [type=submit]:not(:disabled) { cursor: crosshair; } [role=note], [role=dialog] { padding: 4rem; background: red; }
    div > span, div div { float: left; text-align: right; } form { display: grid; }
    """

extension Browser {
    /// Signs in, or signs another person in, and opens the list of recipes.
    fileprivate func signIn(_ name: String, to app: ServedApp) async throws {
        try await open("\(app.address)sign-in")
        try await run(
            "return fetch('/sign-in', { method: 'POST', body: new URLSearchParams({ name: '\(name)' }) }).then(() => true)"
        )
        try await open(app.address)
        #expect(try await text("document.querySelector('header span').innerText") == name)
    }

    fileprivate func readTwoRecipes(in app: ServedApp) async throws {
        for name in ["flatbread", "lentil-soup"] { try await open("\(app.address)recipes/\(name)") }
        try await open(app.address)
    }

    /// Presses the middle of a button of an element's card.
    fileprivate func pressCard(_ button: String, of element: String) async throws {
        let place = try await run(
            "const { x, y, width, height } = \(card(element)).querySelector('\(button)').getBoundingClientRect(); return [x + width / 2, y + height / 2].map(Math.round)"
        )
        let numbers = (place as? [NSNumber])?.map(\.intValue) ?? []
        guard numbers.count == 2 else { throw WebDriverError("The card has no \(button).") }
        try await press(x: numbers[0], y: numbers[1])
    }

    /// Waits until the page has asked the server for its tips, whose answer it draws at once.
    fileprivate func waitForTips() async throws {
        try await wait(
            until: "performance.getEntriesByType('resource').some(({ name }) => name.includes('/tips/tell'))"
        )
    }
}

/// Runs a test in a browser on Website; a failure saves a picture.
private func onWebsite(
    _ app: ServedApp,
    _ engine: Engine = .chromium,
    width: Int = 1280,
    isWhole: Bool = false,
    named name: String = #function,
    _ body: (Browser) async throws -> Void
) async throws {
    let driver = try await Driver(engine)
    let browser = try await driver.browser(width: width, height: 900, isWhole: isWhole)
    do {
        try await browser.withPicture(named: ["website", String(name.prefix { $0 != "(" }), engine.rawValue]) {
            try await body(browser)
        }
    } catch {
        try await browser.quit()
        throw error
    }
    try await browser.quit()
}
