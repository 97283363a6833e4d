#if Tools
    import Foundation
    import Testing

    @testable import TipLint

    /// The rules, on a folder that breaks one rule and a folder that breaks none for each of them.
    @Suite struct CaseTests {
        static let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

        static func findings(_ rule: LintRule, _ kind: String) throws -> [Finding] {
            let folder = cases.appending(path: "\(rule.rawValue)/\(kind)").path
            let report = try Linter([folder]).report()
            #expect(report.failures.isEmpty)
            #expect(report.fileCount > 0)
            return report.findings
        }

        @Test("A bad file fires its rule alone", arguments: LintRule.allCases) func bad(rule: LintRule) throws {
            let findings = try Self.findings(rule, "Bad")
            #expect(!findings.isEmpty)
            #expect(findings.allSatisfy { $0.rule == rule }, "\(findings.map(\.text).joined(separator: "\n"))")
        }

        @Test("A good file fires no rule", arguments: LintRule.allCases) func good(rule: LintRule) throws {
            let findings = try Self.findings(rule, "Good")
            #expect(findings.isEmpty, "\(findings.map(\.text).joined(separator: "\n"))")
        }

        @Test("Findings say the line and the column of what is wrong") func places() throws {
            let found = try LintRule.allCases.flatMap { rule in
                try Self.findings(rule, "Bad").map { "\(rule.rawValue) \($0.place.line):\($0.place.column)" }
            }
            #expect(
                found == [
                    "title-length 4:28",
                    "message-length 5:31",
                    "wording 4:28",
                    "wording 10:31",
                    "wording 16:31",
                    "unstable-id 4:14",
                    "duplicate-id 11:20",
                    "configured-late 7:37",
                    "no-frequency 13:27",
                    "immediate-without-rules 3:8",
                    "testing-in-release 6:9",
                    "testing-in-release 7:14",
                    "tips-without-group 20:13",
                    "forced-current-tip 9:17",
                    "forced-current-tip 10:35",
                    "style-reads-tip 7:13",
                    "endless-tip 3:8",
                    "action-without-handler 5:9",
                    "event-never-donated 4:16",
                    "parameter-never-set 4:27",
                    "template-tip 2:1",
                    "template-anchor 2:1",
                ]
            )
        }

        @Test("The article has each rule with its summary") func article() throws {
            let article = try String(
                contentsOf: Self.cases.appending(path: "../../../Sources/OpenTipKit/OpenTipKit.docc/Linting.md"),
                encoding: .utf8
            )
            let words = article.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for rule in LintRule.allCases { #expect(words.contains("### \(rule.rawValue) \(rule.summary)"), "\(rule)") }
        }
    }
#else
    import Testing

    @Test("The tests of tips lint need the trait Tools", .disabled("swift test --traits Tools")) func skipped() {}
#endif
