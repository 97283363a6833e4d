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

    @Test(
        "What few people do is a verdict, too, if one arm does it far more often",
        arguments: [
            (30, 10_000, 5, 10_000, 0.5), (400, 1_000_000, 200, 1_000_000, 0.5), (9_960, 10_000, 9_995, 10_000, 0.5),
            (3_000, 900_000, 180, 100_000, 0.1),
        ]
    )
    func rare(shown: Int, of all: Int, heldOut: Int, of others: Int, share: Double) throws {
        let found = arms(Share(shown, of: all), Share(heldOut, of: others), holdingOut: share)
        let difference = try #require(found.difference)
        #expect(Verdict(found) == (difference.value > 0 ? .helps : .hurts), "\(difference)")
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

    @Test("With two people the interval is nearly everything") func two() throws {
        let difference = try #require(arms(Share(1, of: 1), Share(0, of: 1)).difference)
        #expect(difference.value == 1)
        #expect(difference.lower == -1)
        #expect(difference.upper == 1)
    }

    @Test("People who couldn't have been in the other arm are left out", arguments: [0, 1, -3, .nan])
    func certain(_ share: Double) {
        #expect(arms(Share(9, of: 10), Share(1, of: 10), holdingOut: share) == TwoArms())
    }

    @Test("A share that changes daily, and a day with one arm alone, leave a verdict") func daily() throws {
        var found = TwoArms()
        for day in 1...60 {
            let share = Double(day) / 100
            let heldOut = day == 1 ? 0 : day
            found.add(
                shown: Share((100 - heldOut) * 3 / 10, of: 100 - heldOut),
                heldOut: Share(heldOut / 10, of: heldOut),
                holdingOut: share
            )
        }
        #expect(found.shares.count == 60)
        #expect(Verdict(found) == .helps)
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
        // A test that is made once takes 3 400 people for 80 % power, and one that is right at every look 2.5 times as many, with these 200 on top.
        #expect((6_000...9_500).contains(few), "\(few)")
        #expect(Verdict(arms(Share(20, of: 100), Share(20, of: 100))) == .unknown(morePeople: nil))
        // One person more of a million makes no difference that anyone could wait for.
        #expect(arms(Share(100_001, of: 500_000), Share(100_000, of: 500_000)).morePeople == nil)
    }

    @Test(
        "Thirteen of 56 people where a tenth was to be held out are no alarm, half of 200 are",
        arguments: [
            (13, 56, 0.1, false), (100, 200, 0.1, true), (0, 60, 0.1, false), (0, 200, 0.1, true),
            (5_200, 10_000, 0.5, false),
            (5_400, 10_000, 0.5, true),
        ]
    )
    func ratio(heldOut: Int, people: Int, share: Double, isMismatch: Bool) throws {
        let found = arms(Share(0, of: people - heldOut), Share(0, of: heldOut), holdingOut: share)
        let test = try #require(RatioTest(found))
        #expect(test.isMismatch == isMismatch, "\(test)")
        #expect(test.expected == Double(people) * share)
    }

    @Test("A count above the number of people, and negative numbers, become valid shares") func invalidShares() {
        #expect(Share(7, of: 5) == Share(5, of: 5))
        #expect(Share(-7, of: -5) == Share(0, of: 0))
        #expect(Share(0, of: 0).value == nil)
    }
}
