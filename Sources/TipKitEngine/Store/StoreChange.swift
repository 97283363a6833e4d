public import Foundation

/// A change to a store.
///
/// A change doesn't contain the new counts or versions, which the store computes itself. Processes that share a store
/// therefore never overwrite newer values with outdated values.
public indirect enum StoreChange: Sendable, Equatable {
    /// A tip appears: its display count and dates are updated, if its limits allow.
    ///
    /// Without limits, the display is counted regardless of the stored state.
    case displayBegan(tip: String, date: Date, limits: DisplayLimits?)
    /// A display ended after a duration on screen. The change is refused if the tip was reset since the display began.
    case displayEnded(tip: String, duration: TimeInterval, epoch: RowVersion)
    /// A tip is retired, unless it is retired already.
    case invalidated(tip: String, reason: Tips.InvalidationReason, date: Date)
    /// A parameter is set.
    ///
    /// A transient value stays on the device, and isn't included in ``StoreSnapshot/rows(changedAfter:)``.
    case parameterSet(id: String, json: String, isTransient: Bool = false, date: Date)
    /// An event gets a donation; donations beyond the limit are dropped, oldest first.
    case donated(event: String, donation: StoredDonation, limit: StoredDonationLimit)
    /// An event's donations are deleted.
    case donationsDeleted(event: String, date: Date)
    /// For the display frequency, a first appearance later than `date` is treated as if it had been at `date`.
    case pauseMoved(date: Date)
    /// The note on a tip is replaced; a note with the same content keeps its date.
    ///
    /// A note isn't a commit: it doesn't advance the store's position, and watches aren't called.
    case noted(TipNote)
    /// A tip's record begins a new epoch: everything that was stored about it before is ignored.
    case tipReset(tip: String, date: Date)
    /// All tips, events and parameters begin a new epoch: everything that was stored before is ignored.
    case allReset(date: Date)
    /// Rows that other replicas have written are merged; changes that follow get greater versions than these rows.
    case merged(RowBatch)
    /// This replica's rows whose versions are too far ahead of a trusted clock get new versions at a date of that
    /// clock.
    ///
    /// The new versions are greater than `after`, and than all versions that earlier changes of this kind have
    /// assigned.
    case reversioned(date: Date, after: RowVersion = .zero)
    /// A change that couldn't be stored when it was made.
    ///
    /// `knowing` is the highest version that was known when the change was made. The change is refused if, after that
    /// version, its tip or event was reset or its parameter was set by another change.
    case late(StoreChange, knowing: RowVersion)
}

extension StoreChange {
    /// The change without its wrapper ``late(_:knowing:)`` and, if it had one, the version that was known when it was
    /// made.
    public var unwrapped: (change: StoreChange, knowing: RowVersion?) {
        guard case .late(let change, let version) = self else { return (self, nil) }
        return (change.unwrapped.change, version)
    }

    /// Whether the change is a note, which isn't a commit.
    public var isNote: Bool {
        if case .noted = unwrapped.change { true } else { false }
    }

    /// The id of the tip that is changed; `nil` if the change isn't for exactly one tip.
    public var tip: String? {
        switch unwrapped.change {
        case .displayBegan(let tip, _, _), .displayEnded(let tip, _, _), .invalidated(let tip, _, _),
            .tipReset(let tip, _):
            tip
        case .parameterSet, .donated, .donationsDeleted, .pauseMoved, .noted, .allReset, .merged, .reversioned, .late:
            nil
        }
    }

    /// A description of the change for the log, without values and payloads, which may be private.
    var logDescription: String {
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
        case .late(let change, _): change.logDescription
        }
    }
}

/// The limits on the displays of a tip, checked in the transaction that counts a display.
public struct DisplayLimits: Sendable, Equatable {
    /// How often the tip may appear; `nil` for no limit.
    public var maximumCount: Int?
    /// The minimum time between another tip's first appearance and this tip's, in seconds; 0 for no pause.
    public var pause: TimeInterval

    /// Creates the value from its parts.
    public init(maximumCount: Int? = nil, pause: TimeInterval = 0) {
        self.maximumCount = maximumCount
        self.pause = pause
    }

    /// Whether the pause after the latest first appearance of any tip applies to a tip with the given record.
    package func pauseApplies(to record: TipRecord) -> Bool {
        DisplayFrequencyRule(pause: pause).applies(to: record)
    }

    /// Returns the reason why a display may not begin; `nil` if it may.
    ///
    /// - Parameters:
    ///   - tip: The id of the tip.
    ///   - record: The record of the tip.
    ///   - latest: The latest first appearance of any tip.
    ///   - date: When the display would begin.
    public func refusal(
        of tip: String,
        _ record: TipRecord,
        after latest: FirstDisplay?,
        at date: Date
    ) -> StoreRefusal? {
        if let invalidation = record.invalidation { return .invalidated(invalidation.reason) }
        if let maximumCount, record.displayCount >= maximumCount { return .displayCount }
        let rule = DisplayFrequencyRule(pause: pause)
        guard rule.applies(to: record), let latest, let end = rule.end(for: tip, after: latest), date < end else {
            return nil
        }
        return .displayFrequency(tip: latest.tip)
    }
}

/// The current state of a tip, parameter or event that has changed in a store, or of the display frequency.
public enum StoreRow: Sendable, Equatable {
    /// The joined record of a tip.
    case tip(String, StoredTip)
    /// The latest value of a parameter; `nil` if the parameter was reset and has no value.
    case parameter(String, StoredParameter?)
    /// The donations that were added to an event, in the order of their commits, and how many donations the event has
    /// now.
    ///
    /// If the event has fewer donations than it had before plus the added donations, the oldest donations were dropped.
    case donated(event: String, [StoredDonation], count: Int)
    /// An event that changed in a way other than by added donations, and how many donations it has now. Its donations
    /// must be read again.
    case event(String, count: Int)
    /// The first appearance that starts the display frequency's pause; `nil` if no tip has appeared.
    case latestFirstDisplay(FirstDisplay?)
}

/// The reason why a store refused a change.
public enum StoreRefusal: Sendable, Equatable {
    /// The tip is retired already.
    case invalidated(Tips.InvalidationReason)
    /// The tip has appeared as often as its limit allows.
    case displayCount
    /// The display frequency requires a longer pause after the first display of the tip with the given id.
    case displayFrequency(tip: String)
    /// The tip, event or parameter was reset, or set by another change, since the change was requested.
    case overtaken
}
