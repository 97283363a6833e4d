#if Configuration
    import Configuration
    import Foundation
    import SystemPackage
    import TipKitCore

    /// Looks at a file and the environment again and again, and reports what it can't use.
    struct SwitchFollower: Sendable {
        private let file: String
        private let report: @Sendable (String) -> Void
        private var reader: SwitchReader
        private var provider: ReloadingFileProvider<SwitchesFile>?
        /// The file as it was read first, before there is a provider.
        private var first: SwitchesFile?
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
        mutating func lookAtOnce() -> TipSwitches.Values {
            var fault: String?
            do {
                try check()
                first = try SwitchesFile(Data(contentsOf: URL(fileURLWithPath: file)))
            } catch is Missing {
                // The next look says so.
            } catch {
                fault = sentence(error)
            }
            return values(first, fault)
        }

        /// Looks again, and returns what the switches say.
        mutating func look() async -> TipSwitches.Values {
            var fault: String?
            do {
                try check()
                if let provider {
                    // For whichever key, the provider reads the file if it has changed, and throws if it can't.
                    _ = try await provider.fetchValue(forKey: AbsoluteConfigKey([]), type: .string)
                } else {
                    provider = try await ReloadingFileProvider(filePath: FilePath(file))
                }
            } catch {
                fault = sentence(error)
            }
            return values(provider?.snapshot() as? SwitchesFile ?? first, fault)
        }

        private mutating func values(_ content: SwitchesFile?, _ fault: String?) -> TipSwitches.Values {
            let (values, problems) = reader.read(content)
            let all = (fault.map { [$0] } ?? []) + problems
            for problem in all where !reported.contains(problem) { report(problem) }
            reported = Set(all)
            return values
        }

        /// Throws an error if the file isn't there or shouldn't be opened.
        private func check() throws {
            let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
            guard FileManager.default.fileExists(atPath: path) else { throw Missing() }
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw SwitchesFile.Fault("it isn't a file")
            }
            guard let size = attributes[.size] as? Int, size <= SwitchesFile.mostBytes else {
                throw SwitchesFile.Fault("it has more than \(SwitchesFile.mostBytes) bytes")
            }
        }

        private struct Missing: Error {}

        private func sentence(_ error: any Error) -> String {
            let isKnown = provider != nil || first != nil
            if error is Missing {
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
