import Foundation
import WebDriver

/// Loads Trails on a telephone's line, as somebody does who was never there: `FirstPage ADDRESS`.
///
/// Prints, as JSON, how far what was drawn moved while it loaded (`shift`, Chromium's cumulative layout shift), what came
/// over the line before the page was live and nobody had touched it (`bytes`, headers among them, and `requests`), and how
/// many milliseconds at most lie between a press and its first sign (`sign`).
@main
enum FirstPage {
    private static let latency = 400
    /// How long a finger or a mouse's button stays down, in milliseconds.
    private static let press = 80
    /// Something that does a thing in place, something that closes a tip, and something that leads on.
    private static let pressed = [
        "[data-testid='star-heron']", ".tipui-callout .tipui-look-close", "[data-testid='trail-heron']",
    ]

    static func main() async throws {
        guard CommandLine.arguments.count == 2 else {
            print("usage: FirstPage ADDRESS")
            exit(64)
        }
        let driver = try await Driver()
        let browser = try await driver.browser(width: 390, height: 844, notesFetches: true)
        do {
            let figures = try await measure(CommandLine.arguments[1], in: browser)
            print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
        } catch {
            FileHandle.standardError.write(Data("FirstPage: \(error)\n".utf8))
            try await browser.quit()
            exit(1)
        }
        try await browser.quit()
    }

    private struct Figures: Encodable {
        var shift: Double
        var bytes: Int
        var requests: Int
        var sign: Double
    }

    private static func measure(_ address: String, in browser: Browser) async throws -> Figures {
        try await browser.delayAnswers(byMilliseconds: latency)
        try await browser.open(address)
        try await browser.wait(until: "'connected' in document.body.dataset")
        // What comes late, such as a picture or a tip, has come by then.
        try await browser.wait(until: "performance.now() > 8000")
        let fetches = try await browser.fetches()
        try await browser.run(noteShift)
        try await browser.wait(until: "window.shift !== undefined")
        let shift = try await browser.number("shift")
        var sign = 0.0
        for selector in pressed { sign = max(sign, try await timeToSign(of: selector, in: browser)) }
        return Figures(
            shift: shift,
            bytes: fetches.map(\.byteCount).reduce(0, +),
            requests: fetches.count,
            sign: sign
        )
    }

    /// What has moved so far, without being asked to.
    private static let noteShift = """
        new PerformanceObserver((list) => {
          window.shift = list.getEntries().filter((entry) => !entry.hadRecentInput)
            .reduce((sum, entry) => sum + entry.value, 0);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => window.shift ??= 0, 500);
        """

    /// The milliseconds from a pointer's touch of an element to the first frame in which it or the card that it closes looks
    /// otherwise.
    private static func timeToSign(of selector: String, in browser: Browser) async throws -> Double {
        try await browser.run(
            """
            const tag = document.querySelector(arguments[0]);
            const parts = [tag, tag.closest(".tipui-callout, .tipui-popover") || tag];
            const look = () => parts.map((part) => {
              const { opacity, backgroundColor, outline, scale } = getComputedStyle(part);
              return [part.isConnected, opacity, backgroundColor, outline, scale].join();
            }).join();
            const before = look();
            window.sign = undefined;
            addEventListener("pointerdown", ({ timeStamp }) => {
              const draw = () => {
                if (look() === before) requestAnimationFrame(draw);
                else window.sign = performance.now() - timeStamp;
              };
              requestAnimationFrame(draw);
            }, { capture: true, once: true });
            """,
            [selector]
        )
        try await browser.hold(selector, milliseconds: press)
        try await browser.wait(until: "window.sign !== undefined")
        let time = try await browser.number("sign")
        try await browser.wait(until: "!document.querySelector('[data-busy]')")
        return time
    }
}
