import OpenTipKitTesting
import Testing

@testable import TipStatistics

/// Simulations of experiments that are looked at every day: with seeds that are always the same, and one that is new
/// each time and printed.
@Suite struct VerdictSimulationTests {
    private static let fresh = UInt64.random(in: 1_000_000...9_999_999)

    /// What was found in many runs.
    private struct Found: CustomStringConvertible {
        var runs = 0
        /// Runs with a verdict that it helps, or that it hurts, at any look.
        var helps = 0
        var hurts = 0
        /// Runs in which the interval missed the true difference at any look.
        var missed = 0

        var description: String { "\(runs) runs: \(helps) helps, \(hurts) hurts, \(missed) missed" }
    }

    private func simulate(_ experiment: Experiment, runs: Int, seed: UInt64) -> Found {
        var generator = SeededGenerator(seed: seed)
        var found = Found()
        let zero = (Table(.helps, at: 0), Table(.hurts, at: 0))
        let truth = (Table(.helps, at: experiment.effect), Table(.hurts, at: experiment.effect))
        for _ in 0..<runs {
            var (helps, hurts, missed) = (false, false, false)
            var last: TwoArms?
            experiment.run(&generator) { arms in
                guard arms.shown.people > 0, arms.heldOut.people > 0 else { return true }
                let before = (helps, hurts)
                helps = helps || zero.0.excludes(arms)
                hurts = hurts || zero.1.excludes(arms)
                missed = missed || truth.0.excludes(arms) || truth.1.excludes(arms)
                // The verdict and the interval are compared where the verdict changes, and at the end.
                if before != (helps, hurts) { expectAgreement(arms) }
                last = arms
                return true
            }
            if let last { expectAgreement(last) }
            found.runs += 1
            if helps { found.helps += 1 }
            if hurts { found.hurts += 1 }
            if missed { found.missed += 1 }
        }
        print("\(experiment.testDescription), seed \(seed): \(found)")
        return found
    }

    /// The verdict is whether the interval excludes zero, and both are what the bets at zero say.
    ///
    /// If chance has given the arms other sizes than their shares, the bets may say so although fewer people used it; the
    /// interval has the estimate in any case.
    private func expectAgreement(_ arms: TwoArms) {
        guard let difference = arms.difference else { return }
        let verdict = Verdict(arms, difference)
        let helps = difference.value > 0 && Table(.helps, at: 0).excludes(arms)
        let hurts = difference.value < 0 && Table(.hurts, at: 0).excludes(arms)
        #expect((verdict == .helps) == helps, "\(arms)")
        #expect((verdict == .hurts) == hurts, "\(arms)")
        #expect((difference.lower > 0) == helps && (difference.upper < 0) == hurts, "\(difference)")
        #expect(difference.lower <= difference.value && difference.value <= difference.upper, "\(difference)")
    }

    @Test(
        "Looked at every day, at most 5 % of experiments end with a false verdict, and at most 5 % of intervals ever miss",
        arguments: Experiment.settings
    )
    func everyDay(_ experiment: Experiment) {
        for (seed, runs) in [(64, 40), (Self.fresh, 20)] {
            let (none, some) = (
                simulate(experiment.withoutEffect, runs: runs, seed: seed),
                simulate(experiment, runs: runs, seed: seed)
            )
            // With a new seed, chance may add what it adds in 1 of 100 000 cases.
            let most = seed == 64 ? runs / 20 : runs / 20 + 7
            #expect(none.helps + none.hurts <= most)
            #expect(none.missed <= most && some.missed <= most)
            #expect(some.hurts <= most)
            // The sizes of the settings are such that nearly all effects are found.
            if seed == 64 { #expect(some.helps >= runs * 6 / 10) }
        }
    }

    @Test("Arms of other sizes than their shares are no verdict that the estimate contradicts") func unequalArms() {
        var arms = TwoArms()
        arms.add(shown: Share(6, of: 14_854), heldOut: Share(2, of: 1_812), holdingOut: 0.1)
        #expect(Table(.helps, at: 0).excludes(arms))
        expectAgreement(arms)
    }

    @Test("An effect of 10 points is found in at least 80 % of experiments with 500 people an arm")
    func power() {
        let experiment = Experiment(share: 0.5, base: 0.2, effect: 0.1, people: 1_000, looks: 50)
        var generator = SeededGenerator(seed: 11)
        let table = Table(.helps, at: 0)
        let runs = 400
        var found = 0
        for _ in 0..<runs {
            experiment.run(&generator) { arms in
                guard table.excludes(arms) else { return true }
                found += 1
                return false
            }
        }
        print("20 % and 30 % use it: \(found) of \(runs) found")
        #expect(found >= runs * 8 / 10)
    }

    @Test("The number of people that are still needed is enough for a verdict in 75 to 92 % of experiments")
    func needed() throws {
        var arms = TwoArms()
        arms.add(shown: Share(60, of: 200), heldOut: Share(45, of: 200), holdingOut: 0.5)
        let more = try #require(arms.morePeople)
        let table = Table(.helps, at: 0)
        var generator = SeededGenerator(seed: 5)
        let runs = 400
        var found = 0
        for _ in 0..<runs {
            var now = arms
            for _ in 0..<20 {
                let joined = more / 20
                let heldOut = generator.count(of: joined, 0.5)
                now.add(
                    shown: Share(generator.count(of: joined - heldOut, 0.3), of: joined - heldOut),
                    heldOut: Share(generator.count(of: heldOut, 0.225), of: heldOut),
                    holdingOut: 0.5
                )
                guard table.excludes(now) else { continue }
                found += 1
                break
            }
        }
        print("\(more) more people: \(found) of \(runs) found")
        #expect((0.75...0.92).contains(Double(found) / Double(runs)))
    }
}
