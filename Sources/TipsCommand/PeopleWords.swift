#if Tools
    import Foundation
    import TipKitEngine
    import TipTerminal

    /// What the commands of `tips` say of a tip to the people who use a tool, who know nothing of rules.
    struct PeopleWords {
        /// The name of the tool.
        let tool: String
        /// What people have done when an event is donated, as it follows "you have", by the events' ids.
        let uses: [String: String]

        /// Returns whether a tip may appear and why, in one sentence or more.
        func summary(of explanation: Tips.Explanation, id: String) -> String {
            guard explanation.status != .available else { return "It may appear now." }
            return explanation.reasons.map { text($0, id) }.joined(separator: " ")
        }

        private func text(_ reason: Tips.Explanation.Reason, _ id: String) -> String {
            switch reason {
            case .notConfigured: "The tips can't be read."
            case .invalidated(.actionPerformed, _, _): "You have done what it is about."
            case .invalidated(.tipClosed, _, _): "It is hidden. '\(tool) tips on \(id)' brings it back."
            case .invalidated: "It has appeared as often as it should. '\(tool) tips show \(id)' prints it again."
            case .heldOut: "It isn't shown to you, to find out whether it helps others."
            case .turnedOff: "Tips are off. '\(tool) tips on' turns them on."
            case .snoozed(_, let end): "You have put it off until \(time(end))."
            case .notBegun(let start): "It comes after \(time(start))."
            case .newIn(let version, _?): "It is for those who used a version before \(version)."
            case .newIn(let version, nil): "It is for version \(version)."
            case .ended(let end), .expired(_, let end): "It was for the time until \(time(end))."
            case .rule(let finding): text(finding)
            case .displayFrequency(_, let end): "Another tip has appeared lately. It may follow after \(time(end))."
            case .cap(_, let end?): "Enough tips have appeared lately. It may follow after \(time(end))."
            case .cap(_, nil): "No tips appear."
            case .capClaimed: "It is another tip's turn."
            case .switchedOff(let key): "It is switched off on this machine (\(key))."
            case .suppressed: "No tips appear at the moment."
            case .quiet(let end): "You have just answered another tip. It may follow after \(time(end))."
            case .grace(_, let end), .observation(_, let end): "Tips begin to appear after \(time(end))."
            case .hiddenForTesting: "It is hidden for a test."
            case .shownForTesting: "It is shown for a test."
            }
        }

        /// What a person has still to do, if the rule counts something of which the tool says what it is.
        private func text(_ finding: Tips.Explanation.RuleFinding) -> String {
            let used = finding.inputs.compactMap { input -> (id: String, use: String)? in
                guard case .event(let id) = input else { return nil }
                return uses[id].map { (id, $0) }
            }
            guard finding.inputs.count == 1, let (id, use) = used.first else { return "It isn't time for it yet." }
            let count = finding.measurements.lazy.compactMap { measurement -> Int? in
                guard measurement.hasPrefix("\(id): ") else { return nil }
                return Int(measurement.dropFirst(id.count + 2).prefix { $0.isNumber })
            }.first
            let soFar = count.map { " So far it is \(times($0))." } ?? ""
            let counted = finding.source.wholeMatch(of: /\$0\.donations\.count\s*>=\s*(\d+)/)
            guard let needed = counted.flatMap({ Int($0.1) }) else {
                return "It depends on how often you have \(use).\(soFar)"
            }
            return "It comes after you have \(use) \(times(needed)).\(soFar)"
        }

        private func times(_ count: Int) -> String {
            switch count {
            case 1: "once"
            case 2: "twice"
            case 3...9: "\(["three", "four", "five", "six", "seven", "eight", "nine"][count - 3]) times"
            default: "\(count) times"
            }
        }

        private func time(_ date: Date) -> String { date.ISO8601Format().withLocalTimes }
    }
#endif
