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

    /// Wilson's score interval of the share; from 0 to 1 without people.
    ///
    /// - Parameter z: The number of standard deviations, 1.96 for 95 %.
    func wilson(_ z: Double) -> ClosedRange<Double> {
        guard let value else { return 0...1 }
        let (n, square) = (Double(people), z * z)
        let middle = (value + square / (2 * n)) / (1 + square / n)
        let half = z * (value * (1 - value) / n + square / (4 * n * n)).squareRoot() / (1 + square / n)
        // All or none of the people give a bound of exactly 1 or 0, which rounding may miss.
        return (count == 0 ? 0 : max(0, middle - half))...(count == people ? 1 : min(1, middle + half))
    }
}

/// A difference of two shares, with Newcombe's interval, which combines the score intervals of the two shares.
///
/// The interval covers the true difference in about 95 of 100 experiments that are looked at once. It is method 10 of
/// R. G. Newcombe, Interval estimation for the difference between independent proportions, Statistics in Medicine 17
/// (1998).
public struct ShareDifference: Hashable, Sendable {
    /// The difference, from -1 to 1.
    public let value: Double
    /// The lower bound of the interval.
    public let lower: Double
    /// The upper bound of the interval.
    public let upper: Double

    /// Creates the difference `share - other`; `nil` if either share has no people.
    public init?(of share: Share, from other: Share) {
        guard let one = share.value, let two = other.value else { return nil }
        let (first, second) = (share.wilson(Self.z), other.wilson(Self.z))
        func length(_ left: Double, _ right: Double) -> Double { (left * left + right * right).squareRoot() }
        value = one - two
        lower = max(-1, value - length(one - first.lowerBound, second.upperBound - two))
        upper = min(1, value + length(first.upperBound - one, two - second.lowerBound))
    }

    /// Combines the differences of several parts, each with the weight of its people; `nil` without people.
    ///
    /// The distances of the bounds add up as squares, as in the interval of one difference.
    init?(_ parts: [(difference: ShareDifference, people: Int)]) {
        let all = Double(parts.reduce(0) { $0 + $1.people })
        guard all > 0 else { return nil }
        func sum(_ term: (ShareDifference) -> Double) -> Double {
            parts.reduce(0) { $0 + Double($1.people) / all * term($1.difference) }
        }
        func length(_ term: (ShareDifference) -> Double) -> Double {
            parts.reduce(0) { sum, part in
                let length = Double(part.people) / all * term(part.difference)
                return sum + length * length
            }.squareRoot()
        }
        if let only = parts.first, parts.count == 1 {
            self = only.difference
            return
        }
        value = sum(\.value)
        lower = max(-1, value - length { $0.value - $0.lower })
        upper = min(1, value + length { $0.upper - $0.value })
    }

    /// The 97.5 % quantile of the normal distribution.
    private static let z = 1.959963984540054
}
