import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Reserves a display of a tip without counting it; `nil` if the tip may not appear.
    ///
    /// If two tips may appear for the first time under a display frequency, only one of them gets a display.
    package func reserveDisplay(of definition: TipDefinition) -> TipDisplay? {
        if isRefusedInRule("requests a display of \(definition.id)") { return nil }
        let id = definition.id
        _ = subject(of: id, type: definition.type) { definition }
        while true {
            guard freshDecision(of: id)?.status == .available else { return nil }
            let now = now
            let reserved = state.withLock { $0.reserve(id, at: now) }
            finish()
            switch reserved {
            case .stale: continue
            case .refused: return nil
            case .reserved(let number, let isHeldOut):
                warnOfOptions(definition)
                return TipDisplay(tip: id, number: number, isHeldOut: isHeldOut, center: self)
            }
        }
    }

    func beginDisplay(_ id: String, _ number: UInt64) -> Bool {
        change { state, now in
            guard let entry = state.decisions[id], let display = state.live[id][number] else { return .done(false) }
            if case .begun = display.phase { return .done(true) }
            if state.live.resume(number, of: id, at: now) {
                state.decisions.touch(id)
                state.publishExplanation(of: id)
                return .done(true)
            }
            let limits = state.limits(of: entry)
            if state.switchedOff(entry) != nil || !state.suppressions.isEmpty && limits != nil {
                state.refuse(number, of: id, nil, at: now)
                return .done(false)
            }
            if let refusal = state.claimRefusal(of: entry, at: now) {
                state.refuse(number, of: id, refusal, at: now)
                return .done(false)
            }
            var trial = state.trial(of: entry)
            if display.arm.isHeldOut, trial == nil {
                state.refuse(number, of: id, nil, at: now)
                return .done(false)
            }
            // The arm is the one in which the display was reserved, since the tip is drawn by now, or isn't. An operator
            // may have changed the share since.
            trial?.arm = display.arm
            let groups = entry.definition.options.limitGroups
            let began = StoreChange.displayBegan(tip: id, date: now, limits: limits, trial: trial, groups: groups)
            return .commit([began]) { state, refusals in
                state.begun(number, of: id, refusals[0], at: now)
            }
        }
    }

    func pauseDisplay(_ id: String, _ number: UInt64) {
        change { state, now in
            guard state.live[id][number]?.phase != .reserved else {
                return state.ending(of: id, number, nil, closing: false, at: now)
            }
            guard let display = state.live[id][number], let duration = state.live.pause(number, of: id, at: now) else {
                return .done(())
            }
            state.decisions.touch(id)
            state.publishExplanation(of: id)
            return .commit([.displayEnded(tip: id, duration: duration, epoch: display.epoch)]) { _, _ in }
        }
    }

    /// Ends a display because a person closes the tip, and retires the tip, in one commit.
    func closeDisplay(_ id: String, _ number: UInt64, _ cause: Tips.Outcome.Cause) {
        if isRefusedInRule("closes \(id)") { return }
        guard isConfigured else { return invalidate(id, reason: .tipClosed) }
        loadTipToRetire(id)
        change { $0.ending(of: id, number, cause, closing: true, at: $1) }
    }

    /// Ends a display.
    ///
    /// - Parameters:
    ///   - cause: Why the tip leaves the screen; `nil` to derive the cause from the tip's status.
    ///   - isMoment: Whether the display has no length, so that nothing is stored.
    func endDisplay(_ id: String, _ number: UInt64, _ cause: Tips.Outcome.Cause? = nil, isMoment: Bool = false) {
        change { $0.ending(of: id, number, cause, closing: false, isMoment: isMoment, at: $1) }
    }

    func phase(ofDisplay id: String, _ number: UInt64) -> TipDisplay.Phase? {
        state.withLock { $0.live[id][number]?.phase }
    }
}

extension CenterState {
    fileprivate enum Reservation {
        case reserved(UInt64, isHeldOut: Bool)
        case refused
        /// The tip's decision is out of date, so the tip must be decided again.
        case stale
    }

    /// Reserves a display for a tip that may appear.
    fileprivate mutating func reserve(_ id: String, at now: Date) -> Reservation {
        guard let entry = decisions[id], let decision = entry.decision(at: now), let tip = rows.tip(id) else {
            return .stale
        }
        guard decision.status == .available else { return .refused }
        if let refusal = refusal(of: entry, tip.record, at: now)?.outcome
            ?? claimRefusal(of: entry, at: now)
        {
            emit(.refused(refusal), of: id, at: now)
            return .refused
        }
        let number = nextNumber()
        let trial = trial(of: entry)
        live.reserve(number, of: id, epoch: tip.epoch, in: trial)
        claimFirstDisplay(of: entry, at: now)
        return .reserved(number, isHeldOut: trial?.arm.isHeldOut ?? false)
    }

    /// The reason why a display of a tip may not begin, as far as is known; `nil` if it may.
    func refusal(of entry: TipEntry, _ record: TipRecord, at now: Date) -> StoreRefusal? {
        let appearances = isCapped(entry) ? rows.appearances : FirstAppearances()
        let latest = rows.latestFirstDisplay
        return limits(of: entry)?
            .refusal(of: entry.definition.id, record, after: latest, among: appearances, at: now)
    }

    /// Claims the first display of a tip, so that other tips that would have to wait after it wait now.
    mutating func claimFirstDisplay(of entry: TipEntry, at now: Date) {
        let id = entry.definition.id
        let rank = entry.definition.options.rank
        var isNew = startsPause(entry) && live.claimFrequency(for: id, ofRank: rank, at: now)
        if override(for: entry) == nil, isCapped(entry) {
            let isFirst = live.claimCaps(for: id, in: entry.definition.options.limitGroups, ofRank: rank, at: now)
            isNew = isNew || isFirst
        }
        if isNew { touchTipsSubjectToFrequency() }
    }

    /// The limits on a tip's displays; `nil` under a testing switch.
    func limits(of entry: TipEntry) -> DisplayLimits? {
        guard override(for: entry) == nil else { return nil }
        let options = entry.definition.options
        return DisplayLimits(
            maximumCount: options.maxDisplayCount,
            pause: DisplayFrequencyRule(frequency, for: options).pause,
            caps: caps.filter { $0.covers(options.limitGroups) }
        )
    }

    /// The trial that a tip's first display begins; `nil` if the tip teaches nothing, has appeared before, or is shown by
    /// a testing switch.
    func trial(of entry: TipEntry) -> TrialStart? {
        guard let teaches = entry.definition.options.teaches, override(for: entry) == nil,
            rows.tip(entry.definition.id)?.record.displayCount == 0
        else { return nil }
        let id = entry.definition.id
        return TrialStart(
            arm(of: id, entry.definition.options),
            event: teaches.event,
            needed: max(1, teaches.times - entry.taught),
            window: teaches.window.seconds
        )
    }

    /// The refusal of a tip's first display if other tips have claimed the next first display, or all that a cap allows;
    /// otherwise `nil`.
    ///
    /// A claim applies even after the display frequency's pause has ended.
    func claimRefusal(of entry: TipEntry, at now: Date) -> Tips.Outcome.Refusal? {
        guard override(for: entry) == nil else { return nil }
        let (id, rank) = (entry.definition.id, entry.definition.options.rank)
        if frequencyApplies(to: entry), let claim = live.frequencyClaim, claim.holdsBack(id, ofRank: rank, at: now) {
            return .displayFrequency(tip: claim.tip)
        }
        guard !live.capClaims.isEmpty, isCapped(entry) else { return nil }
        let (appearances, groups) = (rows.appearances, entry.definition.options.limitGroups)
        let full = caps.first {
            $0.covers(groups) && $0.wait(of: id, ofRank: rank, among: appearances, live.capClaims, at: now) != nil
        }
        return full.map { .cap($0) }
    }

    /// Begins a display if the store has counted it, or removes it if the store has refused it.
    ///
    /// - Returns: Whether the display was counted.
    fileprivate mutating func begun(
        _ number: UInt64,
        of id: String,
        _ refusal: StoreRefusal?,
        at now: Date
    ) -> Bool {
        // Use the tip's epoch as of the commit: another process may have reset the tip since the display was reserved,
        // and the display is then stored in the new epoch.
        guard refusal == nil, let epoch = rows.tip(id)?.epoch else {
            refuse(number, of: id, refusal?.outcome, at: now)
            return false
        }
        if live[id][number]?.arm.isHeldOut == true {
            _ = live.remove(number, of: id)
            recordHoldout(of: id, at: now)
            return false
        }
        live.begin(number, of: id, at: now, epoch: epoch)
        keepsBriefNotes = true
        decisions.touch(id)
        publishExplanation(of: id)
        if live.endClaim(of: id) { touchTipsSubjectToFrequency() }
        emit(.displayed, of: id, at: now)
        return true
    }

    /// Publishes that a held-out tip was counted and retired at the moment at which it would have become visible.
    mutating func recordHoldout(of id: String, at now: Date) {
        decisions.touch(id)
        if live.endClaim(of: id) { touchTipsSubjectToFrequency() }
        emit(.heldOut, of: id, at: now)
    }

    /// Removes a display that may not begin.
    fileprivate mutating func refuse(
        _ number: UInt64,
        of id: String,
        _ refusal: Tips.Outcome.Refusal?,
        at now: Date
    ) {
        if let refusal { emit(.refused(refusal), of: id, at: now) }
        _ = live.remove(number, of: id)
        endUnusedClaim(of: id)
        decisions.touch(id)
    }

    /// Removes a display at once, and plans to store its duration and, if a person closed the tip, to retire the tip.
    fileprivate mutating func ending(
        of id: String,
        _ number: UInt64,
        _ cause: Tips.Outcome.Cause?,
        closing: Bool,
        isMoment: Bool = false,
        at now: Date
    ) -> Plan<Void> {
        var changes: [StoreChange] = []
        let ending = cause ?? self.cause(ofEndOf: id)
        let duration = live.pause(number, of: id, at: now)
        let display = live.remove(number, of: id)
        endUnusedClaim(of: id)
        if let display, display.phase != .reserved {
            emit(.closed(ending), of: id, at: now)
            decisions.touch(id)
            publishExplanation(of: id)
            if let duration, !isMoment {
                changes.append(.displayEnded(tip: id, duration: duration, epoch: display.epoch))
            }
        }
        if closing, case .commit(let retiring, let then) = invalidation(of: id, reason: .tipClosed, at: now) {
            return .commit(retiring + changes, then: then)
        }
        return changes.isEmpty ? .done(()) : .commit(changes) { _, _ in }
    }

    mutating func endUnusedClaim(of id: String) {
        if !live.isReserved(id), live.endClaim(of: id) { touchTipsSubjectToFrequency() }
    }

    /// The cause of a display's end according to the tip's status.
    func cause(ofEndOf id: String) -> Tips.Outcome.Cause {
        switch decisions[id]?.published {
        case .invalidated(let reason): .invalidated(reason)
        case .pending: .ineligible
        case .available, nil: .left
        }
    }
}

extension StoreRefusal {
    /// The refusal as reported in the tip's outcomes; `nil` if the tip is retired or snoozed or was reset, or if the change was made
    /// before, because such a refusal isn't reported.
    var outcome: Tips.Outcome.Refusal? {
        switch self {
        case .displayCount: .displayCount
        case .displayFrequency(let tip): .displayFrequency(tip: tip)
        case .cap(let cap): .cap(cap)
        case .invalidated, .snoozed, .overtaken, .repeated: nil
        }
    }
}

extension TipCenter {
    /// A stream of the outcomes of all the center's tips, from now on.
    var outcomes: AsyncStream<Tips.Outcome> {
        let (stream, continuation) = AsyncStream.makeStream(of: Tips.Outcome.self)
        let number = state.withLock { state in
            let number = state.nextNumber()
            state.outcomeStreams[number] = continuation
            return number
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.outcomeStreams.removeValue(forKey: number) }
        }
        return stream
    }

    /// Calls a closure with each outcome of the center's tips, in order, instead of the closure of an earlier call.
    ///
    /// The closure is called on any thread, without a lock held.
    package func listen(_ onOutcome: @escaping @Sendable (Tips.Outcome) -> Void) {
        state.withLock { $0.onOutcome = onOutcome }
    }

    /// Sends an outcome of a tip to the readers of ``outcomes``.
    package func emit(_ kind: Tips.Outcome.Kind, of tip: String) {
        let now = now
        state.withLock { $0.emit(kind, of: tip, at: now) }
        finish()
    }
}

extension CenterState {
    /// Queues an outcome for delivery.
    mutating func emit(_ kind: @autoclosure () -> Tips.Outcome.Kind, of tip: String, at date: Date) {
        guard !outcomeStreams.isEmpty || onOutcome != nil else { return }
        let outcome = Tips.Outcome(tip: tip, date: date, kind: kind())
        deliveries.append(.outcome(outcome, Array(outcomeStreams.values), onOutcome))
    }
}
