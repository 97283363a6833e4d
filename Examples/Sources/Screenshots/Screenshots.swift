import Foundation
import WebDriver

/// Takes a picture of a page: `Screenshots ADDRESS FILE SIZE light|dark|large|forced [STEP…]`.
///
/// The size is a width, for a picture of the whole page, or `WIDTHxHEIGHT`, for one of its upper part. With `large` the
/// person has text at twice its size, with `forced` colours of the system's in the place of the page's. The steps are
/// carried out first, in order: `press:SELECTOR` waits for an element and presses it, `wait:SELECTOR` only waits for it,
/// `open:PATH` opens another page, `run:SCRIPT` runs a script, and `until:EXPRESSION` waits until an expression is true.
@main
enum Screenshots {
    private static let looks = ["light", "dark", "large", "forced"]

    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 5, let size = Size(arguments[3]), looks.contains(arguments[4]) else {
            print(
                "usage: Screenshots ADDRESS FILE WIDTH[xHEIGHT] \(looks.joined(separator: "|")) STEP…"
            )
            exit(64)
        }
        let file = URL(fileURLWithPath: arguments[2])
        let driver = try await Driver()
        let browser = try await driver.browser(
            width: size.width,
            height: size.height ?? 844,
            isDark: arguments[4] == "dark"
        )
        switch arguments[4] {
        case "large": try await browser.zoomText(toPercent: 200)
        case "forced": try await browser.forceColors()
        default: break
        }
        try await browser.open(arguments[1])
        try await browser.wait(until: "!document.body.dataset.session || 'connected' in document.body.dataset")
        for step in arguments.dropFirst(5) { try await take(step, in: browser) }
        try await settle(browser, size)
        try await browser.picture().write(to: file)
        print(file.path)
        try await browser.quit()
    }

    private static func take(_ step: String, in browser: Browser) async throws {
        let parts = step.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.last) {
        case ("press", let selector?):
            try await browser.wait(until: "document.querySelector('\(selector)')")
            try await browser.press(selector)
        case ("wait", let selector?): try await browser.wait(until: "document.querySelector('\(selector)')")
        case ("open", let path?):
            let base = try await browser.text("location.origin")
            try await browser.open(base + path)
        case ("run", let script?): try await browser.run(script)
        case ("until", let expression?): try await browser.wait(until: expression)
        default:
            print("\(step): a step is press:SELECTOR, wait:SELECTOR, open:PATH, run:SCRIPT or until:EXPRESSION")
            exit(64)
        }
    }

    /// Waits until nothing moves; for a whole page gives the view the height of the page, so that what is fixed to the
    /// view stands where it belongs.
    private static func settle(_ browser: Browser, _ size: Size) async throws {
        try await browser.run("scrollTo(0, 0)")
        try await browser.wait(until: isCalm)
        if size.height == nil {
            let height = try await browser.number("document.documentElement.scrollHeight")
            try await browser.setViewport(width: size.width, height: Int(height))
            try await browser.wait(until: "innerHeight >= \(Int(height))")
        }
        try await browser.wait(
            until:
                "!document.getAnimations().some((a) => a.timeline === document.timeline && a.playState !== 'finished')"
        )
        // The page places popovers and arrows in the frame after a resize.
        try await browser.run(
            """
            window.isPlaced = false;
            dispatchEvent(new Event('resize'));
            requestAnimationFrame(() => (window.isPlaced = true));
            """
        )
        try await browser.wait(until: "window.isPlaced")
    }

    /// Whether the page's height has been the same for fifty looks in a row.
    private static let isCalm = """
        (() => {
          const height = document.documentElement.scrollHeight;
          window.looks = height === window.tall ? window.looks + 1 : 0;
          window.tall = height;
          return window.looks >= 50;
        })()
        """
}

/// The size of a picture in CSS pixels, without a height for a whole page.
struct Size {
    let width: Int
    let height: Int?

    /// Reads `WIDTH` or `WIDTHxHEIGHT`; `nil` if it is neither.
    init?(_ text: String) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let width = parts[0] else { return nil }
        self.width = width
        if parts.count == 2 {
            guard let height = parts[1] else { return nil }
            self.height = height
        } else {
            self.height = nil
        }
    }
}
