import Foundation

/// The options for serving an app, from its arguments and environment.
package struct ServerOptions: Equatable, Sendable {
    /// The address to listen on.
    package var host = "127.0.0.1"
    /// The port to listen on; 0 lets the system choose one.
    package var port = 8080
    /// Whether the program's previews are also served.
    package var servesPreviews = false

    /// The valid values of `LOG_LEVEL`.
    static let logLevels = ["trace", "debug", "info", "notice", "warning", "error", "critical"]

    package init(host: String = "127.0.0.1", port: Int = 8080, servesPreviews: Bool = false) {
        self.host = host
        self.port = port
        self.servesPreviews = servesPreviews
    }

    /// Reads `--host`, `--port` or else `PORT`, and `--previews`; all other arguments belong to the app.
    package init(arguments: [String], environment: [String: String]) throws(Problem) {
        let arguments = ServerFlag.arguments(in: arguments)
        for argument in arguments where argument.hasPrefix(ServerFlag.previews.rawValue + "=") {
            throw .takesNoValue(argument)
        }
        servesPreviews = arguments.contains(ServerFlag.previews.rawValue)
        if let host = try Self.value(of: .host, in: arguments) {
            guard Self.isHost(host) else {
                throw .unusable("--host", host, advice: "Give a name or an address, such as 127.0.0.1.")
            }
            // Reject a host with exactly one colon, which separates a port: an IPv6 address contains at least two
            // colons.
            guard host.count(where: { $0 == ":" }) != 1 else {
                throw .unusable("--host", host, advice: "Give the port separately, with --port.")
            }
            self.host = host
        }
        if let text = try Self.value(of: .port, in: arguments) {
            port = try Self.port(text, option: "--port")
        } else if let text = environment["PORT"], !text.isEmpty {
            port = try Self.port(text, option: "PORT")
        }
        if let level = environment["LOG_LEVEL"], !level.isEmpty, !Self.logLevels.contains(level.lowercased()) {
            throw .unusable("LOG_LEVEL", level, advice: "Give one of \(Self.logLevels.joined(separator: ", ")).")
        }
    }

    private static func value(of flag: ServerFlag, in arguments: [String]) throws(Problem) -> String? {
        var found: String?
        for (index, argument) in arguments.enumerated() {
            if argument == flag.rawValue {
                guard index + 1 < arguments.count else { throw .missingValue(flag.rawValue) }
                found = arguments[index + 1]
            } else if argument.hasPrefix(flag.rawValue + "=") {
                found = String(argument.dropFirst(flag.rawValue.count + 1))
            }
        }
        return found
    }

    private static func port(_ text: String, option: String) throws(Problem) -> Int {
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber, let port = Int(text), port <= 65_535 else {
            throw .unusable(option, text, advice: "Give a number from 1 to 65535, or 0 for any free port.")
        }
        return port
    }

    private static func isHost(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix("-")
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "%"):
                    true
                default: false
                }
            }
    }
}

extension ServerOptions {
    /// An invalid argument or environment variable, with advice on how to fix it.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        case unusable(_ option: String, _ value: String, advice: String)
        case missingValue(_ option: String)
        case takesNoValue(_ argument: String)

        package var description: String {
            switch self {
            case .unusable(let option, let value, let advice): "error: \(option) can't be \"\(value)\". \(advice)"
            case .missingValue(let option):
                "error: \(option) needs a value. Write the value after it: \(option) <value>."
            case .takesNoValue(let argument): "error: \(argument) takes no value; write the flag alone."
            }
        }
    }
}

/// A command-line flag that this package reads; all other arguments belong to the app.
enum ServerFlag: String, CaseIterable, Sendable {
    case host = "--host"
    case port = "--port"
    case previews = "--previews"
    case help = "--help"

    /// Returns the arguments before `--`; all arguments after it belong to the app.
    static func arguments(in arguments: [String]) -> [String] {
        Array(arguments.prefix { $0 != "--" })
    }

    static func asksForHelp(_ arguments: [String]) -> Bool {
        self.arguments(in: arguments).contains { $0 == help.rawValue || $0 == "-h" }
    }

    static func help(program: String) -> String {
        """
        Usage: \(program) [--host ADDRESS] [--port NUMBER] [--previews]

        Serves the app to browsers until it receives SIGTERM or SIGINT.

          --host ADDRESS  The address or host name to listen on; 127.0.0.1 by default.
          --port NUMBER   The port to listen on, or 0 for any free port; by default PORT in the environment, or 8080.
          --previews      Also serves the program's previews, below /_previews.
          --help          Prints this text.

        All other arguments, and all arguments after --, belong to the app. The environment variable LOG_LEVEL sets the
        log level: \(ServerOptions.logLevels.joined(separator: ", ")).
        """
    }
}
