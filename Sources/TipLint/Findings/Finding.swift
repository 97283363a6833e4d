#if Tools
    /// A place in a file; lines and columns begin at 1, and columns count bytes of UTF-8, as compilers count them.
    package struct Place: Hashable, Sendable {
        package let line: Int
        package let column: Int
    }

    /// A place at which a rule doesn't hold.
    package struct Finding: Hashable, Sendable {
        package let file: String
        package let place: Place
        package let rule: LintRule
        package let sentence: String

        /// The line that compilers and editors expect: `file:line:column: rule: sentence`.
        package var text: String { "\(file):\(place.line):\(place.column): \(rule.rawValue): \(sentence)" }
    }

    extension Finding: Comparable {
        package static func < (a: Finding, b: Finding) -> Bool {
            (a.file, a.place.line, a.place.column, a.rule.rawValue, a.sentence)
                < (b.file, b.place.line, b.place.column, b.rule.rawValue, b.sentence)
        }
    }

    /// A file that couldn't be checked.
    package struct LintFailure: Hashable, Sendable {
        package let file: String
        /// Where the problem is in the file, if it is at one place.
        package let place: Place?
        package let sentence: String

        /// The failure as a line for standard error.
        package var text: String {
            place.map { "\(file):\($0.line):\($0.column): error: \(sentence)" } ?? "\(file): error: \(sentence)"
        }
    }

    /// What `tips lint` found.
    package struct LintReport: Sendable {
        /// The findings, by file and line.
        package let findings: [Finding]
        /// The files that couldn't be checked, or of which a part couldn't.
        package let failures: [LintFailure]
        /// How many files were read.
        package let fileCount: Int
    }
#endif
