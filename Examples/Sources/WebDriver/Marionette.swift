import Foundation

/// A Firefox process that is controlled with Marionette, Firefox's own protocol for WebDriver commands.
///
/// Debian has no package of geckodriver, which would translate between the protocols. A Marionette message consists of
/// its length, a colon and a JSON array.
final class Marionette: Transport {
    private let firefox: Tool
    private let connection: Connection

    /// Starts Firefox without a visible window, with a new profile.
    init() async throws {
        let port = try Port.free()
        let profile = try TemporaryFolder(["user.js": "user_pref('marionette.port', \(port));\n"])
        // `Browser.setViewport` needs system access to set the size of the page.
        let arguments = [
            "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile.url.path,
        ]
        firefox = try Tool("/usr/bin/firefox-esr", arguments, package: "firefox-esr", needs: [profile])
        try await Port.waitUntilOpen(port)
        let connection = try Connection(port: port)
        self.connection = connection
        _ = try await blocking { try Self.message(from: connection) }
        _ = try await command("WebDriver:NewSession", [:])
    }

    func send(_ method: String, _ path: String, _ body: [String: Any]) async throws -> Any {
        let parts = path.split(separator: "/").map(String.init)
        if parts.count == 3, parts[0] == "element", parts[2] == "click" {
            return try await command("WebDriver:ElementClick", ["id": parts[1]])
        }
        guard let name = Self.names["\(method) \(path)"] else {
            throw WebDriverError("\(method) \(path) isn't implemented for Firefox")
        }
        return try await command(name, body)
    }

    private static let names = [
        "DELETE ": "WebDriver:DeleteSession",
        "GET screenshot": "WebDriver:TakeScreenshot",
        "GET window": "WebDriver:GetWindowHandle",
        "POST actions": "WebDriver:PerformActions",
        "POST element": "WebDriver:FindElement",
        "POST execute/async": "WebDriver:ExecuteAsyncScript",
        "POST execute/sync": "WebDriver:ExecuteScript",
        "POST moz/context": "Marionette:SetContext",
        "POST refresh": "WebDriver:Refresh",
        "POST timeouts": "WebDriver:SetTimeouts",
        "POST url": "WebDriver:Navigate",
        "POST window": "WebDriver:SwitchToWindow",
        "POST window/new": "WebDriver:NewWindow",
    ]

    private func command(_ name: String, _ parameters: [String: Any]) async throws -> Any {
        let request = try JSONSerialization.data(withJSONObject: [0, 1, name, parameters] as [Any])
        let connection = connection
        let answer = try await blocking {
            try connection.write(Data("\(request.count):".utf8) + request)
            return try Self.message(from: connection)
        }
        guard let parts = try JSONSerialization.jsonObject(with: answer) as? [Any], parts.count == 4 else {
            throw WebDriverError("Firefox's answer isn't a JSON array of four elements")
        }
        if let failure = parts[2] as? [String: Any] {
            throw WebDriverError("\(failure["error"] ?? ""): \(failure["message"] ?? "")")
        }
        guard let object = parts[3] as? [String: Any], object.count == 1, let value = object["value"] else {
            return parts[3]
        }
        return value
    }

    private static func message(from connection: Connection) throws -> Data {
        var data = Data()
        while true {
            data += try connection.read()
            guard let colon = data.firstIndex(of: UInt8(ascii: ":")) else { continue }
            guard let length = Int(String(decoding: data[..<colon], as: UTF8.self)) else {
                throw WebDriverError("Firefox's answer doesn't begin with its length")
            }
            let content = data[data.index(after: colon)...]
            if content.count >= length { return Data(content) }
        }
    }
}
