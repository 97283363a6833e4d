import Testing

@testable import TipUIWeb

@Suite
struct ServerOptionsTests {
    @Test("Without arguments the address is 127.0.0.1:8080.")
    func defaults() throws {
        let options = try ServerOptions(arguments: [], environment: [:])
        #expect(options == ServerOptions(host: "127.0.0.1", port: 8080))
    }

    @Test("Host and port are read in both spellings, and other arguments are ignored.")
    func spellings() throws {
        let options = try ServerOptions(
            arguments: ["--verbose", "--host", "0.0.0.0", "-com.apple.TipKit.ShowAllTips", "1", "--port=9000"],
            environment: ["PORT": "1"]
        )
        #expect(options == ServerOptions(host: "0.0.0.0", port: 9000))
    }

    @Test("Previews are served when they are asked for.")
    func previews() throws {
        #expect(try !ServerOptions(arguments: ["--port", "1"], environment: [:]).servesPreviews)
        #expect(try ServerOptions(arguments: ["--port", "1", "--previews"], environment: [:]).servesPreviews)
    }

    @Test("PORT applies without --port.")
    func environment() throws {
        #expect(try ServerOptions(arguments: [], environment: ["PORT": "3000"]).port == 3000)
    }

    @Test(
        "An unusable value is named with its option.",
        arguments: [
            (["--port", "many"], [:], "--port", "many"),
            (["--port=70000"], [:], "--port", "70000"),
            (["--port", "-1"], [:], "--port", "-1"),
            (["--host", "--port"], [:], "--host", "--port"),
            (["--host", "a b"], [:], "--host", "a b"),
            (["--host", "127.0.0.1:9000"], [:], "--host", "127.0.0.1:9000"),
            ([], ["PORT": "x"], "PORT", "x"),
        ] as [([String], [String: String], String, String)]
    )
    func badValues(arguments: [String], environment: [String: String], option: String, value: String) {
        #expect {
            try ServerOptions(arguments: arguments, environment: environment)
        } throws: { error in
            let text = "\(error)"
            return text.contains("\(option) can't be \"\(value)\"")
        }
    }

    @Test("An option without a value is named.")
    func missingValue() {
        #expect {
            try ServerOptions(arguments: ["--port"], environment: [:])
        } throws: {
            "\($0)".contains("--port needs a value")
        }
    }

    @Test(
        "Unknown arguments, and all arguments after --, are left to the app.",
        arguments: [
            ["--sort"], ["--prot", "1"], ["--verbose"], ["-p", "1"], ["port"], ["--"], ["--", "--prot", "--port"],
            ["-com.apple.TipKit.ShowAllTips", "1"], ["--previewer-theme"], ["--hostname"], ["-"], [""],
        ]
    )
    func left(arguments: [String]) throws {
        #expect(try ServerOptions(arguments: arguments, environment: [:]) == ServerOptions())
        #expect(!ServerFlag.asksForHelp(arguments))
    }

    @Test("A flag without values that is given one is an error.") func valueTooMany() {
        #expect(throws: ServerOptions.Problem.takesNoValue("--previews=yes")) {
            try ServerOptions(arguments: ["--previews=yes"], environment: [:])
        }
    }

    @Test("Help lists every flag and environment variable.") func help() {
        for arguments in [["--help"], ["-h"], ["--port", "1", "--help"]] {
            #expect(ServerFlag.asksForHelp(arguments))
        }
        #expect(!ServerFlag.asksForHelp(["--", "--help"]))
        let text = ServerFlag.help(program: "Trails")
        for flag in ServerFlag.allCases { #expect(text.contains(flag.rawValue)) }
        for name in ["Trails", "PORT", "LOG_LEVEL"] { #expect(text.contains(name)) }
    }

    @Test("An unknown log level is named.") func logLevel() throws {
        #expect {
            try ServerOptions(arguments: [], environment: ["LOG_LEVEL": "loud"])
        } throws: {
            "\($0)".contains("LOG_LEVEL can't be \"loud\"")
        }
        for level in ["debug", "WARNING", ""] {
            #expect(throws: Never.self) { try ServerOptions(arguments: [], environment: ["LOG_LEVEL": level]) }
        }
    }
}
