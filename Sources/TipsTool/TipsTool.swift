#if Tools
    import ArgumentParser

    /// The command `tips`, which reads the datastores of apps.
    @main struct TipsTool: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "tips",
            abstract: "Checks the code of tips, and reads the datastore of an app, which may be running.",
            subcommands: [
                LintCommand.self, ProveCommand.self, ListCommand.self, ExplainCommand.self, WhyCommand.self,
                EventsCommand.self,
                ParametersCommand.self, HistoryCommand.self, InvalidateCommand.self, ResetCommand.self,
                DonateCommand.self, SetCommand.self, PeopleCommand.self, EraseCommand.self, ExportCommand.self,
                ImportCommand.self, CheckCommand.self, ReportCommand.self,
            ]
        )
    }
#else
    import Foundation

    @main enum TipsTool {
        static func main() {
            FileHandle.standardError.write(
                Data(
                    "tips was built without the trait Tools. Build it with: swift build --traits Tools --product tips\n"
                        .utf8
                )
            )
            exit(64)
        }
    }
#endif
