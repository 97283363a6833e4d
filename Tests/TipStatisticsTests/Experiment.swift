import OpenTipKitTesting
import Testing

@testable import TipStatistics

/// A site on which something is shown to some people and held out from others, and which is looked at on many days.
struct Experiment: Sendable, CustomTestStringConvertible {
    /// The share that is held out, and after the change.
    var share: Double
    var laterShare: Double?
    /// How many do it from whom it is held out, and after the change.
    var base: Double
    var laterBase: Double?
    /// How many people more do it when it is shown.
    var effect: Double
    /// The people in all.
    var people: Int
    /// How often it is looked at.
    var looks = 30

    var testDescription: String {
        let later = laterShare.map { ", then \($0)" } ?? ""
        return "\(share)\(later) held out, \(base) use it, \(effect) more, \(people) people"
    }

    /// The settings of the issue: shares, base rates, and a change of the share when more people use it.
    static let settings = [
        Experiment(share: 0.5, base: 0.2, effect: 0.1, people: 1_000),
        Experiment(share: 0.1, base: 0.2, effect: 0.1, people: 3_000),
        Experiment(share: 0.01, base: 0.2, effect: 0.1, people: 30_000),
        Experiment(share: 0.5, base: 0.0005, effect: 0.0025, people: 20_000),
        Experiment(share: 0.1, base: 0.0005, effect: 0.002, people: 100_000),
        Experiment(share: 0.01, base: 0.0005, effect: 0.01, people: 100_000),
        Experiment(share: 0.1, laterShare: 0.5, base: 0.1, laterBase: 0.4, effect: 0.1, people: 1_500),
    ]

    /// The same site without an effect.
    var withoutEffect: Experiment {
        var experiment = self
        experiment.effect = 0
        return experiment
    }

    /// Calls a closure with the people at each look, until it returns false.
    func run(_ generator: inout SeededGenerator, _ look: (TwoArms) -> Bool) {
        var arms = TwoArms()
        var joined = 0
        for day in 1...looks {
            let isLater = 2 * day > looks
            let share = isLater ? laterShare ?? self.share : self.share
            let base = isLater ? laterBase ?? self.base : self.base
            let more = people * day / looks - joined
            joined += more
            let heldOut = generator.count(of: more, share)
            arms.add(
                shown: Share(generator.count(of: more - heldOut, base + effect), of: more - heldOut),
                heldOut: Share(generator.count(of: heldOut, base), of: heldOut),
                holdingOut: share
            )
            guard look(arms) else { return }
        }
    }
}

extension SeededGenerator {
    /// Returns how many of a number of people do something that each does with a probability.
    mutating func count(of people: Int, _ probability: Double) -> Int {
        // The binomial distribution by inversion, in parts so small that no probability vanishes.
        var (rest, total) = (people, 0)
        guard probability < 1 else { return people }
        while rest > 0 {
            let part = min(rest, 200)
            rest -= part
            var left = Double.random(in: 0..<1, using: &self)
            var chance = (0..<part).reduce(1) { product, _ in product * (1 - probability) }
            var found = 0
            while left >= chance, found < part {
                left -= chance
                chance *= Double(part - found) / Double(found + 1) * probability / (1 - probability)
                found += 1
            }
            total += found
        }
        return total
    }
}

/// Bets on the parts of an experiment at one difference, computed once, since their factors don't depend on the people.
final class Table {
    private let direction: Direction
    private let difference: Double
    private var bets: [Double: Bets] = [:]

    init(_ direction: Direction, at difference: Double) {
        (self.direction, self.difference) = (direction, difference)
    }

    /// Whether the people exclude the difference in the direction.
    func excludes(_ arms: TwoArms) -> Bool {
        let cells = Cells.all(of: arms)
        let bets = cells.map { cells in
            if let known = self.bets[cells.share] { return known }
            let made = Bets(
                direction,
                than: direction == .helps ? difference : -difference,
                holdingOut: cells.share
            )
            self.bets[cells.share] = made
            return made
        }
        let wealth = Wealth(direction, cells, amongComparisons: arms.comparisons)
        return wealth.logarithm(with: bets) >= wealth.threshold
    }
}
