/// The people of an experiment with two arms: those to whom something was shown, and those from whom it was held out.
///
/// People are kept by the share that was to be held out when they joined, since the share may change. People who were
/// assigned with another salt are kept together, since their chance of being held out was the same.
public struct TwoArms: Sendable, Equatable {
    /// The people who joined under one share.
    struct Stratum: Sendable, Equatable {
        var shown = Share(0, of: 0)
        var heldOut = Share(0, of: 0)

        var people: Int { shown.people + heldOut.people }

        mutating func add(_ shown: Share, _ heldOut: Share) {
            self.shown = self.shown + shown
            self.heldOut = self.heldOut + heldOut
        }
    }

    private(set) var strata: [Double: Stratum] = [:]
    /// How many comparisons are made together, of which this is one.
    ///
    /// The probability that the interval ever misses, or the ratio test gives a false alarm, is divided by the number, so
    /// that of all of them together at most one in 20, or one in 1 000, goes wrong (Bonferroni).
    public let comparisons: Int

    /// Creates an experiment without people.
    ///
    /// - Parameter comparisons: How many comparisons are made together, of which this is one.
    public init(amongComparisons comparisons: Int = 1) { self.comparisons = max(1, comparisons) }

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
        strata[share, default: Stratum()].add(shown, heldOut)
    }

    /// Adds the people of another experiment.
    public mutating func add(_ other: TwoArms) {
        for (share, part) in other.strata { add(shown: part.shown, heldOut: part.heldOut, holdingOut: share) }
    }

    /// The people to whom it was shown.
    public var shown: Share { strata.values.reduce(Share(0, of: 0)) { $0 + $1.shown } }

    /// The people from whom it was held out.
    public var heldOut: Share { strata.values.reduce(Share(0, of: 0)) { $0 + $1.heldOut } }

    /// The shares under which people joined, in order.
    public var shares: [Double] { strata.keys.sorted() }

    /// How many more people do it when it is shown; `nil` unless some people could be compared.
    ///
    /// The interval is right however often one looks; ``Verdict`` is whether it excludes zero. People who joined under
    /// different shares aren't mixed: they joined at different times, when more or fewer people may have done it anyway,
    /// and each arm has its own mixture of them. Their differences are averaged with the weights of Mantel and Haenszel,
    /// by which a part of people counts more if both of its arms have many.
    public var difference: ShareDifference? {
        var (sum, weights) = (0.0, 0.0)
        for (_, part) in strata.sorted(by: { $0.key < $1.key }) {
            guard let shown = part.shown.value, let heldOut = part.heldOut.value else { continue }
            let weight = Double(part.shown.people) * Double(part.heldOut.people) / Double(part.people)
            sum += weight * (shown - heldOut)
            weights += weight
        }
        guard weights > 0 else { return nil }
        let value = sum / weights
        let cells = Cells.all(of: self)
        return ShareDifference(
            value: value,
            lower: Wealth(.helps, cells, amongComparisons: comparisons).bound(beside: value),
            upper: -Wealth(.hurts, cells, amongComparisons: comparisons).bound(beside: -value)
        )
    }
}
