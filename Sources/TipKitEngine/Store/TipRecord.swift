public import Foundation

/// The record of a tip since its latest reset, joined from the rows of all replicas.
public struct TipRecord: Sendable, Equatable {
    /// How often the tip appeared.
    public var displayCount: Int
    /// The time on screen in seconds, over all displays that have ended.
    public var displayDuration: TimeInterval
    /// When the tip appeared for the first time.
    public var firstDisplayed: Date?
    /// When the tip appeared last.
    public var lastDisplayed: Date?
    /// The tip's first invalidation; `nil` if the tip isn't retired.
    public var invalidation: Invalidation?
    /// How often the tip was snoozed.
    public var snoozeCount: Int
    /// The latest snooze; `nil` if the tip wasn't snoozed.
    public var snooze: Snooze?

    /// Creates the value from its parts.
    public init(
        displayCount: Int = 0,
        displayDuration: TimeInterval = 0,
        firstDisplayed: Date? = nil,
        lastDisplayed: Date? = nil,
        invalidation: Invalidation? = nil,
        snoozeCount: Int = 0,
        snooze: Snooze? = nil
    ) {
        self.displayCount = displayCount
        self.displayDuration = displayDuration
        self.firstDisplayed = firstDisplayed
        self.lastDisplayed = lastDisplayed
        self.invalidation = invalidation
        self.snoozeCount = snoozeCount
        self.snooze = snooze
    }

    /// A time for which a person wanted a tip to stay away.
    public struct Snooze: Sendable, Equatable {
        /// When the tip was snoozed.
        public var date: Date
        /// When the snooze ends.
        public var end: Date

        /// Creates the value from its parts.
        public init(date: Date, end: Date) {
            self.date = date
            self.end = end
        }

        /// Whether the tip stays away at a date.
        ///
        /// If the clock was turned back by more than the snooze's length, the snooze is over: a clock that was wrong
        /// when the tip was snoozed doesn't keep it away for longer than twice the length.
        func holds(at now: Date) -> Bool { earliest <= now && now < end }

        /// The date before which a clock that was turned back ends the snooze.
        var earliest: Date { date.addingTimeInterval(date.timeIntervalSince(end)) }
    }

    /// Why, when and where a tip was retired.
    public struct Invalidation: Sendable, Equatable {
        /// Why the tip was retired.
        public var reason: Tips.InvalidationReason
        /// When the tip was retired.
        public var date: Date
        /// The replica on which the tip was retired.
        public var replica: String
        /// Whether the tip was retired because it was held out: it was counted like a display, but not shown.
        ///
        /// The reason is then `.displayCountExceeded`.
        public var isHeldOut: Bool

        /// Creates the value from its parts.
        public init(reason: Tips.InvalidationReason, date: Date, replica: String, isHeldOut: Bool = false) {
            self.reason = reason
            self.date = date
            self.replica = replica
            self.isHeldOut = isHeldOut
        }

        /// The name of the reason for the retirement of a held-out tip in stored rows.
        static let heldOutName = "heldOut"

        /// Creates the value from a row.
        init(_ row: InvalidationRow) {
            reason = Tips.InvalidationReason(rowName: row.reason)
            date = row.date
            replica = row.replica
            isHeldOut = row.reason == Self.heldOutName
        }

        /// The name of the reason in stored rows.
        var rowName: String { isHeldOut ? Self.heldOutName : reason.rowName }
    }
}

extension TipRecord {
    /// Creates the record from the joined rows of a tip.
    package init(_ displays: JoinedDisplays, _ invalidation: InvalidationRow?) {
        self.init(
            displayCount: Int(displays.count),
            displayDuration: displays.duration,
            firstDisplayed: displays.first,
            lastDisplayed: displays.last,
            invalidation: invalidation.map(Invalidation.init),
            snoozeCount: Int(displays.snoozes),
            snooze: displays.snooze.map { Snooze(date: $0.date, end: $0.end) }
        )
    }
}

/// The first appearance of a tip, from which the display frequency's pause is counted.
public struct FirstDisplay: Sendable, Equatable {
    /// The id of the tip that appeared.
    public var tip: String
    /// When the tip appeared.
    public var date: Date

    /// Creates the value from its parts.
    public init(tip: String, date: Date) {
        self.tip = tip
        self.date = date
    }
}

/// The stored state of a tip since its latest reset, joined from the rows of all replicas.
public struct StoredTip: Sendable, Equatable {
    /// The record of the tip.
    public var record: TipRecord
    /// The version of the latest reset of the tip or of everything; zero if there was none.
    public var epoch: RowVersion
    /// When the latest of the displays on pages began that are in this epoch and aren't over; `nil` if there is none.
    public var pageDisplayed: Date?
    /// The tip's first appearance, as it counts for caps; `nil` if the tip hasn't appeared.
    public var firstAppearance: FirstAppearance?

    /// Creates the value from its parts.
    public init(
        record: TipRecord = TipRecord(),
        epoch: RowVersion = .zero,
        pageDisplayed: Date? = nil,
        firstAppearance: FirstAppearance? = nil
    ) {
        self.record = record
        self.epoch = epoch
        self.pageDisplayed = pageDisplayed
        self.firstAppearance = firstAppearance
    }
}
