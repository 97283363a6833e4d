public import Foundation

/// One change to a store.
///
/// Counters advance inside the store, so that processes that share one never write back stale figures.
public enum StoreChange: Sendable, Equatable {
    /// A tip appeared: its count goes up by one and its dates are noted.
    case displayBegan(tip: String, date: Date, version: StoreVersion)
    /// A display ended after so many seconds on screen.
    case displayEnded(tip: String, duration: TimeInterval, version: StoreVersion)
    /// A tip was retired; an earlier invalidation in the same epoch stands.
    case invalidated(tip: String, reason: Tips.InvalidationReason, date: Date, version: StoreVersion)
    /// A parameter was set; an older version never replaces a newer one.
    case parameterSet(id: String, json: String, version: StoreVersion)
    /// An event was donated; donations beyond the limit are dropped, oldest first.
    case donated(event: String, donation: StoredDonation, limit: StoredDonationLimit, version: StoreVersion)
    /// An event's donations were deleted.
    case donationsDeleted(event: String, version: StoreVersion)
    /// What decides about a tip was written down; the latest note stands, with the date since when it says the same.
    case noted(TipNote)
    /// A tip's record begins a new epoch: nothing stored of it before counts any more.
    case tipReset(tip: String, version: StoreVersion)
    /// Everything begins a new epoch: tips, events and parameters.
    case allReset(version: StoreVersion)
}

extension StoreChange {
    /// What is changed, in words for the log: never a value or a payload, which may be private.
    var subject: String {
        switch self {
        case .displayBegan(let tip, _, _): "display of \(tip)"
        case .displayEnded(let tip, _, _): "end of a display of \(tip)"
        case .invalidated(let tip, let reason, _, _): "invalidation of \(tip), \(reason)"
        case .parameterSet(let id, _, _): "parameter \(id)"
        case .donated(let event, _, _, _): "donation of \(event)"
        case .donationsDeleted(let event, _): "deletion of donations of \(event)"
        case .noted(let note): "note on \(note.tip)"
        case .tipReset(let tip, _): "reset of \(tip)"
        case .allReset: "reset of everything"
        }
    }
}
