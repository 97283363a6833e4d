#if Tools
    import Foundation

    extension LintReport {
        /// The findings in SARIF 2.1.0, which services for code review read.
        package func sarif() throws -> String { try Self.encoded(SARIF(self)) }
    }

    /// A log of SARIF 2.1.0, with what `tips lint` says in it.
    private struct SARIF: Encodable {
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let version = "2.1.0"
        let runs: [Run]

        init(_ report: LintReport) {
            let rules = LintRule.allCases
            runs = [
                Run(
                    tool: Tool(
                        driver: Driver(
                            rules: rules.map { Rule(id: $0.rawValue, shortDescription: Message(text: $0.summary)) }
                        )
                    ),
                    invocations: [
                        Invocation(
                            executionSuccessful: report.failures.isEmpty,
                            toolExecutionNotifications: report.failures.map {
                                Notification(
                                    message: Message(text: $0.sentence),
                                    locations: [Location($0.file, $0.place)]
                                )
                            }
                        )
                    ],
                    results: report.findings.map {
                        Result(
                            ruleId: $0.rule.rawValue,
                            ruleIndex: rules.firstIndex(of: $0.rule) ?? 0,
                            message: Message(text: $0.sentence),
                            locations: [Location($0.file, $0.place)]
                        )
                    }
                )
            ]
        }

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }

        struct Run: Encodable {
            let tool: Tool
            let invocations: [Invocation]
            // Columns of findings count bytes; of the units that SARIF knows, code points are the same for ASCII.
            let columnKind = "unicodeCodePoints"
            let results: [Result]
        }

        struct Tool: Encodable { let driver: Driver }

        struct Driver: Encodable {
            let name = "tips lint"
            let rules: [Rule]
        }

        struct Rule: Encodable {
            let id: String
            let shortDescription: Message
        }

        struct Message: Encodable { let text: String }

        struct Invocation: Encodable {
            let executionSuccessful: Bool
            let toolExecutionNotifications: [Notification]
        }

        struct Notification: Encodable {
            let level = "error"
            let message: Message
            let locations: [Location]
        }

        struct Result: Encodable {
            let ruleId: String
            let ruleIndex: Int
            let level = "warning"
            let message: Message
            let locations: [Location]
        }

        struct Location: Encodable {
            let physicalLocation: Physical

            init(_ file: String, _ place: Place?) {
                // A reader resolves relative paths from the root of the repository.
                let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
                let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
                physicalLocation = Physical(
                    artifactLocation: Artifact(uri: path.hasPrefix("/") ? "file://\(escaped)" : escaped),
                    region: place.map { Region(startLine: $0.line, startColumn: $0.column) }
                )
            }
        }

        struct Physical: Encodable {
            let artifactLocation: Artifact
            let region: Region?
        }

        struct Artifact: Encodable { let uri: String }

        struct Region: Encodable {
            let startLine: Int
            let startColumn: Int
        }
    }
#endif
