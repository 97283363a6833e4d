import Foundation

/// A Firefox, which takes WebDriver's commands over a connection and in a form of its own.
///
/// Geckodriver, which would translate, isn't in Debian. A message is its length, a colon and a JSON array.
final class Marionette: Transport {
    private let firefox: Tool
    private let connection: Connection

    /// Starts a Firefox without a window, with a profile of its own.
    init() async throws {
        let port = try Port.free()
        let profile = try Folder(["user.js": "user_pref('marionette.port', \(port));\n"])
        // Access to the system is what gives the page a size, see `Browser.setViewport`.
        let arguments = [
            "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile.path,
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
            throw WebDriverError("Firefox isn't asked for \(method) \(path) yet")
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
            throw WebDriverError("an answer of another form")
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
                throw WebDriverError("an answer without a length")
            }
            let content = data[data.index(after: colon)...]
            if content.count >= length { return Data(content) }
        }
    }
}
