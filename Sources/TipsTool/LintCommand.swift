#if Tools
    import ArgumentParser
    import Foundation
    import TipLint

    /// The command `tips lint`.
    struct LintCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "lint",
            abstract: "Checks the tips in Swift files, and their elements in templates.",
            discussion: """
                Prints a line 'file:line:column: rule: sentence' for each finding. Of a folder, all Swift files are read but \
                tests, and templates of HTML, Mustache and Stencil. Rules about a whole program, such as that each event \
                is donated, need a folder. A comment 'tips-lint: allow RULE' silences a rule on its line, or, alone on a \
                line, on the next one. The exit code is 0 without findings, 1 with findings, 65 if a file couldn't be \
                checked, 66 if a path doesn't exist, and 74 if the output can't be written.
                """
        )

        @Argument(help: "The folders and files to check.", completion: .file())
        var paths: [String] = ["."]

        @Flag(help: "Print JSON, for programs.")
        var json = false

        @Flag(help: "Print SARIF 2.1.0, for services that review code.")
        var sarif = false

        func validate() throws {
            guard !json || !sarif else { throw ValidationError("Choose one of --json and --sarif.") }
        }

        func run() throws {
            let report: LintReport
            do {
                report = try Linter(paths).report()
            } catch let error as LintError {
                throw ToolOutput.failure(.noInput, error.description)
            }
            let output =
                try json ? report.json() : sarif ? report.sarif() : report.findings.map(\.text).joined(separator: "\n")
            try ToolOutput.print(output)
            for failure in report.failures { ToolOutput.complain(failure.text) }
            if !json && !sarif { ToolOutput.complain(summary(of: report)) }
            guard report.failures.isEmpty else { throw ExitCode.badData }
            guard report.findings.isEmpty else { throw ExitCode.failure }
        }

        private func summary(of report: LintReport) -> String {
            let files = report.fileCount == 1 ? "1 file" : "\(report.fileCount) files"
            return switch report.findings.count {
            case 0: "No findings in \(files)."
            case 1: "1 finding in \(files)."
            default: "\(report.findings.count) findings in \(files)."
            }
        }
    }
#endif
