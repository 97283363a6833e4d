public import Foundation

extension Tips {
    /// An explanation of whether a tip may appear.
    public struct Explanation: Sendable, Equatable, CustomStringConvertible {
        /// The id of the tip.
        public let tip: String
        /// The status that the explanation explains.
        public let status: Status
        /// The reasons why the tip may not appear, or the testing switch that shows it.
        public let reasons: [Reason]
        /// The result of each rule, with the values it read; empty if an invalidation or a testing switch decides the
        /// status.
        public let rules: [RuleFinding]
        /// The record of the tip: its displays, their dates and its invalidation.
        public let record: TipRecord
        /// The number of displays after which the tip is retired; `nil` for no limit.
        public let maxDisplayCount: Int?
        /// The seconds on screen after which the tip is retired; `nil` for no limit.
        public let maxDisplayDuration: TimeInterval?
        /// What the tip teaches, as its option `Teaches` says; `nil` without the option.
        public let teaches: Teaches?
        /// The name of the arm that the person has, of those that the option `Compares` names; `nil` without the option.
        public let arm: String?
        /// Whether the tip is on screen in this process now, or on a web page of any process that shares the store.
        ///
        /// A page that was closed without a word, as by a crash of its browser, counts for a day.
        public let isOnScreen: Bool
        /// The tip whose turn it was when a group that contains this tip was last read; `nil` if it was this tip's
        /// turn.
        public let groupTurn: String?
        /// The tip whose open popover this tip's popover waits for; `nil` if the popover doesn't wait or the tip is on
        /// screen.
        public let openPopover: String?
        /// The type whose rules and options apply, if that is another type with the same id as the tip; otherwise
        /// `nil`.
        public let otherType: String?
        /// The next date at which the status can change without a change of a parameter or event.
        public let nextChange: Date?

        package init(
            tip: String,
            status: Status,
            reasons: [Reason],
            rules: [RuleFinding] = [],
            record: TipRecord = TipRecord(),
            options: TipOptions = TipOptions(),
            arm: String? = nil,
            isOnScreen: Bool = false,
            groupTurn: String? = nil,
            openPopover: String? = nil,
            otherType: String? = nil,
            nextChange: Date? = nil
        ) {
            self.tip = tip
            self.status = status
            self.reasons = reasons
            self.rules = rules
            self.record = record
            maxDisplayCount = options.maxDisplayCount
            maxDisplayDuration = options.maxDisplayDuration
            teaches = options.teaches
            self.arm = arm
            self.isOnScreen = isOnScreen
            self.groupTurn = groupTurn
            self.openPopover = openPopover
            self.otherType = otherType
            self.nextChange = nextChange
        }

        /// Returns the explanation of a tip before `configure`.
        static func notConfigured(_ tip: String) -> Explanation {
            Explanation(tip: tip, status: .pending, reasons: [.notConfigured])
        }

        /// The number of times that the tip appeared.
        public var displayCount: Int { record.displayCount }

        /// When the tip appeared for the first time.
        public var firstDisplayed: Date? { record.firstDisplayed }

        /// A reason for a tip's status.
        public enum Reason: Sendable, Equatable {
            /// Tips aren't configured yet.
            case notConfigured
            /// The tip is retired. `replica` is empty if the tip has just reached a limit, or the person has just done
            /// what it teaches, and the retirement isn't stored yet.
            case invalidated(InvalidationReason, date: Date, replica: String)
            /// The tip is held out from this person, and retired: it would have become visible at the date.
            case heldOut(date: Date, replica: String)
            /// The person has turned off all tips.
            case turnedOff
            /// The person has snoozed the tip, as often as `count` says.
            case snoozed(count: Int, until: Date)
            /// The tip begins later, as its option `Begins` says.
            case notBegun(until: Date)
            /// The tip is about what is new in a version, as its option `NewIn` says, and the person began with the given
            /// version or, if it is `nil`, the app isn't known to have that version.
            case newIn(String, firstUsed: String?)
            /// The tip is over, as its option `Ends` says.
            case ended(on: Date)
            /// The tip is over so long after its first display, as its option `ExpiresAfter` says.
            case expired(DonationTimeRange, on: Date)
            /// A rule doesn't hold.
            case rule(RuleFinding)
            /// Another tip appeared or is about to appear, and the display frequency requires a pause.
            case displayFrequency(tip: String, until: Date)
            /// As many tips have appeared for the first time as the cap allows; `until` is `nil` if the cap lets no tip
            /// appear.
            case cap(Cap, until: Date?)
            /// Tips that are about to appear fill the cap, among them the given one, until it appears or the date.
            case capClaimed(Cap, by: String, until: Date)
            /// An operator has switched the tip off; `key` is the name of the switch, such as `tips.ExportTip.off`.
            case switchedOff(key: String)
            /// `Tips.suppress()` lets no tip begin.
            case suppressed
            /// The person has just answered another tip, and it is quiet afterwards, as `quietAfter` says.
            case quiet(until: Date)
            /// The person's first launch is too recent for the grace that new people have.
            case grace(DonationTimeRange, until: Date)
            /// The person must be observed for a time before it is believed that they have never done something.
            case observation(DonationTimeRange, until: Date)
            /// A testing switch hides the tip.
            case hiddenForTesting
            /// A testing switch shows the tip.
            case shownForTesting
        }

        /// The result of a rule.
        public struct RuleFinding: Sendable, Equatable, Codable {
            /// The source text of the rule's body.
            public let source: String
            /// The declared inputs of the rule.
            public let inputs: [RuleInputKey]
            /// Whether the rule holds.
            public let holds: Bool
            /// The values that the rule read, such as `isLoggedIn = false`; empty unless `explain()` asked for them.
            public let measurements: [String]

            /// Creates the value from its parts.
            public init(source: String, inputs: [RuleInputKey], holds: Bool, measurements: [String] = []) {
                self.source = source
                self.inputs = inputs
                self.holds = holds
                self.measurements = measurements
            }
        }

        /// One sentence that says whether the tip may appear and, if not, why.
        public var summary: String { summary(isOnScreen: isOnScreen) }

        /// The summary for notes; it doesn't say whether the tip is on screen, because notes are read later.
        var lastingSummary: String { summary(isOnScreen: false) }

        private func summary(isOnScreen: Bool) -> String {
            let state = isOnScreen ? "On screen" : "May appear"
            switch status {
            case .available where reasons.contains(.shownForTesting):
                return "\(state): a testing switch shows it."
            case .available where maxDisplayCount.map { record.displayCount >= $0 } ?? false:
                return "On screen for the last time: it may appear nowhere else, and is retired when it leaves."
            case .available:
                if !isOnScreen, let groupTurn { return "May appear, but in its group it is the turn of \(groupTurn)." }
                if !isOnScreen, let openPopover { return "May appear, but the popover of \(openPopover) is open." }
                return "\(state): \(rules.isEmpty ? "nothing holds it back" : "all its rules hold")."
            case .pending, .invalidated:
                return "Hidden: " + reasons.map(phrase).joined(separator: "; ") + "."
            }
        }

        /// The text that describes a reason in the summary, after the colon.
        private func phrase(_ reason: Reason) -> String {
            guard case .invalidated(.actionPerformed, _, _) = reason, let teaches else { return reason.phrase }
            return "\(reason.phrase) (\(teaches))"
        }

        /// The tip's id and the summary, the person's arm, and the type whose rules apply if two types have the same id.
        public var description: String {
            let type = otherType.map { ", as a \($0) of the same id" } ?? ""
            return "\(tip)\(type): \(summary)\(arm.map { " Its arm is \($0)." } ?? "")"
        }
    }
}

extension Tips.Explanation.Reason {
    /// The text that describes the reason in the summary, after the colon.
    var phrase: String {
        switch self {
        case .notConfigured: "tips are not configured"
        case .invalidated(.actionPerformed, _, _): "the person did what it teaches"
        case .invalidated(.tipClosed, _, _): "the person closed it"
        case .invalidated(.displayCountExceeded, _, _): "it appeared as often as it may"
        case .invalidated(.displayDurationExceeded, _, _): "it was on screen as long as it may"
        case .heldOut: "it is held out from this person, to find out whether it helps"
        case .turnedOff: "the person has turned tips off"
        case .snoozed(let count, let end):
            "the person snoozed it\(count > 1 ? ", \(count) times so far" : ""), until \(end.ISO8601Format())"
        case .notBegun(let start): "it begins on \(start.ISO8601Format())"
        case .newIn(let version, let first?): "it is new in \(version), and the person began with \(first)"
        case .newIn(let version, nil):
            "it is new in \(version), and the configuration doesn't say that the app has this version (appVersion)"
        case .ended(let end): "it ended on \(end.ISO8601Format())"
        case .expired(let length, let end): "it ended \(length) after its first display, on \(end.ISO8601Format())"
        case .rule(let finding): finding.phrase
        case .displayFrequency(let tip, let end):
            "the display frequency asks for a pause after \(tip), until \(end.ISO8601Format())"
        case .cap(let cap, let end?): "the limit of \(cap) is reached, until \(end.ISO8601Format())"
        case .cap(let cap, nil): "the limit of \(cap) lets none appear"
        case .capClaimed(let cap, let tip, let end):
            "the limit of \(cap) is about to be reached by \(tip), which holds a place until \(end.ISO8601Format())"
        case .switchedOff(let key): "switched off by the configuration (\(key))"
        case .suppressed: "tips are suppressed"
        case .quiet(let end): "the person has just answered a tip, so it is quiet until \(end.ISO8601Format())"
        case .grace(let length, let end):
            "no tip appears in a person's first \(length.spoken), until \(end.ISO8601Format())"
        case .observation(let length, let end):
            "the person is observed for \(length) first, until \(end.ISO8601Format())"
        case .hiddenForTesting: "a testing switch hides it"
        case .shownForTesting: "a testing switch shows it"
        }
    }
}

extension Tips.DonationTimeRange {
    /// The length as it follows "a person's first", such as `day` or `2 days`.
    fileprivate var spoken: String { description.hasPrefix("1 ") ? String(description.dropFirst(2)) : description }
}

extension Tips.Explanation.RuleFinding {
    var phrase: String {
        let subject = source.isEmpty ? "a rule" : "the rule \(source)"
        let measured = measurements.isEmpty ? "" : " (\(measurements.joined(separator: ", ")))"
        return "\(subject) doesn't hold\(measured)"
    }
}
