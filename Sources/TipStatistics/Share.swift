/// How many of a number of people did something.
public struct Share: Hashable, Sendable {
    /// How many people did it.
    public var count: Int
    /// How many people there are.
    public var people: Int

    /// Creates the value; negative numbers mean 0, and a count above the number of people means all of them.
    public init(_ count: Int, of people: Int) {
        self.people = max(0, people)
        self.count = min(max(0, count), self.people)
    }

    /// The share, from 0 to 1; `nil` without people.
    public var value: Double? { people == 0 ? nil : Double(count) / Double(people) }

    /// The people of both shares together.
    static func + (one: Share, two: Share) -> Share { Share(one.count + two.count, of: one.people + two.people) }
}

/// A difference of two shares, with the interval in which the true difference is.
///
/// The interval is right however often one looks: in at least 95 of 100 experiments that run for any time, no interval
/// ever misses the true difference. ``TwoArms/difference`` computes it.
public struct ShareDifference: Hashable, Sendable {
    /// The best estimate of the difference, from -1 to 1.
    public let value: Double
    /// The lower bound of the interval.
    public let lower: Double
    /// The upper bound of the interval.
    public let upper: Double
}
