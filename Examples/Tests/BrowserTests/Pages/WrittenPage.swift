import Foundation
import FoundationNetworking
import Testing
import WebDriver

/// A page with tips that a test writes, in a browser.
struct WrittenPage {
    static let view = "<tip-view tip=SearchTip></tip-view>"
    static let popover = "<button id=export>Export</button><tip-popover tip=ExportTip for=export></tip-popover>"

    let app: ServedApp
    let browser: Browser

    /// Writes a page, and opens it.
    ///
    /// - Parameters:
    ///   - policy: The page's `Content-Security-Policy`.
    ///   - doctype: What the page begins with; without it, browsers lay pages out as they did long ago.
    func open(
        _ body: String,
        head: String = "",
        policy: String = "",
        doctype: String = "<!doctype html>"
    ) async throws {
        try await write(body, head: head, policy: policy, doctype: doctype)
        try await browser.open(address)
    }

    var address: String { address(of: "page") }

    func address(of name: String) -> String { "\(app.address)written/\(name)" }

    func write(
        _ body: String,
        head: String = "",
        policy: String = "",
        doctype: String = "<!doctype html>",
        named name: String = "page"
    ) async throws {
        var parts = try #require(URLComponents(string: address(of: name)))
        if !policy.isEmpty { parts.queryItems = [URLQueryItem(name: "policy", value: policy)] }
        var request = URLRequest(url: try #require(parts.url))
        request.httpMethod = "PUT"
        request.httpBody = Data(
            """
            \(doctype)<html lang="en"><head><meta charset="utf-8"><title>\(name)</title>
            <link rel="icon" href="data:,"><script src="/probe.js"></script>
            <script type="module" src="/tips/tips.js"></script>\(head)</head><body>\(body)</body></html>
            """.utf8
        )
        _ = try await URLSession.shared.data(for: request)
    }

    /// Waits until an event of a tip was heard, such as `tip-shown SearchTip`.
    func hear(_ event: String) async throws {
        try await browser.wait(until: "heard.includes('\(event)')")
    }

    /// Waits until a tip that is put in front of the page has been displayed, which takes more than a second.
    func waitForAnotherTip() async throws {
        try await browser.run(
            """
            const place = document.querySelector(':modal, :fullscreen, [aria-modal=true]') ?? document.body;
            place.insertAdjacentHTML('beforeend', `<div id=another style="position: fixed; inset: auto 0 0; z-index: 9">
              <tip-view tip=StarTip></tip-view></div>`);
            """
        )
        try await hear("tip-shown StarTip")
        try await browser.wait(until: "document.querySelector('[aria-live]').textContent.includes('Mark what')")
        try await browser.run("another.remove()")
    }

    /// A condition for the page: all that it had to tell was told.
    static let isTold = "Object.keys(localStorage).every((key) => key.endsWith('-closed'))"

    /// Lets something between the page and the server answer requests for tips; `none` ends it.
    func fail(_ fault: String) async throws { _ = try await app.fetch("fault/\(fault)", form: [:]) }

    /// The events that were heard, without those of the other tip.
    func heard() async throws -> [String] {
        try await browser.text("heard.filter((text) => !text.includes('StarTip')).join()").split(separator: ",")
            .map(String.init)
    }

    /// The messages in the console.
    func said() async throws -> String { try await browser.text("said.join('\\n')") }

    /// Turns the site's clock.
    func letPass(days: Int) async throws {
        var request = URLRequest(url: try #require(URL(string: "\(app.address)later/\(days * 86_400)")))
        request.httpMethod = "POST"
        _ = try await URLSession.shared.data(for: request)
    }

    /// The lines of the site's journal that contain a text.
    func journal(_ text: String) async throws -> [Substring] {
        try await app.fetch("journal").split(separator: "\n").filter { $0.contains(text) }
    }

    /// Waits until the site's journal has a number of lines that contain a text.
    func wait(for count: Int = 1, inJournal text: String) async throws {
        let end = ContinuousClock.now + Browser.patience
        while try await journal(text).count < count {
            guard ContinuousClock.now < end else { throw WebDriverError("the journal never said: \(text)") }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Presses a button of a card.
    func press(_ button: String, of element: String) async throws {
        try await press("card('\(element)').querySelector('\(button)')")
    }

    /// Presses the middle of the element that an expression returns.
    func press(_ expression: String) async throws {
        try await browser.wait(until: "\(expression)?.getAnimations({ subtree: true }).length === 0")
        // A card that is leaving still has its place, so others move once it has left.
        try await browser.wait(
            until: """
                ![...document.querySelectorAll('tip-view, tip-popover')].some((tip) => tip.shadowRoot?.querySelector('.card[inert]'))
                """
        )
        let place = try await browser.run(
            "const { x, y, width, height } = box(\(expression)); return [x + width / 2, y + height / 2].map(Math.round)"
        )
        let numbers = (place as? [NSNumber])?.map(\.intValue) ?? []
        guard numbers.count == 2 else { throw WebDriverError("\(expression) has no place: \(place)") }
        try await browser.press(x: numbers[0], y: numbers[1])
    }
}

/// Runs a test with a page that it writes, on a site of its own.
func withWrittenPage(
    _ engine: Engine = .chromium,
    width: Int = 1000,
    height: Int = 700,
    isWhole: Bool = false,
    named name: String = #function,
    _ body: (WrittenPage) async throws -> Void
) async throws {
    let app = try await ServedApp("WrittenPages")
    let driver = try await Driver(engine)
    let browser = try await driver.browser(width: width, height: height, isWhole: isWhole)
    do {
        try await browser.withPicture(named: ["pages", String(name.prefix { $0 != "(" }), engine.rawValue]) {
            try await body(WrittenPage(app: app, browser: browser))
        }
    } catch {
        try await browser.quit()
        throw error
    }
    try await browser.quit()
}
