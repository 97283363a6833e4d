#if Tools
    import ArgumentParser
    import Foundation
    import TipKitStorage
    import TipReports

    /// The command `tips report`.
    struct ReportCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "report",
            abstract: "Says for each tip whether it helps: how many more people use the feature because of it.",
            discussion: """
                People are counted who saw a tip with the option Teaches, and people from whom it was held out. The \
                datastore is only read, a hundred people at a time, so a running app isn't held up. Of a tool, people \
                send what its command 'tips export' prints: give all these files.
                """
        )

        @Argument(help: "A folder that has the folder .tipkit, or that folder itself; or files of 'tips export'.")
        var stores: [String]

        @Flag(help: "Print JSON.")
        var json = false

        @Flag(help: "Print CSV.")
        var csv = false

        @Flag(help: "Count visitors too, who have no account. A script can be any number of them.")
        var visitors = false

        @Option(
            help: ArgumentHelp(
                "Also tell people apart by the value of a parameter, such as App+plan.",
                valueName: "parameter"
            )
        )
        var by: String?

        @Option(
            help: ArgumentHelp(
                "A file with the titles of tips, as JSON: {\"map\": \"See the trail on a map\"}.",
                valueName: "file"
            )
        )
        var titles: String?

        @Option(help: ArgumentHelp("Write a page with pictures to a file, or print it for -.", valueName: "file"))
        var html: String?

        func validate() throws {
            guard !stores.isEmpty else { throw ValidationError("Give a folder, or files of 'tips export'.") }
            if let missing = stores.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
                throw ValidationError("There is no folder and no file “\(missing)”.")
            }
            guard [json, csv, html != nil].count(where: { $0 }) <= 1 else {
                throw ValidationError("Choose one of --json, --csv and --html.")
            }
            guard by?.isEmpty != true else { throw ValidationError("Give --by the id of a parameter.") }
            guard by == nil || !stores.contains(where: isFile) else {
                throw ValidationError("Files of 'tips export' have no parameters, so --by needs a folder.")
            }
        }

        func run() throws {
            // A reader of the pipe that ends makes writing fail instead of ending this process without a word.
            signal(SIGPIPE, SIG_IGN)
            let report = try report()
            guard let html, html != "-" else {
                return try report.print(as: json ? .json : csv ? .csv : html == nil ? .text : .html)
            }
            try report.writeHTML(to: html, sparing: stores.map(data) + (titles.map { [URL(filePath: $0)] } ?? []))
            print("The report is in \(html).")
        }

        /// The folder that has the folder .tipkit.
        private func folder(_ path: String) -> URL {
            let folder = URL(filePath: path)
            return folder.lastPathComponent == ".tipkit" ? folder.deletingLastPathComponent() : folder
        }

        /// The data of which an argument speaks.
        private func data(_ path: String) -> URL {
            isFile(path) ? URL(filePath: path) : folder(path).appending(path: ".tipkit")
        }

        private func isFile(_ path: String) -> Bool {
            var isFolder = ObjCBool(false)
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }

        private func report() throws -> TipReport {
            var report = TipReport(at: Date(), countingVisitors: visitors)
            report.segmentName = by
            let files = stores.filter(isFile)
            try report.add(files.map { try TrialExport(contentsOf: $0) })
            for path in stores where !isFile(path) {
                try SQLiteTipStore(reading: folder(path)).readTrials(withValuesOf: by) { page in
                    for person in page {
                        report.add(
                            person.trial,
                            retiredBecause: person.retirement,
                            on: person.retired,
                            isVisitor: person.isVisitor,
                            segment: person.value.map(TipReport.segment(ofValue:))
                        )
                    }
                }
            }
            if let titles { try report.readTitles(at: titles) }
            return report
        }
    }
#endif
