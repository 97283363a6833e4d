import Foundation
import OpenTipKit
import OpenTipKitTesting

/// A test case from a vector file: its tips, steps and expected results.
struct VectorCase: Decodable, Sendable {
    let name: String
    let frequency: Tips.ConfigurationOption.DisplayFrequency
    let limits: [VectorLimit]
    let grace: Tips.DonationTimeRange?
    let observation: Tips.DonationTimeRange?
    let quiet: Quiet?
    let firstLaunch: Double?
    let appVersion: String?
    let parameters: [String: VectorParameter]
    let events: [String: VectorEvent]
    let tips: [String: VectorTipSpec]
    let groups: [String: VectorGroup]
    let steps: [VectorStep]
    /// The id of the person; `nil` if it doesn't matter.
    let person: String?

    static let frequencies: [String: Tips.ConfigurationOption.DisplayFrequency] = [
        "immediate": .immediate, "hourly": .hourly, "daily": .daily, "weekly": .weekly, "monthly": .monthly,
    ]

    private static func answer(_ word: String) throws -> Tips.Answer {
        switch word {
        case "action": .action
        case "closing": .closing
        default: throw VectorError("\(word) isn't an answer: action or closing")
        }
    }

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "a case")
        name = try object.value("name")
        do {
            try object.allow([
                "name", "basis", "frequency", "limits", "grace", "observe", "parameters", "events", "tips", "groups",
                "steps", "person", "quietAfter", "quietFor", "firstLaunch", "appVersion",
            ])
            _ = try object.value("basis", as: String.self)
            let isPaced = object.keys.contains("frequency")
            frequency = try isPaced ? object.word("frequency", of: Self.frequencies) : .immediate
            limits = try object.optional("limits") ?? []
            grace = try object.optional("grace", as: Double.self).map { try .ofSeconds($0, "the grace") }
            observation = try object.optional("observe", as: Double.self).map { try .ofSeconds($0, "the observation") }
            let answers = try object.optional("quietAfter", as: [String].self)
            quiet = try answers.map { answers in
                let length = try object.optional("quietFor", as: Double.self)
                return Quiet(
                    answers: Set(try answers.map { try Self.answer($0) }),
                    length: try length.map { try .ofSeconds($0, "the quiet") } ?? .minutes(30)
                )
            }
            firstLaunch = try object.optional("firstLaunch")
            appVersion = try object.optional("appVersion")
            parameters = try object.optional("parameters") ?? [:]
            events = try object.optional("events") ?? [:]
            tips = try object.value("tips")
            groups = try object.optional("groups") ?? [:]
            steps = try object.value("steps")
            person = try object.optional("person")
        } catch {
            throw VectorError("\(name): \(error)")
        }
    }
}

/// A limit on first appearances in a vector case.
struct VectorLimit: Decodable, Sendable {
    let cap: Tips.Cap

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "a limit")
        try object.allow(["count", "per", "group"])
        cap = Tips.Cap(
            try object.value("count"),
            per: try Tips.DonationTimeRange.ofSeconds(try object.value("per"), "the period of a limit"),
            group: try object.optional("group")
        )
    }
}

/// A parameter of a vector case.
struct VectorParameter: Decodable, Sendable {
    let initial: VectorValue
    let isTransient: Bool

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "a parameter")
        try object.allow(["default", "isTransient"])
        initial = try object.value("default")
        isTransient = try object.optional("isTransient") ?? false
    }
}

/// The donation limits of an event in a vector case.
struct VectorEvent: Decodable, Sendable {
    let limit: Tips.DonationLimit

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "an event")
        try object.allow(["maximumCount", "maximumAge"])
        let age = try object.optional("maximumAge", as: Double.self)
        limit = Tips.DonationLimit(
            maximumCount: try object.value("maximumCount"),
            maximumAge: try age.map { try Tips.DonationTimeRange.ofSeconds($0, "a greatest age") }
        )
    }
}

/// The rules and options of a tip in a vector case.
struct VectorTipSpec: Decodable, Sendable {
    let rules: [VectorRule]
    let options: [any TipOption]

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "a tip")
        try object.allow(["rules", "options"])
        rules = try object.optional("rules") ?? []
        options = try object.optional("options", as: VectorOptions.self)?.options ?? []
    }
}

/// The options of a tip in a vector case.
private struct VectorOptions: Decodable {
    let options: [any TipOption]

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "the options of a tip")
        try object.allow([
            "maxDisplayCount", "maxDisplayDuration", "ignoresDisplayFrequency", "teaches", "holdout", "limitGroups",
            "maxSnoozes", "compares", "begins", "ends", "expiresAfter", "newIn",
        ])
        var options: [any TipOption] = []
        if let count = try object.optional("maxDisplayCount", as: Int.self) {
            options.append(Tips.MaxDisplayCount(count))
        }
        if let seconds = try object.optional("maxDisplayDuration", as: Double.self) {
            options.append(Tips.MaxDisplayDuration(seconds))
        }
        if let isExempt = try object.optional("ignoresDisplayFrequency", as: Bool.self) {
            options.append(Tips.IgnoresDisplayFrequency(isExempt))
        }
        if let teaches = try object.optional("teaches", as: VectorTeaches.self) { options.append(teaches.option) }
        if let share = try object.optional("holdout", as: Double.self) { options.append(Tips.Holdout(share)) }
        if let count = try object.optional("maxSnoozes", as: Int.self) { options.append(Tips.MaxSnoozes(count)) }
        if let names = try object.optional("compares", as: [String].self) { options.append(Tips.Compares(names)) }
        if let version = try object.optional("newIn", as: String.self) { options.append(Tips.NewIn(version)) }
        if let at = try object.optional("begins", as: Double.self) { options.append(Tips.Begins(on: Self.date(at))) }
        if let at = try object.optional("ends", as: Double.self) { options.append(Tips.Ends(on: Self.date(at))) }
        if let seconds = try object.optional("expiresAfter", as: Double.self) {
            options.append(Tips.ExpiresAfter(try .ofSeconds(seconds, "the time after which a tip expires")))
        }
        for group in try object.optional("limitGroups", as: [String].self) ?? [] {
            options.append(Tips.LimitGroup(group))
        }
        self.options = options
    }
}

extension VectorOptions {
    /// The date that is so many seconds after the start of each case.
    private static func date(_ at: TimeInterval) -> Date { ManualClock().now.addingTimeInterval(at) }
}

/// What a tip of a vector case teaches.
private struct VectorTeaches: Decodable {
    let option: Tips.Teaches

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "what a tip teaches")
        try object.allow(["event", "times"])
        let event = Tips.Event<VectorPayload>(id: try object.value("event"))
        option = Tips.Teaches(event, times: try object.optional("times") ?? 1)
    }
}

/// A tip group of a vector case.
struct VectorGroup: Decodable, Sendable {
    let priority: TipGroup.Priority
    let tips: [String]

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "a group")
        try object.allow(["priority", "tips"])
        priority = try object.word("priority", of: ["firstAvailable": .firstAvailable, "ordered": .ordered])
        tips = try object.value("tips")
    }
}
