import Foundation
import OpenTipKitTesting
import TipStatistics

/// How often reports that are looked at every day are wrong, and what they find, in simulated experiments.
enum VerdictFigures {
    private struct Setting {
        var share: Double
        var laterShare: Double?
        var base: Double
        var laterBase: Double?
        var effect: Double
        var people: Int
    }

    private static let settings = [
        Setting(share: 0.5, base: 0.2, effect: 0.1, people: 1_000),
        Setting(share: 0.1, base: 0.2, effect: 0.1, people: 3_000),
        Setting(share: 0.01, base: 0.2, effect: 0.1, people: 30_000),
        Setting(share: 0.5, base: 0.0005, effect: 0.0025, people: 20_000),
        Setting(share: 0.1, base: 0.0005, effect: 0.002, people: 100_000),
        Setting(share: 0.01, base: 0.0005, effect: 0.01, people: 100_000),
        Setting(share: 0.1, laterShare: 0.5, base: 0.1, laterBase: 0.4, effect: 0.1, people: 1_500),
    ]

    /// For each setting: the per cent of runs with a false verdict without an effect, of runs with an effect that was
    /// found, of runs in which the interval missed at any look, and of looks at which verdict and interval disagree; at
    /// last the mean width beside Newcombe's interval at the end.
    static func measure(runs: Int = 200, looks: Int = 40) {
        let seed = UInt64.random(in: 0..<1_000_000_000)
        print("seed \(seed), \(runs) runs of \(looks) looks")
        var generator = SeededGenerator(seed: seed)
        for setting in settings {
            var none = setting
            none.effect = 0
            let (without, with) = (found(none, runs, looks, &generator), found(setting, runs, looks, &generator))
            let perCent = [
                without.verdicts, with.verdicts, (without.missed + with.missed) / 2,
                (without.disagreements + with.disagreements) / Double(2 * looks),
            ].map { String(format: "%.1f", $0 * 100 / Double(runs)) }
            let width = String(format: "%.2f", with.width / Double(runs))
            let later = setting.laterShare.map { ", then \($0)" } ?? ""
            print(
                "share \(setting.share)\(later), base \(setting.base), effect \(setting.effect), \(setting.people) people:",
                "false \(perCent[0]) %, found \(perCent[1]) %, missed \(perCent[2]) %, disagree \(perCent[3]) %,",
                "width \(width)"
            )
        }
    }

    private static func found(
        _ setting: Setting,
        _ runs: Int,
        _ looks: Int,
        _ generator: inout SeededGenerator
    ) -> (verdicts: Double, missed: Double, disagreements: Double, width: Double) {
        var found = (verdicts: 0.0, missed: 0.0, disagreements: 0.0, width: 0.0)
        for _ in 0..<runs {
            var (arms, joined, isFound, isMissed) = (TwoArms(), 0, false, false)
            for look in 1...looks {
                let isLater = 2 * look > looks
                let share = isLater ? setting.laterShare ?? setting.share : setting.share
                let base = isLater ? setting.laterBase ?? setting.base : setting.base
                let more = setting.people * look / looks - joined
                joined += more
                let heldOut = count(more, share, &generator)
                arms.add(
                    shown: Share(count(more - heldOut, base + setting.effect, &generator), of: more - heldOut),
                    heldOut: Share(count(heldOut, base, &generator), of: heldOut),
                    holdingOut: share
                )
                guard let difference = arms.difference else { continue }
                let verdict = Verdict(arms)
                if verdict == .helps || verdict == .hurts { isFound = true }
                if !(difference.lower...difference.upper).contains(setting.effect) { isMissed = true }
                if (verdict == .helps) != (difference.lower > 0) || (verdict == .hurts) != (difference.upper < 0) {
                    found.disagreements += 1
                }
                if look == looks { found.width += (difference.upper - difference.lower) / newcombe(arms) }
            }
            if isFound { found.verdicts += 1 }
            if isMissed { found.missed += 1 }
        }
        return found
    }

    private static func count(_ people: Int, _ probability: Double, _ generator: inout SeededGenerator) -> Int {
        var count = 0
        for _ in 0..<people where Double.random(in: 0..<1, using: &generator) < probability { count += 1 }
        return count
    }

    /// The width of Newcombe's interval for one look.
    private static func newcombe(_ arms: TwoArms) -> Double {
        func wilson(_ share: Share) -> (value: Double, lower: Double, upper: Double) {
            let (n, z) = (Double(share.people), 1.959963984540054)
            let value = Double(share.count) / n
            let middle = (value + z * z / (2 * n)) / (1 + z * z / n)
            let half = z * (value * (1 - value) / n + z * z / (4 * n * n)).squareRoot() / (1 + z * z / n)
            return (value, middle - half, middle + half)
        }
        let (one, two) = (wilson(arms.shown), wilson(arms.heldOut))
        return hypot(one.value - one.lower, two.upper - two.value) + hypot(one.upper - one.value, two.value - two.lower)
    }
}
