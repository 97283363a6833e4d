#if Tools
    import ArgumentParser
    import Foundation
    import TipKitCore
    import TipKitStorage
    import TipReports
    import TipTerminal

    struct ExportTips<Tool: ToolTips>: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "export",
                abstract: "Prints what says whether tips help, to send to the authors of \(Tool.toolName).",
                discussion: """
                    It has the ids of tips, the dates when they appeared and when you first did what they teach, and a \
                    random text that tells this copy from others. Nothing that you typed is in it, and nothing is sent.
                    """
            )
        }

        func run() throws {
            try Tool.open()
            let store = try SQLiteTipStore(reading: Tips.directory(of: Tool.configuration))
            let titles = Dictionary(
                Tool.all.map { ($0.id, TerminalText($0.title, supportsLinks: false).plain) },
                uniquingKeysWith: { first, _ in first }
            )
            var trials: [TrialExport.Trial] = []
            try store.readTrials { page in
                trials += page.map {
                    TrialExport.Trial(
                        $0.trial,
                        retiredBecause: $0.retirement,
                        on: $0.retired,
                        title: titles[$0.trial.tip]
                    )
                }
            }
            let export = TrialExport(
                of: Tool.toolName,
                copy: try store.header().replica,
                date: Date(),
                trials: trials.sorted { $0.tip < $1.tip }
            )
            try Tool.say(String(decoding: try export.json().dropLast(), as: UTF8.self))
        }
    }
#endif
