import Foundation

/// The direction of a difference.
enum Direction {
    case helps
    case hurts
}

/// Bets that the true difference of two shares is above a value, or below it, on people who join under one share.
///
/// Each person gives an estimate of the difference: with the chance `a` of an arm, and a guess `m` of how many do it,
/// it is `(1 - m) / a` for someone who did it, and `-m / a` for someone who didn't, with the opposite sign in the arm
/// that is held out. Its mean is the true difference, whatever `m` is, since chance alone assigns the arm; with the right
/// guess, no other estimate varies less. A bet of size `b` on a difference above `d` multiplies the stake by
/// `1 + b (estimate - d)`, so on average it doesn't grow unless the difference is above `d`.
struct Bets {
    /// The logarithms of the factors by which a stake is multiplied for a person, of each bet.
    struct Factors {
        var shownUsed: Double
        var shownUnused: Double
        var heldOutUsed: Double
        var heldOutUnused: Double
    }

    /// The guesses of how many do it, from nobody to everyone.
    ///
    /// No share is so far from its nearest guess that the variance of the estimates is more than 2 % greater.
    static let guesses = (0...12).map { step -> Double in
        let sine = sin(Double(step) * .pi / 24)
        return sine * sine
    }
    /// The logarithms of the parts of the stake for each guess: more for what features of apps are used by.
    static let guessWeights = logParts(guesses.map { $0 < 0.05 ? 0.7 : $0 < 0.55 ? 1 : 0.2 })

    /// The sizes of effects, as the logarithm of the factor by which the odds change.
    static let effects = (0...8).map { 1 / Double(1 << $0) }
    /// The logarithms of the parts of the stake for each size.
    ///
    /// Most is on the effect that takes about a thousand people, with which people decide. Small effects keep the interval
    /// shrinking with many more people.
    static let effectWeights = logParts([0.1, 0.55, 0.18, 0.07, 0.04, 0.03, 0.01, 0.01, 0.01])

    /// The factors by effect, and for each effect by guess.
    let factors: [Factors]

    /// - Parameter difference: The difference above which the true one is, to bet that it helps; with the opposite sign,
    ///   the one below which it is, to bet that it hurts.
    init(_ direction: Direction, than difference: Double, holdingOut share: Double) {
        // A bet that it hurts is a bet on the greater share of the arm that is held out.
        let other = direction == .helps ? share : 1 - share
        let one = 1 - other
        var factors: [Factors] = []
        factors.reserveCapacity(Self.effects.count * Self.guesses.count)
        for effect in Self.effects {
            for guess in Self.guesses {
                // No person may lose the whole stake, whatever the difference is.
                let size = min(effect * one * other, 0.98 / (1 + max((1 - guess) / other, guess / one)))
                func factor(_ estimate: Double) -> Double { log1p(size * (estimate - difference)) }
                let (oneUsed, oneUnused) = (factor((1 - guess) / one), factor(-guess / one))
                let (otherUsed, otherUnused) = (factor(-(1 - guess) / other), factor(guess / other))
                factors.append(
                    direction == .helps
                        ? Factors(
                            shownUsed: oneUsed,
                            shownUnused: oneUnused,
                            heldOutUsed: otherUsed,
                            heldOutUnused: otherUnused
                        )
                        : Factors(
                            shownUsed: otherUsed,
                            shownUnused: otherUnused,
                            heldOutUsed: oneUsed,
                            heldOutUnused: oneUnused
                        )
                )
            }
        }
        self.factors = factors
    }

    /// The logarithms of the stakes after people have joined, in the order of the factors.
    func logStakes(_ people: Cells) -> [Double] {
        factors.map { factors in
            people.shownUsed * factors.shownUsed + people.shownUnused * factors.shownUnused
                + people.heldOutUsed * factors.heldOutUsed + people.heldOutUnused * factors.heldOutUnused
        }
    }

    private static func logParts(_ parts: [Double]) -> [Double] {
        let sum = parts.reduce(0, +)
        return parts.map { log($0 / sum) }
    }
}

/// The logarithm of the sum of numbers that are given by their logarithms.
func logSum(_ logs: some Collection<Double>) -> Double {
    var greatest = -Double.infinity
    for value in logs where value > greatest { greatest = value }
    guard greatest > -.infinity else { return greatest }
    var sum = 0.0
    for value in logs { sum += exp(value - greatest) }
    return greatest + log(sum)
}
