/// The conclusion from an experiment.
public enum Verdict: Sendable, Equatable {
    /// People do it more often when it is shown: the interval of the difference is above zero.
    case helps
    /// People do it less often when it is shown: the interval of the difference is below zero.
    case hurts
    /// Nothing is known yet: zero is in the interval. The number is how many more people it takes if the difference
    /// stays as it is, or `nil` if the arms don't differ enough to say; see ``TwoArms/morePeople``.
    case unknown(morePeople: Int?)

    /// Draws the conclusion from the people of both arms; without people in one of them nothing is known.
    public init(_ arms: TwoArms) { self.init(arms, arms.difference) }

    /// Draws the conclusion from the people of both arms, and from their difference, if it is at hand.
    package init(_ arms: TwoArms, _ difference: ShareDifference?) {
        guard let difference else {
            self = .unknown(morePeople: nil)
            return
        }
        self =
            if difference.lower > 0 {
                .helps
            } else if difference.upper < 0 {
                .hurts
            } else {
                .unknown(morePeople: arms.morePeople)
            }
    }
}

extension TwoArms {
    /// The number of people with whom a verdict is reached in 80 of 100 cases, if more people join in the parts in which
    /// they have joined so far, and do it as often as the people so far; `nil` if that takes more than a thousand million
    /// people, or if there is no difference.
    ///
    /// The number is found with the wealth that decides the verdict: with the people so far, and with so many more of
    /// whom the less favorable fifth is taken, the bound of the interval is zero.
    public var morePeople: Int? {
        guard let value = difference?.value, value != 0 else { return nil }
        let direction = value > 0 ? Direction.helps : .hurts
        let forecast = Forecast(self, direction)
        let bets = forecast.people.map { Bets(direction, than: 0, holdingOut: $0.share) }
        func suffices(_ more: Double) -> Bool {
            let wealth = Wealth(direction, forecast.people(after: more), amongComparisons: comparisons)
            return wealth.logarithm(with: bets) >= wealth.threshold
        }
        var (low, high) = (0.0, 1.0)
        while !suffices(high) {
            (low, high) = (high, 2 * high)
            guard high < 1e9 else { return nil }
        }
        while high - low > max(0.5, high / 200) {
            let middle = (low + high) / 2
            if suffices(middle) { high = middle } else { low = middle }
        }
        return Int(high.rounded(.up))
    }
}

/// How many people will do it, if more join.
private struct Forecast {
    /// The people so far.
    let people: [Cells]
    private let direction: Direction
    /// The quantile of the normal distribution below which a fifth is.
    private static let fifth = -0.8416212335729143

    init(_ arms: TwoArms, _ direction: Direction) {
        (people, self.direction) = (Cells.all(of: arms), direction)
    }

    /// The people after more have joined, if the difference comes out a little less clear than until now, as in the less
    /// favorable fifth of cases.
    func people(after more: Double) -> [Cells] {
        let all = people.reduce(0) { $0 + $1.count }
        // A part with one arm alone is taken to do it as often as everyone.
        let everyone = (
            rate(people.reduce(0) { $0 + $1.shownUsed }, people.reduce(0) { $0 + $1.shownUnused }),
            rate(people.reduce(0) { $0 + $1.heldOutUsed }, people.reduce(0) { $0 + $1.heldOutUnused })
        )
        let parts = people.map { cells -> Part in
            let count = more * cells.count / all
            let (shown, heldOut) = (count * (1 - cells.share), count * cells.share)
            return Part(
                weight: count * cells.share * (1 - cells.share),
                shown: shown,
                heldOut: heldOut,
                shownRate: cells.shown > 0 ? cells.shownUsed / cells.shown : everyone.0,
                heldOutRate: cells.heldOut > 0 ? cells.heldOutUsed / cells.heldOut : everyone.1,
                shownVariance: variance(cells.shownUsed, cells.shown) / shown,
                heldOutVariance: variance(cells.heldOutUsed, cells.heldOut) / heldOut
            )
        }
        let deviation = parts.reduce(0) { $0 + $1.weight * $1.weight * ($1.shownVariance + $1.heldOutVariance) }
            .squareRoot()
        let sign = direction == .helps ? 1.0 : -1
        return zip(people, parts).map { cells, part in
            // The most likely way in which the difference is smaller shares it out by the variances.
            let shift = sign * Self.fifth * part.weight / deviation
            let shownUsed = part.shown * min(1, max(0, part.shownRate + shift * part.shownVariance))
            let heldOutUsed = part.heldOut * min(1, max(0, part.heldOutRate - shift * part.heldOutVariance))
            var cells = cells
            cells.shownUsed += shownUsed
            cells.shownUnused += part.shown - shownUsed
            cells.heldOutUsed += heldOutUsed
            cells.heldOutUnused += part.heldOut - heldOutUsed
            return cells
        }
    }

    private struct Part {
        let weight: Double
        let shown: Double
        let heldOut: Double
        let shownRate: Double
        let heldOutRate: Double
        let shownVariance: Double
        let heldOutVariance: Double
    }

    private func rate(_ used: Double, _ unused: Double) -> Double {
        used + unused > 0 ? used / (used + unused) : 0
    }

    /// The variance of one person, which isn't zero only because none or all of a few people do it.
    private func variance(_ used: Double, _ people: Double) -> Double {
        let rate = (used + 0.5) / (people + 1)
        return rate * (1 - rate)
    }
}

extension Cells {
    fileprivate var shown: Double { shownUsed + shownUnused }
    fileprivate var heldOut: Double { heldOutUsed + heldOutUnused }
    fileprivate var count: Double { shown + heldOut }
}
