public import Foundation
import TipStatistics

extension TipReport {
    /// The report as JSON, with dates in ISO 8601, shares from 0 to 1 and times in seconds.
    ///
    /// - Throws: `EncodingError`, which no report causes.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let document = try encoder.encode(Document(date: date, tips: tips.map(Document.Tip.init)))
        // The encoder escapes ASCII's control characters, but others control terminals, too.
        let text = String(decoding: document, as: UTF8.self).unicodeScalars.map { scalar in
            if scalar == "\n" || Phrase.isPrintable(scalar) { return String(scalar) }
            return String(scalar).utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined()
        }
        return Data(text.joined().utf8)
    }

    private struct Document: Encodable {
        struct Group: Encodable {
            let people: Int
            let used: Int
            let share: Double?
            var medianDaysToUse: Double?

            init(_ share: Share, days: Double?) {
                (people, used, self.share, medianDaysToUse) = (share.people, share.count, share.value, days)
            }
        }

        struct Difference: Encodable {
            let value: Double
            let lower: Double
            let upper: Double
        }

        struct Ratio: Encodable {
            let heldOut: Int
            let expected: Double
            let probability: Double
            let isMismatch: Bool
        }

        struct Tip: Encodable {
            let tip: String
            let events: [String]
            let windows: [TimeInterval]
            let verdict: String
            let explanation: String
            let morePeople: Int?
            let shown: Group
            let heldOut: Group
            let difference: Difference?
            let ratio: Ratio?
            let closed: Int
            let acted: Int
            let waiting: Int
            let uncompared: Group
            let heldOutFromAll: Int
            let shares: [Double]
            let ahead: Int
            let visitorsLeftOut: Int
            let visitorsCounted: Int

            init(_ result: TipResult) {
                tip = result.tip
                (events, windows) = (result.events, result.windows)
                verdict = result.verdictName
                explanation = result.explanation
                morePeople = if case .unknown(let more) = result.verdict { more } else { nil }
                shown = Group(result.shown, days: result.daysToUse)
                heldOut = Group(result.heldOut, days: result.daysToUseHeldOut)
                difference = result.difference.map { Difference(value: $0.value, lower: $0.lower, upper: $0.upper) }
                ratio = result.ratio.map {
                    Ratio(
                        heldOut: $0.heldOut,
                        expected: $0.expected,
                        probability: $0.probability,
                        isMismatch: $0.isMismatch
                    )
                }
                (closed, acted) = (result.closed, result.acted)
                (waiting, ahead) = (result.waiting, result.ahead)
                uncompared = Group(result.uncompared, days: nil)
                (heldOutFromAll, shares) = (result.heldOutFromAll, result.shares)
                (visitorsLeftOut, visitorsCounted) = (result.visitorsLeftOut, result.visitorsCounted)
            }
        }

        let date: Date
        let tips: [Tip]
    }
}

extension TipResult {
    /// What is known, for programs: `helps`, `hurts`, `unknown` or, if people weren't assigned in the intended ratio,
    /// `mismatch`.
    var verdictName: String {
        if ratio?.isMismatch == true { return "mismatch" }
        return switch verdict {
        case .helps: "helps"
        case .hurts: "hurts"
        case .unknown: "unknown"
        }
    }
}

extension TipReport {
    /// The report as CSV with a line for each tip, below one with the names of the columns.
    ///
    /// A text that a spreadsheet would take for a formula begins with an apostrophe, and what could control a terminal is
    /// replaced.
    public var csv: String {
        let names = [
            "tip", "shown", "shown_used", "held_out", "held_out_used", "difference", "lower", "upper", "verdict",
            "more_people", "ratio_probability", "days_to_use", "days_to_use_held_out", "closed", "acted", "waiting",
            "uncompared", "ahead", "visitors_left_out", "visitors_counted",
        ]
        let lines = tips.map { tip -> [String] in
            let more: Int? = if case .unknown(let more) = tip.verdict { more } else { nil }
            let counts = [tip.shown.people, tip.shown.count, tip.heldOut.people, tip.heldOut.count].map(String.init)
            let bounds = [tip.difference?.value, tip.difference?.lower, tip.difference?.upper].map(Self.cell)
            let times = [tip.ratio?.probability, tip.daysToUse, tip.daysToUseHeldOut].map(Self.cell)
            let rest = [
                tip.closed, tip.acted, tip.waiting, tip.uncompared.people, tip.ahead, tip.visitorsLeftOut,
                tip.visitorsCounted,
            ].map(String.init)
            return [Self.cell(tip.tip)] + counts + bounds + [tip.verdictName, more.map(String.init) ?? ""] + times
                + rest
        }
        return ([names] + lines).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    private static func cell(_ number: Double?) -> String { number.map { "\($0)" } ?? "" }

    private static func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        return "\"" + (isFormula ? "'" : "") + Phrase.line(text).replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
