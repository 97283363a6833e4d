import Foundation
import FoundationNetworking
import WebDriver

/// An example app in a separate process, on a free port, with its own datastore or that of another process.
final class ServedApp: CustomStringConvertible {
    let port: Int
    private let folder: TemporaryFolder
    private let name: String
    private let arguments: [String]
    /// The maximum number of files and connections that the process may open; `nil` for the test process's limit.
    private let descriptors: Int?
    /// Additional environment variables.
    private let environment: [String: String]
    private var process: Process

    init(
        _ name: String,
        _ arguments: [String] = [],
        descriptors: Int? = nil,
        environment: [String: String] = [:],
        sharingStoreOf other: ServedApp? = nil
    ) async throws {
        self.name = name
        self.arguments = arguments
        self.descriptors = descriptors
        self.environment = environment
        port = try Port.free()
        folder = try other?.folder ?? TemporaryFolder()
        process = Process()
        try await start()
    }

    deinit { _ = terminate() }

    /// The folder of the datastore.
    var store: URL { folder.url }

    /// The app's name and arguments.
    var description: String { ([name] + arguments).joined(separator: " ") }

    /// Returns the location of a program that was built with the tests.
    static func program(_ name: String) -> URL {
        let program = Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent(name)
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name)
    }

    var address: String { "http://127.0.0.1:\(port)/" }

    func start() async throws {
        process = Process()
        process.executableURL = ServedApp.program(name)
        // Preferences are kept beside the datastore.
        let home = ["XDG_DATA_HOME": store.path, "XDG_CONFIG_HOME": store.path]
        process.environment = ProcessInfo.processInfo.environment.merging(home) { $1 }.merging(environment) { $1 }
        process.arguments = arguments + ["--port", "\(port)", "--store", store.path]
        if let descriptors, let program = process.executableURL?.path, let arguments = process.arguments {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "ulimit -n \(descriptors); exec \"$0\" \"$@\"", program] + arguments
        }
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        try await Port.waitUntilOpen(port)
    }

    /// Kills the process.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Terminates the process and waits for its exit.
    ///
    /// - Returns: The time that the process took to exit, in seconds.
    func terminate() -> TimeInterval {
        let start = ContinuousClock.now
        process.terminate()
        process.waitUntilExit()
        return Double((ContinuousClock.now - start).components.attoseconds) / 1e18
            + Double((ContinuousClock.now - start).components.seconds)
    }

    /// Fetches the page without a browser.
    func fetch(_ path: String = "", form: [String: String]? = nil) async throws -> String {
        guard let url = URL(string: address + path) else { throw WebDriverError("no address") }
        var request = URLRequest(url: url)
        if let form {
            request.httpMethod = "POST"
            request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
            request.httpBody = Data(form.map { "\($0)=\($1)" }.joined(separator: "&").utf8)
        }
        let (data, _) = try await URLSession.shared.data(for: request)
        return String(decoding: data, as: UTF8.self)
    }
}

/// Runs a test in a browser on an app's page; a failure saves a picture in `.failures`.
///
/// - Parameters:
///   - isWhole: Whether Chromium is the whole browser, which hides the tabs behind the one in front.
///   - name: The first part of the picture's name, before the app's arguments and the browser's configuration.
func inBrowser(
    on app: ServedApp,
    engine: Engine = .chromium,
    width: Int = 1280,
    height: Int = 900,
    isDark: Bool = false,
    isWhole: Bool = false,
    named name: String = #function,
    _ body: (Browser) async throws -> Void
) async throws {
    let driver = try await Driver(engine)
    let browser = try await driver.browser(width: width, height: height, isDark: isDark, isWhole: isWhole)
    let test = String(name.prefix { $0 != "(" })
    do {
        try await browser.withPicture(
            named: [test, app.description, engine.rawValue, "\(width)", isDark ? "dark" : "light"]
        ) {
            try await browser.open(app.address)
            try await browser.waitUntilLive()
            try await body(browser)
        }
    } catch {
        try await browser.quit()
        throw error
    }
    try await browser.quit()
}

extension Browser {
    /// Waits until the page's stream is open.
    func waitUntilLive() async throws {
        try await wait(until: "'connected' in document.body.dataset")
    }

    /// Waits until a text is visible, or, if `isThere` is `false`, until it isn't.
    func wait(forText text: String, isThere: Bool = true) async throws {
        try await wait(until: "\(isThere ? "" : "!")document.body.innerText.includes('\(text)')")
    }
}

/// Returns a selector for an accessibility identifier.
func id(_ identifier: String) -> String { "[data-testid=\"\(identifier)\"]" }

/// A selector for the close button of the first inline tip.
let closeButton = ".tipui-callout .tipui-look-close"
