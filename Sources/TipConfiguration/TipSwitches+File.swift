#if Configuration
    public import Foundation
    public import TipKitCore
    import TipKitEngine

    extension TipSwitches {
        /// Creates switches that follow environment variables and a JSON file, which may be written while the program
        /// runs.
        ///
        /// ```json
        /// {"tips": {"off": false, "ExportTip": {"off": true}, "displayFrequency": "daily", "limits": ["2 per day"], "holdout": 0.1}}
        /// ```
        ///
        /// The variables are named as swift-configuration does it, such as `TIPS_EXPORT_TIP_OFF`, and stand above the
        /// file; one that is empty or can't be used counts as not set. What isn't known is logged once, in one line. What
        /// can't be used in the file is logged once, and what was said before holds: also if the file is damaged, removed,
        /// greater than a megabyte or no regular file, and for a switch that is `null`, `{}` or there twice. Don't set
        /// ``values`` of these switches. The file is read until the
        /// object is released.
        ///
        /// - Parameters:
        ///   - file: The path of the file. It needn't be there yet, and may be a link.
        ///   - tips: All tips of the program: their ids have variables, and other ids in the file are reported.
        ///   - interval: How often the file is looked at, at least every ten milliseconds.
        ///   - environment: The environment variables; those of the process unless you pass others.
        public convenience init(
            file: String,
            of tips: [any Tip],
            every interval: Duration = .milliseconds(500),
            environment: [String: String] = ProcessInfo.processInfo.environment
        ) {
            self.init(file: file, of: tips.map(\.id), every: interval, environment: environment) { logWarning($0) }
        }

        convenience init(
            file: String,
            of tips: [String],
            every interval: Duration,
            environment: [String: String],
            report: @escaping @Sendable (String) -> Void
        ) {
            var follower = SwitchFollower(file: file, tips: tips, environment: environment, report: report)
            let editor = SwitchesFileEditor(file: file, tips: tips, environment: environment)
            self.init(follower.lookAtOnce(), editor: editor)
            let pause = max(interval, .milliseconds(10))
            Task.detached(priority: .utility) { [weak self, follower] in
                var follower = follower
                while true {
                    do { try await Task.sleep(for: pause) } catch { return }
                    guard self != nil else { return }
                    let values = await follower.look()
                    self?.values = values
                }
            }
        }
    }
#endif
