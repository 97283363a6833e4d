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
    /// A tip's record begins a new epoch: nothing stored of it before counts any more.
    case tipReset(tip: String, version: StoreVersion)
    /// Everything begins a new epoch: tips, events and parameters.
    case allReset(version: StoreVersion)
}
