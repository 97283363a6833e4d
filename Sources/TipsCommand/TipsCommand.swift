#if Tools
    public import ArgumentParser
    import TipTerminal

    /// The command `tips` of a tool, with which a person lists its tips, reads them again, and turns them off and on.
    ///
    /// Add it to the subcommands of a tool such as `greet`. `greet tips` lists the tips and their states; `show`, `why`, `off` and `on` take the id of a tip, which shells
    /// complete, and `reset` forgets everything. The commands print to standard output and count as no display.
    public struct TipsCommand<Tool: ToolTips>: ParsableCommand {
        /// The name and the subcommands.
        public static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "tips",
                abstract: "Lists the tips of \(Tool.toolName), and turns them off and on.",
                subcommands: [
                    ListTips<Tool>.self, ShowTip<Tool>.self, ExplainTip<Tool>.self, HideTips<Tool>.self,
                    AllowTips<Tool>.self, ResetTips<Tool>.self, ExportTips<Tool>.self,
                ],
                defaultSubcommand: ListTips<Tool>.self
            )
        }

        /// Creates the command.
        public init() {}
    }

    struct HideTips<Tool: ToolTips>: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "off", abstract: "Hides some tips, or all of them.")
        }

        @Argument(help: "The ids of the tips; all tips without any.", completion: .ids(of: Tool.self))
        var ids: [String] = []

        func run() throws {
            try Tool.open()
            TerminalTips.quiet()
            guard !ids.isEmpty else {
                try TerminalTips.setOff(true)
                return try Tool.say("Tips are off. '\(Tool.toolName) tips on' turns them on.")
            }
            for (id, tip) in zip(ids, try ids.map(Tool.tip)) {
                try TerminalTips.hide(tip)
                try Tool.say("The tip \(id) is hidden. '\(Tool.toolName) tips on \(id)' brings it back.")
            }
        }
    }

    struct AllowTips<Tool: ToolTips>: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "on", abstract: "Brings back some tips, or turns all of them on.")
        }

        @Argument(help: "The ids of the tips; all tips without any.", completion: .ids(of: Tool.self))
        var ids: [String] = []

        func run() throws {
            try Tool.open()
            TerminalTips.quiet()
            guard !ids.isEmpty else {
                try TerminalTips.setOff(false)
                return try Tool.say(
                    TerminalOutput.standardOutput.areTipsOff
                        ? "Tips are on, but TIPS in the environment hides them." : "Tips are on."
                )
            }
            for (id, tip) in zip(ids, try ids.map(Tool.tip)) {
                try TerminalTips.allow(tip)
                try Tool.say("The tip \(id) may appear again.")
            }
        }
    }

    struct ResetTips<Tool: ToolTips>: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "reset",
                abstract: "Forgets which tips appeared, and what they know of your use of \(Tool.toolName)."
            )
        }

        func run() throws {
            try Tool.open()
            TerminalTips.quiet()
            try TerminalTips.reset()
            try Tool.say("All tips may appear again, and are on.")
        }
    }

#else
    /// Says what the manifest lacks, to a tool that depends on this module without its trait.
    @available(*, unavailable, message: "Enable the package's trait: traits: [\"Tools\"].")
    public struct TipsCommand<Tool> {}

    /// See ``TipsCommand``.
    @available(*, unavailable, message: "Enable the package's trait: traits: [\"Tools\"].")
    public protocol ToolTips {}
#endif
