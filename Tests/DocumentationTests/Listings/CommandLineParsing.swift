#if Tools
    import ArgumentParser
    import TipTerminal
    import TipsCommand

    enum GreetTips: ToolTips {
        static let toolName = "greet"
        static let all: [any Tip] = [ShortFlagTip()]
        static let configuration: [Tips.ConfigurationOption] = [.limit(2, per: .week)]
    }

    struct Greet: AsyncParsableCommand {
        static let configuration = CommandConfiguration(subcommands: [TipsCommand<GreetTips>.self])
    }

    struct HelpTip: Tip {
        static let mistyped = Event(id: "mistyped")

        var title: Text { Text("`greet help` lists all commands") }
        var rules: [Rule] { Rule(Self.mistyped) { $0.donations.count >= 3 } }
    }

    extension Greet {
        /// What `main()` of the tool calls, in place of its own, which prints no tip.
        static func start() async -> Never {
            do {
                var command = try parseAsRoot()
                if var command = command as? any AsyncParsableCommand {
                    try await command.run()
                } else {
                    try command.run()
                }
                exit()
            } catch  where exitCode(for: error) == .validationFailure {
                FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
                if GreetTips.start() {
                    HelpTip.mistyped.sendDonation()
                    await GreetTips.print(HelpTip())
                }
                Foundation.exit(ExitCode.validationFailure.rawValue)
            } catch {
                exit(withError: error)
            }
        }
    }
#endif
