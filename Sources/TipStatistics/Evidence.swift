import Foundation

/// The evidence that something changes what people do, which may be looked at as often as one likes.
///
/// Without an effect, whether a person was held out is independent of what the person does, with a known probability:
/// the share. So one can bet on the arm of each person, knowing what the person did. A bet on an effect multiplies the
/// stake by how much better it predicts the arm than the share does. Without an effect no bet grows on average, so the
/// probability that the stake ever exceeds 20 is at most 1 in 20, however often one looks (Ville's inequality). The
/// stake is divided among several effects and several shares of people who do it anyway; the result depends only on
/// the four counts, not on the order of the people.
public struct Evidence: Sendable, Equatable {
    /// The logarithm of how often the stake has multiplied by bets that it helps.
    public let logForHelping: Double
    /// The logarithm of how often the stake has multiplied by bets that it hurts.
    public let logForHurting: Double

    /// How often the stake has multiplied; from 20 on, a conclusion is drawn.
    public var value: Double { exp(logValue) }

    /// The logarithm of ``value``.
    public var logValue: Double { logSum([logForHelping, logForHurting]) - log(2) }

    /// The evidence from which a conclusion is drawn; it is reached without an effect in at most 1 of 20 experiments.
    public static let threshold = 20.0

    /// Weighs the people of both arms.
    public init(_ arms: TwoArms) {
        let strata = arms.strata.sorted { $0.key < $1.key }
        func total(_ sign: Double) -> Double {
            logSum(
                Bet.all(sign).map { bet in
                    log(bet.weight) + strata.reduce(0) { $0 + bet.gain(from: $1.value, holdingOut: $1.key) }
                }
            )
        }
        logForHelping = total(1)
        logForHurting = total(-1)
    }
}

/// The conclusion from an experiment.
public enum Verdict: Sendable, Equatable {
    /// People do it more often when it is shown.
    case helps
    /// People do it less often when it is shown.
    case hurts
    /// Nothing is known yet. The number is how many more people it takes if the difference stays as it is, or `nil` if
    /// the arms don't differ enough to say.
    case unknown(morePeople: Int?)

    /// Draws the conclusion from the people of both arms; without people in one of them nothing is known.
    public init(_ arms: TwoArms) {
        guard arms.shown.people > 0, arms.heldOut.people > 0 else {
            self = .unknown(morePeople: nil)
            return
        }
        let evidence = Evidence(arms)
        if evidence.value >= Evidence.threshold {
            self = evidence.logForHelping > evidence.logForHurting ? .helps : .hurts
        } else {
            self = .unknown(morePeople: Self.morePeople(arms))
        }
    }

    /// The number of people after which the evidence suffices if the shares of both arms stay as they are.
    private static func morePeople(_ arms: TwoArms) -> Int? {
        let people = Double(arms.shown.people + arms.heldOut.people)
        let strata = arms.strata.sorted { $0.key < $1.key }
        let needed = [1.0, -1.0].flatMap(Bet.all).compactMap { bet -> Double? in
            let gain = strata.reduce(0) { sum, stratum in
                let count = Double(stratum.value.shown.people + stratum.value.heldOut.people)
                return sum + count * bet.meanGain(stratum.value, holdingOut: stratum.key)
            }
            // Half of the stake is on helping, and the bet has a part of that half.
            return gain > 0 ? people * log(2 * Evidence.threshold / bet.weight) / gain : nil
        }
        guard let least = needed.min(), least < 1e9 else { return nil }
        return Int(max(1, least - people).rounded(.up))
    }
}

/// A bet that showing something changes the odds of a person's doing it by a factor.
struct Bet {
    /// The probability that a person to whom it is shown does it.
    let shown: Double
    /// The probability that a person from whom it is held out does it.
    let heldOut: Double
    /// The part of the stake.
    let weight: Double

    /// The shares of people, on average over both arms, for which bets are made.
    private static let levels = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9]
    /// The logarithms of the factors for which bets are made, and the parts of the stake.
    private static let effects = [(0.1, 0.08), (0.25, 0.12), (0.5, 0.7), (1, 0.1)]

    /// The bets that it helps, for the sign 1, or that it hurts, for the sign -1; their weights add up to 1.
    static func all(_ sign: Double) -> [Bet] { sign > 0 ? helping : hurting }

    private static let helping = bets(1)
    private static let hurting = bets(-1)

    private static func bets(_ sign: Double) -> [Bet] {
        levels.flatMap { level in
            effects.map { effect, weight in
                let middle = log(level / (1 - level))
                func share(_ odds: Double) -> Double { 1 / (1 + exp(-odds)) }
                return Bet(
                    shown: share(middle + sign * effect / 2),
                    heldOut: share(middle - sign * effect / 2),
                    weight: weight / Double(levels.count)
                )
            }
        }
    }

    /// The logarithm of the stake's growth from the people who joined under a share.
    func gain(from people: TwoArms.Stratum, holdingOut share: Double) -> Double {
        let gains = gains(holdingOut: share)
        func sum(_ people: Share, _ used: Double, _ unused: Double) -> Double {
            Double(people.count) * used + Double(people.people - people.count) * unused
        }
        return sum(people.shown, gains.shownUsed, gains.shownUnused)
            + sum(people.heldOut, gains.heldOutUsed, gains.heldOutUnused)
    }

    /// The mean logarithm of the stake's growth from one more person, if people act as they have acted so far.
    func meanGain(_ people: TwoArms.Stratum, holdingOut share: Double) -> Double {
        let gains = gains(holdingOut: share)
        let (one, two) = (
            people.shown.value ?? people.heldOut.value ?? 0, people.heldOut.value ?? people.shown.value ?? 0
        )
        return (1 - share) * (one * gains.shownUsed + (1 - one) * gains.shownUnused)
            + share * (two * gains.heldOutUsed + (1 - two) * gains.heldOutUnused)
    }

    /// How much better the bet predicts a person's arm than the share does, as logarithms.
    private func gains(
        holdingOut share: Double
    ) -> (shownUsed: Double, shownUnused: Double, heldOutUsed: Double, heldOutUnused: Double) {
        let used = share * heldOut + (1 - share) * shown
        return (
            log(shown / used), log((1 - shown) / (1 - used)), log(heldOut / used), log((1 - heldOut) / (1 - used))
        )
    }
}

/// The logarithm of the sum of numbers that are given by their logarithms.
private func logSum(_ logs: [Double]) -> Double {
    guard let greatest = logs.max() else { return -.infinity }
    return greatest + log(logs.reduce(0) { $0 + exp($1 - greatest) })
}
