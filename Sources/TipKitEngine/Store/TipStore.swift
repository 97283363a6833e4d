public import Foundation

/// A durable memory of one person's tips.
///
/// A store keeps what one replica has written and what other replicas' rows say, and answers with their join.
/// Every method may be called from any thread; each is one transaction, on disk before it returns. A store never
/// loses a write that returned, and a write that throws has changed nothing.
public protocol TipStore: Sendable {
    /// Reads what a centre needs to start: nothing that grows with tips or donations.
    func open() throws -> StoreHeader

    /// Reads the joined record of a tip; `nil` if nothing is stored of it in its present epoch.
    func record(ofTip id: String) throws -> TipRecord?

    /// Reads the latest value of a parameter; `nil` if none was ever set.
    func parameter(_ id: String) throws -> StoredParameter?

    /// Reads the newest donations of an event, oldest first, at most `limit.maximumCount` of them.
    func donations(ofEvent id: String, limit: StoredDonationLimit) throws -> [StoredDonation]

    /// Carries out the changes in one transaction.
    func commit(_ changes: [StoreChange]) throws

    /// Closes the store; later calls throw.
    func close() throws
}

/// What a centre reads when it opens a store.
public struct StoreHeader: Sendable, Equatable {
    /// The id of this replica: this device's copy of the store.
    public var replica: String
    /// The highest version that any row of the store carries; versions of new changes are greater.
    public var latestVersion: StoreVersion
    /// The last moment at which any tip appeared for the first time, and that tip's id.
    public var latestFirstDisplay: FirstDisplay?

    /// Makes the value of its parts.
    public init(replica: String, latestVersion: StoreVersion, latestFirstDisplay: FirstDisplay?) {
        self.replica = replica
        self.latestVersion = latestVersion
        self.latestFirstDisplay = latestFirstDisplay
    }
}

/// The moment at which a tip appeared for the first time.
public struct FirstDisplay: Sendable, Equatable {
    /// The tip that appeared.
    public var tip: String
    /// When it appeared.
    public var date: Date

    /// Makes the value of its parts.
    public init(tip: String, date: Date) {
        self.tip = tip
        self.date = date
    }
}

/// A hybrid clock's reading: milliseconds since 1970 in the upper 48 bits, a counter in the lower 16.
///
/// Versions of one replica only grow, also when the wall clock goes backwards.
public struct StoreVersion: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    public var rawValue: Int64

    /// Makes a version of its number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The version before all others.
    public static let zero = StoreVersion(rawValue: 0)

    /// Returns the version that follows this one at a moment: the moment's own, or one more than this.
    public func next(at date: Date) -> StoreVersion {
        let milliseconds = max(0, min(date.timeIntervalSince1970 * 1000, Double(Int64.max >> 17)))
        return StoreVersion(rawValue: max(rawValue + 1, Int64(milliseconds) << 16))
    }

    public static func < (left: StoreVersion, right: StoreVersion) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// What is remembered of a tip: the join of all replicas' rows in the tip's present epoch.
public struct TipRecord: Sendable, Equatable {
    /// How often the tip appeared.
    public var displayCount: Int
    /// Seconds on screen, over all displays that ended.
    public var displayDuration: TimeInterval
    /// When the tip appeared for the first time.
    public var firstDisplayed: Date?
    /// When the tip appeared last.
    public var lastDisplayed: Date?
    /// The first invalidation, if any.
    public var invalidation: Invalidation?

    /// Makes the value of its parts.
    public init(
        displayCount: Int = 0,
        displayDuration: TimeInterval = 0,
        firstDisplayed: Date? = nil,
        lastDisplayed: Date? = nil,
        invalidation: Invalidation? = nil
    ) {
        self.displayCount = displayCount
        self.displayDuration = displayDuration
        self.firstDisplayed = firstDisplayed
        self.lastDisplayed = lastDisplayed
        self.invalidation = invalidation
    }

    /// Why, when and where a tip was retired.
    public struct Invalidation: Sendable, Equatable {
        /// Why the tip was retired.
        public var reason: Tips.InvalidationReason
        /// When it was retired.
        public var date: Date
        /// The replica that retired it.
        public var replica: String

        /// Makes the value of its parts.
        public init(reason: Tips.InvalidationReason, date: Date, replica: String) {
            self.reason = reason
            self.date = date
            self.replica = replica
        }
    }
}

/// A parameter's value as it is stored.
public struct StoredParameter: Sendable, Equatable {
    /// The value as JSON text.
    public var json: String
    /// The version of the change that set it.
    public var version: StoreVersion

    /// Makes the value of its parts.
    public init(json: String, version: StoreVersion) {
        self.json = json
        self.version = version
    }
}

/// A donation as it is stored.
public struct StoredDonation: Sendable, Equatable {
    /// When it was donated.
    public var date: Date
    /// Its payload as JSON text; `nil` for an event without a payload.
    public var payload: String?

    /// Makes the value of its parts.
    public init(date: Date, payload: String?) {
        self.date = date
        self.payload = payload
    }
}

/// How many donations of an event are kept, and for how long.
public struct StoredDonationLimit: Sendable, Equatable {
    /// The most donations kept; older ones are dropped first.
    public var maximumCount: Int
    /// The greatest age in seconds of a donation that is kept; `nil` for no bound.
    public var maximumAge: TimeInterval?

    /// Makes the value of its parts.
    public init(maximumCount: Int, maximumAge: TimeInterval?) {
        self.maximumCount = maximumCount
        self.maximumAge = maximumAge
    }
}

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
