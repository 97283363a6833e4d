#if Tools
    import Foundation

    extension LintReport {
        /// The findings as JSON, for programs.
        package func json() throws -> String {
            try Self.encoded(
                Document(
                    version: 1,
                    files: fileCount,
                    findings: findings.map {
                        Document.Found(
                            file: $0.file,
                            line: $0.place.line,
                            column: $0.place.column,
                            rule: $0.rule.rawValue,
                            sentence: $0.sentence
                        )
                    },
                    failures: failures.map {
                        Document.Failed(
                            file: $0.file,
                            line: $0.place?.line,
                            column: $0.place?.column,
                            sentence: $0.sentence
                        )
                    }
                )
            )
        }

        static func encoded(_ value: some Encodable) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        }

        private struct Document: Encodable {
            let version: Int
            let files: Int
            let findings: [Found]
            let failures: [Failed]

            struct Found: Encodable {
                let file: String
                let line: Int
                let column: Int
                let rule: String
                let sentence: String
            }

            struct Failed: Encodable {
                let file: String
                let line: Int?
                let column: Int?
                let sentence: String
            }
        }
    }
#endif
