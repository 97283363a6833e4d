public import Foundation

/// A center's latest decision on a tip, saved so that a tool can explain the tip without the app.
///
/// In the background, at most every quarter of a second, a center saves the notes on the tips that it has decided. A
/// process that is killed right after a decision may therefore leave an older note. Read the tip's record with
/// ``TipStore/record(ofTip:)``.
public struct TipNote: Sendable, Equatable, CustomStringConvertible {
    /// The id of the tip.
    public var tip: String
    /// The name of the tip's type; empty if the tip isn't defined by a type.
    public var typeName: String
    /// When the center first made this decision.
    public var date: Date
    /// The status that the note explains.
    public var status: Tips.Status
    /// One sentence that says whether the tip may appear and, if not, why.
    public var summary: String
    /// The result of each rule, with the values that the rule read.
    public var rules: [Tips.Explanation.RuleFinding]
    /// The number of displays after which the tip is retired; `nil` for no limit.
    public var maxDisplayCount: Int?
    /// The seconds on screen after which the tip is retired; `nil` for no limit.
    public var maxDisplayDuration: TimeInterval?
    /// The next date at which the status can change without a change of a parameter or event.
    public var nextChange: Date?

    /// Creates the value from its parts.
    public init(
        tip: String,
        typeName: String = "",
        date: Date,
        status: Tips.Status,
        summary: String,
        rules: [Tips.Explanation.RuleFinding] = [],
        maxDisplayCount: Int? = nil,
        maxDisplayDuration: TimeInterval? = nil,
        nextChange: Date? = nil
    ) {
        self.tip = tip
        self.typeName = typeName
        self.date = date
        self.status = status
        self.summary = summary
        self.rules = rules
        self.maxDisplayCount = maxDisplayCount
        self.maxDisplayDuration = maxDisplayDuration
        self.nextChange = nextChange
    }

    /// The tip's id and the summary, in the form of ``Tips/Explanation/description``.
    public var description: String { "\(tip): \(summary)" }
}

extension TipNote {
    init(_ explanation: Tips.Explanation, typeName: String, date: Date) {
        self.init(
            tip: explanation.tip,
            typeName: typeName,
            date: date,
            status: explanation.status,
            summary: explanation.lastingSummary,
            rules: explanation.rules,
            maxDisplayCount: explanation.maxDisplayCount,
            maxDisplayDuration: explanation.maxDisplayDuration,
            nextChange: explanation.nextChange
        )
    }
}
