import OpenTipKit

/// A rule of a tip, as written in a vector file.
enum VectorRule: Decodable, Sendable {
    case parameter(String, VectorCondition)
    case event(String, VectorQuery)
    case afterEnd(of: String, by: Tips.DonationTimeRange)

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "a rule")
        if object.keys.contains("parameter") {
            try object.allow(VectorCondition.keys.union(["parameter"]))
            self = .parameter(try object.value("parameter"), try VectorCondition(object))
        } else if object.keys.contains("afterEndOf") {
            try object.allow(["afterEndOf", "by"])
            let length = try Tips.DonationTimeRange.ofSeconds(try object.value("by"), "the time after a tip's end")
            self = .afterEnd(of: try object.value("afterEndOf"), by: length)
        } else {
            try object.allow(["event", "within", "where", "largestBy", "smallestBy", "count"])
            self = .event(try object.value("event"), try VectorQuery(object))
        }
    }
}

/// A condition on an event: which donations to count, and how many are required.
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
            throw VectorError("a rule can't have both largestBy and smallestBy")
        }
    }

    func holds(for history: Tips.EventHistory<VectorPayload>) -> Bool {
        count.holds(for: .number(Double(size(of: history))))
    }

    private func size(of history: Tips.EventHistory<VectorPayload>) -> Int {
        var recent = history.donations
        if let window { recent = recent.donatedWithin(window) }
        // Use `count` without reading payloads if the rule doesn't need them, as an app's rule would.
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
    /// Returns a time range of a number of seconds; throws unless they are whole minutes, the unit of time ranges.
    static func ofSeconds(_ seconds: Double, _ what: String) throws -> Tips.DonationTimeRange {
        guard let minutes = Int(exactly: seconds / 60), minutes >= 0 else {
            throw VectorError("\(what) must be a number of whole minutes, and \(seconds) seconds isn't")
        }
        return .minutes(minutes)
    }
}
