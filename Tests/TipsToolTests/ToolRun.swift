#if Tools
    import Foundation

    /// A run of the program `tips`, which is built together with the tests.
    struct ToolRun {
        let output: String
        let errors: String
        let code: Int32

        /// The output as JSON.
        var json: Any? { try? JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed) }

        init(_ arguments: String..., in folder: URL? = nil, input: Data? = nil) throws {
            try self.init(arguments, in: folder, input: input)
        }

        init(_ arguments: [String], in folder: URL? = nil, input: Data? = nil) throws {
            let process = Process()
            process.executableURL = Self.program
            process.arguments = arguments
            if let folder { process.currentDirectoryURL = folder }
            // Files, unlike pipes, take any amount of output while nobody reads.
            let (outputFile, errorFile, inputFile) = (Self.newFile(), Self.newFile(), Self.newFile())
            defer { for file in [outputFile, errorFile, inputFile] { try? FileManager.default.removeItem(at: file) } }
            try (input ?? Data()).write(to: inputFile)
            process.standardInput = try FileHandle(forReadingFrom: inputFile)
            process.standardOutput = try FileHandle(forWritingTo: outputFile)
            process.standardError = try FileHandle(forWritingTo: errorFile)
            try process.run()
            process.waitUntilExit()
            output = try String(contentsOf: outputFile, encoding: .utf8)
            errors = try String(contentsOf: errorFile, encoding: .utf8)
            code = process.terminationStatus
        }

        static var program: URL {
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("tips")
        }

        private static func newFile() -> URL {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("tips-run-\(UUID().uuidString)")
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
            return file
        }
    }
#else
    import Testing

    @Test("The tests of tips need the trait Tools", .disabled("swift test --traits Tools")) func skipped() {}
#endif
