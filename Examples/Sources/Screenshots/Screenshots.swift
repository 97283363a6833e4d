import Foundation
import WebDriver

/// Takes pictures of a whole page at 390 and 1280 px, light and dark.
///
/// `Screenshots ADDRESS FOLDER NAME [STEP…]` carries out the steps first, in order: `press:SELECTOR` waits for an element
/// and presses it, `wait:SELECTOR` only waits for it.
@main
enum Screenshots {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else {
            print("usage: Screenshots ADDRESS FOLDER NAME [press:SELECTOR | wait:SELECTOR]…")
            exit(64)
        }
        let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let driver = try await Driver()
        for isDark in [false, true] {
            for width in [390, 1280] {
                let browser = try await driver.browser(width: width, height: 844, isDark: isDark)
                try await browser.open(arguments[1])
                try await browser.wait(until: "'connected' in document.documentElement.dataset")
                for step in arguments.dropFirst(4) { try await take(step, in: browser) }
                try await settle(browser, width: width)
                let name = "\(arguments[3])-\(width)-\(isDark ? "dark" : "light").png"
                try await browser.picture().write(to: folder.appendingPathComponent(name))
                print(folder.appendingPathComponent(name).path)
                try await browser.quit()
            }
        }
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
