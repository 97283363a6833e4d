#if Tools
    import ArgumentParser
    import Foundation
    import TipKitStorage

    struct ExportCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "export",
            abstract: "Prints everything that is stored about all persons, as one JSON document.",
            discussion: """
                'tips import' reads it. Left out is what belongs to this copy of the datastore: its id, cursors of a sync \
                server, the secret of cookies, and outcomes that wait to be handed on.
                """
        )

        @OptionGroup var options: StoreOptions

        func work() throws {
            let progress = Progress("rows exported")
            try options.reading().export(progress: progress.report, to: ToolOutput.write)
        }
    }

    struct ImportCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Adds the rows of a document of 'tips export' to a datastore, which is created if there is none.",
            discussion: """
                Rows that the datastore has already are merged as those of another device. All of it is one transaction: \
                if the document is wrong, or the disk full, nothing changes.
                """
        )

        @Argument(help: "The file with the document; - for standard input.", completion: .file())
        var file: String

        @OptionGroup var options: StoreOptions

        func work() throws {
            let document = try file == "-" ? Self.spooled() : URL(filePath: file)
            defer { if file == "-" { try? FileManager.default.removeItem(at: document) } }
            guard FileManager.default.isReadableFile(atPath: document.path) else {
                throw ToolOutput.failure(.noInput, "There is no file “\(file)” that can be read.")
            }
            do {
                let count = try read(document)
                let rows = count == 1 ? "1 row" : "\(count) rows"
                if options.json { return try ToolOutput.print(json: ["rows": count]) }
                try ToolOutput.print("\(rows) imported.")
            } catch let error as StoreDocumentError {
                throw ToolOutput.failure(
                    .badData,
                    "\(file):\(error.line):\(error.column): \(error.reason) Nothing was imported."
                )
            } catch let error as CocoaError {
                throw ToolOutput.failure(.noInput, "\(error.localizedDescription) Nothing was imported.")
            }
        }

        private func read(_ document: URL) throws -> Int {
            let progress = Progress("rows imported")
            let folder = options.folder
            if folder.hasStore {
                let store = try options.writing()
                return try store.importDocument(at: document, date: Date(), progress: progress.report)
            }
            // A new datastore gets its name when it is complete.
            let new = folder.folder.appending(path: ".tips-import-\(UUID().uuidString)")
            let hadFolder = FileManager.default.fileExists(atPath: folder.folder.path)
            var isDone = false
            defer {
                try? FileManager.default.removeItem(at: new)
                // A folder that was made for nothing; it stays if anything else is in it.
                if !hadFolder, !isDone { rmdir(folder.folder.path) }
            }
            let store = try SQLiteTipStore(briefly: new)
            let count = try store.importDocument(at: document, date: Date(), progress: progress.report)
            try store.close()
            try FileManager.default.moveItem(at: StoreFolder(new.path).data, to: folder.data)
            isDone = true
            return count
        }

        /// Copies standard input to a file, since a document may have to be read twice.
        private static func spooled() throws -> URL {
            let url = FileManager.default.temporaryDirectory.appending(path: "tips-import-\(UUID().uuidString)")
            _ = FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
            let handle = try FileHandle(forWritingTo: url)
            while let data = try FileHandle.standardInput.read(upToCount: 1 << 18), !data.isEmpty {
                try handle.write(contentsOf: data)
            }
            try handle.close()
            return url
        }
    }

    struct CheckCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Reads a whole datastore, and says whether it is as an app writes it."
        )

        @OptionGroup var options: StoreOptions

        private struct Result: Encodable {
            let isSound: Bool
            let faults: [String]
        }

        func work() throws {
            let faults = try options.reading().faults()
            if options.json {
                try ToolOutput.print(json: Result(isSound: faults.isEmpty, faults: faults))
            } else {
                try ToolOutput.print(faults.isEmpty ? "The datastore is sound." : faults.joined(separator: "\n").shown)
            }
            guard faults.isEmpty else { throw ExitCode.badData }
        }
    }

    /// Says on a terminal how far long work has come.
    private struct Progress {
        let report: @Sendable (Int) -> Void

        init(_ what: String) {
            guard isatty(STDERR_FILENO) == 1 else {
                report = { _ in }
                return
            }
            report = { count in
                guard count > 0, count.isMultiple(of: 100_000) else { return }
                ToolOutput.complain("\(count) \(what) …")
            }
        }
    }
#endif
