public import Foundation

// The size and appearance of the page, and pictures of it. Most of these functions work only in Chromium.
extension Browser {
    /// Sets the size of the page, in CSS pixels.
    public func setViewport(width: Int, height: Int) async throws {
        switch engine {
        case .chromium:
            try await command(
                "Emulation.setDeviceMetricsOverride",
                ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
            )
        case .webKit:
            let answer = try await run("return [outerWidth - innerWidth, outerHeight - innerHeight]")
            guard let rim = answer as? [NSNumber], rim.count == 2 else { throw WebDriverError("no size: \(answer)") }
            let size = ["width": width + rim[0].intValue, "height": height + rim[1].intValue]
            try await send("POST", "window/rect", size)
        case .firefox:
            // Firefox's window can't be narrower than 500 px, so set the size of the page inside the window.
            let script = """
                const { style } = gBrowser.selectedBrowser;
                for (const limit of ["", "min-", "max-"]) {
                  style.setProperty(limit + "width", arguments[0] + "px");
                  style.setProperty(limit + "height", arguments[1] + "px");
                }
                """
            try await send("POST", "moz/context", ["value": "chrome"])
            try await run(script, [width, height])
            try await send("POST", "moz/context", ["value": "content"])
        }
        try await wait(until: "innerWidth === \(width) && innerHeight === \(height)")
    }

    /// Emulates the preference for a dark or light appearance, and resets other emulated preferences.
    public func preferDark(_ isDark: Bool = true) async throws {
        try await prefer("color-scheme", isDark ? "dark" : "light")
    }

    /// Emulates a preference about reduced motion, and resets other emulated preferences.
    public func preferReducedMotion(_ isReduced: Bool = true) async throws {
        try await prefer("reduced-motion", isReduced ? "reduce" : "no-preference")
    }

    /// Emulates the preference for more contrast in a dark or light appearance.
    public func preferContrast(isDark: Bool) async throws {
        try await emulate(["prefers-contrast": "more", "prefers-color-scheme": isDark ? "dark" : "light"])
    }

    /// Emulates forced colors, in which the system's colors replace the colors of pages.
    public func forceColors() async throws {
        try await emulate(["forced-colors": "active"])
    }

    /// Draws pages as they are printed.
    public func emulatePrint() async throws {
        try await command("Emulation.setEmulatedMedia", ["media": "print"])
        try await wait(until: "matchMedia('print').matches")
    }

    private func prefer(_ feature: String, _ value: String) async throws {
        try await emulate(["prefers-\(feature)": value])
    }

    private func emulate(_ features: [String: String]) async throws {
        let list = features.map { ["name": $0, "value": $1] }
        try await command("Emulation.setEmulatedMedia", ["features": list])
        for (name, value) in features { try await wait(until: "matchMedia('(\(name): \(value))').matches") }
    }

    /// Emulates a touch screen instead of a mouse; the keyboard still works.
    public func emulateTouch() async throws {
        try await command("Emulation.setTouchEmulationEnabled", ["enabled": true])
        try await wait(until: "matchMedia('(hover: none)').matches")
    }

    /// Sets the text size in percent, as the browser's settings do; the default is 100.
    public func zoomText(toPercent percent: Int) async throws {
        try await command("Page.setFontSizes", ["fontSizes": ["standard": 16 * percent / 100]])
        try await wait(until: "getComputedStyle(document.documentElement).fontSize === '\(16 * percent / 100)px'")
    }

    /// Disables the scripts of pages.
    public func disableScripts() async throws {
        try await command("Emulation.setScriptExecutionDisabled", ["value": true])
    }

    /// Takes a picture of the visible part of the page, as PNG data.
    public func picture() async throws -> Data {
        let answer: Any
        if engine == .chromium {
            let object = try await command("Page.captureScreenshot", ["format": "png"]) as? [String: Any]
            answer = object?["data"] ?? ""
        } else {
            answer = try await send("GET", "screenshot")
        }
        guard let text = answer as? String, let data = Data(base64Encoded: text), !data.isEmpty else {
            throw WebDriverError("the browser returned no picture")
        }
        return data
    }

    @discardableResult
    private func command(_ name: String, _ parameters: [String: Any]) async throws -> Any {
        guard engine == .chromium else { throw WebDriverError("\(name) works only in Chromium") }
        return try await send("POST", "goog/cdp/execute", ["cmd": name, "params": parameters])
    }
}
