import Foundation
import WebDriver

/// Takes a picture of a whole page: `Screenshots ADDRESS FILE WIDTH light|dark [STEP…]`.
///
/// The steps are carried out first, in order: `press:SELECTOR` waits for an element and presses it, `wait:SELECTOR` only
/// waits for it.
@main
enum Screenshots {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 5, let width = Int(arguments[3]), ["light", "dark"].contains(arguments[4]) else {
            print("usage: Screenshots ADDRESS FILE WIDTH light|dark [press:SELECTOR | wait:SELECTOR]…")
            exit(64)
        }
        let file = URL(fileURLWithPath: arguments[2])
        let driver = try await Driver()
        let browser = try await driver.browser(width: width, height: 844, isDark: arguments[4] == "dark")
        try await browser.open(arguments[1])
        try await browser.wait(until: "'connected' in document.documentElement.dataset")
        for step in arguments.dropFirst(5) { try await take(step, in: browser) }
        try await settle(browser, width: width)
        try await browser.picture().write(to: file)
        print(file.path)
        try await browser.quit()
    }

    private static func take(_ step: String, in browser: Browser) async throws {
        let parts = step.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, ["press", "wait"].contains(parts[0]) else {
            print("\(step): a step is press:SELECTOR or wait:SELECTOR")
            exit(64)
        }
        try await browser.wait(until: "document.querySelector('\(parts[1])')")
        if parts[0] == "press" { try await browser.press(parts[1]) }
    }

    /// Gives the view the height of the page, so that what is fixed to the view stands where it belongs.
    private static func settle(_ browser: Browser, width: Int) async throws {
        try await browser.run("scrollTo(0, 0)")
        try await browser.wait(until: isCalm)
        let height = try await browser.number("document.documentElement.scrollHeight")
        try await browser.setViewport(width: width, height: Int(height))
        try await browser.wait(until: "innerHeight >= \(Int(height))")
        try await browser.wait(until: "document.getAnimations().every((a) => a.playState === 'finished')")
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
