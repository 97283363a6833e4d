import ArgumentParser
import Foundation
import TipReportOptions
import TipReports
import TipSyncServer

/// Says whether tips help.
struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Say for each tip whether it helps: how many more people use the feature because of it."
    )

    @OptionGroup var database: DatabaseOptions
    @Option(help: "The container whose people are counted; all containers without it.") var container: String?
    @OptionGroup var options: ReportOptions

    func run() async throws {
        let store = try await database.openForReading()
        var report = options.report
        try await store.readTrials(in: container, withValuesOf: options.by) { report.add($0) }
        try await store.close()
        try options.write(report, sparing: [URL(filePath: database.database)])
    }
}
