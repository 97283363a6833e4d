import Foundation
import OpenTipKit

/// The random options and rules of a tip.
struct TipSpec: Sendable {
    var name: String
    var rules: [RuleSpec]
    var ignoresFrequency: Bool
    var maxCount: Int?
    var maxDuration: TimeInterval?

    init(name: String, using random: inout some RandomNumberGenerator) {
        self.name = name
        rules = (0..<Int.random(in: 0...3, using: &random)).map { _ in RuleSpec(using: &random) }
        ignoresFrequency = Int.random(in: 0..<4, using: &random) == 0
        maxCount = Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 1...3, using: &random) : nil
        maxDuration =
            Int.random(in: 0..<3, using: &random) == 0 ? [5, 60, 90, 4_000].randomElement(using: &random) : nil
    }
}

/// The random condition of a rule.
enum RuleSpec: Sendable {
    case flag(Int, Bool)
    case number(Int)
    case count(event: Int, least: Int)
    case fewer(event: Int, most: Int)
    case within(event: Int, minutes: Int, least: Int)
    case kind(Int, least: Int)
    case largest(least: Int)
    case smallestWithin(minutes: Int, least: Int)

    /// The maximum number of donations that each event keeps.
    static let limits = [1_000, 5, 1_000]

    init(using random: inout some RandomNumberGenerator) {
        let least = Int.random(in: 1...3, using: &random)
        let event = Int.random(in: 0...1, using: &random)
        let minutes = [1, 60, 1_440].randomElement(using: &random) ?? 1
        switch Int.random(in: 0..<9, using: &random) {
        case 0: self = .flag(event, true)
        case 1: self = .flag(event, false)
        case 2: self = .number(least)
        case 3: self = .count(event: event, least: least)
        case 4: self = .fewer(event: event, most: least + 2)
        case 5: self = .within(event: event, minutes: minutes, least: least)
        case 6: self = .kind(event, least: least)
        case 7: self = .largest(least: least)
        default: self = .smallestWithin(minutes: minutes, least: least)
        }
    }
}

/// A tip with the options and rules of a spec.
struct SpecTip: Tip {
    struct Info: Codable, Sendable { var kind: Int }

    static let flags = [
        Tips.Parameter(SpecTip.self, "+first", false), Tips.Parameter(SpecTip.self, "+second", false),
    ]
    static let number = Tips.Parameter(SpecTip.self, "+number", 0)
    static let events: [Tips.Event<Tips.EmptyDonation>] = [
        Tips.Event(id: "event-0"),
        Tips.Event(id: "event-1", donationLimit: Tips.DonationLimit(maximumCount: RuleSpec.limits[1])),
    ]
    static let informed = Tips.Event<Info>(id: "event-2")

    let spec: TipSpec

    var id: String { spec.name }
    var title: Text { Text("A tip of a random test") }
    var rules: [Rule] { spec.rules.map(Self.rule) }

    var options: [any TipOption] {
        Tips.IgnoresDisplayFrequency(spec.ignoresFrequency)
        if let count = spec.maxCount { Tips.MaxDisplayCount(count) }
        if let duration = spec.maxDuration { Tips.MaxDisplayDuration(duration) }
    }

    private static func rule(_ spec: RuleSpec) -> Rule {
        switch spec {
        case .flag(let index, let value): Rule(flags[index]) { $0 == value }
        case .number(let least): Rule(number) { $0 >= least }
        case .count(2, let least): Rule(informed) { $0.donations.count >= least }
        case .count(let event, let least): Rule(events[event]) { $0.donations.count >= least }
        case .fewer(let event, let most): Rule(events[event]) { $0.donations.count < most }
        case .within(let event, let minutes, let least):
            Rule(events[event]) { $0.donations.donatedWithin(.minutes(minutes)).count >= least }
        case .kind(let kind, let least): Rule(informed) { $0.donations.filter { $0.kind == kind }.count >= least }
        case .largest(let least): Rule(informed) { $0.donations.largestSubset(groupedBy: \.kind).count >= least }
        case .smallestWithin(let minutes, let least):
            Rule(informed) {
                $0.donations.donatedWithin(.minutes(minutes)).smallestSubset(groupedBy: \.kind).count >= least
            }
        }
    }
}
