import Foundation
import Synchronization
import TipKitEngine

extension SimulationRun {
    /// Performs an action by calling the API of a center, and records the changes that the call promises to make.
    func act(_ action: SimulationAction, _ center: Int) {
        let tips = state.withLock { $0.actors[center].center }
        let now = now(of: center)
        switch action {
        case .begin(let tip):
            if let place = reserve(tip, center, tips) { start(place, center) }
        case .reserve(let tip): _ = reserve(tip, center, tips)
        case .start(let place): start(place, center)
        case .pause(let place): leave(place, center, closing: false, keeping: true)
        case .close(let place): leave(place, center, closing: true, keeping: false)
        case .end(let place): leave(place, center, closing: false, keeping: false)
        case .invalidate(let tip):
            let id = SimulationSubjects.tips[tip].id
            promise(.invalidated(tip: id, reason: .actionPerformed, date: now), by: center)
            tips.invalidate(id, reason: .actionPerformed)
        case .snooze(let tip, let seconds):
            let spec = SimulationSubjects.tips[tip]
            promise(
                .snoozed(tip: spec.id, seconds: seconds, date: now, maximumCount: spec.maximumSnoozes),
                by: center
            )
            tips.snooze(spec.definition, for: seconds)
        case .beginPage(let display): beginPage(display, center, tips)
        case .updatePage(let display, let visible, let isOver):
            let page = SimulationSubjects.pageDisplay(display)
            promise(.lasted(display: page.id, tip: page.tip.id, seconds: visible, date: now), by: center)
            if isOver { promise(.over(display: page.id, tip: page.tip.id), by: center) }
            tips.updatePageDisplay(page.id, of: page.tip.id, visible: visible, isOver: isOver)
        case .resetTip(let tip):
            promise(.tipReset(SimulationSubjects.tips[tip].id), by: center)
            tips.resetEligibility(of: SimulationSubjects.tips[tip].definition)
        case .resetAll:
            let number = promise(.allReset, by: center)
            attempt(number, center) { try tips.reset() }
        case .deleteDonations(let event):
            let number = promise(.deleted(event: SimulationSubjects.events[event].id), by: center)
            attempt(number, center) { try SimulationSubjects.events[event].delete(tips) }
        case .set(let parameter, let value):
            let subject = SimulationSubjects.parameters[parameter]
            promise(.set(parameter: subject.id, text: subject.texts[value]), by: center)
            tips.run { subject.set(value) }
        case .donate(let event, let kind):
            promise(donation(of: event, kind, center), by: center, storesQueue: true)
            tips.run { SimulationSubjects.events[event].donate(kind) }
        case .queue(let event, let kind):
            let change = donation(of: event, kind, center)
            state.withLock { _ = $0.promise(change, by: center, isQueued: true) }
            SimulationSubjects.events[event].queue(kind, tips)
        case .storeDonations:
            state.withLock { $0.change(frameOf: center) { $0.storesQueue = true } }
            while tips.storeDonations() {}
        case .storeWaiting: tips.retryUnstored()
        case .catchUp: tips.catchUp()
        case .define(let tip): tips.register(SimulationSubjects.tips[tip].definition)
        case .status(let tip): askStatus(of: tip, center, tips)
        case .explain(let tip): askStatus(of: tip, center, tips)
        case .readTip, .readParameter, .readEvent: read(action, tips)
        case .showAll, .hideAll, .show, .hide: turn(action, center, tips)
        case .switchOff(let tip):
            let switches = state.withLock { $0.actors[center].switches }
            tips.run { _ = switches.values.off.insert(SimulationSubjects.tips[tip].id) }
        case .switchOn:
            let switches = state.withLock { $0.actors[center].switches }
            tips.run { switches.values.off = [] }
        case .relaunch, .turnClock, .fillDisk, .lockDisk, .squeezeDisk, .freeDisk, .writeVisitor, .eraseVisitor,
            .vanish,
            .replace:
            break
        }
    }

    @discardableResult
    private func promise(_ change: PlainChange, by center: Int, storesQueue: Bool = false) -> Int {
        state.withLock { state in
            state.change(frameOf: center) { $0.storesQueue = storesQueue }
            return state.promise(change, by: center)
        }
    }

    /// Makes an API call that may throw, and reports a thrown error as a difference unless the store has failed.
    private func attempt(_ number: Int, _ center: Int, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            state.withLock { state in
                let frame = state.frames.last { $0.center == center }
                if frame?.failures == 0, frame?.readFailures == 0, frame?.isKilled == false {
                    state.report("A call of center \(center) throws although nothing failed: \(error)")
                }
                state.forget(number, of: center)
            }
        }
    }

    private func donation(of event: Int, _ kind: Int, _ center: Int) -> PlainChange {
        let subject = SimulationSubjects.events[event]
        return .donated(
            event: subject.id,
            donation: PlainDonation(date: now(of: center), payload: subject.payload(kind)),
            maximumCount: subject.maximumCount,
            maximumAge: subject.maximumAge
        )
    }

    private func read(_ action: SimulationAction, _ tips: TipCenter) {
        switch action {
        case .readTip(let tip): _ = tips.record(of: SimulationSubjects.tips[tip].definition)
        case .readParameter(let parameter): _ = tips.run { SimulationSubjects.parameters[parameter].read() }
        case .readEvent(let event): _ = tips.run { SimulationSubjects.events[event].read() }
        default: break
        }
    }

    private func turn(_ action: SimulationAction, _ center: Int, _ tips: TipCenter) {
        switch action {
        case .showAll, .hideAll:
            state.withLock { $0.actors[center].isOverridingAll = true }
            if case .showAll = action { tips.showAllForTesting() } else { tips.hideAllForTesting() }
        case .show(let tip):
            state.withLock { _ = $0.actors[center].overridden.insert(SimulationSubjects.tips[tip].id) }
            tips.showForTesting([SimulationSubjects.tips[tip].id])
        case .hide(let tip):
            state.withLock { _ = $0.actors[center].overridden.insert(SimulationSubjects.tips[tip].id) }
            tips.hideForTesting([SimulationSubjects.tips[tip].id])
        default: break
        }
    }

    /// Asks for a tip's status and explanation, and checks that they agree with each other and with the tip's record.
    private func askStatus(of tip: Int, _ center: Int, _ tips: TipCenter) {
        let spec = SimulationSubjects.tips[tip]
        let hadFailedRead = state.withLock { $0.actors[center].hasFailedRead }
        let status = tips.status(of: spec.id) { spec.definition }
        state.withLock { state in
            let actor = state.actors[center]
            guard !actor.overrides(spec.id), !actor.hasFailedRead, state.isUntouched(center) else { return }
            let reason = actor.view.shown.tip(spec.id).reason
            let found: Tips.InvalidationReason? = if case .invalidated(let reason) = status { reason } else { nil }
            let isStored = actor.view.seen.tip(spec.id).reason != nil
            guard found != reason, isStored || !actor.mayHaveRetired(spec, by: found) else { return }
            state.report("Center \(center) reports \(status) for \(spec.id), but its record says \(reason as Any)")
        }
        guard let explanation = tips.explain(id: spec.id) else { return report("\(spec.id) has no explanation") }
        let after = tips.status(of: spec.id) { spec.definition }
        // Don't compare the explanation with the status if an earlier read failed: once reads work again, the center's
        // state may differ between the two calls.
        guard !hadFailedRead, state.withLock({ $0.isUntouched(center) }), explanation.status != after else { return }
        report("Center \(center) explains \(spec.id) as \(explanation.status), but reports \(after)")
    }
}

extension SimulationRun.State {
    /// Returns whether the current step of a center had no failures, kills or accidents.
    func isUntouched(_ center: Int) -> Bool {
        guard let frame = frames.last(where: { $0.center == center }) else { return false }
        return frame.failures == 0 && frame.readFailures == 0 && !frame.isKilled && frame.accidents.isEmpty
    }
}
