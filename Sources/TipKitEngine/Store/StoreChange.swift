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
    /// This replica's rows whose versions lie too far ahead of a trusted clock take versions of a moment by that clock,
    /// which follow a version and all that earlier such changes gave.
    case reversioned(date: Date, after: RowVersion = .zero)
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

/// What a display of a tip must keep to, judged in the transaction that counts it.
public struct DisplayLimits: Sendable, Equatable {
    /// How often the tip may appear; `nil` for no bound.
    public var maximumCount: Int?
    /// How long after another tip's first appearance this one's may be, in seconds; 0 for no pause.
    public var pause: TimeInterval

    /// Makes the value of its parts.
    public init(maximumCount: Int? = nil, pause: TimeInterval = 0) {
        self.maximumCount = maximumCount
        self.pause = pause
    }

    /// Whether the latest first appearance of any tip counts for one with a record.
    package func heedsLatestFirstDisplay(_ record: TipRecord) -> Bool {
        DisplayFrequencyRule(pause: pause).concerns(record)
    }

    /// Why a display may not begin; `nil` if it may.
    ///
    /// - Parameters:
    ///   - tip: The id of the tip.
    ///   - record: What is remembered of it.
    ///   - latest: The latest first appearance of any tip.
    ///   - date: When the display is to begin.
    public func refusal(
        of tip: String,
        _ record: TipRecord,
        after latest: FirstDisplay?,
        at date: Date
    ) -> StoreRefusal? {
        if let invalidation = record.invalidation { return .invalidated(invalidation.reason) }
        if let maximumCount, record.displayCount >= maximumCount { return .displayCount }
        let rule = DisplayFrequencyRule(pause: pause)
        guard rule.concerns(record), let latest, let end = rule.end(for: tip, after: latest), date < end else {
            return nil
        }
        return .displayFrequency(tip: latest.tip)
    }
}

/// Something in a store that has changed, as it is now.
public enum StoreRow: Sendable, Equatable {
    /// The joined record of a tip.
    case tip(String, StoredTip)
    /// The latest value of a parameter; `nil` if it has none any more.
    case parameter(String, StoredParameter?)
    /// Donations that were added to an event, in the order of their commits, and how many it has with them.
    ///
    /// Where that is fewer than before and added together, the oldest were dropped.
    case donated(event: String, [StoredDonation], count: Int)
    /// An event changed in another way, and how many donations it has: what was read of them must be read anew.
    case event(String, count: Int)
    /// The pause that the display frequency counts from; `nil` if no tip has appeared.
    case latestFirstDisplay(FirstDisplay?)
}

/// Why a store didn't make a change.
public enum StoreRefusal: Sendable, Equatable {
    /// The tip is retired already.
    case invalidated(Tips.InvalidationReason)
    /// The tip's displays are used up.
    case displayCount
    /// The tip of an id had its first display too recently for another's by the display frequency.
    case displayFrequency(tip: String)
    /// What was to be changed was reset, or set by somebody else, since the change was asked for.
    case overtaken
}
