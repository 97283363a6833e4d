#if Tools
    import ArgumentParser
    import TipLint

    /// The command `tips prove`.
    struct ProveCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "prove",
            abstract: "Says which tips can never appear, and how long all of them take, from their declarations alone.",
            discussion: """
                Nothing is claimed that the code doesn't say: rules with several inputs or with other code, and dates that \
                are computed, say nothing here. The exit code is 0 if each tip may appear, 1 if one can't, and otherwise as \
                that of 'tips lint'.
                """
        )

        @Argument(help: "The folders and files with the declarations.", completion: .file())
        var paths: [String] = ["."]

        @Flag(help: "Print JSON, for programs.")
        var json = false

        func run() throws {
            let (proof, failures): (Proof, [LintFailure])
            do {
                (proof, failures) = try Linter(paths).proof()
            } catch let error as LintError {
                throw ToolOutput.failure(.noInput, error.description)
            }
            if json { try ToolOutput.print(json: Document(proof)) } else { try say(proof) }
            for failure in failures { ToolOutput.complain(failure.text) }
            guard failures.isEmpty else { throw ExitCode.badData }
            guard proof.never.isEmpty else { throw ExitCode.failure }
        }

        private func say(_ proof: Proof) throws {
            let waiting = proof.waiting.map {
                "\($0.file):\($0.place.line):\($0.place.column): \($0.tip) may never appear: \($0.reason)"
            }
            try ToolOutput.print((proof.never.map(\.text) + waiting + proof.paces.map(\.text)).joined(separator: "\n"))
            let tips = proof.tipCount == 1 ? "1 tip" : "\(proof.tipCount) tips"
            ToolOutput.complain(
                proof.never.isEmpty
                    ? "Nothing was found that keeps any of \(tips) from ever appearing."
                    : "\(proof.never.count) of \(tips) can never appear."
            )
        }

        private struct Document: Encodable {
            let version = 1
            let tips: Int
            let never: [Tip]
            let waiting: [Tip]
            let paces: [Pace]

            struct Tip: Encodable {
                let file: String
                let line: Int
                let column: Int
                let tip: String
                let reason: String

                init(_ tip: Proof.Never) {
                    (file, line, column) = (tip.file, tip.place.line, tip.place.column)
                    (self.tip, reason) = (tip.tip, tip.reason)
                }
            }

            struct Pace: Encodable {
                let file: String
                let line: Int
                let tips: Int
                let day: Int
                let option: String
            }

            init(_ proof: Proof) {
                tips = proof.tipCount
                never = proof.never.map(Tip.init)
                waiting = proof.waiting.map(Tip.init)
                paces = proof.paces.map {
                    Pace(file: $0.file, line: $0.place.line, tips: $0.tips, day: $0.day, option: $0.option)
                }
            }
        }
    }
#endif
