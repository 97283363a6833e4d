#if Tools
    import ArgumentParser
    import Foundation
    import TipKitStorage
    import TipReportOptions
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

        @OptionGroup var options: ReportOptions

        func validate() throws {
            guard !stores.isEmpty else { throw ValidationError("Give a folder, or files of 'tips export'.") }
            if let missing = stores.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
                throw ValidationError("There is no folder and no file “\(missing)”.")
            }
            guard options.by == nil || !stores.contains(where: isFile) else {
                throw ValidationError("Files of 'tips export' have no parameters, so --by needs a folder.")
            }
        }

        func run() throws { try options.write(try report(), sparing: stores.map(data)) }

        /// The data of which an argument speaks.
        private func data(_ path: String) -> URL {
            isFile(path) ? URL(filePath: path) : StoreFolder(path).data
        }

        private func isFile(_ path: String) -> Bool {
            var isFolder = ObjCBool(false)
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }

        private func report() throws -> TipReport {
            var report = options.report
            let files = stores.filter(isFile)
            try report.add(files.map { try TrialExport(contentsOf: $0) })
            for path in stores where !isFile(path) {
                try SQLiteTipStore(reading: StoreFolder(path).folder).readTrials(withValuesOf: options.by) { page in
                    for person in page { report.add(person) }
                }
            }
            return report
        }
    }
#endif
