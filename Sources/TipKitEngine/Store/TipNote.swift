public import Foundation

/// A center's latest decision on a tip, saved so that a tool can explain the tip without the app.
///
/// A center saves a tip's note after it has decided on the tip, in the background and at most every quarter of a
/// second, so a process that ends at once may leave an older one. The tip's record is ``TipStore/record(ofTip:)``.
public struct TipNote: Sendable, Equatable, CustomStringConvertible {
    /// The id of the tip.
    public var tip: String
    /// The name of the tip's type; empty if it has none.
    public var typeName: String
    /// When the center first reached this decision.
    public var date: Date
    /// The status that the note explains.
    public var status: Tips.Status
    /// One sentence that says whether the tip may appear, and what holds it back.
    public var summary: String
    /// The result of each rule, with what it measured.
    public var rules: [Tips.Explanation.RuleFinding]
    /// The number of displays after which the tip is retired; `nil` for no limit.
    public var maxDisplayCount: Int?
    /// The seconds on screen after which the tip is retired; `nil` for no limit.
    public var maxDisplayDuration: TimeInterval?
    /// The next date at which anything could change without new input.
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
