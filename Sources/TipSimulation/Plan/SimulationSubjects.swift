import Foundation
import TipKitEngine

/// The tips, parameters and events of every simulation.
enum SimulationSubjects {
    private enum Scene {}

    private static let flag = Tips.Parameter(Scene.self, "+flag", false)
    private static let opened = Tips.Event<Tips.EmptyDonation>(id: "Opened")

    static let tips = [
        SimulatedTip(id: "Plain", maximumSnoozes: 2, group: "rare"),
        SimulatedTip(id: "Once", maximumCount: 1),
        SimulatedTip(id: "Twice", maximumCount: 2, ignoresFrequency: true, group: "rare"),
        SimulatedTip(id: "Flagged", maximumCount: 3, rules: [Tips.Rule(flag) { $0 }]),
        SimulatedTip(id: "Counted", maximumDuration: 120, rules: [Tips.Rule(opened) { $0.donations.count >= 2 }]),
        SimulatedTip(id: "Recent", rules: [Tips.Rule(opened) { $0.donations.donatedWithin(.hour).count >= 1 }]),
    ]

    /// The group of a tip for caps.
    static func group(of tip: String) -> String? { tips.first { $0.id == tip }?.group }

    /// The number of displays on pages.
    static let pageDisplays = 8

    /// Returns the id and the tip of a display on a page.
    static func pageDisplay(_ index: Int) -> (id: String, tip: SimulatedTip) {
        ("page display \(index)", tips[index % tips.count])
    }

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

/// A tip in a simulation.
struct SimulatedTip: Sendable {
    let id: String
    var maximumCount: Int?
    var maximumDuration: TimeInterval?
    /// How often the tip may be snoozed before a snooze retires it; `nil` for any number.
    var maximumSnoozes: Int?
    var ignoresFrequency = false
    /// The group of the tip for caps.
    var group: String?
    var rules: [Tips.Rule] = []

    var definition: TipDefinition {
        var options: [any TipOption] = [Tips.IgnoresDisplayFrequency(ignoresFrequency)]
        if let maximumCount { options.append(Tips.MaxDisplayCount(maximumCount)) }
        if let maximumSnoozes { options.append(Tips.MaxSnoozes(maximumSnoozes)) }
        if let group { options.append(Tips.LimitGroup(group)) }
        if let maximumDuration { options.append(Tips.MaxDisplayDuration(maximumDuration)) }
        return TipDefinition(id: id, rules: rules, options: options)
    }
}

/// An event in a simulation, with its payload type erased.
struct SimulatedEvent: Sendable {
    let id: String
    /// The id, and a description of the limit that distinguishes the event from other events with the same id.
    let name: String
    let maximumCount: Int
    let maximumAge: TimeInterval?
    /// Returns the JSON text of a payload; `nil` for an event without payloads.
    let payload: @Sendable (Int) -> String?
    /// Donates in the current center; the donation is stored when the call returns.
    let donate: @Sendable (Int) -> Void
    /// Adds a donation to a center's queue.
    let queue: @Sendable (Int, TipCenter) -> Void
    /// Deletes the donations in a center.
    let delete: @Sendable (TipCenter) throws -> Void
    /// Returns the donations as the current center shows them.
    let read: @Sendable () -> [PlainDonation]

    init<Info: Codable & Sendable>(
        _ event: Tips.Event<Info>,
        _ name: String,
        maximumCount: Int,
        maximumAge: TimeInterval? = nil,
        payload: @escaping @Sendable (Int) -> String? = { _ in nil },
        kind: (@Sendable (Info) -> Int)? = nil,
        info: @escaping @Sendable (Int) -> Info
    ) {
        id = event.id
        self.name = name
        self.maximumCount = maximumCount
        self.maximumAge = maximumAge
        self.payload = payload
        donate = { event.donate(info($0)) }
        queue = { kind, center in _ = center.enqueue(info(kind), to: event) {} }
        delete = { try $0.deleteDonations(of: event) }
        read = {
            event.donations.map { donation in
                PlainDonation(
                    date: donation.date,
                    payload: kind.flatMap { payload($0(donation[dynamicMember: \.self])) }
                )
            }
        }
    }
}

/// A parameter in a simulation, with its type erased and the values that it is set to.
struct SimulatedParameter: Sendable {
    let id: String
    /// The texts of the values that the simulation sets.
    let texts: [String]
    let defaultText: String
    let isTransient: Bool
    /// Sets the parameter in the current center to the value with an index.
    let set: @Sendable (Int) -> Void
    /// Returns the text of the value in the current center.
    let read: @Sendable () -> String
    /// Returns the text of a value that is stored as JSON.
    let text: @Sendable (String) -> String

    init<Value: Codable & Sendable>(_ parameter: Tips.Parameter<Value>, _ values: [Value], isTransient: Bool = false) {
        id = parameter.id
        texts = values.map { Self.text(of: $0) }
        defaultText = Self.text(of: TipCenter(clock: SimulationClock()).run { parameter.wrappedValue })
        self.isTransient = isTransient
        set = { parameter.wrappedValue = values[$0] }
        read = { Self.text(of: parameter.wrappedValue) }
        text = { json in
            do {
                return Self.text(of: try JSONDecoder().decode(Value.self, from: Data(json.utf8)))
            } catch {
                return "\(json), which isn't a \(Value.self)"
            }
        }
    }

    private static func text(of value: some Encodable) -> String {
        // Sort the elements, since a set has no order, and equal sets must have equal texts.
        if let set = value as? Set<String> { return "set of \(set.sorted())" }
        do {
            return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        } catch {
            return "not encodable: \(error)"
        }
    }
}
