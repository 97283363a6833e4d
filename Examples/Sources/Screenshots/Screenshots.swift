import Foundation
import WebDriver

/// Takes pictures of a page: `Screenshots ADDRESS FOLDER NAME [SELECTOR…]` presses the selectors first, in order.
@main
enum Screenshots {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4 else {
            print("usage: Screenshots ADDRESS FOLDER NAME [SELECTOR…]")
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
                for selector in arguments.dropFirst(4) {
                    try await browser.wait(until: "document.querySelector('\(selector)')")
                    try await browser.press(selector)
                }
                try await browser.run("scrollTo(0, 0)")
                try await browser.wait(until: "document.getAnimations().every((a) => a.playState === 'finished')")
                let name = "\(arguments[3])-\(width)-\(isDark ? "dark" : "light").png"
                try await browser.picture().write(to: folder.appendingPathComponent(name))
                print(folder.appendingPathComponent(name).path)
                try await browser.quit()
            }
        }
    }
}
