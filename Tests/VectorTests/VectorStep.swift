import Foundation
import OpenTipKit

/// A step of a vector case: an action and its time.
struct VectorStep: Decodable, Sendable {
    enum Action: Sendable {
        case donate(String, VectorPayload, times: Int)
        case deleteDonations(String)
        case set([String: VectorValue])
        case display(String, isRefused: Bool)
        case endDisplay(String)
        case invalidate(String, Tips.InvalidationReason)
        case snooze(String, Tips.DonationTimeRange)
        case suppress(Bool)
        case resetEligibility(String)
        case resetDatastore
        case flip(Switch, [String])
        case operate(TipSwitches.Values)
        case restart(version: String?)
        case expect([String: Tips.Status])
        case group(String, current: String?)
        case arm([String: String])
    }

    enum Switch: String, CaseIterable, Sendable {
        case showAllTips, hideAllTips, showTips, hideTips
    }

    /// The time in seconds since the start of the case.
    let at: TimeInterval
    let action: Action

    /// The keys that identify the kind of a step, each with the other keys that such a step may have.
    private static let companions: [String: Set<String>] = [
        "donate": ["payload", "times"], "deleteDonations": [], "set": [], "display": ["refused"], "endDisplay": [],
        "invalidate": ["reason"], "snooze": ["for"], "suppress": [], "resetEligibility": [], "resetDatastore": [],
        "switch": ["tips"], "operate": [], "restart": ["version"],
        "expect": [], "group": ["current"], "arm": [],
    ]

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "a step")
        let names = object.keys.intersection(Self.companions.keys)
        guard let name = names.first, names.count == 1 else {
            let others = object.keys.subtracting(["at"]).sorted().joined(separator: ", ")
            throw VectorError(
                "a step must have exactly one of the keys \(Self.companions.keys.sorted()), but has \(others)"
            )
        }
        try object.allow((Self.companions[name] ?? []).union(["at", name]))
        at = try object.value("at")
        action = try Self.action(name, object)
    }

    private static func action(_ name: String, _ object: VectorObject) throws -> Action {
        switch name {
        case "donate":
            let payload = VectorPayload(fields: try object.optional("payload") ?? [:])
            return .donate(try object.value(name), payload, times: try object.optional("times") ?? 1)
        case "deleteDonations": return .deleteDonations(try object.value(name))
        case "set": return .set(try object.value(name))
        case "display": return .display(try object.value(name), isRefused: try object.optional("refused") ?? false)
        case "endDisplay": return .endDisplay(try object.value(name))
        case "invalidate":
            return .invalidate(try object.value(name), try object.word("reason", of: VectorStatus.reasons))
        case "snooze":
            let length = try Tips.DonationTimeRange.ofSeconds(try object.value("for"), "the length of a snooze")
            return .snooze(try object.value(name), length)
        case "suppress": return .suppress(try object.value(name))
        case "resetEligibility": return .resetEligibility(try object.value(name))
        case "resetDatastore": return .resetDatastore
        case "switch": return try flip(object)
        case "operate": return .operate(try object.value(name, as: VectorSwitches.self).values)
        case "restart": return .restart(version: try object.optional("version"))
        case "expect":
            let words = try object.value(name, as: [String: String].self)
            return .expect(
                try words.mapValues {
                    try VectorObject.meaning(of: $0, among: VectorStatus.statuses, "a status")
                }
            )
        case "arm": return .arm(try object.value(name))
        default:
            // Require the key: `null` means that the group has no current tip, so a missing key would be a mistake.
            guard object.keys.contains("current") else {
                throw VectorError("a step with the key group needs the key current")
            }
            return .group(try object.value(name), current: try object.optional("current"))
        }
    }

    private static func flip(_ object: VectorObject) throws -> Action {
        let switches = Dictionary(uniqueKeysWithValues: Switch.allCases.map { ($0.rawValue, $0) })
        let flipped = try object.word("switch", of: switches)
        let tips: [String] = try object.optional("tips") ?? []
        switch flipped {
        case .showAllTips, .hideAllTips:
            guard tips.isEmpty else {
                throw VectorError("the switch \(flipped) applies to all tips, so it can't name tips")
            }
        case .showTips, .hideTips:
            guard !tips.isEmpty else {
                throw VectorError("the switch \(flipped) needs the key tips with at least one id")
            }
        }
        return .flip(flipped, tips)
    }
}

/// What the switches of an operator say in a vector file.
private struct VectorSwitches: Decodable {
    let values: TipSwitches.Values

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "the switches of an operator")
        try object.allow(["allOff", "off", "frequency", "limits", "holdout"])
        var values = TipSwitches.Values()
        values.areAllOff = try object.optional("allOff") ?? false
        values.off = Set(try object.optional("off", as: [String].self) ?? [])
        if object.keys.contains("frequency") {
            values.displayFrequency = try object.word("frequency", of: VectorCase.frequencies)
        }
        values.limits = try object.optional("limits", as: [VectorLimit].self)?.map(\.cap)
        values.holdout = try object.optional("holdout")
        self.values = values
    }
}

/// The words for statuses and invalidation reasons in vector files.
enum VectorStatus {
    static let reasons: [String: Tips.InvalidationReason] = [
        "actionPerformed": .actionPerformed, "displayCountExceeded": .displayCountExceeded,
        "displayDurationExceeded": .displayDurationExceeded, "tipClosed": .tipClosed,
    ]

    static let statuses: [String: Tips.Status] = {
        var statuses: [String: Tips.Status] = ["pending": .pending, "available": .available]
        for (word, reason) in reasons { statuses["invalidated(\(word))"] = .invalidated(reason) }
        return statuses
    }()
}
