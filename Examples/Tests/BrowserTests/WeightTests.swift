import Testing
import WebDriver

/// What comes over the line, and what of it stays.
@Suite(.serialized, .failurePictures) struct WeightTests {
    @Test("A page, its style sheets and its script come compressed") func compressed() async throws {
        let app = try await ServedApp("Gallery", ["--page", "inline"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            let page = "performance.getEntriesByType('navigation')[0]"
            #expect(try await browser.holds("0 < \(page).encodedBodySize"))
            #expect(try await browser.holds("\(page).encodedBodySize < \(page).decodedBodySize"))
            let thick = """
                \(files).filter((address) => {
                  const [entry] = performance.getEntriesByName(address);
                  return !entry || !entry.encodedBodySize || entry.encodedBodySize >= entry.decodedBodySize;
                }).join()
                """
            #expect(try await browser.text(thick) == "")
        }
    }

    @Test("The addresses of a page's style sheets and script have a version, and what is there is kept for good")
    func kept() async throws {
        let app = try await ServedApp("Gallery", ["--page", "inline"])
        try await inBrowser(on: app) { browser in
            try await browser.waitUntilLive()
            #expect(try await browser.holds("\(files).length >= 2"))
            #expect(try await browser.holds("\(files).every((address) => new URL(address).searchParams.get('v'))"))
            let fleeting = """
                return (async () => {
                  const found = [];
                  for (const address of \(files)) {
                    const kept = (await fetch(address)).headers.get('Cache-Control');
                    if (!/max-age=31536000/.test(kept) || !/immutable/.test(kept)) found.push(address + ' ' + kept);
                  }
                  return found.join();
                })();
                """
            #expect(try await browser.run(fleeting) as? String == "")
        }
    }

    @Test(
        "Under a display frequency the page that comes first has the cards that stay once it is live",
        arguments: ["Fixtures", "Gallery"]
    )
    func firstCards(name: String) async throws {
        let app = try await ServedApp(name, ["--page", "frequency"])
        let page = try await app.fetch()
        try await inBrowser(on: app) { browser in
            let cards = "[...(%).querySelectorAll('.tipui-callout')].map((card) => card.textContent)"
            let came = "new DOMParser().parseFromString(arguments[0], 'text/html')"
            let first = try await browser.run(
                "return \(cards.replacing("%", with: came)).join()",
                [page]
            )
            try await browser.waitUntilLive()
            try await browser.waitForRest()
            let live = try await browser.text("\(cards.replacing("%", with: "document")).join()")
            #expect(!live.isEmpty)
            #expect(first as? String == live)
        }
    }
}

/// The addresses of what the page links, as an expression.
private let files = """
    [...document.querySelectorAll('link[rel=stylesheet], script[src]')].map((tag) => tag.href || tag.src)
    """
