public import Foundation

/// A change to a store: what happens, and what was known when a change that couldn't be stored at once was made.
///
/// A change doesn't contain the new counts or versions, which the store computes itself. Processes that share a store
/// therefore never overwrite newer values with outdated values.
public struct StoreChange: Sendable, Equatable {
    /// What happens.
    public let kind: Kind
    /// The highest version that was known when the change was made, if it couldn't be stored then; `nil` for a new
    /// change.
    ///
    /// A late change is refused if, after that version, its tip or event was reset or its parameter was set by another
    /// change.
    public let knowing: RowVersion?
    /// The key of a change that is made only once; `nil` for a change that is made each time.
    ///
    /// A store that has the key refuses the change as ``StoreRefusal/repeated``; see ``DoneRow``. The key of
    /// `displayBegan` is the id of a display on a page. Only kinds with a date may have a key.
    public let key: String?

    /// The kinds of changes.
    public enum Kind: Sendable, Equatable {
        /// A tip appears: its display count and dates are updated, if its limits allow.
        ///
        /// Without limits, the display is counted regardless of the stored state. With a trial, the tip's first display
        /// in its epoch begins the trial, and a tip that is held out is retired in the same step; the display of a
        /// held-out tip that has appeared before is refused as `overtaken`.
        ///
        /// The groups are those that the tip names for caps, in order.
        case displayBegan(
            tip: String,
            date: Date,
            limits: DisplayLimits?,
            trial: TrialStart? = nil,
            groups: [String] = []
        )
        /// A display ended after a duration on screen. The change is refused if the tip was reset since the display
        /// began.
        case displayEnded(tip: String, duration: TimeInterval, epoch: RowVersion)
        /// A display on a page was visible for a number of seconds so far, by a date.
        ///
        /// The seconds are limited to the time since the display began; those that weren't counted yet are added to the
        /// tip's duration. The change is refused as `overtaken` if the tip has no such display in its present epoch,
        /// and as `repeated` if there is nothing to add.
        case displayLasted(display: String, tip: String, seconds: TimeInterval, date: Date)
        /// A display on a page ended.
        ///
        /// The change is refused as `overtaken` if the tip has no such display in its present epoch, and as `repeated`
        /// if the display has ended already.
        case displayOver(display: String, tip: String)
        /// A tip is retired, unless it is retired already.
        case invalidated(tip: String, reason: Tips.InvalidationReason, date: Date)
        /// A tip is snoozed for a number of seconds or, if it was snoozed as often as may be, retired as closed.
        case snoozed(tip: String, seconds: TimeInterval, date: Date, maximum: Int?)
        /// A parameter is set.
        ///
        /// A transient value stays on the device, and isn't included in ``StoreSnapshot/rows(changedAfter:)``.
        case parameterSet(id: String, json: String, isTransient: Bool, date: Date)
        /// An event gets a donation; donations beyond the limit are dropped, oldest first.
        case donated(event: String, donation: StoredDonation, limit: StoredDonationLimit)
        /// A tip, the donations of an event, or everything begins a new epoch: what was stored before is ignored.
        case reset(RowScope, date: Date)
        /// Only the change's key is stored.
        case done(date: Date)
        /// A person pressed an action of a tip; apart from the change's key, only the outcome is stored, by a store that
        /// keeps outcomes.
        case acted(tip: String, action: String, date: Date)
        /// For the display frequency, a first appearance later than `date` is treated as if it had been at `date`.
        case pauseMoved(date: Date)
        /// The note on a tip is replaced; a note with the same content keeps its date.
        ///
        /// A note isn't a commit: it doesn't advance the store's position, and watches aren't called.
        case noted(TipNote)
        /// Rows that other replicas have written are merged; changes that follow get greater versions than these rows.
        case merged(RowBatch)
        /// This replica's rows whose versions are too far ahead of a trusted clock get new versions at a date of that
        /// clock.
        ///
        /// The new versions are greater than `after`, and than all versions that earlier changes of this kind have
        /// assigned.
        case reversioned(date: Date, after: RowVersion)
    }

    /// Creates a change of a kind.
    ///
    /// - Parameters:
    ///   - knowing: For a late change, the highest version that was known when it was made.
    ///   - key: The key of a change that is made only once.
    public init(_ kind: Kind, knowing: RowVersion? = nil, key: String? = nil) {
        self.kind = kind
        self.knowing = knowing
        self.key = key
    }
}

extension StoreChange {
    /// A tip appears, if its limits allow.
    public static func displayBegan(
        tip: String,
        date: Date,
        limits: DisplayLimits?,
        trial: TrialStart? = nil,
        groups: [String] = []
    ) -> StoreChange {
        StoreChange(.displayBegan(tip: tip, date: date, limits: limits, trial: trial, groups: groups))
    }

    /// A display that began in an epoch of its tip ended after a duration on screen.
    public static func displayEnded(tip: String, duration: TimeInterval, epoch: RowVersion) -> StoreChange {
        StoreChange(.displayEnded(tip: tip, duration: duration, epoch: epoch))
    }

    /// A tip is retired.
    public static func invalidated(tip: String, reason: Tips.InvalidationReason, date: Date) -> StoreChange {
        StoreChange(.invalidated(tip: tip, reason: reason, date: date))
    }

    /// A tip is snoozed or, if it was snoozed as often as may be, retired.
    public static func snoozed(tip: String, seconds: TimeInterval, date: Date, maximum: Int? = nil) -> StoreChange {
        StoreChange(.snoozed(tip: tip, seconds: seconds, date: date, maximum: maximum))
    }

    /// A parameter is set.
    public static func parameterSet(id: String, json: String, isTransient: Bool = false, date: Date) -> StoreChange {
        StoreChange(.parameterSet(id: id, json: json, isTransient: isTransient, date: date))
    }

    /// An event gets a donation.
    public static func donated(event: String, donation: StoredDonation, limit: StoredDonationLimit) -> StoreChange {
        StoreChange(.donated(event: event, donation: donation, limit: limit))
    }

    /// An event's donations are deleted.
    public static func donationsDeleted(event: String, date: Date) -> StoreChange {
        StoreChange(.reset(.event(event), date: date))
    }

    /// A tip's record begins a new epoch.
    public static func tipReset(tip: String, date: Date) -> StoreChange { StoreChange(.reset(.tip(tip), date: date)) }

    /// All tips, events and parameters begin a new epoch.
    public static func allReset(date: Date) -> StoreChange { StoreChange(.reset(.everything, date: date)) }

    /// A display on a page was visible for a number of seconds so far, by a date.
    public static func displayLasted(display: String, tip: String, seconds: TimeInterval, date: Date) -> StoreChange {
        StoreChange(.displayLasted(display: display, tip: tip, seconds: seconds, date: date))
    }

    /// A display on a page ended.
    public static func displayOver(display: String, tip: String) -> StoreChange {
        StoreChange(.displayOver(display: display, tip: tip))
    }

    /// A key is stored.
    public static func done(_ key: String, date: Date) -> StoreChange { StoreChange(.done(date: date), key: key) }

    /// The display frequency's pause starts at a date if it would start later.
    public static func pauseMoved(date: Date) -> StoreChange { StoreChange(.pauseMoved(date: date)) }

    /// The note on a tip is replaced.
    public static func noted(_ note: TipNote) -> StoreChange { StoreChange(.noted(note)) }

    /// Rows that other replicas have written are merged.
    public static func merged(_ rows: RowBatch) -> StoreChange { StoreChange(.merged(rows)) }

    /// This replica's rows whose versions are too far ahead of a trusted clock get new versions.
    public static func reversioned(date: Date, after version: RowVersion = .zero) -> StoreChange {
        StoreChange(.reversioned(date: date, after: version))
    }
}

extension StoreChange {
    /// The tip, parameter or event that is changed; `nil` if the change isn't for exactly one.
    package var subject: Tips.RuleInputKey? {
        switch kind {
        case .displayBegan(let tip, _, _, _, _), .displayEnded(let tip, _, _), .invalidated(let tip, _, _),
            .displayLasted(_, let tip, _, _), .displayOver(_, let tip), .snoozed(let tip, _, _, _),
            .reset(.tip(let tip), _):
            .tip(tip)
        case .parameterSet(let id, _, _, _): .parameter(id)
        case .donated(let event, _, _), .reset(.event(let event), _): .event(event)
        case .reset(.everything, _), .done, .acted, .pauseMoved, .noted, .merged, .reversioned: nil
        }
    }

    /// The id of the tip that is changed; `nil` if the change isn't for exactly one tip.
    public var tip: String? { if case .tip(let id) = subject { id } else { nil } }

    /// Whether the change is a note, which isn't a commit.
    public var isNote: Bool { if case .noted = kind { true } else { false } }

    /// Whether a commit of the change advances the person's position; notes and keys that are stored alone don't,
    /// because nothing that others show depends on them.
    public var isNumbered: Bool {
        switch kind {
        case .noted, .done, .acted: false
        default: true
        }
    }

    /// Whether the change creates a row; all other changes do nothing about a person of whom nothing is stored.
    package var createsRows: Bool {
        switch kind {
        case .noted, .displayEnded, .displayLasted, .displayOver, .pauseMoved, .reversioned: false
        case .merged(let rows): !rows.isEmpty
        default: true
        }
    }

    /// Whether the change may make rows obsolete.
    package var isReset: Bool {
        switch kind {
        case .reset: true
        case .merged(let rows): !rows.resets.isEmpty
        default: false
        }
    }

    /// Whether the change can be kept and shown until it can be stored; other changes are refused while the store isn't
    /// available.
    var canWait: Bool {
        switch kind {
        case .displayBegan, .displayEnded, .displayLasted, .displayOver, .invalidated, .snoozed, .parameterSet,
            .donated,
            .done, .acted:
            true
        case .reset, .pauseMoved, .noted, .merged, .reversioned: false
        }
    }

    /// When the change is made; `nil` for kinds without a date, which can't have a key.
    var date: Date? {
        switch kind {
        case .displayBegan(_, let date, _, _, _), .invalidated(_, _, let date), .parameterSet(_, _, _, let date),
            .done(let date), .snoozed(_, _, let date, _), .acted(_, _, let date):
            date
        case .donated(_, let donation, _): donation.date
        default: nil
        }
    }

    var donation: StoredDonation? { if case .donated(_, let donation, _) = kind { donation } else { nil } }

    /// A description of the change for the log, without values and payloads, which may be private.
    var logDescription: String {
        switch kind {
        case .displayBegan(let tip, _, _, _, _): "display of \(tip)"
        case .displayEnded(let tip, _, _): "end of a display of \(tip)"
        case .displayLasted(_, let tip, _, _): "duration of a display of \(tip)"
        case .displayOver(_, let tip): "end of a display of \(tip)"
        case .invalidated(let tip, let reason, _): "invalidation of \(tip), \(reason)"
        case .snoozed(let tip, _, _, _): "snooze of \(tip)"
        case .parameterSet(let id, _, _, _): "parameter \(id)"
        case .donated(let event, _, _): "donation of \(event)"
        case .reset(.event(let event), _): "deletion of donations of \(event)"
        case .reset(.tip(let tip), _): "reset of \(tip)"
        case .reset(.everything, _): "reset of everything"
        case .done: "key"
        case .acted(let tip, let action, _): "press of the action \(action) of \(tip)"
        case .pauseMoved: "start of the pause"
        case .noted(let note): "note on \(note.tip)"
        case .merged(let rows): "\(rows.count) rows of other replicas"
        case .reversioned: "new versions of rows from the future"
        }
    }
}
