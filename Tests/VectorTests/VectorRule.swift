import OpenTipKit

/// A rule as data.
enum VectorRule: Decodable, Sendable {
    case parameter(String, VectorCondition)
    case event(String, VectorQuery)

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "a rule")
        if object.keys.contains("parameter") {
            try object.allow(VectorCondition.keys.union(["parameter"]))
            self = .parameter(try object.value("parameter"), try VectorCondition(object))
        } else {
            try object.allow(["event", "within", "where", "largestBy", "smallestBy", "count"])
            self = .event(try object.value("event"), try VectorQuery(object))
        }
    }
}

/// A condition on an event: the donations to count, and the required number.
struct VectorQuery: Sendable {
    private struct Filter: Decodable, Sendable {
        let field: String
        let condition: VectorCondition

        init(from decoder: any Decoder) throws {
            let object = try VectorObject(decoder, "a filter")
            try object.allow(VectorCondition.keys.union(["field"]))
            field = try object.value("field")
            condition = try VectorCondition(object)
        }

        func holds(for fields: [String: VectorValue]) -> Bool {
            condition.holds(for: fields[field])
        }
    }

    private let window: Tips.DonationTimeRange?
    private let filter: Filter?
    private let largestField: String?
    private let smallestField: String?
    private let count: VectorCondition

    init(_ object: VectorObject) throws {
        let seconds = try object.optional("within", as: Double.self)
        window = try seconds.map { try Tips.DonationTimeRange.ofSeconds($0, "a window") }
        filter = try object.optional("where")
        largestField = try object.optional("largestBy")
        smallestField = try object.optional("smallestBy")
        count = try object.value("count")
        guard largestField == nil || smallestField == nil else {
            throw VectorError("a rule has largestBy or smallestBy, not both")
        }
    }

    func holds(for history: Tips.EventHistory<VectorPayload>) -> Bool {
        count.holds(for: .number(Double(size(of: history))))
    }

    private func size(of history: Tips.EventHistory<VectorPayload>) -> Int {
        var recent = history.donations
        if let window { recent = recent.donatedWithin(window) }
        // If the rule doesn't use payloads, count the donations as an app's rule would.
        guard filter != nil || largestField != nil || smallestField != nil else { return recent.count }
        let donations = recent.filter { filter?.holds(for: $0.fields) ?? true }
        if let field = largestField {
            return donations.largestSubset(groupedBy: \VectorPayload.fields[field]).count
        }
        if let field = smallestField {
            return donations.smallestSubset(groupedBy: \VectorPayload.fields[field]).count
        }
        return donations.count
    }
}

extension Tips.DonationTimeRange {
    /// Returns a time range of a number of seconds, which must be whole minutes since ranges consist of minutes.
    static func ofSeconds(_ seconds: Double, _ what: String) throws -> Tips.DonationTimeRange {
        guard let minutes = Int(exactly: seconds / 60), minutes >= 0 else {
            throw VectorError("\(what) of \(seconds) seconds isn't of whole minutes")
        }
        return .minutes(minutes)
    }
}
