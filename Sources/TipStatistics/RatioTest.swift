import Foundation

/// A test of whether people were assigned to the two arms in the intended ratio, which may be looked at as often as one
/// likes.
///
/// If they weren't, something else than chance decides who is counted, and the difference of the arms says nothing. A
/// stake is spread over bets that the odds of being held out are greater or smaller than intended, by several factors. If
/// chance alone assigns people, the probability that the stake ever reaches 1 000 is at most 1 in 1 000.
public struct RatioTest: Sendable, Equatable {
    /// How many people were held out.
    public let heldOut: Int
    /// How many people were to be held out, on average.
    public let expected: Double
    /// An upper bound of the probability that the ratio is ever as far from the intended one, with so many people or
    /// fewer or more; of comparisons that are made together, that any of them is.
    public let probability: Double

    /// Whether the ratio is so unlikely, at most one in a thousand, that the assignment is at fault.
    public var isMismatch: Bool { probability <= 0.001 }

    /// The sizes of the bets, as the logarithm of the factor by which the odds differ from the intended ones.
    static let sizes = (0...7).map { 0.05 * Double(1 << $0) }

    /// Tests the ratio; `nil` without people.
    public init?(_ arms: TwoArms) {
        let parts = arms.strata.sorted { $0.key < $1.key }
        guard parts.contains(where: { $1.people > 0 }) else { return nil }
        heldOut = arms.heldOut.people
        expected = parts.reduce(0) { $0 + Double($1.value.people) * $1.key }
        let stakes = (Self.sizes + Self.sizes.map { -$0 }).map { size in
            parts.reduce(-log(2 * Double(Self.sizes.count))) { stake, part in
                // Of the share and the rest, both divided by their sum after the odds changed.
                let sum = log1p(part.key * expm1(size))
                return stake + Double(part.value.heldOut.people) * (size - sum)
                    - Double(part.value.shown.people) * sum
            }
        }
        probability = min(1, Double(arms.comparisons) * exp(-logSum(stakes)))
    }
}
