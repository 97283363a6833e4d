import Foundation
import OpenTipKit

/// What a model knows of a tip.
struct PlainTip: Sendable, Equatable {
    var count = 0
    var duration: TimeInterval = 0
    var first: Date?
    var last: Date?
    /// Since when the pause counts that the first appearance began.
    var pause: Date?
    var reason: Tips.InvalidationReason?
    var closedAt: Date?
    /// The commit that reset it last.
    var reset = 0

    /// What a person may see of it.
    var shown: PlainRecord {
        PlainRecord(count: count, duration: duration, first: first, last: last, reason: reason, closedAt: closedAt)
    }
}

/// What anybody may see of a tip.
struct PlainRecord: Sendable, Equatable, CustomStringConvertible {
    var count: Int
    var duration: TimeInterval
    var first: Date?
    var last: Date?
    var reason: Tips.InvalidationReason?
    var closedAt: Date?

    var description: String {
        func seconds(_ date: Date?) -> String { date.map { "\(Int($0.timeIntervalSince1970))" } ?? "never" }
        let end = reason.map { "retired by \($0) at \(seconds(closedAt))" } ?? "not retired"
        return "\(count) displays of \(duration) s, first \(seconds(first)), last \(seconds(last)), \(end)"
    }
}

extension PlainRecord {
    init(_ record: TipRecord) {
        self.init(
            count: record.displayCount,
            duration: record.displayDuration,
            first: record.firstDisplayed,
            last: record.lastDisplayed,
            reason: record.invalidation?.reason,
            closedAt: record.invalidation?.date
        )
    }
}

/// What a model knows of a parameter.
struct PlainParameter: Sendable, Equatable {
    var text: String
    /// The commit that set it.
    var set: Int
}

/// What a model knows of an event.
struct PlainEvent: Sendable, Equatable {
    /// The donations in the order in which they were made.
    var made: [PlainDonation] = []
    /// The commit that deleted its donations last.
    var reset = 0
    /// The widest limits that were asked for; no count if none were.
    var maximumCount: Int?
    var maximumAge: TimeInterval?

    /// The donations in the order of their dates.
    var donations: [PlainDonation] {
        made.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    /// The event without donations; the limits stay.
    func emptied(at commit: Int) -> PlainEvent {
        PlainEvent(reset: commit, maximumCount: maximumCount, maximumAge: maximumAge)
    }
}

/// A donation.
struct PlainDonation: Sendable, Equatable, CustomStringConvertible {
    var date: Date
    var payload: String?

    var description: String { "\(Int(date.timeIntervalSince1970))\(payload.map { " " + $0 } ?? "")" }
}
