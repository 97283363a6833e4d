import Foundation

/// What a centre holds under its lock.
///
/// A plain value: it calls nothing but itself.
struct CenterState: Sendable {
    enum Phase: Sendable { case unconfigured, configuring, configured }

    var phase = Phase.unconfigured
    /// Whether a `resetDatastore` waits for `configure`, which alone knows where the datastore lies.
    var isResetRequested = false
    var store: (any TipStore)?
    var clock: any TipClock
    var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
    var replica = ""
    var version = StoreVersion.zero
    /// Counts every change; entries keep the count of their latest, so that a stale decision can be told.
    var stamp: UInt64 = 0
    /// The stamp of the latest change that concerns all tips: a first display, a reset, a refresh, a testing switch.
    var epochStamp: UInt64 = 0
    /// Counts resets, so that a change that one overtook on its way to the store can be told.
    var resets: UInt64 = 0
    var latestFirstDisplay: FirstDisplay?
    /// The tip that keeps the frequency's place for its first display, and until when.
    var reservation: FirstDisplay?
    var tips: [String: TipEntry] = [:]
    /// The statuses of tips whose decision holds until an input changes or time passes.
    var statuses: [String: CurrentStatus] = [:]
    /// The latest version in the store when it was opened: transient parameters forget what is no newer.
    var launchVersion = StoreVersion.zero
    /// The ids that two types of tips turned out to share.
    var collisions: Set<String> = []
    /// The members whose turn it is in the groups of other tips, by those tips' ids.
    var groupTurns: [String: String] = [:]
    /// The tips whose popovers are open while those of other tips wait, by those tips' ids and the waits' numbers.
    var openPopovers: [String: [UInt64: String]] = [:]
    var outcomeStreams: [UInt64: AsyncStream<Tips.Outcome>.Continuation] = [:]
    var parameters: [String: ParameterEntry] = [:]
    var events: [String: EventEntry] = [:]
    /// The tips whose latest decision read an input.
    var readers: [Tips.RuleInputKey: Set<String>] = [:]
    var overrides = TestingOverrides()
    var deliveries: [Delivery] = []
    var isDelivering = false
    var isRefreshDue = false
    /// Whether the store keeps notes of what decides about tips.
    var keepsNotes = false
    /// The tips that were decided on since their notes were last written.
    var unnoted: Set<String> = []
    var isWritingNotes = false
    var donations: [QueuedDonation] = []
    var eventsInFlight: Set<String> = []
    /// Counts the resets of each event, so that a donation that one overtook on its way to the store can be told.
    var eventResets: [String: UInt64] = [:]
    /// Donations that couldn't be stored: they hold in memory, and go with the next that are donated.
    var unstoredDonations: [QueuedDonation] = []
    var isDraining = false
    var alarm: (date: Date, task: Task<Void, Never>)?
    var lastNumber: UInt64 = 0

    mutating func nextStamp() -> UInt64 {
        stamp += 1
        return stamp
    }

    mutating func nextNumber() -> UInt64 {
        lastNumber += 1
        return lastNumber
    }

    mutating func nextVersion(at date: Date) -> StoreVersion {
        version = version.next(at: date)
        return version
    }

    /// Forgets a tip's decision, so that whoever asks next decides anew.
    mutating func touch(_ id: String) {
        let stamp = nextStamp()
        tips[id]?.stamp = stamp
        tips[id]?.decision = nil
        statuses[id] = nil
    }

    /// Whether anything that a tip's decision depends on has changed since a stamp.
    func hasChanged(_ id: String, dependencies: Set<Tips.RuleInputKey>, since start: UInt64) -> Bool {
        if epochStamp > start || (tips[id]?.stamp ?? 0) > start { return true }
        return dependencies.contains { key in
            switch key {
            case .parameter(let id): (parameters[id]?.stamp ?? 0) > start
            case .event(let id): (events[id]?.stamp ?? 0) > start
            case .tip(let id): (tips[id]?.statusStamp ?? 0) > start
            }
        }
    }

    func context(for entry: TipEntry, now: Date) -> DecisionContext {
        DecisionContext(
            now: now,
            frequency: frequency,
            latestFirstDisplay: latestFirstDisplay,
            reservation: reservation,
            displayedSince: entry.displayedSince,
            displayedBefore: entry.displayedBefore,
            override: overrides.override(for: entry.definition)
        )
    }
}
