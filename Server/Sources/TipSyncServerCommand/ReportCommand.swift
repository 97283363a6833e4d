import ArgumentParser
import Foundation
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
    @Flag(help: "Print JSON.") var json = false
    @Flag(help: "Print CSV.") var csv = false
    @Flag(help: "Count visitors too, who have no account. A script can be any number of them.") var visitors = false
    @Option(help: ArgumentHelp("Write a page with pictures to a file, or print it for -.", valueName: "file"))
    var html: String?

    func validate() throws {
        guard [json, csv, html != nil].count(where: { $0 }) <= 1 else {
            throw ValidationError("Choose one of --json, --csv and --html.")
        }
    }

    func run() async throws {
        // A reader of the pipe that ends makes writing fail instead of ending this process without a word.
        signal(SIGPIPE, SIG_IGN)
        let store = try await database.openForReading()
        var report = TipReport(at: Date(), countingVisitors: visitors)
        try await store.readTrials(in: container) { report.add($0, retiredBecause: $1, isVisitor: $2) }
        try await store.close()
        guard let html, html != "-" else {
            return try report.print(as: json ? .json : csv ? .csv : html == nil ? .text : .html)
        }
        try report.writeHTML(to: html, sparing: [URL(filePath: database.database)])
        print("The report is in \(html).")
    }
}
