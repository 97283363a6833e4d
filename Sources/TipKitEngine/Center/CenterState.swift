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
    var frequencyStamp: UInt64 = 0
    var latestFirstDisplay: FirstDisplay?
    /// The tip that keeps the frequency's place for its first display, and until when.
    var reservation: FirstDisplay?
    var tips: [String: TipEntry] = [:]
    var parameters: [String: ParameterEntry] = [:]
    var events: [String: EventEntry] = [:]
    /// The tips whose latest decision read an input.
    var readers: [Tips.RuleInputKey: Set<String>] = [:]
    var overrides = TestingOverrides()
    var deliveries: [Delivery] = []
    var isDelivering = false
    var donations: [QueuedDonation] = []
    var eventsInFlight: Set<String> = []
    var isDraining = false
    var alarm: (date: Date, task: Task<Void, Never>)?
    var lastDisplay: UInt64 = 0

    mutating func nextStamp() -> UInt64 {
        stamp += 1
        return stamp
    }

    mutating func nextVersion(at date: Date) -> StoreVersion {
        version = version.next(at: date)
        return version
    }

    /// Whether anything that a tip's decision depends on has changed since a stamp.
    func hasChanged(_ id: String, dependencies: Set<Tips.RuleInputKey>, since start: UInt64) -> Bool {
        if frequencyStamp > start || (tips[id]?.stamp ?? 0) > start { return true }
        return dependencies.contains { key in
            switch key {
            case .parameter(let id): (parameters[id]?.stamp ?? 0) > start
            case .event(let id): (events[id]?.stamp ?? 0) > start
            case .tip: false
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
            override: overrides.override(for: entry.definition)
        )
    }
}

/// A tip that the centre has met.
struct TipEntry: Sendable {
    var definition: TipDefinition
    var record = TipRecord()
    var decision: Decision?
    var decidedAt = Date.distantPast
    var stamp: UInt64
    var displays: [UInt64: TipDisplay.Phase] = [:]
    var published = Tips.Status.pending
    var streams: [UInt64: AsyncStream<Tips.Status>.Continuation] = [:]
    let subject: TipSubject

    /// Since when the tip is on screen.
    var displayedSince: Date? {
        displays.values.compactMap { phase in
            if case .begun(let date) = phase { date } else { nil }
        }.min()
    }
}

/// A parameter that was mentioned.
struct ParameterEntry: Sendable {
    var value: any Sendable
    var version: StoreVersion
    var stamp: UInt64
}

/// An event that was mentioned: its donations, by the type of payload they were asked for with.
struct EventEntry: Sendable {
    var logs: [ObjectIdentifier: any Sendable] = [:]
    var stamp: UInt64 = 0
}

/// A donation on its way to the store.
struct QueuedDonation: Sendable {
    let event: String
    let stored: StoredDonation
    let limit: StoredDonationLimit
    /// Adds the donation to what is loaded of its event.
    let apply: @Sendable (inout EventEntry, Date) -> Void
    /// Called once the donation is in the store.
    private(set) var completion: (@Sendable () -> Void)?

    func calling(_ completion: @escaping @Sendable () -> Void) -> QueuedDonation {
        var donation = self
        donation.completion = completion
        return donation
    }
}

/// A status on its way to those who watch a tip.
struct Delivery: Sendable {
    let status: Tips.Status
    let streams: [AsyncStream<Tips.Status>.Continuation]
    let subject: TipSubject?
}

/// The testing switches.
struct TestingOverrides: Sendable {
    var showsAll: Date?
    var hidesAll = false
    var shown: [String: Date] = [:]
    var hidden: Set<String> = []

    func override(for definition: TipDefinition) -> TestingOverride? {
        let names = [definition.typeName, definition.id]
        if let since = names.compactMap({ shown[$0] }).first { return .show(since: since) }
        if names.contains(where: hidden.contains) { return .hide }
        if let since = showsAll { return .show(since: since) }
        return hidesAll ? .hide : nil
    }
}
