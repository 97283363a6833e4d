import Testing
import WebDriver

/// The compression and caching of a page and its files.
@Suite(.serialized, .failurePictures) struct WeightTests {
    @Test("A page, its style sheets and its script are served compressed") func compressed() async throws {
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

    @Test("The URLs of a page's style sheets and script contain a version, and the files may be cached for a year")
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
        "With a display frequency, a page contains the same tips when it loads as after it has connected",
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

/// An expression for the URLs of the files that the page links.
private let files = """
    [...document.querySelectorAll('link[rel=stylesheet], script[src]')].map((tag) => tag.href || tag.src)
    """
