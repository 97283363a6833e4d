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
        let points = Phrase.points(difference)
        return switch verdict {
        case .helps: "The tip helps: \(points)."
        case .hurts: "The tip hurts: \(points)."
        case .unknown(let more?):
            """
            It isn't known yet whether the tip helps: \(points). If the difference stays as it is, it takes about \
            \(Phrase.people(Phrase.round(more))) more.
            """
        case .unknown(nil):
            """
            It isn't known yet whether the tip helps: \(points). The groups differ too little to say how many people \
            it takes.
            """
        }
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

    /// A share in per cent, such as `30.1 %`.
    static func percent(_ share: Share) -> String { share.value.map { "\(tenths($0 * 100)) %" } ?? "–" }

    /// A difference in points with its interval, such as `12.0 points more (8.1 to 15.5)`.
    static func points(_ difference: ShareDifference) -> String {
        let (value, lower, upper) = (difference.value * 100, difference.lower * 100, difference.upper * 100)
        guard abs(value) >= 0.05 else { return "no difference (\(signed(lower)) to \(signed(upper)) points)" }
        let size = "\(tenths(abs(value))) points \(value > 0 ? "more" : "less")"
        return "\(size) (95 % interval: \(signed(lower)) to \(signed(upper)))"
    }

    static func signed(_ number: Double) -> String {
        let text = tenths(abs(number))
        return text == "0.0" ? text : (number < 0 ? "−" : "+") + text
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

    static func tenths(_ number: Double) -> String {
        let scaled = (number * 10).rounded()
        guard abs(scaled) < 1e15 else { return "∞" }
        let count = Int(scaled)
        return "\(count < 0 ? "-" : "")\(abs(count) / 10).\(abs(count) % 10)"
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
