import Foundation
import OpenTipKit

/// The model of a tip.
struct PlainTip: Sendable, Equatable {
    var count = 0
    var duration: TimeInterval = 0
    var first: Date?
    var last: Date?
    /// The date at which the pause after the tip's first display starts; `nil` if the tip hasn't appeared.
    var pause: Date?
    var reason: Tips.InvalidationReason?
    var closedAt: Date?
    /// The number of the last commit that reset the tip.
    var reset = 0

    /// The record of the tip, as far as the API shows it.
    var shown: PlainRecord {
        PlainRecord(count: count, duration: duration, first: first, last: last, reason: reason, closedAt: closedAt)
    }
}

/// The observable record of a tip.
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
        return "\(count) displays, \(duration) s in total, first \(seconds(first)), last \(seconds(last)), \(end)"
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

/// A change that a call of a center has promised to make, and that hasn't been committed yet.
struct PlainPromise: Sendable {
    /// The unique number of the promise.
    let number: Int
    var change: PlainChange
    /// Whether the change couldn't be stored and waits to be stored; the center must already show the change.
    var isWaiting = false
    /// The smallest number of commits that the center may have known when the change couldn't be stored.
    var known: Int?
    /// Whether the center may decide not to store the change.
    var isOptional = false
    /// Whether the change waits in the donation queue.
    var isQueued = false
}

/// A change that a call promises.
enum PlainChange: Sendable, Equatable {
    /// A display of a tip begins; `limits` are `nil` if the display isn't checked against limits.
    case began(tip: String, date: Date, limits: PlainLimits?)
    /// A display ends; `reset` is the commit that last reset the tip before the display, or `nil` if it is unknown.
    case ended(tip: String, duration: TimeInterval, reset: Int?)
    case invalidated(tip: String, reason: Tips.InvalidationReason, date: Date)
    case set(parameter: String, text: String)
    case donated(event: String, donation: PlainDonation, maximumCount: Int, maximumAge: TimeInterval?)
    case deleted(event: String)
    case pauseMoved(date: Date)
    case tipReset(String)
    case allReset

    /// Returns whether the change is the same as a change that was passed to a store, ignoring limits and epochs.
    func isSame(as other: PlainChange) -> Bool {
        switch (self, other) {
        case (.began(let tip, let date, _), .began(let otherTip, let otherDate, _)):
            tip == otherTip && date == otherDate
        case (.ended(let tip, let duration, _), .ended(let otherTip, let otherDuration, _)):
            tip == otherTip && abs(duration - otherDuration) < 0.001
        case (.donated(let event, let donation, _, _), .donated(let otherEvent, let otherDonation, _, _)):
            event == otherEvent && donation == otherDonation
        default: self == other
        }
    }
}

/// The limits of a display.
struct PlainLimits: Sendable, Equatable {
    var maximumCount: Int?
    var pause: TimeInterval
}

extension PlainChange {
    /// Creates the model of a change to a store; returns `nil` for notes, merged rows and new row versions.
    init?(_ change: StoreChange) {
        switch change.kind {
        case .displayBegan(let tip, let date, let limits):
            let plain = limits.map { PlainLimits(maximumCount: $0.maximumCount, pause: $0.pause) }
            self = .began(tip: tip, date: date, limits: plain)
        case .displayEnded(let tip, let duration, _): self = .ended(tip: tip, duration: duration, reset: nil)
        case .invalidated(let tip, let reason, let date): self = .invalidated(tip: tip, reason: reason, date: date)
        case .parameterSet(let id, let json, _, _):
            let parameter = SimulationSubjects.parameters.first { $0.id == id }
            self = .set(parameter: id, text: parameter?.text(json) ?? json)
        case .donated(let event, let donation, let limit):
            self = .donated(
                event: event,
                donation: PlainDonation(date: donation.date, payload: donation.payload),
                maximumCount: limit.maximumCount,
                maximumAge: limit.maximumAge
            )
        case .reset(.event(let event), _): self = .deleted(event: event)
        case .reset(.tip(let tip), _): self = .tipReset(tip)
        case .reset(.everything, _): self = .allReset
        case .pauseMoved(let date): self = .pauseMoved(date: date)
        case .noted, .merged, .reversioned: return nil
        }
    }
}

/// The reason for which a store must refuse a change.
enum PlainRefusal: Sendable, Equatable {
    case retired(Tips.InvalidationReason)
    case count
    case frequency(tip: String)
    case overtaken

    init(_ refusal: StoreRefusal) {
        switch refusal {
        case .invalidated(let reason): self = .retired(reason)
        case .displayCount: self = .count
        case .displayFrequency(let tip): self = .frequency(tip: tip)
        case .overtaken: self = .overtaken
        }
    }
}
