import Foundation
import TipKitEngine

/// The model of a tip.
struct PlainTip: Sendable, Equatable {
    var count = 0
    var duration: TimeInterval = 0
    var first: Date?
    var last: Date?
    /// The date at which the pause after the tip's first display starts; `nil` if the tip hasn't appeared.
    var pause: Date?
    var snoozes = 0
    /// The latest snooze that the store's present file was the first to store; `nil` if there was none.
    var snooze: PlainSnooze?
    /// Of the latest snoozes of files that were replaced, the one that began last.
    var replacedSnooze: PlainSnooze?
    /// The snooze that stands: of different files' snoozes, the one that began last.
    var latestSnooze: PlainSnooze? {
        [snooze, replacedSnooze].compactMap(\.self).max { ($0.date, $0.end) < ($1.date, $1.end) }
    }
    var reason: Tips.InvalidationReason?
    var closedAt: Date?
    /// The number of the last commit that reset the tip.
    var reset = 0

    /// The record of the tip, as far as the API shows it.
    var shown: PlainRecord {
        PlainRecord(
            count: count,
            duration: duration,
            first: first,
            last: last,
            snoozes: snoozes,
            wakes: latestSnooze?.end,
            reason: reason,
            closedAt: closedAt
        )
    }
}

/// The observable record of a tip.
struct PlainRecord: Sendable, Equatable, CustomStringConvertible {
    var count: Int
    var duration: TimeInterval
    var first: Date?
    var last: Date?
    var snoozes: Int
    var wakes: Date?
    var reason: Tips.InvalidationReason?
    var closedAt: Date?

    var description: String {
        func seconds(_ date: Date?) -> String { date.map { "\(Int($0.timeIntervalSince1970))" } ?? "never" }
        let end = reason.map { "retired by \($0) at \(seconds(closedAt))" } ?? "not retired"
        let times = "first \(seconds(first)), last \(seconds(last)), \(snoozes) snoozes until \(seconds(wakes))"
        return "\(count) displays, \(duration) s in total, \(times), \(end)"
    }
}

extension PlainRecord {
    init(_ record: TipRecord) {
        self.init(
            count: record.displayCount,
            duration: record.displayDuration,
            first: record.firstDisplayed,
            last: record.lastDisplayed,
            snoozes: record.snoozeCount,
            wakes: record.snooze?.end,
            reason: record.invalidation?.reason,
            closedAt: record.invalidation?.date
        )
    }
}

/// The model of a snooze.
struct PlainSnooze: Sendable, Equatable {
    let date: Date
    let end: Date
}

/// The model of a display on a page.
struct PlainPageDisplay: Sendable, Equatable {
    let tip: String
    /// The number of the commit that last reset the tip before the display.
    let reset: Int
    let began: Date
    var visible: TimeInterval = 0
    var isOver = false
}

/// The model of a parameter.
struct PlainParameter: Sendable, Equatable {
    var text: String
    /// The number of the commit that set the parameter.
    var set: Int
}

/// The model of an event.
struct PlainEvent: Sendable, Equatable {
    /// The donations in the order in which they were made.
    var made: [PlainDonation] = []
    /// The number of the last commit that deleted the donations.
    var reset = 0
    /// The greatest maximum number of donations that was requested; `nil` if no limit was requested.
    var maximumCount: Int?
    /// The greatest maximum age of donations that was requested; `nil` if the age isn't limited.
    var maximumAge: TimeInterval?

    /// The donations in the order of their dates.
    var donations: [PlainDonation] {
        made.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    /// Returns the event without donations but with the same limits, as after a commit that deletes the donations.
    func emptied(at commit: Int) -> PlainEvent {
        PlainEvent(reset: commit, maximumCount: maximumCount, maximumAge: maximumAge)
    }
}

/// The model of a donation.
struct PlainDonation: Sendable, Equatable, CustomStringConvertible {
    var date: Date
    var payload: String?

    var description: String { "\(Int(date.timeIntervalSince1970))\(payload.map { " " + $0 } ?? "")" }
}

/// The state that a center must show: the disk as the center last saw it, and the changes that couldn't be stored.
struct PlainView: Sendable {
    /// The disk as the center last saw it.
    var seen: PlainDisk
    /// The number of commits when the center was launched.
    let launch: Int
    /// The promised changes that aren't stored yet.
    var promises: [PlainPromise] = []

    /// The disk as the center last saw it, with the waiting changes applied.
    var shown: PlainDisk {
        var disk = seen
        for promise in promises where promise.isWaiting { disk.overlay(promise.change, knowing: promise.known) }
        return disk
    }

    /// Returns the text of the parameter value that the center must show.
    func text(of parameter: SimulatedParameter) -> String {
        guard let stored = shown.parameter(parameter.id) else { return parameter.defaultText }
        return parameter.isTransient && stored.set <= launch ? parameter.defaultText : stored.text
    }

    /// Returns the donations of an event that the center must show.
    func donations(of event: SimulatedEvent, at now: Date) -> [PlainDonation] {
        let newest = shown.event(event.id).donations.suffix(event.maximumCount)
        guard let age = event.maximumAge else { return Array(newest) }
        return newest.filter { now.timeIntervalSince($0.date) < age }
    }
}
