import Foundation

/// The people of an experiment with two arms: those to whom something was shown, and those from whom it was held out.
///
/// People are kept by the share that was to be held out when they joined, since the share may change.
public struct TwoArms: Sendable, Equatable {
    /// The people who joined under one share.
    struct Stratum: Sendable, Equatable {
        var shown = Share(0, of: 0)
        var heldOut = Share(0, of: 0)
    }

    private(set) var strata: [Double: Stratum] = [:]

    /// Creates an experiment without people.
    public init() {}

    /// Adds people who joined under one share.
    ///
    /// People who couldn't have been in the other arm, because the share was 0 or 1, tell nothing about the difference,
    /// and are left out.
    ///
    /// - Parameters:
    ///   - shown: How many of the people to whom it was shown did it.
    ///   - heldOut: How many of the people from whom it was held out did it.
    ///   - share: The share that was to be held out, between 0 and 1.
    public mutating func add(shown: Share, heldOut: Share, holdingOut share: Double) {
        guard share > 0, share < 1 else { return }
        let old = strata[share, default: Stratum()]
        strata[share] = Stratum(
            shown: Share(old.shown.count + shown.count, of: old.shown.people + shown.people),
            heldOut: Share(old.heldOut.count + heldOut.count, of: old.heldOut.people + heldOut.people)
        )
    }

    /// The people to whom it was shown.
    public var shown: Share { sum(\.shown) }

    /// The people from whom it was held out.
    public var heldOut: Share { sum(\.heldOut) }

    private func sum(_ arm: KeyPath<Stratum, Share>) -> Share {
        strata.values.map { $0[keyPath: arm] }.reduce(Share(0, of: 0)) {
            Share($0.count + $1.count, of: $0.people + $1.people)
        }
    }

    /// The shares under which people joined, in order.
    public var shares: [Double] { strata.keys.sorted() }

    /// How many more people do it when it is shown; `nil` if either arm is empty.
    ///
    /// People who joined under different shares aren't mixed: they joined at different times, when more or fewer people
    /// may have done it anyway, and each arm has its own mixture of them. Their differences are averaged by their number.
    public var difference: ShareDifference? {
        ShareDifference(
            strata.sorted { $0.key < $1.key }.compactMap { _, part in
                ShareDifference(of: part.shown, from: part.heldOut).map {
                    ($0, part.shown.people + part.heldOut.people)
                }
            }
        )
    }
}

/// A test of whether people were assigned to the two arms in the intended ratio.
///
/// If they weren't, something else than chance decides who is counted, and the difference of the arms says nothing.
public struct RatioTest: Sendable, Equatable {
    /// How many people were held out.
    public let heldOut: Int
    /// How many people were to be held out, on average.
    public let expected: Double
    /// The probability of a deviation at least as large by chance.
    public let probability: Double

    /// Whether the ratio is so unlikely, below one in a thousand, that the assignment is at fault.
    public var isMismatch: Bool { probability < 0.001 }

    /// Tests the ratio; `nil` without people.
    ///
    /// With fewer than about five people to be expected in the smaller arm, the probability is an upper bound, after W.
    /// Hoeffding, Probability inequalities for sums of bounded random variables, JASA 58 (1963).
    public init?(_ arms: TwoArms) {
        var (expected, variance, people) = (0.0, 0.0, 0.0)
        for (share, part) in arms.strata {
            let count = Double(part.shown.people + part.heldOut.people)
            people += count
            expected += count * share
            variance += count * share * (1 - share)
        }
        guard people > 0 else { return nil }
        heldOut = arms.heldOut.people
        self.expected = expected
        guard variance < 5 else {
            probability = erfc(abs(Double(heldOut) - expected) / (2 * variance).squareRoot())
            return
        }
        func part(_ found: Double, _ mean: Double) -> Double { found == 0 ? 0 : found * log(found / mean) }
        let found = Double(heldOut)
        probability = min(1, 2 * exp(-part(found, expected) - part(people - found, people - expected)))
    }
}
