import Foundation
import OpenTipKit

/// The tips, parameters and events that every simulation has.
enum SimulationSubjects {
    private enum Scene {}

    private static let flag = Tips.Parameter(Scene.self, "+flag", false)
    private static let opened = Tips.Event<Tips.EmptyDonation>(id: "Opened")

    static let tips = [
        SimulatedTip(id: "Plain"),
        SimulatedTip(id: "Once", maximumCount: 1),
        SimulatedTip(id: "Twice", maximumCount: 2, ignoresFrequency: true),
        SimulatedTip(id: "Flagged", maximumCount: 3, rules: [Tips.Rule(flag) { $0 }]),
        SimulatedTip(id: "Counted", maximumDuration: 120, rules: [Tips.Rule(opened) { $0.donations.count >= 2 }]),
        SimulatedTip(id: "Recent", rules: [Tips.Rule(opened) { $0.donations.donatedWithin(.hour).count >= 1 }]),
    ]

    static let parameters = [
        SimulatedParameter(flag, [false, true]),
        SimulatedParameter(Tips.Parameter(Scene.self, "+number", 7), [7, 8, 9]),
        SimulatedParameter(Tips.Parameter<String?>(Scene.self, "+name", "pdf"), ["pdf", nil, "html"]),
        SimulatedParameter(
            Tips.Parameter<Date?>(Scene.self, "+date", nil),
            [nil, Date(timeIntervalSince1970: 1_700_000_000), Date(timeIntervalSince1970: 1_700_000_000.5)]
        ),
        SimulatedParameter(Tips.Parameter<[Int]>(Scene.self, "+list", []), [[], [1], [1, 2, 3]]),
        SimulatedParameter(Tips.Parameter<Set<String>>(Scene.self, "+set", []), [[], ["a"], ["a", "b"]]),
        SimulatedParameter(Tips.Parameter(Scene.self, "+fleeting", 0, .transient), [0, 1, 2], isTransient: true),
    ]

    static let events = [
        SimulatedEvent(opened, "Opened", maximumCount: 1_000) { _ in Tips.EmptyDonation() },
        SimulatedEvent(
            Tips.Event(id: "Saved", donationLimit: Tips.DonationLimit(maximumCount: 3)),
            "Saved, of which 3 are kept",
            maximumCount: 3
        ) { _ in Tips.EmptyDonation() },
        SimulatedEvent(
            Tips.Event(id: "Saved", donationLimit: Tips.DonationLimit(maximumCount: 5)),
            "Saved, of which 5 are kept",
            maximumCount: 5
        ) { _ in Tips.EmptyDonation() },
        SimulatedEvent(
            Tips.Event(id: "Searched", donationLimit: Tips.DonationLimit(maximumCount: 4, maximumAge: .hour)),
            "Searched, kept for an hour",
            maximumCount: 4,
            maximumAge: 3_600
        ) { _ in Tips.EmptyDonation() },
        SimulatedEvent(
            Tips.Event<Kind>(id: "Shared", donationLimit: Tips.DonationLimit(maximumCount: 6)),
            "Shared",
            maximumCount: 6,
            payload: { #"{"kind":\#($0)}"# },
            kind: { $0.kind }
        ) { Kind(kind: $0) },
    ]

    struct Kind: Codable, Sendable {
        var kind: Int
    }
}

/// A tip of a simulation.
struct SimulatedTip: Sendable {
    let id: String
    var maximumCount: Int?
    var maximumDuration: TimeInterval?
    var ignoresFrequency = false
    var rules: [Tips.Rule] = []

    var definition: TipDefinition {
        var options: [any TipOption] = [Tips.IgnoresDisplayFrequency(ignoresFrequency)]
        if let maximumCount { options.append(Tips.MaxDisplayCount(maximumCount)) }
        if let maximumDuration { options.append(Tips.MaxDisplayDuration(maximumDuration)) }
        return TipDefinition(id: id, rules: rules, options: options)
    }
}
