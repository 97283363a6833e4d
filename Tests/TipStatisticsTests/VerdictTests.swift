import OpenTipKitTesting
import Testing
import TipStatistics

@Suite struct VerdictTests {
    private func arms(_ shown: Share, _ heldOut: Share, holdingOut share: Double = 0.5) -> TwoArms {
        var arms = TwoArms()
        arms.add(shown: shown, heldOut: heldOut, holdingOut: share)
        return arms
    }

    @Test("A clear difference is a verdict, in either direction") func clear() {
        #expect(Verdict(arms(Share(300, of: 500), Share(200, of: 500))) == .helps)
        #expect(Verdict(arms(Share(200, of: 500), Share(300, of: 500))) == .hurts)
    }

    @Test("Without people, with one person, or with all people in one arm nothing is known")
    func nobody() {
        #expect(Verdict(TwoArms()) == .unknown(morePeople: nil))
        #expect(TwoArms().difference == nil)
        #expect(RatioTest(TwoArms()) == nil)
        let one = arms(Share(1, of: 1), Share(0, of: 0), holdingOut: 0.1)
        #expect(Verdict(one) == .unknown(morePeople: nil))
        #expect(one.difference == nil)
        let allShown = arms(Share(40, of: 90_000), Share(0, of: 0), holdingOut: 0.1)
        #expect(Verdict(allShown) == .unknown(morePeople: nil))
        #expect(RatioTest(allShown)?.isMismatch == true)
    }

    @Test("People who couldn't have been in the other arm are left out", arguments: [0, 1, -3, .nan])
    func certain(_ share: Double) {
        #expect(arms(Share(9, of: 10), Share(1, of: 10), holdingOut: share) == TwoArms())
    }

    @Test("The number of people that are still needed falls as people join, and no difference needs no number")
    func needed() throws {
        func needed(_ factor: Int) -> Int? {
            let found = arms(Share(24 * factor, of: 100 * factor), Share(20 * factor, of: 100 * factor))
            guard case .unknown(let more) = Verdict(found) else { return nil }
            return more
        }
        let (few, many) = (try #require(needed(1)), try #require(needed(5)))
        #expect(many < few)
        #expect((1_000...10_000).contains(few))
        #expect(Verdict(arms(Share(20, of: 100), Share(20, of: 100))) == .unknown(morePeople: nil))
    }

    @Test("A count above the number of people, and negative numbers, become valid shares") func invalidShares() {
        #expect(Share(7, of: 5) == Share(5, of: 5))
        #expect(Share(-7, of: -5) == Share(0, of: 0))
        #expect(Share(0, of: 0).value == nil)
    }
}

/// Simulations with seeds, of experiments that are looked at on each of 60 days.
@Suite struct VerdictSimulationTests {
    /// Returns the verdicts of experiments that end with the first verdict.
    private func verdicts(runs: Int, people: Int, shown: Double, heldOut: Double, holdingOut share: Double) -> [Verdict]
    {
        var generator = SeededGenerator(seed: 50)
        func isTrue(_ probability: Double) -> Bool {
            Double(generator.next() >> 11) < probability * Double(1 << 53 as UInt64)
        }
        return (0..<runs).map { _ in
            var counts = (shown: 0, shownUsed: 0, heldOut: 0, heldOutUsed: 0)
            var (joined, verdict) = (0, Verdict.unknown(morePeople: nil))
            for day in 1...60 {
                while joined < people * day / 60 {
                    joined += 1
                    if isTrue(share) {
                        counts.heldOut += 1
                        if isTrue(heldOut) { counts.heldOutUsed += 1 }
                    } else {
                        counts.shown += 1
                        if isTrue(shown) { counts.shownUsed += 1 }
                    }
                }
                var arms = TwoArms()
                arms.add(
                    shown: Share(counts.shownUsed, of: counts.shown),
                    heldOut: Share(counts.heldOutUsed, of: counts.heldOut),
                    holdingOut: share
                )
                let evidence = Evidence(arms)
                guard evidence.value >= Evidence.threshold else { continue }
                verdict = Verdict(arms)
                break
            }
            return verdict
        }
    }

    @Test(
        "Without an effect, at most 5 % of 4000 experiments that are looked at on 60 days end with a verdict",
        arguments: [(0.2, 0.5), (0.05, 0.1)]
    )
    func noEffect(level: Double, share: Double) {
        let all = verdicts(runs: 4_000, people: 1_000, shown: level, heldOut: level, holdingOut: share)
        let wrong = all.count { $0 == .helps || $0 == .hurts }
        print("no effect, \(level) use it, \(share) held out: \(wrong) of \(all.count) verdicts")
        #expect(wrong <= 200)
    }

    @Test("An effect of 10 points is found in at least 80 % of experiments with 500 people an arm") func effect() {
        let all = verdicts(runs: 1_000, people: 1_000, shown: 0.2, heldOut: 0.1, holdingOut: 0.5)
        let found = all.count { $0 == .helps }
        print("20 % and 10 % use it: \(found) of \(all.count) found, \(all.count { $0 == .hurts }) reversed")
        #expect(found >= 800)
        #expect(!all.contains(.hurts))
    }

    @Test(
        "The interval covers the true difference in 94 to 96.5 % of experiments",
        arguments: [(500, 0.3, 500, 0.2), (900, 0.12, 100, 0.3), (200, 0.5, 200, 0.5)]
    )
    func coverage(first: Int, one: Double, second: Int, two: Double) throws {
        var generator = SeededGenerator(seed: 7)
        func count(_ people: Int, _ probability: Double) -> Int {
            (0..<people).count { _ in Double.random(in: 0..<1, using: &generator) < probability }
        }
        let runs = 4_000
        var covered = 0
        for _ in 0..<runs {
            let (shown, heldOut) = (Share(count(first, one), of: first), Share(count(second, two), of: second))
            let difference = try #require(ShareDifference(of: shown, from: heldOut))
            if (difference.lower...difference.upper).contains(one - two) { covered += 1 }
        }
        print("\(first) and \(second) people: the interval covers in \(covered) of \(runs)")
        #expect((0.94...0.965).contains(Double(covered) / Double(runs)))
    }
}
