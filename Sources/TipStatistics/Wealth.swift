import Foundation

/// What a stake of 1 has become that was spread over bets in one direction, as a function of the difference.
///
/// At the true difference the stake doesn't grow on average, whoever joins. So it reaches 40 in at most 1 of 40
/// experiments, however often one looks (Ville's inequality). A difference is excluded once the stake reaches 40 there, in
/// one of the two directions; in 95 of 100 experiments the true difference is never excluded. The differences that remain
/// are a confidence sequence. Nothing is approximated, so it also holds with few people and with rare uses.
///
/// References: J. Ville, Étude critique de la notion de collectif (1939); I. Waudby-Smith and A. Ramdas, Estimating means
/// of bounded random variables by betting, JRSS B 86 (2024); R. Turner and P. Grünwald, Exact anytime-valid confidence
/// intervals for contingency tables and beyond, Statistics & Probability Letters 198 (2023).
struct Wealth {
    let direction: Direction
    let people: [Cells]

    /// The logarithm of the wealth from which a difference is excluded.
    let threshold: Double

    /// - Parameter comparisons: How many comparisons are made together, of which this is one; each then needs as many times
    ///   the wealth.
    init(_ direction: Direction, _ people: [Cells], amongComparisons comparisons: Int = 1) {
        (self.direction, self.people) = (direction, people)
        threshold = log(40 * Double(comparisons))
    }

    /// The logarithm of the wealth at a difference.
    ///
    /// - Parameter difference: With the opposite sign if the direction is that it hurts, as in ``Bets``.
    func logarithm(at difference: Double) -> Double {
        logarithm(with: people.map { Bets(direction, than: difference, holdingOut: $0.share) })
    }

    /// The logarithm of the wealth.
    ///
    /// People who joined under different shares may differ in how many do it. So half of the stake is on bets with one
    /// guess for all of them, and half on bets with a guess for each part; but all have the same effect.
    ///
    /// - Parameter bets: The bets on each part of the people.
    func logarithm(with bets: [Bets]) -> Double {
        let guesses = Bets.guesses.count
        let stakes = zip(people, bets).map { $1.logStakes($0) }
        var totals: [Double] = []
        totals.reserveCapacity(2 * Bets.effects.count)
        for (index, weight) in Bets.effectWeights.enumerated() {
            let range = index * guesses..<(index + 1) * guesses
            var together = Bets.guessWeights
            var apart = 0.0
            for stakes in stakes {
                for (guess, stake) in zip(0..., stakes[range]) { together[guess] += stake }
                if people.count > 1 { apart += logSum(zip(stakes[range], Bets.guessWeights).map { $0 + $1 }) }
            }
            guard people.count > 1 else {
                totals.append(weight + logSum(together))
                continue
            }
            totals.append(weight - M_LN2 + logSum(together))
            totals.append(weight - M_LN2 + apart)
        }
        return logSum(totals)
    }

    /// The greatest difference below which all are excluded, at most the estimate; -1 if none is excluded.
    ///
    /// The wealth falls as the difference grows, so there is one such place. The result is below it by less than 1e-10.
    ///
    /// - Parameter estimate: The estimate of the difference, with the opposite sign if the direction is that it hurts.
    func bound(beside estimate: Double) -> Double {
        func excess(_ difference: Double) -> Double { logarithm(at: difference) - threshold }
        var (low, high) = (-1.0, estimate)
        var (above, below) = (excess(low), excess(high))
        guard above >= 0, low < high else { return -1 }
        guard below < 0 else { return estimate }
        if estimate > 0 {
            // Zero is a bound of the search, so that it is on the right side whatever the precision.
            let zero = excess(0)
            if zero >= 0 { (low, above) = (0, zero) } else { (high, below) = (0, zero) }
        }
        // The method of the false position, in the variant called Illinois.
        var side = 0
        for _ in 0..<200 where high - low > 1e-10 {
            let guess = (low * below - high * above) / (below - above)
            let middle = guess > low && guess < high ? guess : (low + high) / 2
            let found = excess(middle)
            if found >= 0 {
                (low, above) = (middle, found)
                if side == 1 { below /= 2 }
                side = 1
            } else {
                (high, below) = (middle, found)
                if side == -1 { above /= 2 }
                side = -1
            }
        }
        return low
    }
}
