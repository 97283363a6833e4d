import ArgumentParser
import TipsCommand

/// A small tool about trails, which teaches its short flags.
@main
struct TrailsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trails",
        abstract: "Find a trail, and remember what you walked.",
        subcommands: [ListCommand.self, ShowCommand.self, LogCommand.self, TipsCommand<Hints>.self]
    )
}
