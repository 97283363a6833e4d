import Foundation
import Testing
import WebDriver

/// Tips in the pages of Website, an existing server with its own templates, sign-in and security policy.
@Suite(.serialized, .failurePictures) struct WebsiteTests {
    @Test(
        "After a tip in an existing web page is closed by keyboard, it stays closed when the page is loaded again",
        arguments: Engine.allCases
    )
    func closedByKeyboard(engine: Engine) async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app, engine) { browser in
            try await browser.signIn("Ada", to: app)
            #expect(try await !browser.holds(searchTip))
            try await browser.readTwoRecipes(in: app)
            try await browser.wait(until: searchTip)
            try await browser.waitForTips()
            try await browser.run("document.querySelector('tip-view .tipui-look-close').focus()")
            try await browser.key("\u{E007}")
            try await browser.wait(until: "!(\(searchTip))")
            try await browser.open(app.address)
            try await browser.waitForTips()
            #expect(try await !browser.holds(searchTip))
        }
    }

    @Test(
        "If two people sign in one after the other in the same browser, each person has separate tips",
        arguments: Engine.allCases
    )
    func twoPeople(engine: Engine) async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app, engine) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.waitForTips()
            try await browser.wait(until: exportTip)
            try await browser.press("tip-popover .tipui-look-close")
            try await browser.wait(until: "!(\(exportTip))")
            try await browser.run("return fetch('/sign-out', { method: 'POST' }).then(() => true)")
            try await browser.open(app.address)
            #expect(try await browser.holds("document.querySelector('header a[href=\"/sign-in\"]')"))
            #expect(try await browser.holds("!document.querySelector('.tipui-callout, .tipui-popover')"))
            try await browser.signIn("Bea", to: app)
            try await browser.wait(until: exportTip)
            try await browser.signIn("Ada", to: app)
            try await browser.waitForTips()
            #expect(try await !browser.holds(exportTip))
        }
    }

    @Test(
        "A popover tip in an existing web page points at the anchor that the page names, and Escape closes the popover",
        arguments: Engine.allCases
    )
    func popover(engine: Engine) async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app, engine) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.wait(until: exportTip)
            let arrow = "document.querySelector('.tipui-popover').dataset.side"
            #expect(try await browser.text(arrow) == "top")
            let card = try await browser.box("top", of: ".tipui-popover")
            let anchor = try await browser.box("bottom", of: "#export")
            #expect(card - anchor > 0 && card - anchor < 20)
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
        try await onWebsite(app) { browser in
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
            let close = "tip-view .tipui-look-close"
            let x = try await browser.box("left", of: close) + browser.box("width", of: close) / 2
            let y = try await browser.box("top", of: close) + browser.box("height", of: close) / 2
            try await browser.press(x: Int(x), y: Int(y))
            try await browser.wait(until: "document.querySelector('h1') && !(\(searchTip))")
            #expect(try await browser.text("location.pathname") == "/")
        }
    }

    @Test("A popover tip is updated when scripts remove, insert or replace its anchor or its tip-popover element")
    func changes() async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.wait(until: exportTip)
            try await browser.run(
                "window.anchor = document.querySelector('#export'); window.place = anchor.parentElement; anchor.remove()"
            )
            try await browser.wait(until: "!(\(visibleExportTip))")
            try await browser.run("place.prepend(anchor)")
            try await browser.wait(until: visibleExportTip)
            // Replace the part with the tip and its anchor by new markup, as htmx does.
            try await browser.run("const main = document.querySelector('main'); main.innerHTML = main.innerHTML")
            try await browser.wait(until: visibleExportTip)
            try await browser.run("document.querySelector('tip-popover').setAttribute('tip', 'StarTip')")
            try await browser.wait(
                until: "document.querySelector('.tipui-popover:popover-open')?.innerText.includes('Mark what')"
            )
            try await browser.run("document.querySelector('tip-popover').remove()")
            try await browser.wait(until: "!document.querySelector('.tipui-popover')")
        }
    }

    @Test("A page whose session has ended gets a new session, and polls the server if its event stream fails")
    func recovery() async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.wait(until: exportTip)
            let session = "document.querySelector('.tipui-foreign').dataset.session"
            try await browser.run(
                """
                window.EventSource = class {
                  constructor() { setTimeout(() => this.onerror()); }
                  addEventListener() {}
                  close() {}
                };
                return fetch('/tips/end', { method: 'POST', body: \(session) }).then(() => true);
                """
            )
            try await browser.wait(until: "!('connected' in document.querySelector('.tipui-foreign').dataset)")
            try await browser.wait(
                until: "'connected' in document.querySelector('.tipui-foreign').dataset",
                seconds: 30
            )
            try await browser.wait(until: exportTip)
            try await browser.press("tip-popover .tipui-look-close")
            try await browser.wait(until: "!(\(exportTip))")
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
                    .filter((tag) => !tag.closest('tip-view, tip-popover, .tipui-foreign'))
                    .map((tag) => [...getComputedStyle(tag)].filter((name) => !/^(--.*|height|block-size|perspective-origin|transform-origin)$/.test(name))
                      .map((name) => `${tag.tagName} ${name}: ${getComputedStyle(tag).getPropertyValue(name)}`));
                  const before = styles();
                  for (const tag of document.querySelectorAll('link[href*="/tips/"]')) tag.disabled = true;
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
        arguments: Engine.allCases
    )
    func resets(engine: Engine) async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app, engine) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.readTwoRecipes(in: app)
            try await browser.waitForTips()
            try await browser.wait(until: exportTip)
            try await browser.run("document.getAnimations().forEach((animation) => animation.finish())")
            let difference = try await browser.text(
                """
                (() => {
                  const styles = () => [...document.querySelectorAll(':is(tip-view, tip-popover) *')]
                    .map((tag) => [...getComputedStyle(tag)].map((name) => `${tag.className} ${name}: ${getComputedStyle(tag).getPropertyValue(name)}`));
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
            #expect(try await browser.audit() == [])
        }
    }

    @Test("A popover follows a new anchor, hides behind the page's modal dialog, and survives a replaced body")
    func anchors() async throws {
        let app = try await ServedApp("Website")
        try await onWebsite(app) { browser in
            try await browser.signIn("Ada", to: app)
            try await browser.wait(until: visibleExportTip)
            try await browser.run("document.querySelector('tip-popover').setAttribute('for', 'nothing')")
            try await browser.wait(until: "!(\(visibleExportTip))")
            try await browser.run("document.querySelector('tip-popover').setAttribute('for', 'export')")
            try await browser.wait(until: visibleExportTip)

            try await browser.run(
                """
                const dialog = document.createElement('dialog');
                dialog.innerHTML = '<button>OK</button>';
                document.body.append(dialog);
                dialog.showModal();
                """
            )
            try await browser.wait(until: "!(\(visibleExportTip))")
            try await browser.key("\u{E00C}")
            try await browser.wait(until: "!document.querySelector('dialog[open]') && \(visibleExportTip)")

            try await browser.run(
                """
                const body = document.createElement('body');
                body.innerHTML = `<div style="text-align: end"><a id="there" href="#">There</a></div>
                  <tip-popover tip="ExportTip" for="there"></tip-popover>`;
                document.body.replaceWith(body);
                """
            )
            try await browser.wait(until: visibleExportTip)
            let card = try await browser.box("right", of: ".tipui-popover")
            #expect(try await browser.box("right", of: "#there") - card < 40)
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
                  return markup.includes('tipui-callout') && document.querySelector('[name=b]').form !== null;
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
            try await browser.press("tip-popover .tipui-look-cardAction")
            try await browser.wait(until: "heard.length === 2")
            #expect(
                try await browser.text("heard.join()")
                    == "tip-action ExportTip later,tip-closed ExportTip action"
            )
        }
    }
}

private let searchTip =
    "document.querySelector('tip-view .tipui-callout:not(.tipui-leaving)')?.innerText.includes('Search the box')"
private let exportTip =
    "document.querySelector('tip-popover .tipui-popover:popover-open')?.innerText.includes('Take your')"
private let visibleExportTip =
    "\(exportTip) && getComputedStyle(document.querySelector('.tipui-popover')).visibility === 'visible'"

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

    /// Waits until the page's tips are connected to the server.
    fileprivate func waitForTips() async throws {
        try await wait(until: "'connected' in (document.querySelector('.tipui-foreign')?.dataset || {})")
    }
}

/// Runs a test in a browser on Website; a failure saves a picture.
private func onWebsite(
    _ app: ServedApp,
    _ engine: Engine = .chromium,
    width: Int = 1280,
    named name: String = #function,
    _ body: (Browser) async throws -> Void
) async throws {
    let driver = try await Driver(engine)
    let browser = try await driver.browser(width: width, height: 900, isDark: false)
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
