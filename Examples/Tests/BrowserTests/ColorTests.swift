import Testing
import WebDriver

/// Colors with a light and a dark appearance.
@Suite(.serialized, .failurePictures) struct ColorTests {
    @Test("Colors of UIKit and of an asset catalog follow the appearance", arguments: [false, true])
    func appearances(isDark: Bool) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "colors"])
        try await inBrowser(on: app, isDark: isDark) { browser in
            let expected: [String: (light: String, dark: String)] = [
                "gray6": ("rgb(242, 242, 247)", "rgb(28, 28, 30)"),
                "background": ("rgb(242, 242, 247)", "rgb(28, 28, 30)"),
                "fill": ("rgba(120, 120, 128, 0.2)", "rgba(120, 120, 128, 0.36)"),
                "card": ("rgba(255, 255, 255, 0.5)", "rgb(44, 44, 46)"),
                "fixed": ("rgb(0, 128, 255)", "rgb(0, 128, 255)"),
                "faint": ("rgba(199, 199, 204, 0.5)", "rgba(72, 72, 74, 0.5)"),
                "sand": ("rgb(204, 102, 51)", "rgba(255, 0, 0, 0.5)"),
                "symbol": ("rgb(204, 102, 51)", "rgba(255, 0, 0, 0.5)"),
                "member": ("rgb(204, 102, 51)", "rgba(255, 0, 0, 0.5)"),
            ]
            for (name, color) in expected {
                #expect(try await browser.background(of: name) == (isDark ? color.dark : color.light), "\(name)")
            }
            let text = try await browser.style("color", of: id("text"))
            #expect(text == (isDark ? "rgba(255, 0, 0, 0.5)" : "rgb(204, 102, 51)"))
            // The picture of an image set has its own size.
            for name in ["buoy", "picture"] {
                try await browser.wait(until: "document.querySelector('\(id(name)) img')?.naturalWidth === 24")
            }
        }
    }

    @Test("A preferred color scheme changes the whole page, whatever the person prefers", arguments: [false, true])
    func preferred(isDark: Bool) async throws {
        let app = try await ServedApp("Fixtures", ["--page", "colors"])
        try await inBrowser(on: app, isDark: isDark) { browser in
            try await browser.waitUntilLive()
            let background = "getComputedStyle(document.body).backgroundColor"
            let own = try await browser.text(background)
            for name in [isDark ? "light" : "dark", "system"] {
                try await browser.run("\(tag(name)).click()")
                try await browser.wait(until: "(\(background) === '\(own)') === \(name == "system")")
                let isGrayDark = try await browser.background(of: "gray6") == "rgb(28, 28, 30)"
                #expect(isGrayDark == (name == "system" ? isDark : !isDark))
            }
        }
    }
}

extension Browser {
    /// Returns the background of the innermost element that fills a view.
    fileprivate func background(of identifier: String) async throws -> String {
        let tags = "[\(tag(identifier)), ...\(tag(identifier)).querySelectorAll('*')]"
        let isPainted = "(color) => color !== 'rgba(0, 0, 0, 0)'"
        return try await text("\(tags).map((tag) => getComputedStyle(tag).backgroundColor).find(\(isPainted)) || ''")
    }
}
