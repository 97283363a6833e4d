import TipStatistics

extension ArmComparison {
    /// What is known, in a few words.
    var conclusion: String {
        if ratio?.isMismatch == true { return "can't be said" }
        guard other != nil else { return Phrase.conclusion(verdict) }
        return switch verdict {
        case .helps: "better"
        case .hurts: "worse"
        case .unknown: "not known yet"
        }
    }

    /// The names of the arm and of what it is compared with, such as `short or long`.
    var name: String { "\(Phrase.line(arm)) or \(other.map { Phrase.line($0) } ?? "held out")" }

    /// What is known, in a sentence.
    var explanation: String {
        let one = Phrase.quoted(arm)
        let (both, two) = (other.map { "\(one) and \(Phrase.quoted($0))" }, other.map { Phrase.quoted($0) })
        if let ratio, ratio.isMismatch {
            let what = both ?? "\(one) and the people from whom the tip was held out"
            let missed = two.map { "had \($0)" } ?? "were held out"
            return """
                It can't be said how \(what) compare: \(Phrase.people(ratio.heldOut)) \(missed), but \
                \(Phrase.number(ratio.expected.rounded())) were to. Something else than chance decides who is counted.
                """
        }
        guard let difference else {
            let missing = people.people == 0 ? one : two
            return missing.map { "Nobody who had \($0) is counted yet." }
                ?? "Nobody from whom the tip was held out can be compared with \(one) yet."
        }
        let points = Phrase.points(difference, amongComparisons: comparisons)
        switch verdict {
        case .helps: return two.map { "\(one) does better than \($0): \(points)." } ?? "\(one) helps: \(points)."
        case .hurts: return two.map { "\(one) does worse than \($0): \(points)." } ?? "\(one) hurts: \(points)."
        case .unknown(let more):
            let unknown =
                both.map { "It isn't known yet which of \($0) does better" }
                ?? "It isn't known yet whether \(one) helps"
            let rest = more.map { " \(Self.need($0))" } ?? ""
            return "\(unknown): \(two == nil ? "" : "\(one) has ")\(points).\(rest)"
        }
    }

    private static func need(_ more: Int) -> String {
        let people = more == 1 ? "1 more person" : "\(Phrase.grouped(Phrase.round(more))) more people"
        let verb = more == 1 ? "shows" : "show"
        return "If that stays so, about \(people) of these two groups \(verb) it in 80 of 100 cases."
    }
}

extension TipResult {
    /// What is known of the arms, in sentences; none if the tip compared no arms.
    var sentencesOfArms: [String] {
        guard let first = comparisons.first else { return [] }
        let together =
            first.comparisons == 1
            ? [] : ["Of these \(first.comparisons) comparisons of arms, any is wrong in at most 5 of 100 cases."]
        return comparisons.map(\.explanation) + together
    }
}

extension Phrase {
    /// A name from the store in quotation marks, which can't control a terminal.
    static func quoted(_ name: String) -> String { "“\(line(name))”" }
}
