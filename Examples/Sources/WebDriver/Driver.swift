import Foundation

/// A running chromedriver, which opens browsers.
public final class Driver: Sendable {
    let base: URL
    private let process: Process

    /// Starts chromedriver on a free port.
    public init() async throws {
        let port = try Port.free()
        process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/chromedriver")
        process.arguments = ["--port=\(port)", "--silent"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard let base = URL(string: "http://127.0.0.1:\(port)") else { throw WebDriverError("no address") }
        self.base = base
        do {
            try process.run()
        } catch {
            throw WebDriverError("chromedriver can't be started, install Debian's chromium-driver: \(error)")
        }
        try await Port.waitUntilOpen(port)
    }

    deinit {
        process.terminate()
    }

    /// Opens a browser without a window.
    ///
    /// - Parameters:
    ///   - width: The width of the page in CSS pixels.
    ///   - height: Its height.
    ///   - isDark: Whether the page is told that dark is preferred.
    public func browser(width: Int = 1280, height: Int = 900, isDark: Bool = false) async throws -> Browser {
        let options: [String: Any] = [
            "args": [
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
                "--window-size=\(width),\(height)",
            ],
            "binary": "/usr/bin/chromium",
        ]
        let capabilities: [String: Any] = ["alwaysMatch": ["browserName": "chrome", "goog:chromeOptions": options]]
        let answer = try await WebDriverRequest.send(
            "POST",
            base.appendingPathComponent("session"),
            ["capabilities": capabilities]
        )
        guard let value = answer as? [String: Any], let id = value["sessionId"] as? String else {
            throw WebDriverError("no session: \(answer)")
        }
        let browser = Browser(url: base.appendingPathComponent("session/\(id)"))
        try await browser.setViewport(width: width, height: height)
        if isDark { try await browser.preferDark() }
        return browser
    }
}

/// What went wrong between a test and its browser.
public struct WebDriverError: Error, CustomStringConvertible {
    /// What happened.
    public let description: String

    /// Makes an error.
    public init(_ description: String) {
        self.description = description
    }
}
