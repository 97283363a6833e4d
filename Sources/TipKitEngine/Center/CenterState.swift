import Foundation

/// What a centre holds under its lock.
///
/// It calls nothing but itself: what others are to hear of a change is collected, and sent once the lock is let go.
struct CenterState: Sendable {
    enum Phase: Sendable { case unconfigured, configuring, configured }

    var phase = Phase.unconfigured
    /// Whether a `resetDatastore` waits for `configure`, which alone knows where the datastore lies.
    var isResetRequested = false
    var store: (any TipStore)?
    /// What lives as long as the centre.
    var companion: (any Sendable)?
    /// Reports what others commit to the store.
    var watch: StoreWatch?
    var clock: any TipClock
    var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
    var rows = CachedRows()
    var live = LiveDisplays()
    var switches = TestingSwitches()
    var decisions = DecisionTable()
    /// What a centre says once.
    var said: Set<String> = []
    var groupTurns = GroupTurns()
    /// The tips whose popovers are open while those of other tips wait, by those tips' ids and the waits' numbers.
    var openPopovers: [String: [UInt64: String]] = [:]
    var outcomeStreams: [UInt64: AsyncStream<Tips.Outcome>.Continuation] = [:]
    var deliveries: [Delivery] = []
    var isDelivering = false
    var isRefreshDue = false
    /// Whether the store keeps notes of what decides about tips.
    var keepsNotes = false
    /// The tips that were decided on since their notes were last written, each with its latest decision's number.
    var unwrittenNotes: [String: UInt64] = [:]
    var isWritingNotes = false
    var donations = DonationQueue()
    /// Until when nothing is stored, since it just couldn't be.
    var blocked: StoreBlock?
    var isRetrying = false
    var alarm: (date: Date, task: Task<Void, Never>)?
    var lastNumber: UInt64 = 0

    init(clock: any TipClock) {
        self.clock = clock
    }

    mutating func nextNumber() -> UInt64 {
        lastNumber += 1
        return lastNumber
    }

    func override(for entry: TipEntry) -> TestingOverride? { switches.override(for: entry.definition) }

    func context(for entry: TipEntry, now: Date) -> DecisionContext {
        let id = entry.definition.id
        return DecisionContext(
            now: now,
            frequency: frequency,
            latestFirstDisplay: rows.latestFirstDisplay,
            frequencyClaim: live.frequencyClaim,
            displayedSince: live.displayedSince(id),
            displayedBefore: live.displayedBefore(id),
            override: override(for: entry)
        )
    }

    /// Takes over what has changed in the store, which answers.
    mutating func fold(_ update: StoreUpdate, keeping changed: Set<String> = [], at now: Date) {
        follow(rows.fold(update, keeping: changed), at: now)
        follow(rows.forgetAssumed(), at: now)
    }

    /// Takes over a tip that was read.
    mutating func take(_ tip: StoredTip, of id: String, at now: Date) {
        guard rows.tip(id) == nil else { return }
        rows.take(tip, of: id)
        follow(RowChanges(tips: [id]), at: now)
    }

    /// Takes a tip that can't be read for one of which nothing is stored.
    mutating func assumeNothing(of id: String, at now: Date) {
        guard rows.tip(id) == nil else { return }
        rows.assumeNothing(of: id)
        decisions.touch(id)
    }

    /// Lets the displays and decisions follow what has changed of the rows.
    mutating func follow(_ changes: RowChanges, at now: Date) {
        for id in changes.retired { closeIfShown(id) }
        for id in changes.tips {
            voidDisplays(of: id, at: now)
            decisions.touch(id)
        }
        for key in changes.inputs { decisions.touch(key) }
        if changes.isEverything { decisions.touchAll() } else if changes.isPauseChanged { touchTipsOfFrequency() }
    }

    /// Closes a tip that was retired while a testing switch shows it.
    private mutating func closeIfShown(_ id: String) {
        guard let entry = decisions[id], let tip = rows.tip(id), let invalidation = tip.record.invalidation else {
            return
        }
        _ = switches.close(entry.definition, invalidation, in: tip.epoch)
    }

    /// Takes away the displays of a tip that was reset; whoever shows it asks again.
    private mutating func voidDisplays(of id: String, at now: Date) {
        guard let epoch = rows.tip(id)?.epoch else { return }
        switches.reopen(id, in: epoch)
        guard let gone = live.void(id, unless: epoch) else { return }
        for _ in 0..<gone.counted { emit(.closed(.reset), of: id, at: now) }
        if gone.isClaimEnded { touchTipsOfFrequency() }
        if let subject = decisions[id]?.subject { deliveries.append(.change(subject, ofStatus: true)) }
    }

    /// Marks as due the tips that the display frequency counts for: its pause, or the claim to be next, is another.
    mutating func touchTipsOfFrequency() {
        decisions.touchAll(decisions.tips.values.filter(heedsFrequency).map(\.definition.id))
    }

    /// Whether the display frequency counts for a tip.
    func heedsFrequency(_ entry: TipEntry) -> Bool {
        DisplayFrequencyRule(frequency, for: entry.definition.options).concerns(record(of: entry))
    }

    /// Whether a tip's next display holds others back by the frequency; one that ignores the frequency does so too.
    func startsPause(_ entry: TipEntry) -> Bool {
        DisplayFrequencyRule(pause: frequency.interval).concerns(record(of: entry))
    }

    private func record(of entry: TipEntry) -> TipRecord { rows.tip(entry.definition.id)?.record ?? TipRecord() }

    /// Says something once.
    ///
    /// - Returns: Whether it is the first time.
    mutating func markSaid(_ text: String) -> Bool { said.insert(text).inserted }
}

/// What a call wants of the store, made under the centre's locks.
enum Plan<Result> {
    /// Nothing is to be stored.
    case done(Result)
    /// Changes are to be stored; what follows is taken over in the same step as what the store says.
    case commit([StoreChange], then: (inout CenterState, Fate) -> Result)
}

/// What became of changes.
struct Fate {
    /// The changes that weren't made, by their places.
    var refusals: [Int: StoreRefusal]
}
