import Foundation
import TipStatistics

extension TipResult {
    /// What is known, in a few words.
    public var conclusion: String { ratio?.isMismatch == true ? "can't be said" : Phrase.conclusion(verdict) }

    /// What is known, and what it takes to know more, in sentences.
    public var explanation: String {
        if let ratio, ratio.isMismatch {
            return """
                It can't be said whether the tip helps: it was held out from \(Phrase.people(ratio.heldOut)), but \
                \(Phrase.number(ratio.expected.rounded())) \(ratio.expected.rounded() == 1 ? "was" : "were") to be. Something else than chance decides who is \
                counted, so look for people who are missing from one group.
                """
        }
        if shown.people == 0, heldOut.people == 0 {
            let advice = "so nobody can be compared. Configure .holdout(0.1)."
            if !comparisons.isEmpty { return "The tip is held out from nobody, so only its arms can be compared." }
            if heldOutFromAll > 0 { return "The tip is held out from everyone, \(advice)" }
            return uncompared.people > 0 ? "The tip is held out from nobody, \(advice)" : "Nobody is counted yet."
        }
        guard let difference else {
            return "All people are in one group, so nobody can be compared. Wait, or change the share that is held out."
        }
        let points = Phrase.points(difference, ratio: ratioOfShares)
        return switch verdict {
        case .helps: "The tip helps: \(points)."
        case .hurts: "The tip hurts: \(points)."
        case .unknown(let more?):
            """
            It isn't known yet whether the tip helps: \(points). If the difference stays as it is, about \
            \(Phrase.people(Phrase.round(more))) more \(more == 1 ? "shows" : "show") it in 80 of 100 \
            cases.\(daysNeeded.map { " \(Phrase.pace($0))" } ?? "")
            """
        case .unknown(nil):
            """
            It isn't known yet whether the tip helps: \(points). The groups differ too little to say how many people \
            it takes.
            """
        }
    }

    /// The difference as a ratio, where few people use the feature, or nearly all, so that points say little.
    private var ratioOfShares: String? {
        guard shares.count == 1, let shown = shown.value, let heldOut = heldOut.value else { return nil }
        if max(shown, heldOut) < 0.1, heldOut > 0 { return Phrase.times(shown / heldOut) }
        if min(shown, heldOut) > 0.9, heldOut < 1 {
            return "\(Phrase.times((1 - shown) / (1 - heldOut))) don't use it"
        }
        return nil
    }

    /// What else the reader has to know, in sentences.
    public var remarks: [String] {
        var remarks: [String] = []
        if let since { remarks.append("The first of the people saw it on \(Phrase.day(since)).") }
        if waiting > 0 { remarks.append("\(Phrase.uncounted(waiting)) yet: their time isn't over.") }
        if uncompared.people > 0, shown.people + heldOut.people > 0 {
            remarks.append("\(Phrase.people(uncompared.people)) saw the tip when it was held out from nobody.")
        }
        if heldOutFromAll > 0, shown.people + heldOut.people > 0 {
            remarks.append("\(Phrase.people(heldOutFromAll)) didn't see the tip when it was held out from everyone.")
        }
        if shares.count > 1 {
            remarks.append(
                """
                The share that is held out was changed meanwhile, so the difference is the mean of those before and \
                after, and not that of the two shares above.
                """
            )
        }
        if areArmsChanged {
            remarks.append(
                """
                The arms were changed meanwhile: each person counts in the arm that they saw first, and is compared only \
                with people who could have got it too.
                """
            )
        }
        if otherArms > 0 {
            remarks.append("\(otherArms == 1 ? "1 arm" : "\(otherArms) arms") with fewer people can't be compared.")
        }
        if ahead > 0 {
            remarks.append("\(Phrase.uncounted(ahead)): the clocks of their devices were ahead.")
        }
        if visitorsLeftOut > 0 {
            remarks.append(
                """
                \(Phrase.visitors(visitorsLeftOut)) left out, since they have no account: a script can be any number of \
                visitors.
                """
            )
        }
        if visitorsCounted > 0 {
            remarks.append(
                """
                \(Phrase.visitors(visitorsCounted)) counted although they have no account: a script can be any number of \
                visitors.
                """
            )
        }
        if windows.count > 1 || events.count > 1 {
            remarks.append("The event or the time was changed meanwhile, so different things are added up.")
        }
        if segments.map(\.name) == [TipReport.noValue] {
            remarks.append("Nobody has a value that would tell them apart, so they are one group.")
        }
        if otherSegments > 0 {
            remarks.append(
                segments.allSatisfy { $0.shown.people + $0.heldOut.people == 1 }
                    ? "Everyone is in a group alone, so the groups say nothing: choose what many people have in common."
                    : "\(Phrase.grouped(otherSegments)) smaller groups aren't listed."
            )
        }
        return remarks
    }

    /// The estimates of the last weeks, in a sentence; `nil` if there is one week only.
    var weeksInWords: String? {
        let known = history.compactMap(\.difference).suffix(8)
        guard known.count > 1, let last = known.last else { return nil }
        let digits = Phrase.digits(of: last)
        let numbers = known.map { Phrase.signed($0.value * 100, digits) }.joined(separator: ", ")
        return "At the ends of the last \(known.count) weeks the difference was \(numbers)."
    }
}

extension TipReport {
    /// What the reader has to know of several verdicts, in a sentence; `nil` for one verdict.
    func remark(on tips: [TipResult]) -> String? {
        let groups = tips.reduce(0) { $0 + $1.segments.count }
        // The comparisons of a tip's arms are made together.
        let arms = tips.count { !$0.comparisons.isEmpty }
        let count = tips.count + groups + arms
        guard count > 1 else { return nil }
        let judged = [
            tips.count == 1 ? "1 tip" : "\(tips.count) tips",
            arms == 0 ? nil : "the arms of \(arms == 1 ? "1 tip" : "\(arms) tips")",
            groups == 0 ? nil : "\(groups == 1 ? "1 group" : "\(Phrase.grouped(groups)) groups") of people",
        ].compactMap(\.self)
        let subjects =
            judged.count < 3 ? judged.joined(separator: " and ") : "\(judged[0]), \(judged[1]) and \(judged[2])"
        let chance =
            count < 20
            ? "the chance of at least one false verdict among them is at most \(5 * count) %"
            : "up to \((count + 19) / 20) false verdicts among them are to be expected"
        return "\(subjects) are judged here, each wrongly in at most 5 of 100 cases: \(chance)."
    }
}

/// Numbers as people read them, the same in every language setting.
enum Phrase {
    static func number(_ number: Double) -> String { grouped(Int(number)) }

    static func people(_ count: Int) -> String { count == 1 ? "1 person" : "\(grouped(count)) people" }

    /// A number of people who aren't counted, with its verb.
    static func uncounted(_ count: Int) -> String { "\(people(count)) \(count == 1 ? "isn't" : "aren't") counted" }

    static func conclusion(_ verdict: Verdict) -> String {
        switch verdict {
        case .helps: "helps"
        case .hurts: "hurts"
        case .unknown: "not known yet"
        }
    }

    /// How long it takes until enough people are counted.
    static func pace(_ days: Int) -> String {
        if days > 3_650 { return "At the present pace that takes more than ten years." }
        return "At the present pace that takes about \(days == 1 ? "1 day" : "\(grouped(round(days))) days")."
    }

    static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }

    /// A number of visitors with its verb, such as `400 visitors are`.
    static func visitors(_ count: Int) -> String { count == 1 ? "1 visitor is" : "\(grouped(count)) visitors are" }

    /// A share in per cent, such as `30.1 %`, with two digits that tell it from none and all.
    static func percent(_ share: Share) -> String {
        guard let value = share.value else { return "–" }
        let (number, rest) = (value * 100, min(value, 1 - value) * 100)
        var digits = 1
        while digits < 6, rest > 0, rest * pow(10, Double(digits)) < 9.95 { digits += 1 }
        return "\(fixed(number, digits)) %"
    }

    /// A difference in points with its interval, such as `12.0 points more (95 % interval: +8.1 to +15.5)`.
    ///
    /// - Parameters:
    ///   - ratio: What the difference is as a ratio, if that says more.
    ///   - comparisons: How many comparisons are made together, of which this is one.
    static func points(_ difference: ShareDifference, ratio: String? = nil, amongComparisons comparisons: Int = 1)
        -> String
    {
        let (value, digits) = (difference.value * 100, digits(of: difference))
        let interval = "(\(level(amongComparisons: comparisons)) interval: \(interval(difference)))"
        guard signed(value, digits) != signed(0, digits) else { return "no difference \(interval)" }
        let size = "\(fixed(abs(value), digits)) points \(value > 0 ? "more" : "less")"
        return "\([size, ratio].compactMap(\.self).joined(separator: ", ")) \(interval)"
    }

    /// In how many cases an interval is right, of so many comparisons that are made together, such as `98.3 %`.
    static func level(amongComparisons comparisons: Int) -> String {
        comparisons == 1 ? "95 %" : "\(tenths(100 - 5 / Double(comparisons))) %"
    }

    /// The bounds of a difference's interval in points, such as `+8.1 to +15.5`.
    static func interval(_ difference: ShareDifference) -> String {
        let digits = digits(of: difference)
        return "\(signed(difference.lower * 100, digits)) to \(signed(difference.upper * 100, digits))"
    }

    /// The digits after the point of a difference and its bounds: enough to show how wide the interval is, and that a
    /// bound isn't zero.
    static func digits(of difference: ShareDifference) -> Int {
        let width = (difference.upper - difference.lower) * 100
        let nearest = max(difference.lower, -difference.upper) * 100
        var digits = 1
        while digits < 6, pow(10, -Double(digits)) > width / 20 { digits += 1 }
        while digits < 6, nearest > 0, signed(nearest, digits) == signed(0, digits) { digits += 1 }
        return digits
    }

    /// How many times as many of one share do something as of the other, such as `twice as many`.
    static func times(_ ratio: Double) -> String {
        let text = ratio < 10 ? fixed(ratio, ratio < 0.1 ? 2 : 1) : grouped(Int(min(ratio, 1e9).rounded()))
        return switch text {
        case "2.0": "twice as many"
        case "0.5": "half as many"
        default: "\(text) times as many"
        }
    }

    static func signed(_ number: Double, _ digits: Int = 1) -> String {
        let text = fixed(abs(number), digits)
        return text.contains { $0 >= "1" && $0 <= "9" } ? (number < 0 ? "−" : "+") + text : text
    }

    static func days(_ days: Double?) -> String { days.map { "\(tenths($0)) days" } ?? "–" }

    /// A length of time in days, if it is a whole number of them, otherwise in hours.
    static func window(_ seconds: Double) -> String {
        let days = seconds / 86_400
        if days == days.rounded() { return days == 1 ? "1 day" : "\(grouped(Int(days))) days" }
        return "\(tenths(seconds / 3_600)) hours"
    }

    /// A number with at most two digits that aren't zero, since an estimate isn't exact.
    static func round(_ number: Int) -> Int {
        var unit = 1
        while number / unit >= 100 { unit *= 10 }
        return (number + unit / 2) / unit * unit
    }

    static func tenths(_ number: Double) -> String { fixed(number, 1) }

    static func rounded(_ number: Double, _ digits: Int) -> Double {
        let unit = pow(10, Double(digits))
        return (number * unit).rounded() / unit
    }

    /// A number with so many digits after the point.
    static func fixed(_ number: Double, _ digits: Int) -> String {
        let unit = pow(10, Double(digits))
        let scaled = (abs(number) * unit).rounded()
        guard scaled < 1e15 else { return "∞" }
        let (whole, part) = Int(scaled).quotientAndRemainder(dividingBy: Int(unit))
        let zeros = String(repeating: "0", count: digits - "\(part)".count)
        return "\(number < 0 && scaled > 0 ? "-" : "")\(whole).\(zeros)\(part)"
    }

    /// A number with thin spaces between groups of three digits.
    static func grouped(_ number: Int) -> String {
        let digits = Array("\(number.magnitude)")
        var text = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "\u{202F}" }
            text.append(digit)
        }
        return text
    }

    /// A text from the store as one line that can't control a terminal.
    static func line(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { line, scalar in
            line.unicodeScalars.append(isPrintable(scalar) ? scalar : "\u{FFFD}")
        }
    }

    /// Whether a character doesn't control a terminal or the direction of a text.
    static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
