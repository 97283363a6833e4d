public import Foundation

/// What a centre last found to decide about a tip, written down so that a tool can explain it without the app.
///
/// A centre writes a tip's note when it has decided on it, in the background and at most every quarter of a second, so a
/// process that ends at once may leave an older one. The record that belongs to it is ``TipStore/record(ofTip:)``.
public struct TipNote: Sendable, Equatable, CustomStringConvertible {
    /// The id of the tip.
    public var tip: String
    /// The name of the tip's type; empty if it has none.
    public var typeName: String
    /// When this was first found.
    public var date: Date
    /// The status that is explained.
    public var status: Tips.Status
    /// One sentence that says whether the tip may appear, and what holds it back.
    public var summary: String
    /// What each rule gave, with what it measured.
    public var rules: [Tips.Explanation.RuleFinding]
    /// After how many displays the tip is retired; `nil` for no bound.
    public var maxDisplayCount: Int?
    /// After how many seconds on screen the tip is retired; `nil` for no bound.
    public var maxDisplayDuration: TimeInterval?
    /// The next moment at which anything could change without new input.
    public var nextChange: Date?

    /// Makes the value of its parts.
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

    /// The tip's id and the summary, as ``Tips/Explanation/description`` has them.
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
