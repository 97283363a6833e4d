#if Web
    import Testing

    @testable import TipUIWeb

    @Suite
    struct ServerOptionsTests {
        @Test("Without arguments a server listens on 127.0.0.1:8080")
        func defaults() throws {
            let options = try ServerOptions(arguments: [], environment: [:])
            #expect(options == ServerOptions(host: "127.0.0.1", port: 8080))
        }

        @Test("Server options are read as '--port 1' and as '--port=1', and other arguments are ignored")
        func spellings() throws {
            let options = try ServerOptions(
                arguments: ["--verbose", "--host", "0.0.0.0", "-com.apple.TipKit.ShowAllTips", "1", "--port=9000"],
                environment: ["PORT": "1"]
            )
            #expect(options == ServerOptions(host: "0.0.0.0", port: 9000))
        }

        @Test("The server serves previews only with the argument --previews")
        func previews() throws {
            #expect(try !ServerOptions(arguments: ["--port", "1"], environment: [:]).servesPreviews)
            #expect(try ServerOptions(arguments: ["--port", "1", "--previews"], environment: [:]).servesPreviews)
        }

        @Test("The environment variable PORT sets the server's port if there is no --port")
        func environment() throws {
            #expect(try ServerOptions(arguments: [], environment: ["PORT": "3000"]).port == 3000)
        }

        @Test(
            "The error for an invalid server option contains the option's name and value",
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

        @Test("The error for a server option without its value contains the option's name")
        func missingValue() {
            #expect {
                try ServerOptions(arguments: ["--port"], environment: [:])
            } throws: {
                "\($0)".contains("--port needs a value")
            }
        }

        @Test(
            "The server ignores unknown arguments, and all arguments after '--', which are for the app",
            arguments: [
                ["--sort"], ["--prot", "1"], ["--verbose"], ["-p", "1"], ["port"], ["--"], ["--", "--prot", "--port"],
                ["-com.apple.TipKit.ShowAllTips", "1"], ["--previewer-theme"], ["--hostname"], ["-"], [""],
            ]
        )
        func left(arguments: [String]) throws {
            #expect(try ServerOptions(arguments: arguments, environment: [:]) == ServerOptions())
            #expect(!ServerFlag.asksForHelp(arguments))
        }

        @Test("Giving a value to a server flag that takes none is an error") func valueTooMany() {
            #expect(throws: ServerOptions.Problem.takesNoValue("--previews=yes")) {
                try ServerOptions(arguments: ["--previews=yes"], environment: [:])
            }
        }

        @Test("The server's help text lists every flag and environment variable") func help() {
            for arguments in [["--help"], ["-h"], ["--port", "1", "--help"]] {
                #expect(ServerFlag.asksForHelp(arguments))
            }
            #expect(!ServerFlag.asksForHelp(["--", "--help"]))
            let text = ServerFlag.help(program: "Trails")
            for flag in ServerFlag.allCases { #expect(text.contains(flag.rawValue)) }
            for name in ["Trails", "PORT", "LOG_LEVEL"] { #expect(text.contains(name)) }
        }

        @Test("The error for an unknown LOG_LEVEL contains the invalid level") func logLevel() throws {
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
#endif
