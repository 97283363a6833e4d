import Foundation
import OpenTipKit

/// What a call promises to change.
enum PlainChange: Sendable, Equatable {
    /// A tip appears; within its limits, unless they are `nil`.
    case began(tip: String, date: Date, limits: PlainLimits?)
    /// A display ended that began after the commit that had reset its tip; `nil` if that couldn't be known.
    case ended(tip: String, duration: TimeInterval, reset: Int?)
    case invalidated(tip: String, reason: Tips.InvalidationReason, date: Date)
    case set(parameter: String, text: String)
    case donated(event: String, donation: PlainDonation, maximumCount: Int, maximumAge: TimeInterval?)
    case deleted(event: String)
    case pauseMoved(date: Date)
    case tipReset(String)
    case allReset

    /// Whether it is what a store is asked for, as far as that says so.
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

/// What a display must keep to.
struct PlainLimits: Sendable, Equatable {
    var maximumCount: Int?
    var pause: TimeInterval
}

extension PlainChange {
    /// What a store is asked for; `nil` for a note.
    init?(_ change: StoreChange) {
        switch change {
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
        case .donationsDeleted(let event, _): self = .deleted(event: event)
        case .pauseMoved(let date): self = .pauseMoved(date: date)
        case .noted, .merged, .reversioned: return nil
        case .tipReset(let tip, _): self = .tipReset(tip)
        case .allReset: self = .allReset
        case .late(let change, _): self.init(change)
        }
    }
}

/// Why a change isn't made.
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
