import Foundation
import TipStatistics

extension TipResult {
    /// What is known, in a few words.
    public var conclusion: String {
        if ratio?.isMismatch == true { return "can't be said" }
        return switch verdict {
        case .helps: "helps"
        case .hurts: "hurts"
        case .unknown: "not known yet"
        }
    }

    /// What is known, and what it takes to know more, in sentences.
    public var explanation: String {
        if let ratio, ratio.isMismatch {
            return """
                It can't be said whether the tip helps: it was held out from \(Phrase.people(ratio.heldOut)), but \
                \(Phrase.number(ratio.expected.rounded())) were to be. Something else than chance decides who is \
                counted, so look for people who are missing from one group.
                """
        }
        if shown.people == 0, heldOut.people == 0 {
            let advice = "so nobody can be compared. Configure .holdout(0.1)."
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
            \(Phrase.people(Phrase.round(more))) more show it in 80 of 100 cases.
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
        if waiting > 0 { remarks.append("\(Phrase.people(waiting)) aren't counted yet: their time isn't over.") }
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
        if ahead > 0 {
            remarks.append("\(Phrase.people(ahead)) aren't counted: the clocks of their devices were ahead.")
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
        return remarks
    }
}

/// Numbers as people read them, the same in every language setting.
enum Phrase {
    static func number(_ number: Double) -> String { grouped(Int(number)) }

    static func people(_ count: Int) -> String { count == 1 ? "1 person" : "\(grouped(count)) people" }

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
    /// - Parameter ratio: What the difference is as a ratio, if that says more.
    static func points(_ difference: ShareDifference, ratio: String? = nil) -> String {
        let (value, digits) = (difference.value * 100, digits(of: difference))
        let interval = "(95 % interval: \(interval(difference)))"
        guard signed(value, digits) != signed(0, digits) else { return "no difference \(interval)" }
        let size = "\(fixed(abs(value), digits)) points \(value > 0 ? "more" : "less")"
        return "\([size, ratio].compactMap(\.self).joined(separator: ", ")) \(interval)"
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
