#if Tools
    import Foundation
    import OpenTipKitTesting
    import Testing
    import TipKitEngine
    import TipKitStorage

    /// The commands `tips export` and `tips import`.
    @Suite(.timeLimit(.minutes(5))) struct ExportTests {
        private let directory = TemporaryDirectory()
        private let store: SQLiteTipStore
        private let limit = StoredDonationLimit(maximumCount: 1_000, maximumAge: nil)
        private let now = Date()

        init() throws {
            store = try SQLiteTipStore(directory: directory.url)
            let before = now.addingTimeInterval(-3_600.123456)
            try store.commit([
                .displayBegan(tip: "map", date: before, limits: nil, groups: ["news"]),
                .invalidated(tip: "chart", reason: .tipClosed, date: before),
                .snoozed(tip: "walk", seconds: 60, date: before),
                .parameterSet(id: "p", json: "\"a\\u0000 \\\"quoted\\\" ü\"", date: before),
                .parameterSet(id: "t", json: "1", isTransient: true, date: before),
                .donated(event: "e", donation: StoredDonation(date: before, payload: "{\"a\":1}"), limit: limit),
                .done("key", date: before),
                .noted(TipNote(tip: "map", date: before, status: .available, summary: "May appear.\nA line.")),
                .donated(event: "old", donation: StoredDonation(date: before, payload: nil), limit: limit),
                .donationsDeleted(event: "old", date: now),
            ])
            let ann = try store.person("ann \u{1F}\"x\"")
            try ann.commit([.donated(event: "e", donation: StoredDonation(date: before, payload: nil), limit: limit)])
            try ann.keep(until: now.addingTimeInterval(86_400))
        }

        private func tips(_ arguments: String..., in directory: TemporaryDirectory, input: String? = nil) throws
            -> ToolRun
        {
            try ToolRun(arguments + ["--store", directory.url.path], input: input.map { Data($0.utf8) })
        }

        @Test(
            "An export that is imported into an empty folder gives the same statuses, and byte for byte the same export"
        )
        func lossless() throws {
            let first = try tips("export", in: directory)
            #expect(first.code == 0)
            let copy = TemporaryDirectory()
            let run = try tips("import", "-", in: copy, input: first.output)
            #expect(run.output.hasSuffix("rows imported.\n"), "\(run.errors)")
            #expect(try tips("export", in: copy).output == first.output)
            for command in ["list", "events", "parameters", "people"] {
                #expect(try tips(command, "--json", in: copy).output == tips(command, "--json", in: directory).output)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: copy.url.path) == [".tipkit"])
            // Importing it again, also where it comes from, changes nothing.
            #expect(try tips("import", "-", in: copy, input: first.output).code == 0)
            #expect(try tips("import", "-", in: directory, input: first.output).code == 0)
            #expect(try tips("export", in: copy).output == first.output)
            #expect(try tips("export", in: directory).output == first.output)
        }

        @Test("A document with other spaces and line breaks is read too") func spaces() throws {
            let text = try tips("export", in: directory).output
            let spaced = text.replacing("{\"format\":\"tips-store\",", with: "\r\n {\t\"format\" : \"tips-store\" ,\n ")
                .replacing(",\"rows\":[", with: " , \"rows\" :\n[ ")
            let copy = TemporaryDirectory()
            #expect(try tips("import", "-", in: copy, input: spaced).code == 0)
            #expect(try tips("export", in: copy).output == text)
        }

        @Test(
            "A wrong document is refused with line and column, and nothing is changed",
            arguments: [
                ("\"scope\"", "\"scops\"", ":3:1: This is no row of a datastore: “scope” is missing."),
                (
                    "\"version\":1,\"people\"", "\"version\":9,\"people\"",
                    "The document has version 9, but this release reads up to 1."
                ),
                (
                    "tips-store", "other",
                    ":1:31: This isn't a document of tips export: its format or version is missing."
                ),
                ("\n]}\n", "", "“]” is missing."),
                ("\n]}\n", "\n]} more", "Something follows the end of the document."),
                ("{\"donation\":", "{\"donations\":", "This is no row that this release knows."),
                ("\"status\":\"available\"", "\"status\":\"available\",\"nextChange\":1e300", "is out of range."),
            ]
        )
        func broken(_ wanted: String, _ replacement: String, _ sentence: String) throws {
            let text = try tips("export", in: directory).output
            let range = try #require(text.range(of: wanted, options: .backwards))
            let wrong = text.replacingCharacters(in: range, with: replacement)
            for isNew in [true, false] {
                let target = TemporaryDirectory()
                if !isNew { _ = try SQLiteTipStore(directory: target.url) }
                let before = isNew ? nil : try tips("export", in: target).output
                let run = try tips("import", "-", in: target, input: wrong)
                #expect(run.code == 65)
                #expect(run.errors.contains(sentence), "\(run.errors)")
                #expect(run.errors.hasSuffix("Nothing was imported.\n"))
                if isNew {
                    #expect(!FileManager.default.fileExists(atPath: target.url.path))
                } else {
                    #expect(try tips("export", in: target).output == before)
                }
            }
        }

        @Test("An export ends with a code if nobody reads it") func closedPipe() throws {
            let process = Process()
            process.executableURL = ToolRun.program
            process.arguments = ["export", "--store", directory.url.path]
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            process.standardOutput = pipe
            let errors = Pipe()
            process.standardError = errors
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 74)
            let text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
            #expect(text == "Error: Standard output can't be written.\n")
        }

        @Test("Output that can't be written is an error with a code") func fullOutput() throws {
            let process = Process()
            process.executableURL = ToolRun.program
            process.arguments = ["export", "--store", directory.url.path]
            process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 74)
        }
    }
#endif
