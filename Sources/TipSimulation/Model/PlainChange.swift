import Foundation
import TipKitEngine

/// A change that a call promises.
enum PlainChange: Sendable, Equatable {
    /// A display of a tip begins; `limits` are `nil` if the display isn't checked against limits.
    /// A display on a page has a key, with which it begins only once.
    case began(tip: String, date: Date, limits: PlainLimits?, key: String? = nil)
    /// A display ends; `reset` is the commit that last reset the tip before the display, or `nil` if it is unknown.
    case ended(tip: String, duration: TimeInterval, reset: Int?)
    /// A display on a page was visible for some seconds since it began.
    case lasted(display: String, tip: String, seconds: TimeInterval, date: Date)
    /// A display on a page is over.
    case over(display: String, tip: String)
    case invalidated(tip: String, reason: Tips.InvalidationReason, date: Date)
    /// A person snoozes a tip; one snooze more than `maximumCount` retires it.
    case snoozed(tip: String, seconds: TimeInterval, date: Date, maximumCount: Int?)
    case set(parameter: String, text: String)
    case donated(event: String, donation: PlainDonation, maximumCount: Int, maximumAge: TimeInterval?)
    case deleted(event: String)
    case pauseMoved(date: Date)
    case tipReset(String)
    case allReset

    /// Returns whether the change is the same as a change that was passed to a store, ignoring limits and epochs.
    func isSame(as other: PlainChange) -> Bool {
        switch (self, other) {
        case (.began(let tip, let date, _, let key), .began(let otherTip, let otherDate, _, let otherKey)):
            tip == otherTip && date == otherDate && key == otherKey
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
    var caps: [Tips.Cap] = []
}

extension PlainChange {
    /// Creates the model of a change to a store; returns `nil` for notes, merged rows, new row versions,
    /// lone keys and presses, which the simulations don't make.
    init?(_ change: StoreChange) {
        switch change.kind {
        case .displayBegan(let tip, let date, let limits, _, _):
            let plain = limits.map { PlainLimits(maximumCount: $0.maximumCount, pause: $0.pause, caps: $0.caps) }
            self = .began(tip: tip, date: date, limits: plain, key: change.key)
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
        case .displayLasted(let display, let tip, let seconds, let date):
            self = .lasted(display: display, tip: tip, seconds: seconds, date: date)
        case .displayOver(let display, let tip): self = .over(display: display, tip: tip)
        case .snoozed(let tip, let seconds, let date, let maximum):
            self = .snoozed(tip: tip, seconds: seconds, date: date, maximumCount: maximum)
        case .done, .acted, .noted, .merged, .reversioned: return nil
        }
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

/// The reason for which a store must refuse a change.
enum PlainRefusal: Sendable, Equatable {
    case retired(Tips.InvalidationReason)
    case count
    case frequency(tip: String)
    case cap(Tips.Cap)
    case snoozed
    case overtaken
    case repeated

    init(_ refusal: StoreRefusal) {
        switch refusal {
        case .invalidated(let reason): self = .retired(reason)
        case .displayCount: self = .count
        case .displayFrequency(let tip): self = .frequency(tip: tip)
        case .cap(let cap): self = .cap(cap)
        case .snoozed: self = .snoozed
        case .overtaken: self = .overtaken
        case .repeated: self = .repeated
        }
    }
}
