public import Foundation

// The size of the page, its colours and a picture of it, which each engine goes about in its own way.
extension Browser {
    /// Gives the page a size in CSS pixels.
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
            // Its window can't be narrower than 500 px; the page in it can.
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

    /// Tells pages that dark is preferred, or light, and nothing else of what a person prefers.
    public func preferDark(_ isDark: Bool = true) async throws {
        try await prefer("color-scheme", isDark ? "dark" : "light")
    }

    /// Tells pages that less motion is preferred, or that any is welcome, and nothing else of what a person prefers.
    public func preferReducedMotion(_ isReduced: Bool = true) async throws {
        try await prefer("reduced-motion", isReduced ? "reduce" : "no-preference")
    }

    /// Tells pages that more contrast is preferred, in light or in dark colours.
    public func preferContrast(isDark: Bool) async throws {
        try await emulate(["prefers-contrast": "more", "prefers-color-scheme": isDark ? "dark" : "light"])
    }

    /// Has the system's colours take the place of pages' own.
    public func forceColors() async throws {
        try await emulate(["forced-colors": "active"])
    }

    /// Has pages drawn as they are printed.
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

    /// Has pages take it that there is a touch screen in the place of a mouse; keys are pressed as before.
    public func emulateTouch() async throws {
        try await command("Emulation.setTouchEmulationEnabled", ["enabled": true])
        try await wait(until: "matchMedia('(hover: none)').matches")
    }

    /// Sets the size of text as a person does in the browser's settings; 100 is what it begins with.
    public func zoomText(toPercent percent: Int) async throws {
        try await command("Page.setFontSizes", ["fontSizes": ["standard": 16 * percent / 100]])
        try await wait(until: "getComputedStyle(document.documentElement).fontSize === '\(16 * percent / 100)px'")
    }

    /// Turns the pages' scripts off.
    public func disableScripts() async throws {
        try await command("Emulation.setScriptExecutionDisabled", ["value": true])
    }

    /// A picture of what can be seen of the page, as PNG.
    public func picture() async throws -> Data {
        let answer: Any
        if engine == .chromium {
            let object = try await command("Page.captureScreenshot", ["format": "png"]) as? [String: Any]
            answer = object?["data"] ?? ""
        } else {
            answer = try await send("GET", "screenshot")
        }
        guard let text = answer as? String, let data = Data(base64Encoded: text), !data.isEmpty else {
            throw WebDriverError("no picture")
        }
        return data
    }

    @discardableResult
    private func command(_ name: String, _ parameters: [String: Any]) async throws -> Any {
        guard engine == .chromium else { throw WebDriverError("\(name) is asked of Chromium alone") }
        return try await send("POST", "goog/cdp/execute", ["cmd": name, "params": parameters])
    }
}
