import Foundation

/// What opens browsers of an engine: a running chromedriver or WebKitWebDriver; Firefox needs none.
public final class Driver: Sendable {
    private let engine: Engine
    private let base: URL
    private let tool: Tool?

    /// Starts the engine's driver on a free port.
    public init(_ engine: Engine = .chromium) async throws {
        self.engine = engine
        let port = try Port.free()
        guard let base = URL(string: "http://127.0.0.1:\(port)") else { throw WebDriverError("no address") }
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
            // The buttons above the page would keep the window from being narrow.
            let looks = try Folder(["gtk-3.0/gtk.css": "* { min-width: 0; margin: 0; padding: 0; border-width: 0; }"])
            tool = try Tool(
                "/usr/bin/WebKitWebDriver",
                ["--port=\(port)"],
                package: "webkit2gtk-driver",
                environment: ["DISPLAY": display.name, "GDK_BACKEND": "x11", "XDG_CONFIG_HOME": looks.path],
                needs: [display, looks]
            )
        case .firefox:
            tool = nil
            return
        }
        try await Port.waitUntilOpen(port)
    }

    /// Opens a browser that nobody sees.
    ///
    /// - Parameters:
    ///   - width: The width of the page in CSS pixels.
    ///   - height: Its height.
    ///   - isDark: Whether the page is told that dark is preferred, which Chromium alone can do.
    ///   - notesFetches: Whether it is noted what is fetched, for ``Browser/fetches()``; Chromium alone does.
    public func browser(
        width: Int = 1280,
        height: Int = 900,
        isDark: Bool = false,
        notesFetches: Bool = false
    ) async throws -> Browser {
        let transport: any Transport
        switch engine {
        case .chromium:
            var capabilities = Self.chromium(width: width, height: height)
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

    /// Lets profiles stand in memory where that has room: those of several browsers at once keep a disk busy for so long
    /// that apps beside them don't come up.
    private static let profileEnvironment: [String: String] = {
        let memory = "/dev/shm"
        do {
            let free = try FileManager.default.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? NSNumber
            return (free?.int64Value ?? 0) > 2 << 30 ? ["TMPDIR": memory] : [:]
        } catch {
            return [:]
        }
    }()

    private static func chromium(width: Int, height: Int) -> [String: Any] {
        let options: [String: Any] = [
            "args": [
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
                "--window-size=\(width),\(height)",
                // Without a window there is no mouse, unless this says so.
                "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
            ],
            "binary": "/usr/bin/chromium",
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
            throw WebDriverError("no session: \(answer)")
        }
        return HTTPTransport(session: base.appendingPathComponent("session/\(id)"))
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
