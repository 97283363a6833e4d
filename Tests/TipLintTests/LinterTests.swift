#if Tools
    import Foundation
    import Testing

    @testable import TipLint

    /// What the linter reads, and what it does with files that it can't read.
    @Suite struct LinterTests {
        /// Writes files into a new folder, and returns the folder.
        private func folder(_ files: [String: String]) throws -> String {
            let folder = FileManager.default.temporaryDirectory.appending(path: "TipLint-\(UUID().uuidString)")
            for (name, text) in files {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            return folder.path
        }

        private func rules(_ files: [String: String]) throws -> [String] {
            let folder = try folder(files)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            return try Linter([folder]).report().findings.map(\.rule.rawValue)
        }

        private static let long = """
            struct LongTip: Tip {
                var title: Text { Text("Press the map below the list to see where a trail goes") }
                var options: [any TipOption] { MaxDisplayCount(3) }
            }
            """

        @Test("A comment after code silences one rule on its line") func silencedLine() throws {
            let text = "import TipKit\n" + Self.long
            let silenced = text.replacing(
                ") }\n    var options",
                with: ") } // tips-lint: allow title-length\n    var options"
            )
            #expect(silenced != text)
            #expect(try rules(["Tips.swift": silenced]) == [])
            #expect(try rules(["Tips.swift": silenced.replacing("title-length", with: "wording")]) == ["title-length"])
        }

        @Test("A comment on a line of its own silences the next line with code, past comments and attributes")
        func silencedNextLine() throws {
            let endless = """
                // tips-lint: allow endless-tip, since there is no feature
                /// The first tip.
                @available(iOS 17, *)
                struct OneTip: Tip {
                    var title: Text { Text("One") }
                }

                struct TwoTip: Tip {
                    var title: Text { Text("Two") }
                }
                """
            #expect(try rules(["Tips.swift": "import TipKit\n" + endless]) == ["endless-tip"])
        }

        @Test("A comment of HTML, Mustache or Stencil silences a rule in a template")
        func silencedTemplates() throws {
            let tips = "import TipKit\n" + Self.long.replacing(" to see where a trail goes", with: "")
            let element = "<tip-view tip=\"NoTip\"></tip-view>"
            for (name, comment) in [
                ("a.html", "<!-- tips-lint: allow template-tip -->"),
                ("a.mustache", "{{! tips-lint: allow template-tip }}"),
                ("a.stencil", "{# tips-lint: allow template-tip #}"),
            ] {
                #expect(try rules(["Tips.swift": tips, name: "\(comment)\n\(element)"]) == [])
                #expect(try rules(["Tips.swift": tips, name: "\(element) \(comment)"]) == [])
                #expect(try rules(["Tips.swift": tips, name: element]) == ["template-tip"])
            }
        }

        @Test("A file without an import of tips may have a protocol Tip of its own") func otherTips() throws {
            #expect(try rules(["Bill.swift": "import Foundation\n" + Self.long]) == [])
        }

        @Test("Tests and previews aren't checked") func tests() throws {
            let file = "import TipKit\n" + Self.long
            #expect(try rules(["Tests/AppTests/LongTip.swift": file]) == [])
            #expect(try rules(["Sources/LongTests.swift": "import Testing\n" + file]) == [])
            let preview =
                "import TipKit\n#Preview { List().task { Tips.showAllTipsForTesting(); try? Tips.configure() } }"
            #expect(try rules(["Preview.swift": preview]) == [])
        }

        @Test("Rules about a whole program aren't applied to a single file") func singleFile() throws {
            let folder = try folder([
                "OneTip.swift": "import TipKit\nstruct OneTip: Tip { var title: Text { Text(\"One\") } }"
            ])
            defer { try? FileManager.default.removeItem(atPath: folder) }
            #expect(try Linter([folder]).report().findings.map(\.rule) == [.endlessTip])
            #expect(try Linter([folder + "/OneTip.swift"]).report().findings == [])
        }

        @Test("A tip that is invalidated through a variable whose type isn't known isn't called endless")
        func unknownReceiver() throws {
            let tip = "import TipKit\nstruct OneTip: Tip { var title: Text { Text(\"One\") } }\n"
            let use = "func done(_ tip: some Tip) { tip.invalidate(reason: .actionPerformed) }"
            #expect(try rules(["OneTip.swift": tip + use]) == [])
        }

        @Test("A file that doesn't parse is a failure at its place, and other files are checked")
        func broken() throws {
            let folder = try folder([
                "Broken.swift": "import TipKit\nfunc open( {\n", "LongTip.swift": "import TipKit\n" + Self.long,
            ])
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let report = try Linter([folder]).report()
            #expect(report.findings.map(\.rule) == [.titleLength])
            #expect(report.failures.count == 1)
            #expect(report.failures.first?.place?.line == 2)
            #expect(report.failures.first?.sentence.hasPrefix("The file doesn't parse: ") == true)
        }

        @Test("A file that isn't UTF-8 is a failure") func notText() throws {
            let folder = try folder(["Tips.swift": ""])
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: folder + "/Tips.swift"))
            #expect(try Linter([folder]).report().failures.map(\.sentence) == ["The file isn't UTF-8."])
        }

        @Test("A path without a file is an error that names it") func missing() {
            #expect(throws: LintError.self) { try Linter(["/nowhere/at-all"]) }
            #expect(LintError.missing("/nowhere").description == "There is no file and no folder “/nowhere”.")
        }

        @Test("A long chain of modifiers and deep nesting don't end the linter") func deep() throws {
            let chain = "import TipKit\nlet view = Text(\"a\")" + String(repeating: ".bold()", count: 4000)
            let nested =
                "import TipKit\nlet x = " + String(repeating: "(", count: 200) + String(repeating: ")", count: 200)
            #expect(try rules(["Chain.swift": chain, "Nested.swift": nested]) == [])
        }

        @Test("A link isn't followed, so no file is checked twice") func links() throws {
            let folder = try folder(["LongTip.swift": "import TipKit\n" + Self.long])
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/Again.swift",
                withDestinationPath: "LongTip.swift"
            )
            try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: ".")
            #expect(try Linter([folder]).report().findings.count == 1)
        }

        @Test("SARIF has each rule, and the place of each finding") func sarif() throws {
            let folder = try folder(["My Tips.swift": "import TipKit\n" + Self.long])
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let text = try Linter([folder]).report().sarif()
            let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            #expect(log?["version"] as? String == "2.1.0")
            let run = (log?["runs"] as? [[String: Any]])?.first
            let driver = (run?["tool"] as? [String: Any])?["driver"] as? [String: Any]
            #expect((driver?["rules"] as? [Any])?.count == LintRule.allCases.count)
            let result = (run?["results"] as? [[String: Any]])?.first
            #expect(result?["ruleId"] as? String == "title-length")
            #expect(text.contains("\"uri\" : \"file://\(folder)/My%20Tips.swift\""))
            #expect(text.contains("\"startLine\" : 3"))
        }
    }
#endif
