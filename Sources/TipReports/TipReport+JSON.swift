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
        let document = try encoder.encode(
            Document(date: date, segmentedBy: segmentName, tips: tips.map(Document.Tip.init))
        )
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

            init(_ difference: ShareDifference) {
                (value, lower, upper) = (difference.value, difference.lower, difference.upper)
            }
        }

        struct Week: Encodable {
            let date: Date
            let difference: Difference?
        }

        struct Segment: Encodable {
            let segment: String
            let verdict: String
            let shown: Group
            let heldOut: Group
            let difference: Difference?
        }

        struct Ratio: Encodable {
            let heldOut: Int
            let expected: Double
            let probability: Double
            let isMismatch: Bool

            init(_ ratio: RatioTest) {
                (heldOut, expected) = (ratio.heldOut, ratio.expected)
                (probability, isMismatch) = (ratio.probability, ratio.isMismatch)
            }
        }

        struct Arm: Encodable {
            let arm: String
            let people: Int
            let used: Int
            let share: Double?

            init(_ arm: TipResult.Arm) {
                (self.arm, people, used, share) = (arm.name, arm.people.people, arm.people.count, arm.people.value)
            }
        }

        struct Comparison: Encodable {
            let arm: String
            let against: String?
            let verdict: String
            let explanation: String
            let morePeople: Int?
            let people: Group
            let others: Group
            let difference: Difference?
            let ratio: Ratio?

            init(_ comparison: ArmComparison) {
                (arm, against) = (comparison.arm, comparison.other)
                (verdict, explanation) = (comparison.verdictName, comparison.explanation)
                morePeople = if case .unknown(let more) = comparison.verdict { more } else { nil }
                people = Group(comparison.people, days: nil)
                others = Group(comparison.otherPeople, days: nil)
                difference = comparison.difference.map(Difference.init)
                ratio = comparison.ratio.map(Ratio.init)
            }
        }

        struct Tip: Encodable {
            let tip: String
            let title: String?
            let events: [String]
            let windows: [TimeInterval]
            let verdict: String
            let explanation: String
            let morePeople: Int?
            let daysNeeded: Int?
            let since: Date?
            let history: [Week]
            let segments: [Segment]
            let otherSegments: Int
            let arms: [Arm]
            let comparisons: [Comparison]
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
                (tip, title) = (result.tip, result.title)
                (events, windows) = (result.events, result.windows)
                verdict = result.verdictName
                explanation = result.explanation
                morePeople = if case .unknown(let more) = result.verdict { more } else { nil }
                (daysNeeded, since) = (result.daysNeeded, result.since)
                history = result.history.map { Week(date: $0.date, difference: $0.difference.map(Difference.init)) }
                segments = result.segments.map {
                    Segment(
                        segment: $0.name,
                        verdict: result.verdictName(of: $0.verdict),
                        shown: Group($0.shown, days: nil),
                        heldOut: Group($0.heldOut, days: nil),
                        difference: $0.difference.map(Difference.init)
                    )
                }
                otherSegments = result.otherSegments
                (arms, comparisons) = (result.arms.map(Arm.init), result.comparisons.map(Comparison.init))
                shown = Group(result.shown, days: result.daysToUse)
                heldOut = Group(result.heldOut, days: result.daysToUseHeldOut)
                difference = result.difference.map(Difference.init)
                ratio = result.ratio.map(Ratio.init)
                (closed, acted) = (result.closed, result.acted)
                (waiting, ahead) = (result.waiting, result.ahead)
                uncompared = Group(result.uncompared, days: nil)
                (heldOutFromAll, shares) = (result.heldOutFromAll, result.shares)
                (visitorsLeftOut, visitorsCounted) = (result.visitorsLeftOut, result.visitorsCounted)
            }
        }

        let date: Date
        let segmentedBy: String?
        let tips: [Tip]
    }
}

extension TipResult {
    /// What is known, for programs: `helps`, `hurts`, `unknown` or, if people weren't assigned in the intended ratio,
    /// `mismatch`.
    var verdictName: String { verdictName(of: verdict) }

    /// The same of a group of the tip's people.
    func verdictName(of verdict: Verdict) -> String {
        ratio?.isMismatch == true ? "mismatch" : verdict.name
    }
}

extension ArmComparison {
    /// What is known, for programs, as of a tip.
    var verdictName: String { ratio?.isMismatch == true ? "mismatch" : verdict.name }
}

extension Verdict {
    fileprivate var name: String {
        switch self {
        case .helps: "helps"
        case .hurts: "hurts"
        case .unknown: "unknown"
        }
    }
}
