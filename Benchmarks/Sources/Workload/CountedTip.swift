public import OpenTipKit

/// A tip with one rule on the number of an event's donations.
public struct CountedTip: Tip {
    /// The event that the rule counts.
    public static let visited = Tips.Event<Tips.EmptyDonation>(
        id: "visited",
        donationLimit: Tips.DonationLimit(maximumCount: 1_000_000)
    )

    /// Makes the tip.
    public init() {}

    public var title: Text { Text("Counted") }
    public var rules: [Rule] { Rule(Self.visited) { $0.donations.count >= 3 } }
}

/// A tip whose rule reads every donation of the event.
public struct ReadingTip: Tip {
    /// Makes the tip.
    public init() {}

    public var title: Text { Text("Reading") }
    public var rules: [Rule] { Rule(CountedTip.visited) { $0.donations.filter { $0.date < .now }.count == 1_000_000 } }
}

/// One of many tips, each with a parameter of its own.
public struct NumberedTip: Tip {
    let number: Int

    /// Makes the tip of a number.
    public init(_ number: Int) { self.number = number }

    /// The tip's parameter.
    public var parameter: Tips.Parameter<Int> { Tips.Parameter(NumberedTip.self, "+\(number)", 0) }

    public var id: String { "numbered-\(number)" }
    public var title: Text { Text("Numbered") }
    public var rules: [Rule] { Rule(parameter) { $0.isMultiple(of: 2) } }
}

/// One of many tips, each without a rule.
public struct PlainTip: Tip {
    let number: Int

    /// Makes the tip of a number.
    public init(_ number: Int) { self.number = number }

    public var id: String { "plain-\(number)" }
    public var title: Text { Text("Plain") }
}

/// One of many tips, each with a rule on an event of its own.
public struct EventTip: Tip {
    let number: Int

    /// Makes the tip of a number.
    public init(_ number: Int) { self.number = number }

    /// The tip's event, which keeps so many donations.
    public var event: Tips.Event<Tips.EmptyDonation> { Tips.Event(id: "event-\(number)") }

    public var id: String { "counted-\(number)" }
    public var title: Text { Text("Counted") }
    public var rules: [Rule] { Rule(event) { $0.donations.count >= 3 } }
}
