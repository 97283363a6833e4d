/// A category of a number in a language's grammar, by which a translation has several forms.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other
}

/// How a language chooses the form for a number: CLDR's cardinal plural rules, version 46.
enum PluralRule: Sendable {
    /// Returns the category of a number in a language.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - language: The language as a tag, such as "pt-PT"; unknown languages have the rule of English.
    static func category(of number: Double, in language: String) -> PluralCategory {
        let tag = language.lowercased()
        let code = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? ""
        let whole = number.magnitude.rounded(.towardZero)
        // Fractions have a few rules of their own, which don't depend on the digits in the languages below.
        let isWhole = whole == number.magnitude
        let n = Int(exactly: whole) ?? Int.max
        let rule = tag.hasPrefix("pt-pt") || tag.hasPrefix("pt_pt") ? "pt-pt" : code
        return isWhole ? category(of: n, rule: rule) : fractionCategory(n, rule: rule)
    }

    /// The category of a whole number, which isn't negative.
    private static func category(of n: Int, rule: String) -> PluralCategory {
        let (tens, hundreds) = (n % 10, n % 100)
        let isTeen = (11...14).contains(hundreds)
        switch rule {
        case "ja", "zh", "yue", "ko", "vi", "th", "id", "in", "ms", "lo", "my", "km", "jv", "bo", "wo", "yo", "ig":
            return .other
        case "fr", "pt":
            return n <= 1 ? .one : isMillions(n) ? .many : .other
        case "it", "es", "ca", "pt-pt":
            return n == 1 ? .one : isMillions(n) ? .many : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "hy", "pa", "si", "mg", "ln", "ti", "wa":
            return n <= 1 ? .one : .other
        case "he", "iw":
            return n == 1 ? .one : n == 2 ? .two : .other
        case "ar":
            switch (n, hundreds) {
            case (0, _): return .zero
            case (1, _): return .one
            case (2, _): return .two
            case (_, 3...10): return .few
            case (_, 11...): return .many
            default: return .other
            }
        case "ru", "uk", "be":
            return tens == 1 && hundreds != 11 ? .one : (2...4).contains(tens) && !isTeen ? .few : .many
        case "pl":
            return n == 1 ? .one : (2...4).contains(tens) && !isTeen ? .few : .many
        case "cs", "sk":
            return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "hr", "sr", "bs", "sh":
            return tens == 1 && hundreds != 11 ? .one : (2...4).contains(tens) && !isTeen ? .few : .other
        case "sl":
            return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
        case "lt":
            if (11...19).contains(hundreds) { return .other }
            return tens == 1 ? .one : tens > 1 ? .few : .other
        case "lv":
            if tens == 0 || (11...19).contains(hundreds) { return .zero }
            return tens == 1 ? .one : .other
        case "ro", "mo":
            return n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
        case "is", "mk":
            return tens == 1 && hundreds != 11 ? .one : .other
        case "fil", "tl":
            return [4, 6, 9].contains(tens) ? .other : .one
        case "ga":
            switch n {
            case 1: return .one
            case 2: return .two
            case 3...6: return .few
            case 7...10: return .many
            default: return .other
            }
        case "cy":
            return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
        case "mt":
            switch (n, hundreds) {
            case (1, _): return .one
            case (2, _): return .two
            case (0, _), (_, 3...10): return .few
            case (_, 11...19): return .many
            default: return .other
            }
        default:
            return n == 1 ? .one : .other
        }
    }

    /// Whether Romance languages have a preposition after the number, as in "un millón de …".
    private static func isMillions(_ n: Int) -> Bool { n != 0 && n % 1_000_000 == 0 }

    /// The category of a number with a fraction, such as 1.5, whose whole part is given.
    private static func fractionCategory(_ whole: Int, rule: String) -> PluralCategory {
        switch rule {
        case "fr", "pt", "hy": whole <= 1 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "he", "iw", "da":
            whole == 0 || (rule == "da" && whole == 1) ? .one : .other
        case "cs", "sk", "lt": .many
        case "ro", "mo", "sl": .few
        default: .other
        }
    }
}
