#if Tools
    import Foundation
    import OpenTipKitTesting
    import Testing

    /// The commands `tips lint` and `tips prove` as a script sees them.
    @Suite(.timeLimit(.minutes(5))) struct LintCommandTests {
        private let directory = TemporaryDirectory()

        init() throws {
            try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        }

        private func write(_ text: String, to name: String) throws {
            try Data(text.utf8).write(to: directory.url.appendingPathComponent(name))
        }

        private let long = """
            struct LongTip: Tip {
                var title: Text { Text("Press the map below the list to see where a trail goes") }
                var options: [any TipOption] { MaxDisplayCount(3) }
            }
            """

        @Test(
            "The exit code says whether there are findings, a file that doesn't parse, no such path, or wrong arguments"
        )
        func codes() throws {
            let sentence = "title-length: The title has 54 characters; name the action in at most 40."
            try write("import TipKit\n" + long, to: "LongTip.swift")
            let found = try ToolRun("lint", in: directory.url)
            #expect(found.output == "LongTip.swift:3:28: \(sentence)\n")
            #expect(found.errors == "1 finding in 1 file.\n")
            #expect(found.code == 1)
            try write("import TipKit\nfunc open( {\n", to: "Broken.swift")
            let broken = try ToolRun("lint", ".", in: directory.url)
            #expect(broken.output == "LongTip.swift:3:28: \(sentence)\n")
            #expect(broken.errors.hasPrefix("Broken.swift:2:"))
            #expect(broken.code == 65)
            let missing = try ToolRun("lint", "Sources", in: directory.url)
            #expect(missing.errors == "Error: There is no file and no folder “Sources”.\n")
            #expect(missing.code == 66)
            #expect(try ToolRun("lint", "--json", "--sarif", in: directory.url).code == 64)
            try FileManager.default.removeItem(at: directory.url.appendingPathComponent("Broken.swift"))
            try FileManager.default.removeItem(at: directory.url.appendingPathComponent("LongTip.swift"))
            let clean = try ToolRun("lint", in: directory.url)
            #expect(clean.output == "" && clean.code == 0)
        }

        @Test("--json has each finding and each file that couldn't be checked") func json() throws {
            try write("import TipKit\n" + long, to: "LongTip.swift")
            try write("import TipKit\nfunc open( {\n", to: "Broken.swift")
            let run = try ToolRun("lint", "--json", in: directory.url)
            let document = try #require(run.json as? [String: Any])
            let finding = try #require((document["findings"] as? [[String: Any]])?.first)
            #expect(finding["rule"] as? String == "title-length" && finding["line"] as? Int == 3)
            #expect((document["failures"] as? [[String: Any]])?.first?["file"] as? String == "Broken.swift")
            #expect(run.code == 65)
        }

        @Test("A template of 100 MB is read, and its last line is checked") func largeTemplate() throws {
            try write("import TipKit\n" + long.replacing(" to see where a trail goes", with: ""), to: "LongTip.swift")
            let template = directory.url.appendingPathComponent("large.html")
            _ = FileManager.default.createFile(atPath: template.path, contents: nil)
            let handle = try FileHandle(forWritingTo: template)
            try handle.truncate(atOffset: 100 << 20)
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("\n<tip-view tip=\"ShortTip\"></tip-view>\n".utf8))
            try handle.close()
            let run = try ToolRun("lint", in: directory.url)
            #expect(
                run.output == "large.html:2:1: template-tip: No tip has the id “ShortTip”; did you mean “LongTip”?\n"
            )
        }

        @Test("prove says what can never appear, with a code") func prove() throws {
            let never = long.replacing(
                "MaxDisplayCount(3)",
                with: "Begins(on: Date(timeIntervalSince1970: 2)); Ends(on: Date(timeIntervalSince1970: 1))"
            )
            try write("import TipKit\n" + never, to: "LongTip.swift")
            let run = try ToolRun("prove", in: directory.url)
            #expect(run.output == "LongTip.swift:2:8: LongTip can never appear: it ends before it begins.\n")
            #expect(run.errors == "1 of 1 tip can never appear.\n")
            #expect(run.code == 1)
            let document = try ToolRun("prove", "--json", in: directory.url).json as? [String: Any]
            #expect((document?["never"] as? [Any])?.count == 1)
        }

        @Test("The examples have no findings, and no tip that can never appear", .timeLimit(.minutes(5)))
        func examples()
            throws
        {
            let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            let examples = root.appending(path: "Examples")
            let lint = try ToolRun("lint", in: examples)
            #expect(lint.output == "" && lint.code == 0)
            #expect(try ToolRun("prove", in: examples).code == 0)
        }
    }
#endif
