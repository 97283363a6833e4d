/// The people of an experiment in which something was shown in several ways, the arms, or held out.
///
/// Each arm is compared with what was held out, and with each other arm. The comparisons are made together: the probability
/// that any of their intervals ever misses the true difference is at most 5 in 100.
///
/// People are kept by the choice that chance had when they joined, since the share and the arms may change. Only people who
/// could have got either of two arms are compared in them.
public struct ManyArms: Sendable {
    /// What chance could choose from.
    private struct Choice: Hashable {
        let share: Double
        let names: [String]

        /// The part of people that gets one of the arms.
        var part: Double { (1 - share) / Double(names.count) }
    }

    /// The people who joined under one choice, by arm; those from whom it was held out have no arm.
    private struct Stratum {
        let choice: Choice
        var people: [String?: Share] = [:]

        subscript(arm: String?) -> Share { people[arm] ?? Share(0, of: 0) }
    }

    private var strata: [Stratum] = []
    private var places: [Choice: Int] = [:]
    /// The place of the choice to which somebody was added last; nearly everyone has the same one.
    private var latest = 0

    /// Creates an experiment without people.
    public init() {}

    /// Adds people who joined under one choice.
    ///
    /// - Parameters:
    ///   - people: How many people did it.
    ///   - arm: The arm that they got; `nil` if it was held out from them. An arm that isn't one of the names adds nobody.
    ///   - names: The arms that they could have got with the same chance, sorted.
    ///   - share: The share that was to be held out, from 0 to 1.
    public mutating func add(_ people: Share, to arm: String?, of names: [String], holdingOut share: Double) {
        guard names.count > 1, (0..<1).contains(share), arm.map(names.contains) ?? true else { return }
        let choice = Choice(share: share, names: names)
        if !strata.indices.contains(latest) || strata[latest].choice != choice {
            latest = places[choice] ?? strata.count
            if latest == strata.count {
                strata.append(Stratum(choice: choice))
                places[choice] = latest
            }
        }
        strata[latest].people[arm, default: Share(0, of: 0)].add(people)
    }

    /// The people of each arm, by its name, also of arms that nobody got.
    public var arms: [String: Share] {
        strata.reduce(into: [:]) { arms, stratum in
            for name in stratum.choice.names { arms[name, default: Share(0, of: 0)].add(stratum[name]) }
        }
    }

    /// Whether the arms were changed while people joined.
    public var areChanged: Bool { Set(strata.map(\.choice.names)).count > 1 }

    /// The comparisons of arms, in the order of their names: first of each arm with what is held out, then of each two.
    ///
    /// - Parameter names: The arms to compare, sorted.
    public func comparisons(of names: [String]) -> [ArmComparison] {
        pairs(of: names).map { ArmComparison($0.arm, $0.other, $0.people) }
    }

    /// The people who are compared, of each pair that somebody could have been in.
    func pairs(of names: [String]) -> [(arm: String, other: String?, people: TwoArms)] {
        var pairs = names.map { (arm: $0, other: String?.none) }
        for (index, name) in names.enumerated() { pairs += names[(index + 1)...].map { (name, $0) } }
        let possible = pairs.filter { pair in
            strata.contains { chance(of: pair.other, beside: pair.arm, $0.choice) != nil }
        }
        return possible.map { arm, other in
            var people = TwoArms(amongComparisons: possible.count)
            for stratum in strata {
                guard let chance = chance(of: other, beside: arm, stratum.choice) else { continue }
                people.add(shown: stratum[arm], heldOut: stratum[other], holdingOut: chance)
            }
            return (arm, other, people)
        }
    }

    /// The chance that somebody with one of two arms has the second one; `nil` if nobody could have either.
    private func chance(of other: String?, beside arm: String, _ choice: Choice) -> Double? {
        guard choice.names.contains(arm) else { return nil }
        guard let other else { return choice.share > 0 ? choice.share / (choice.share + choice.part) : nil }
        return choice.names.contains(other) ? 0.5 : nil
    }
}

/// A comparison of an arm with another one, or with what is held out.
public struct ArmComparison: Sendable, Equatable {
    /// The name of the arm.
    public let arm: String
    /// The name of the arm that it is compared with; `nil` for what is held out.
    public let other: String?
    /// The people of the arm who can be compared, and how many of them did it.
    public let people: Share
    /// The people with whom they are compared, and how many of them did it.
    public let otherPeople: Share
    /// How many more people do it in the arm; `nil` if nobody could be compared.
    public let difference: ShareDifference?
    /// What is known: whether the arm helps more than the other one.
    public let verdict: Verdict
    /// Whether people were assigned in the intended ratio; `nil` without people.
    public let ratio: RatioTest?
    /// How many comparisons are made together, of which this is one.
    public let comparisons: Int

    init(_ arm: String, _ other: String?, _ people: TwoArms) {
        (self.arm, self.other, comparisons) = (arm, other, people.comparisons)
        (self.people, otherPeople) = (people.shown, people.heldOut)
        let (difference, ratio) = (people.difference, RatioTest(people))
        (self.difference, self.ratio) = (difference, ratio)
        // A wrong assignment makes any difference worthless.
        verdict = ratio?.isMismatch == true ? .unknown(morePeople: nil) : Verdict(people, difference)
    }
}

extension Share {
    fileprivate mutating func add(_ other: Share) { self = self + other }
}
