package import Foundation
import Synchronization

/// Displays on web pages, which have no session: any process that shares the store may answer each of a page's requests.
extension TipCenter {
    /// Counts a display of a tip on a page, unless a limit forbids it.
    ///
    /// If the display was counted before, in any process, the call changes nothing and emits no outcome.
    ///
    /// - Parameters:
    ///   - display: The id that the page chose, of 1 to 100 bytes.
    ///   - definition: The tip.
    ///   - canHoldOut: Whether the tip may be held out; `false` if a person has seen it already, as on a page without
    ///     script.
    package func beginPageDisplay(
        _ display: String,
        of definition: TipDefinition,
        canHoldOut: Bool = true
    ) -> PageDisplayResult {
        let id = definition.id
        if isRefusedInRule("begins a display of \(id)") { return .gone }
        guard (1...PageDisplay.longestID).contains(display.utf8.count) else { return .invalidID }
        guard isConfigured else { return .gone }
        _ = subject(of: id, type: definition.type) { definition }
        loadTip(id)
        warnOfOptions(definition)
        // How many more donations are a use is known once the tip is decided.
        if definition.options.teaches.map({ $0.times > 1 }) ?? false { _ = freshDecision(of: id) }
        let isHeldBack = state.withLock { state in
            let isOff = state.operated.offSwitch(of: id) != nil
            return (isOff || !state.suppressions.isEmpty)
                && state.decisions[id].map { state.override(for: $0) == nil } ?? true
        }
        if isHeldBack { return pageDisplay(display) == nil ? .gone : .begun }
        let result = change { state, now -> Plan<PageDisplayResult> in
            guard let entry = state.decisions[id] else { return .done(.gone) }
            if let refusal = state.claimRefusal(of: entry, at: now) { return .done(.refused(refusal)) }
            var trial = state.trial(of: entry)
            if !canHoldOut { trial?.arm = TrialArm() }
            let kind = StoreChange.Kind.displayBegan(
                tip: id,
                date: now,
                limits: state.limits(of: entry),
                trial: trial,
                groups: entry.definition.options.limitGroups
            )
            let isHeldOut = trial?.arm.isHeldOut ?? false
            return .commit([StoreChange(kind, key: display)]) { state, refusals in
                state.begun(pageDisplayOf: id, refusals[0], isHeldOut: isHeldOut, at: now)
            }
        }
        // Another tip's claim doesn't concern a display that has begun.
        if case .refused = result, pageDisplay(display) != nil { return .begun }
        if case .refused(let refusal) = result { emit(.refused(refusal), of: id) }
        return result
    }

    /// Whether a tip has a display on a page with an id, as far as the store can be read.
    package func hasPageDisplay(_ display: String, of tip: String) -> Bool {
        pageDisplay(display, of: tip)?.display?.tip == tip
    }

    /// Stores how long a display on a page was visible so far, and whether it is over.
    ///
    /// The call changes nothing if the tip has no such display since its latest reset. When the display becomes over,
    /// ``Tips/Outcome/Kind/closed(_:)`` is emitted, once in all processes.
    ///
    /// - Parameters:
    ///   - display: The display's id.
    ///   - tip: The tip's id.
    ///   - visible: The seconds that the display was visible since it began. More seconds than have passed since then,
    ///     and fewer than are known, don't count.
    ///   - isOver: Whether the display is over; it stays over.
    ///   - cause: Why the tip leaves the page; `nil` to derive the cause from the tip's status.
    package func updatePageDisplay(
        _ display: String,
        of tip: String,
        visible: TimeInterval,
        isOver: Bool,
        cause: Tips.Outcome.Cause? = nil
    ) {
        if isRefusedInRule("changes a display of \(tip)") { return }
        guard isConfigured else { return }
        loadTip(tip)
        if isOver, cause == nil, state.withLock({ $0.decisions[tip] != nil }) { _ = freshDecision(of: tip) }
        change { state, now in
            let changes = state.changes(toPageDisplay: display, of: tip, visible: visible, isOver: isOver, at: now)
            let ending = cause ?? state.cause(ofEndOf: tip)
            return .commit(changes) { state, refusals in
                if isOver, refusals[1] == nil { state.emit(.closed(ending), of: tip, at: now) }
            }
        }
    }

    /// Ends a display on a page because a person closes the tip, and retires the tip with `.tipClosed`, in one commit.
    ///
    /// A second call changes nothing and emits nothing.
    ///
    /// - Parameters:
    ///   - display: The display's id; `nil` if the display hasn't begun.
    ///   - definition: The tip.
    ///   - visible: The seconds that the display was visible since it began.
    ///   - cause: How the person closed the tip.
    package func closePageDisplay(
        _ display: String?,
        of definition: TipDefinition,
        visible: TimeInterval,
        cause: Tips.Outcome.Cause
    ) {
        let id = definition.id
        if isRefusedInRule("closes \(id)") { return }
        guard isConfigured else { return invalidate(definition, reason: .tipClosed) }
        _ = subject(of: id, type: definition.type) { definition }
        loadTipToRetire(id)
        let key = Once.nextKey(of: self)
        change { state, now in
            let ending = display.map {
                state.changes(toPageDisplay: $0, of: id, visible: visible, isOver: true, at: now)
            }
            let changes = ending ?? []
            let retiring = state.invalidation(of: id, reason: .tipClosed, at: now, key: key)
            guard case .commit(let last, let then) = retiring else {
                return changes.isEmpty
                    ? .done(())
                    : .commit(changes) { state, refusals in
                        if refusals[1] == nil { state.emit(.closed(cause), of: id, at: now) }
                    }
            }
            return .commit(changes + last) { state, refusals in
                if !changes.isEmpty, refusals[1] == nil { state.emit(.closed(cause), of: id, at: now) }
                then(&state, refusals[changes.count].map { [0: $0] } ?? [:])
            }
        }
    }

    /// Whether a page may show a tip now; `nil` if it may not.
    ///
    /// Nothing is stored, except that a tip that was visible for as long as its `MaxDisplayDuration` allows is retired.
    /// A tip whose first appearance would start the display frequency's pause claims it for 30 seconds, so that no
    /// other such tip is offered.
    ///
    /// - Parameters:
    ///   - definition: The tip.
    ///   - display: The id of the page's own display of the tip; `nil` if it has none in progress. With a display in
    ///     progress, the limits on count don't apply.
    ///   - onlyContinuing: Whether the tip may be offered only to a page that has a display of it in progress.
    package func offer(
        _ definition: TipDefinition,
        display: String?,
        onlyContinuing: Bool = false
    ) -> PageOffer? {
        let id = definition.id
        if isRefusedInRule("requests an offer of \(id)") { return nil }
        _ = subject(of: id, type: definition.type) { definition }
        let row = display.flatMap { pageDisplay($0, of: id) }
        while true {
            guard freshDecision(of: id)?.status == .available else { return nil }
            let now = now
            let (offer, serial) = state.withLock {
                ($0.offer(id, row, onlyContinuing: onlyContinuing, at: now), $0.decisions.serial)
            }
            finish()
            switch offer {
            case .stale: continue
            case .refused: return nil
            case .usedUp:
                retire(id, reason: .displayDurationExceeded, since: serial)
                return nil
            case .offered(let offer): return offer
            }
        }
    }

    /// The earliest date at which the decision on a known tip may change without new input; `nil` if there is none.
    package var nextChange: Date? { state.withLock { $0.decisions.nextChange } }

    /// Reads the row of a tip's display on a page.
    private func pageDisplay(_ display: String, of tip: String) -> DoneRow? {
        guard isConfigured else { return nil }
        loadTip(tip)
        return pageDisplay(display) ?? state.withLock { $0.rows.unstoredPageDisplay(display, of: tip) }
    }

    private func pageDisplay(_ display: String) -> DoneRow? {
        guard let row = doneRow(display), row.display != nil else { return nil }
        return row
    }
}

extension CenterState {
    fileprivate enum Offering {
        case offered(PageOffer)
        case refused
        /// The page's own display has lasted as long as the tip may be on screen.
        case usedUp
        /// The tip's decision is out of date, so the tip must be decided again.
        case stale
    }

    /// Offers a tip that may appear to a page, whose own display of the tip has the given row.
    fileprivate mutating func offer(
        _ id: String,
        _ row: DoneRow?,
        onlyContinuing: Bool,
        at now: Date
    ) -> Offering {
        guard let entry = decisions[id], let decision = entry.decision(at: now), let tip = rows.tip(id) else {
            return .stale
        }
        guard decision.status == .available else { return .refused }
        let (options, isTesting) = (entry.definition.options, override(for: entry) != nil)
        if let row, let display = row.display, display.tip == id, !display.isOver, display.epoch >= tip.epoch,
            now < row.date.addingTimeInterval(PageDisplay.lapse)
        {
            guard let duration = options.maxDisplayDuration, !isTesting else { return .offered(PageOffer()) }
            let remaining = options.remaining(of: duration, tip.record, after: display.visible)
            return remaining > 0 ? .offered(PageOffer(remaining: remaining)) : .usedUp
        }
        guard !onlyContinuing, refusal(of: entry, tip.record, at: now) == nil, claimRefusal(of: entry, at: now) == nil,
            isTesting || !options.isDurationUsedUp(tip.record)
        else { return .refused }
        let hasClaim =
            live.hasCapClaim(id, at: now) || live.frequencyClaim.map { $0.tip == id && $0.holds(at: now) } ?? false
        // A claim that a page repeats isn't renewed, so that a page that is never looked at doesn't keep it.
        if !hasClaim { claimFirstDisplay(of: entry, at: now) }
        return .offered(PageOffer(isHeldOut: trial(of: entry)?.arm.isHeldOut ?? false))
    }

    /// Applies the store's answer to the beginning of a display on a page.
    fileprivate mutating func begun(
        pageDisplayOf id: String,
        _ refusal: StoreRefusal?,
        isHeldOut: Bool,
        at now: Date
    ) -> PageDisplayResult {
        switch refusal {
        case nil where isHeldOut:
            recordHoldout(of: id, at: now)
            return .heldOut
        case nil:
            publishExplanation(of: id)
            if live.endClaim(of: id) { touchTipsSubjectToFrequency() }
            emit(.displayed, of: id, at: now)
            return .begun
        case .repeated: return .begun
        case let refusal?:
            endUnusedClaim(of: id)
            return refusal.outcome.map { .refused($0) } ?? .gone
        }
    }

    /// The changes that store how long a display on a page was visible and, second, that it is over.
    fileprivate func changes(
        toPageDisplay display: String,
        of tip: String,
        visible: TimeInterval,
        isOver: Bool,
        at now: Date
    ) -> [StoreChange] {
        let lasting = StoreChange.displayLasted(display: display, tip: tip, seconds: visible, date: now)
        return isOver ? [lasting, .displayOver(display: display, tip: tip)] : [lasting]
    }
}
