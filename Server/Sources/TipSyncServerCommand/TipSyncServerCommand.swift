import ArgumentParser

/// A server that keeps and exchanges the rows of people's tips.
@main
struct TipSyncServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "TipSyncServer",
        abstract: "Syncs people's tips between their devices.",
        subcommands: [
            ServeCommand.self, KeysCommand.self, TokenCommand.self, NewLineagesCommand.self, ReportCommand.self,
        ],
        defaultSubcommand: ServeCommand.self
    )
}
