#if Tools
    public import ArgumentParser
    public import Foundation
    public import TipReports

    /// The options of a command that prints a report on whether tips help.
    public struct ReportOptions: ParsableArguments {
        @Flag(help: "Print JSON.")
        var json = false

        @Flag(help: "Print CSV.")
        var csv = false

        @Flag(help: "Count visitors too, who have no account. A script can be any number of them.")
        var visitors = false

        /// The id of the parameter whose values tell groups of people apart.
        @Option(
            help: ArgumentHelp(
                "Also tell people apart by the value of a parameter, such as App+plan.",
                valueName: "parameter"
            )
        )
        public var by: String?

        @Option(
            help: ArgumentHelp(
                "A file with the titles of tips, as JSON: {\"map\": \"See the trail on a map\"}.",
                valueName: "file"
            )
        )
        var titles: String?

        @Option(help: ArgumentHelp("Write a page with pictures to a file, or print it for -.", valueName: "file"))
        var html: String?

        /// Creates the options; a command parses them.
        public init() {}

        /// Checks that the options agree.
        ///
        /// - Throws: `ValidationError` if they don't.
        public func validate() throws {
            guard [json, csv, html != nil].count(where: { $0 }) <= 1 else {
                throw ValidationError("Choose one of --json, --csv and --html.")
            }
            guard by?.isEmpty != true else { throw ValidationError("Give --by the id of a parameter.") }
        }

        /// A report without people.
        public var report: TipReport {
            var report = TipReport(at: Date(), countingVisitors: visitors)
            report.segmentName = by
            return report
        }

        /// Prints a report with the titles of tips, or writes it to the file that was named.
        ///
        /// - Parameters:
        ///   - report: The report, made of ``report``.
        ///   - stores: The files and folders with the people's data, which aren't replaced.
        /// - Throws: `ReportError` if the titles can't be read, or the report can't be written.
        public func write(_ report: TipReport, sparing stores: [URL]) throws {
            // A reader of the pipe that ends makes writing fail instead of ending this process without a word.
            signal(SIGPIPE, SIG_IGN)
            var report = report
            if let titles { try report.readTitles(at: titles) }
            guard let html, html != "-" else {
                return try report.print(as: json ? .json : csv ? .csv : html == nil ? .text : .html)
            }
            try report.writeHTML(to: html, sparing: stores + (titles.map { [URL(filePath: $0)] } ?? []))
            print("The report is in \(html).")
        }
    }
#endif
