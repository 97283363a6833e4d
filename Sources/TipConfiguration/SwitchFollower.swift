#if Configuration
    import Foundation
    import TipKitCore

    /// Looks at a file and the environment again and again, and reports what it can't use.
    struct SwitchFollower: Sendable {
        private let file: String
        private let report: @Sendable (String) -> Void
        private var reader: SwitchReader
        /// What the file had in it at the latest look; `nil` if it couldn't be read.
        private var bytes: Data?
        /// Why the file couldn't be used at the latest look.
        private var fault: String?
        /// The latest contents that could be used.
        private var content: SwitchesFile?
        /// The problems that the latest look has found, and which are reported already.
        private var reported: Set<String> = []

        init(
            file: String,
            tips: [String],
            environment: [String: String],
            report: @escaping @Sendable (String) -> Void
        ) {
            self.file = file
            self.report = report
            reader = SwitchReader(tips: tips, environment: environment)
        }

        /// Looks for the first time, and returns what the switches say.
        ///
        /// If there is no file, only the next look reports it: a command-line tool, which often has none, has ended by
        /// then.
        mutating func lookAtOnce() -> TipSwitches.Values { look(isFirst: true) }

        /// Looks again, and returns what the switches say.
        mutating func look() async -> TipSwitches.Values { look(isFirst: false) }

        private mutating func look(isFirst: Bool) -> TipSwitches.Values {
            do {
                let found = try SwitchesFile.bytes(of: file)
                // The contents tell of a change; two of them may have one date.
                if found != bytes { use(found) }
            } catch {
                bytes = nil
                fault = isFirst && error is SwitchesFile.Missing ? nil : sentence(error)
            }
            return values(content, fault)
        }

        private mutating func use(_ found: Data) {
            (bytes, fault) = (found, nil)
            do { content = try SwitchesFile(found) } catch { fault = sentence(error) }
        }

        private mutating func values(_ content: SwitchesFile?, _ fault: String?) -> TipSwitches.Values {
            let (values, problems) = reader.read(content)
            let all = (fault.map { [$0] } ?? []) + problems
            for problem in all where !reported.contains(problem) { report(problem) }
            reported = Set(all)
            return values
        }

        private func sentence(_ error: any Error) -> String {
            let isKnown = content != nil
            if error is SwitchesFile.Missing {
                return isKnown
                    ? "The file of switches of tips is gone: \(file). What it said holds; write {} into it to end that."
                    : "There is no file of switches of tips: \(file). It is read once there is one."
            }
            let why = (error as? SwitchesFile.Fault)?.description ?? "\(error)"
            let what = isKnown ? "What it said before holds." : "Nothing is switched by it."
            return "The file of switches of tips can't be used: \(file): \(why). \(what)"
        }
    }
#endif
