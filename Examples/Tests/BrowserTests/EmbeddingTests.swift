import Testing
import WebDriver

/// Tests of app roots that are embedded in another web page.
@Suite(.serialized, .failurePictures) struct EmbeddingTests {
    @Test(
        "Two app roots that are embedded in one web page have separate sessions, and don't affect the rest of the page"
    )
    func twoRoots() async throws {
        let app = try await ServedApp("Fixtures", ["--page", "reach"])
        try await inBrowser(on: app) { browser in
            try await browser.open("\(app.address)_tipui/client.js")
            try await browser.run(hostPage)
            let roots = "[...document.querySelectorAll('.tipui')]"
            try await browser.wait(until: "\(roots).filter((root) => 'connected' in root.dataset).length === 2")
            let presses = "\(roots).map((root) => root.querySelector('\(id("presses"))').innerText).join()"
            try await browser.press("#one \(id("before"))")
            try await browser.wait(until: "\(presses) === '1,0'")
            for _ in 1...2 { try await browser.press("#two \(id("before"))") }
            try await browser.wait(until: "\(presses) === '1,2'")
            let ids = "[...document.querySelectorAll('[id]')].map((tag) => tag.id)"
            #expect(try await browser.number("\(ids).length") == browser.number("new Set(\(ids)).size"))

            try await browser.click("#two \(id("want"))")
            try await browser.wait(until: "document.querySelectorAll('.tipui-callout').length === 2")
            try await browser.wait(until: "document.querySelectorAll(':popover-open').length === 2")
            try await browser.press("#two .tipui-callout .tipui-look-close")
            try await browser.wait(until: "!document.querySelector('.tipui-callout:not(.tipui-leaving)')")

            try await browser.press("#host")
            #expect(try await browser.text("window.heard.join()") == "click false,submit false")
            #expect(try await browser.style("border-top-width", of: "#host") == "3px")
            #expect(try await browser.style("display", of: "#hostRow") == "block")
            #expect(try await browser.style("margin-left", of: "body") == "7px")
        }
    }
}

/// Turns the document into a host page, whose controls share names with the app's, and embeds two roots of the app.
private let hostPage = """
    document.body.innerHTML = `<style>body { margin: 7px } #host { border: 3px solid }</style>
      <form id="own"><button id="host" class="button">Host</button></form>
      <div id="hostRow" class="row stack">Row</div>`;
    window.heard = [];
    const add = async (name) => {
      const page = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
      const root = document.createElement('section'), sheet = page.querySelector('link[rel=stylesheet]');
      for (const { name, value } of page.body.attributes) root.setAttribute(name, value);
      root.classList.remove('tipui-window');
      root.id = name;
      root.innerHTML = page.body.innerHTML;
      document.head.append(sheet, page.querySelector('style'));
      document.body.append(root);
    };
    add('one').then(() => add('two')).then(() => import('/_tipui/client.js')).then(() => {
      for (const kind of ['click', 'submit']) addEventListener(kind, (event) => {
        if (!event.target.closest('#own')) return;
        heard.push(`${kind} ${event.defaultPrevented}`);
        if (kind === 'submit') event.preventDefault();
      });
    });
    """
