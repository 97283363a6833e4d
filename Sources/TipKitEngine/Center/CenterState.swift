import Foundation

/// The state of a center, guarded by its lock.
///
/// Its methods never call observers, since the lock is held: they queue notifications in `deliveries`, which are sent
/// after the lock is released.
struct CenterState: Sendable {
    enum Phase: Sendable { case unconfigured, configuring, configured }

    var phase = Phase.unconfigured
    /// Whether a reset was requested that `configure` must carry out; only `configure` knows the datastore's location.
    var isResetRequested = false
    var store: (any TipStore)?
    /// Whether the center stores nothing by itself, because the person was erased or was never here.
    ///
    /// It ends once something is stored about the person, or with ``TipCenter/wake()``.
    var isDormant = false
    /// A value that is kept alive as long as the center, such as the object that runs sync.
    var retainedValue: (any Sendable)?
    /// The watch that reports commits to the store by other processes and centers.
    var watch: StoreWatch?
    var clock: any TipClock
    var holdouts = HoldoutPlan(environment: [:])
    /// The display frequency that `configure` or the app has set.
    var chosenFrequency = Tips.ConfigurationOption.DisplayFrequency.immediate
    var attention = AttentionPlan()
    /// The switches of an operator, and what they say as far as decisions know.
    var operatorSwitches: TipSwitches?
    var operated = TipSwitches.Values()
    var switchFollower: TipSwitches.Follower?
    /// The numbers of the suppressions that last.
    var suppressions: Set<UInt64> = []
    var rows = CachedRows()
    var live = LiveDisplays()
    var switches = TestingSwitches()
    var decisions = DecisionTable()
    /// The keys of the messages that are logged only once and have been logged.
    var loggedMessages: Set<String> = []
    /// What observers of ``Tips/seen`` and ``Tips/areOff`` observe.
    let library = TipSubject()
    var groupTurns = GroupTurns()
    /// For each tip whose popover waits, by the tip's id: the ids of the tips whose open popovers it waits for, by the
    /// numbers of the waits.
    var openPopovers: [String: [UInt64: String]] = [:]
    var outcomeStreams: [UInt64: AsyncStream<Tips.Outcome>.Continuation] = [:]
    /// Called with each outcome, if the center's owner listens.
    var onOutcome: (@Sendable (Tips.Outcome) -> Void)?
    var deliveries: [Delivery] = []
    var isDelivering = false
    /// Whether the store keeps notes on tips.
    var keepsNotes = false
    /// The tips that were decided since their notes were last saved, each with the number of its latest decision.
    var unsavedNotes: [String: UInt64] = [:]
    var donations = DonationQueue()
    /// The pause after a write that took long to fail; nothing is written during the pause.
    var writePause: WritePause?
    var jobs = BackgroundJobs()
    /// Whether the center does nothing in the background, because its process ends soon.
    var isBrief = false
    /// Whether notes are saved before the process exits although it is brief.
    var keepsBriefNotes = false
    /// Why the latest change couldn't be stored.
    var storeFailure: (any Error)?
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
            caps: caps,
            appearances: caps.isEmpty ? FirstAppearances() : rows.appearances,
            capClaims: live.capClaims,
            areTipsOff: rows.areTipsOff,
            isSuppressed: !suppressions.isEmpty,
            switchedOff: operated.offSwitch(of: id),
            grace: attention.grace,
            observation: attention.observation,
            firstLaunch: rows.firstLaunch
                ?? (isDormant ? FirstLaunch(date: now, version: attention.appVersion) : nil),
            appVersion: attention.appVersion,
            quiet: attention.quiet,
            quietBeginning: quietBeginning,
            displayedSince: live.displayedSince(id),
            displayedBefore: live.displayedBefore(id),
            pageDisplayed: rows.tip(id)?.pageDisplayed,
            epoch: rows.tip(id)?.epoch ?? .zero,
            override: override(for: entry)
        )
    }

    /// Applies an update from the store, and marks the rows that couldn't be read before to be read again.
    mutating func fold(_ update: StoreUpdate, keeping changed: Set<String> = [], at now: Date) {
        let wasStored = rows.position?.isOfPerson ?? false
        applyRowChanges(rows.fold(update, keeping: changed), at: now)
        if update.position.isOfPerson { wake() } else if wasStored { sleep() }
        applyRowChanges(rows.forgetUnreadable(), at: now)
    }

    /// Caches a tip that was read, unless it is cached already.
    mutating func cache(_ tip: StoredTip, of id: String, at now: Date) {
        guard rows.tip(id) == nil else { return }
        rows.cache(tip, of: id)
        applyRowChanges(RowChanges(tips: [id]), at: now)
    }

    /// Treats a tip that can't be read as not stored, unless it is cached.
    mutating func treatAsNotStored(_ id: String, at now: Date) {
        guard rows.tip(id) == nil else { return }
        rows.treatAsNotStored(id)
        decisions.touch(id)
    }

    /// Updates the displays and decisions after rows have changed.
    mutating func applyRowChanges(_ changes: RowChanges, at now: Date) {
        for id in changes.retired { closeIfShown(id) }
        for id in changes.tips {
            voidDisplays(of: id, at: now)
            decisions.touch(id)
        }
        for key in changes.inputs { decisions.touch(key) }
        if changes.isEverything || changes.areOtherTipsChanged || !changes.tips.isEmpty
            || changes.inputs.contains(Tips.off.key), library.takeReadMarks(ofStatus: true)
        {
            deliveries.append(.change(library, ofStatus: true))
        }
        if changes.isEverything || changes.isFirstLaunchChanged
            || ownParameters.contains(where: { changes.inputs.contains(.parameter($0)) })
        {
            decisions.touchAll()
        } else if changes.isPauseChanged {
            touchTipsSubjectToFrequency()
        }
    }

    /// Closes a tip that was just retired, if a testing switch would continue to show it.
    private mutating func closeIfShown(_ id: String) {
        guard let entry = decisions[id], let tip = rows.tip(id), let invalidation = tip.record.invalidation else {
            return
        }
        _ = switches.close(entry.definition, invalidation, in: tip.epoch)
    }

    /// Removes a tip's displays from before its latest reset; the views that show the tip request new displays.
    private mutating func voidDisplays(of id: String, at now: Date) {
        guard let epoch = rows.tip(id)?.epoch else { return }
        switches.reopen(id, in: epoch)
        guard let gone = live.removeDisplays(of: id, notIn: epoch) else { return }
        for _ in 0..<gone.counted { emit(.closed(.reset), of: id, at: now) }
        if gone.isClaimEnded { touchTipsSubjectToFrequency() }
        if let subject = decisions[id]?.subject { deliveries.append(.change(subject, ofStatus: true)) }
    }

    /// Marks the tips that wait for other tips' first appearances for a new decision, because the display frequency's
    /// pause, what counts for caps, or a claim has changed.
    mutating func touchTipsSubjectToFrequency() {
        let waiting = decisions.tips.values.filter { frequencyApplies(to: $0) || isCapped($0) }
        decisions.touchAll(waiting.map(\.definition.id))
    }

    /// Whether a cap applies to a tip.
    func isCapped(_ entry: TipEntry) -> Bool {
        guard !caps.isEmpty, record(of: entry).firstDisplayed == nil else { return false }
        return caps.contains { $0.covers(entry.definition.options.limitGroups) }
    }

    /// Whether the display frequency applies to a tip.
    func frequencyApplies(to entry: TipEntry) -> Bool {
        DisplayFrequencyRule(frequency, for: entry.definition.options).applies(to: record(of: entry))
    }

    /// Whether a tip's next display starts a pause for other tips, even if the tip itself ignores the frequency.
    func startsPause(_ entry: TipEntry) -> Bool {
        DisplayFrequencyRule(pause: frequency.interval).applies(to: record(of: entry))
    }

    private func record(of entry: TipEntry) -> TipRecord { rows.tip(entry.definition.id)?.record ?? TipRecord() }

    /// Records that a message is logged, for messages that are logged only once.
    ///
    /// - Returns: Whether the message is logged for the first time.
    mutating func markLogged(_ text: String) -> Bool { loggedMessages.insert(text).inserted }
}

/// The result of planning a call to the center under its locks: the call's result, or the changes to store first.
enum Plan<Result> {
    /// There is nothing to store.
    case done(Result)
    /// The changes to store, and a closure that returns the call's result.
    ///
    /// The closure runs in the same locked step in which the store's answer is applied. It gets the refusals by the
    /// positions of the refused changes.
    case commit([StoreChange], then: (inout CenterState, [Int: StoreRefusal]) -> Result)
}
