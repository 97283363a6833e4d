public import Foundation

extension Tips {
    /// Whether a tip may appear, and why.
    public struct Explanation: Sendable, Equatable, CustomStringConvertible {
        /// The id of the tip.
        public let tip: String
        /// The status that is explained.
        public let status: Status
        /// All that holds the tip back; what let it through, for a testing switch.
        public let reasons: [Reason]
        /// What each rule gave, with what it measured; empty where an invalidation or a testing switch decides.
        public let rules: [RuleFinding]
        /// What is remembered of the tip: its displays, their dates and its invalidation.
        public let record: TipRecord
        /// After how many displays the tip is retired; `nil` for no bound.
        public let maxDisplayCount: Int?
        /// After how many seconds on screen the tip is retired; `nil` for no bound.
        public let maxDisplayDuration: TimeInterval?
        /// Whether the tip is on a screen of this process now.
        public let isOnScreen: Bool
        /// The member whose turn it was when a group of the tip's was last asked; `nil` if it was this one's.
        public let groupTurn: String?
        /// The tip whose popover is open where this one's waits; `nil` if it waits on no page, or is on a screen.
        public let openPopover: String?
        /// The type of tip whose rules and options decide, if another one has the same id.
        public let otherType: String?
        /// The next moment at which anything can change without new input.
        public let nextChange: Date?

        package init(
            tip: String,
            status: Status,
            reasons: [Reason],
            rules: [RuleFinding] = [],
            record: TipRecord = TipRecord(),
            options: TipOptions = TipOptions(),
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
            self.isOnScreen = isOnScreen
            self.groupTurn = groupTurn
            self.openPopover = openPopover
            self.otherType = otherType
            self.nextChange = nextChange
        }

        /// What is said of every tip before `configure`.
        static func notConfigured(_ tip: String) -> Explanation {
            Explanation(tip: tip, status: .pending, reasons: [.notConfigured])
        }

        /// How often the tip appeared.
        public var displayCount: Int { record.displayCount }

        /// When the tip appeared for the first time.
        public var firstDisplayed: Date? { record.firstDisplayed }

        /// One thing that decides about a tip.
        public enum Reason: Sendable, Equatable {
            /// Tips aren't configured yet.
            case notConfigured
            /// The tip is retired; the replica is empty if a limit retired it just now.
            case invalidated(InvalidationReason, date: Date, replica: String)
            /// A rule doesn't hold.
            case rule(RuleFinding)
            /// Another tip appeared, or is about to, and the display frequency asks for a pause.
            case displayFrequency(tip: String, until: Date)
            /// A testing switch hides the tip.
            case hiddenForTesting
            /// A testing switch shows the tip.
            case shownForTesting
        }

        /// What a rule gave.
        public struct RuleFinding: Sendable, Equatable, Codable {
            /// The source text of the rule's body.
            public let source: String
            /// What the rule is declared to read.
            public let inputs: [RuleInputKey]
            /// Whether the rule holds.
            public let holds: Bool
            /// What was measured, such as `isLoggedIn = false`; empty unless asked for by `explain()`.
            public let measurements: [String]

            /// Makes the value of its parts.
            public init(source: String, inputs: [RuleInputKey], holds: Bool, measurements: [String] = []) {
                self.source = source
                self.inputs = inputs
                self.holds = holds
                self.measurements = measurements
            }
        }

        /// One sentence that says whether the tip may appear, and what holds it back.
        public var summary: String { summary(isOnScreen: isOnScreen) }

        /// The summary for those who read it later, when the tip has left the screen.
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
                return "Hidden: " + reasons.map(\.phrase).joined(separator: "; ") + "."
            }
        }

        /// The tip's id, the type that decides if another one has the same id, and the summary.
        public var description: String {
            otherType.map { "\(tip), as a \($0) of the same id: \(summary)" } ?? "\(tip): \(summary)"
        }
    }
}

extension Tips.Explanation.Reason {
    /// The reason as a part of a sentence.
    var phrase: String {
        switch self {
        case .notConfigured: "tips are not configured"
        case .invalidated(.actionPerformed, _, _): "the person did what it teaches"
        case .invalidated(.tipClosed, _, _): "the person closed it"
        case .invalidated(.displayCountExceeded, _, _): "it appeared as often as it may"
        case .invalidated(.displayDurationExceeded, _, _): "it was on screen as long as it may"
        case .rule(let finding): finding.phrase
        case .displayFrequency(let tip, let end):
            "the display frequency asks for a pause after \(tip), until \(end.ISO8601Format())"
        case .hiddenForTesting: "a testing switch hides it"
        case .shownForTesting: "a testing switch shows it"
        }
    }
}

extension Tips.Explanation.RuleFinding {
    var phrase: String {
        let subject = source.isEmpty ? "a rule" : "the rule \(source)"
        let measured = measurements.isEmpty ? "" : " (\(measurements.joined(separator: ", ")))"
        return "\(subject) doesn't hold\(measured)"
    }
}

/// A tip's popover that waits for another's to close, as explanations say it; ended when it is released.
package final class PopoverWait: Sendable {
    private let tip: String
    private let holder: String
    private let number: UInt64
    private let center: TipCenter

    init(of tip: String, behind holder: String, number: UInt64, center: TipCenter) {
        self.tip = tip
        self.holder = holder
        self.number = number
        self.center = center
    }

    deinit {
        center.endWait(number, of: tip)
    }

    /// Whether it is that of a tip behind another one's popover, for a centre.
    package func isOne(of tip: String, behind holder: String, in center: TipCenter) -> Bool {
        self.tip == tip && self.holder == holder && self.center === center
    }
}
