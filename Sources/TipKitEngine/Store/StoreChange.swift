public import Foundation

/// One change to a store.
///
/// Counters advance and versions are given inside the store, so that processes that share one never write back what
/// they no longer know.
public indirect enum StoreChange: Sendable, Equatable {
    /// A tip appears: its count goes up by one and its dates are noted, if its limits allow.
    ///
    /// Without limits it appears whatever is stored.
    case displayBegan(tip: String, date: Date, limits: DisplayLimits?)
    /// A display ended after so many seconds on screen; nothing if the tip was reset since the epoch it began in.
    case displayEnded(tip: String, duration: TimeInterval, epoch: RowVersion)
    /// A tip is retired, unless it was before.
    case invalidated(tip: String, reason: Tips.InvalidationReason, date: Date)
    /// A parameter is set; a transient one's value is the device's own, and stays out of ``StoreSnapshot/rows(changedAfter:)``.
    case parameterSet(id: String, json: String, isTransient: Bool = false, date: Date)
    /// An event is donated; donations beyond the limit are dropped, oldest first.
    case donated(event: String, donation: StoredDonation, limit: StoredDonationLimit)
    /// An event's donations are deleted.
    case donationsDeleted(event: String, date: Date)
    /// The first appearances that a clock in the future has dated count from a moment on for the display frequency.
    case pauseMoved(date: Date)
    /// What decides about a tip is written down; the latest note stands, with the date since when it says the same.
    ///
    /// It is no commit that others hear of.
    case noted(TipNote)
    /// A tip's record begins a new epoch: nothing stored of it before counts any more.
    case tipReset(tip: String, date: Date)
    /// Everything begins a new epoch: tips, events and parameters.
    case allReset(date: Date)
    /// Rows that other replicas have written are merged; versions of later changes follow theirs.
    case merged(RowBatch)
    /// This replica's rows whose versions lie too far ahead of a trusted clock take versions of a moment by that clock.
    case reversioned(date: Date)
    /// A change that couldn't be stored when it was made: nothing if what it changes was reset, or a parameter set by
    /// somebody else, since the highest version that was known then.
    case late(StoreChange, knowing: RowVersion)
}

extension StoreChange {
    /// The change itself, and the version that was known when it was made if it comes late.
    public var timely: (change: StoreChange, knowing: RowVersion?) {
        guard case .late(let change, let version) = self else { return (self, nil) }
        return (change.timely.change, version)
    }

    /// Whether the change is a note, which is no commit.
    public var isNote: Bool {
        if case .noted = timely.change { true } else { false }
    }

    /// The tip that is changed; `nil` if it is something else, several tips or everything.
    public var tip: String? {
        switch timely.change {
        case .displayBegan(let tip, _, _), .displayEnded(let tip, _, _), .invalidated(let tip, _, _),
            .tipReset(let tip, _):
            tip
        case .parameterSet, .donated, .donationsDeleted, .pauseMoved, .noted, .allReset, .merged, .reversioned, .late:
            nil
        }
    }

    /// What is changed, in words for the log: never a value or a payload, which may be private.
    var subject: String {
        switch self {
        case .displayBegan(let tip, _, _): "display of \(tip)"
        case .displayEnded(let tip, _, _): "end of a display of \(tip)"
        case .invalidated(let tip, let reason, _): "invalidation of \(tip), \(reason)"
        case .parameterSet(let id, _, _, _): "parameter \(id)"
        case .donated(let event, _, _): "donation of \(event)"
        case .donationsDeleted(let event, _): "deletion of donations of \(event)"
        case .pauseMoved: "start of the pause"
        case .noted(let note): "note on \(note.tip)"
        case .tipReset(let tip, _): "reset of \(tip)"
        case .allReset: "reset of everything"
        case .merged(let rows): "\(rows.count) rows of other replicas"
        case .reversioned: "new versions of rows from the future"
        case .late(let change, _): change.subject
        }
    }
}
