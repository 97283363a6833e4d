import Foundation

/// A running chromedriver or WebKitWebDriver that opens browsers; Firefox is opened without a driver process.
public final class Driver: Sendable {
    private let engine: Engine
    private let base: URL
    private let tool: Tool?

    /// Starts the engine's driver on a free port.
    public init(_ engine: Engine = .chromium) async throws {
        self.engine = engine
        let port = try Port.free()
        guard let base = URL(string: "http://127.0.0.1:\(port)") else { throw WebDriverError("invalid address") }
        self.base = base
        switch engine {
        case .chromium:
            tool = try Tool(
                "/usr/bin/chromedriver",
                ["--port=\(port)", "--silent"],
                package: "chromium-driver",
                environment: Self.profileEnvironment
            )
        case .webKit:
            let display = try Display()
            // Shrink the toolbar's buttons, which would otherwise prevent a narrow window.
            let looks = try TemporaryFolder([
                "gtk-3.0/gtk.css": "* { min-width: 0; margin: 0; padding: 0; border-width: 0; }"
            ])
            tool = try Tool(
                "/usr/bin/WebKitWebDriver",
                ["--port=\(port)"],
                package: "webkit2gtk-driver",
                environment: ["DISPLAY": display.name, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": looks.url.path],
                needs: [display, looks]
            )
        case .firefox:
            tool = nil
            return
        }
        try await Port.waitUntilOpen(port)
    }

    /// Opens a browser without a visible window.
    ///
    /// - Parameters:
    ///   - width: The width of the page in CSS pixels.
    ///   - height: The height of the page in CSS pixels.
    ///   - isDark: Whether to emulate the preference for a dark appearance, which works only in Chromium.
    ///   - notesFetches: Whether to log requests for ``Browser/fetches()``, which works only in Chromium.
    ///   - isWhole: Whether Chromium is the whole browser, which hides the tabs behind the one in front, and keeps pages
    ///     in memory after they were left. Its processes take 0.5 s of CPU to start and end, those of the one without
    ///     windows 0.2 s.
    public func browser(
        width: Int = 1280,
        height: Int = 900,
        isDark: Bool = false,
        notesFetches: Bool = false,
        isWhole: Bool = false
    ) async throws -> Browser {
        let transport: any Transport
        switch engine {
        case .chromium:
            var capabilities = Self.chromium(width: width, height: height, isWhole: isWhole)
            if notesFetches { capabilities["goog:loggingPrefs"] = ["performance": "ALL"] }
            transport = try await session(capabilities)
        case .webKit: transport = try await session(["browserName": "MiniBrowser"])
        case .firefox: transport = try await Marionette()
        }
        let browser = Browser(engine: engine, transport: transport, driver: self)
        try await browser.setViewport(width: width, height: height)
        if isDark { try await browser.preferDark() }
        return browser
    }

    /// Environment variables that store browser profiles in memory if there is enough of it.
    ///
    /// On disk, the profiles of several browsers keep the disk so busy that the tested apps don't start in time.
    private static let profileEnvironment: [String: String] = {
        let memory = "/dev/shm"
        do {
            let free = try FileManager.default.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? NSNumber
            return (free?.int64Value ?? 0) > 2 << 30 ? ["TMPDIR": memory] : [:]
        } catch {
            return [:]
        }
    }()

    private static func chromium(width: Int, height: Int, isWhole: Bool) -> [String: Any] {
        let options: [String: Any] = [
            "args": [
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
                "--window-size=\(width),\(height)",
                // A browser without a window reports no mouse to pages, unless these settings say that there is one.
                "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
            ],
            "binary": isWhole ? "/usr/bin/chromium" : "/usr/bin/chromium-headless-shell",
        ]
        return ["browserName": "chrome", "goog:chromeOptions": options]
    }

    private func session(_ capabilities: [String: Any]) async throws -> any Transport {
        let answer = try await WebDriverRequest.send(
            "POST",
            base.appendingPathComponent("session"),
            ["capabilities": ["alwaysMatch": capabilities]]
        )
        guard let value = answer as? [String: Any], let id = value["sessionId"] as? String else {
            throw WebDriverError("the driver opened no session, but answered \(answer)")
        }
        return HTTPTransport(session: base.appendingPathComponent("session/\(id)"))
    }
}

/// An error in the communication of a test with its browser.
public struct WebDriverError: Error, CustomStringConvertible {
    /// A description of the error.
    public let description: String

    /// Creates an error with a description.
    public init(_ description: String) {
        self.description = description
    }
}
