import ArgumentParser
import TipTerminal

struct TipsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tips",
        abstract: "Say which tips there are, or turn them off and on.",
        subcommands: [List.self, Off.self, On.self],
        defaultSubcommand: List.self
    )

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Say of each tip why it is shown or hidden.")

        func run() throws {
            try Hints.configure()
            if TerminalTips.areOff { print("Tips are off; 'trails tips on' turns them on.") }
            for tip in ShortFlagTip.all { print("\(tip.id): \(tip.explain().summary)") }
        }
    }

    struct Off: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Hide a tip, or all of them.")

        @Argument(help: "The tip's id; all tips unless given.")
        var tip: String?

        func run() throws {
            try Hints.configure()
            guard let tip else {
                TerminalTips.areOff = true
                return print("Tips are off; 'trails tips on' turns them on.")
            }
            try ShortFlagTip.named(tip).invalidate(reason: .tipClosed)
            print("The tip \(tip) is hidden; 'trails tips on \(tip)' brings it back.")
        }
    }

    struct On: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Bring back a tip, or turn all of them on.")

        @Argument(help: "The tip's id; all tips unless given.")
        var tip: String?

        func run() async throws {
            try Hints.configure()
            guard let tip else {
                TerminalTips.areOff = false
                return print("Tips are on.")
            }
            await (try ShortFlagTip.named(tip)).resetEligibility()
            print("The tip \(tip) may appear again.")
        }
    }
}

extension ShortFlagTip {
    /// Returns the tip of an id.
    fileprivate static func named(_ id: String) throws -> ShortFlagTip {
        guard let tip = all.first(where: { $0.id == id }) else {
            throw ValidationError("There is no tip '\(id)'; see 'trails tips'.")
        }
        return tip
    }
}
