import Foundation
import Synchronization
import TipKitEngine

extension SimulationRun {
    /// Reserves a display of a tip.
    ///
    /// - Returns: The index of the display in the center's displays; `nil` if none was reserved.
    func reserve(_ tip: Int, _ center: Int, _ tips: TipCenter) -> Int? {
        guard state.withLock({ $0.actors[center].displays.contains { $0 == nil } }) else { return nil }
        guard let display = tips.reserveDisplay(of: SimulationSubjects.tips[tip].definition) else { return nil }
        return state.withLock { state in
            let place = state.actors[center].displays.firstIndex { $0 == nil }
            if let place {
                state.actors[center].displays[place] = SimulationActor.Display(display: display, tip: tip)
            }
            return place
        }
    }

    /// Begins a reserved display of a center, or resumes a paused display.
    func start(_ place: Int, _ center: Int) {
        let now = now(of: center)
        guard let found = state.withLock({ $0.actors[center].displays[place] }) else { return }
        var number: Int?
        if found.phase == .reserved {
            number = state.withLock { state in
                let spec = SimulationSubjects.tips[found.tip]
                state.change(frameOf: center) { $0.beginning = nil }
                let limits = limits(of: spec, state.actors[center])
                return state.promise(.began(tip: spec.id, date: now, limits: limits), by: center)
            }
        }
        let hasBegun = found.display.begin()
        let isOff = state.withLock { state in
            let actor = state.actors[center]
            return actor.switches.values.off.contains(found.id) && !actor.overrides(found.id)
        }
        if hasBegun, isOff, number != nil { report("Center \(center) shows \(found.id), which is switched off") }
        let dropped = state.withLock { $0.recordBeginning(hasBegun, number, at: place, of: center, now) }
        dropped?.display.end()
    }

    /// Returns the limits of a display; `nil` if a testing override shows or hides the tip.
    private func limits(of spec: SimulatedTip, _ actor: SimulationActor) -> PlainLimits? {
        guard !actor.overrides(spec.id) else { return nil }
        let pause = spec.ignoresFrequency ? 0 : plan.frequency.interval
        let caps = plan.caps.filter { $0.group == nil || $0.group == spec.group }
        return PlainLimits(maximumCount: spec.maximumCount, pause: pause, caps: caps)
    }

    /// Counts a display of a tip on a page, as a message of the page's script asks for, which may be repeated.
    func beginPage(_ display: Int, _ center: Int, _ tips: TipCenter) {
        let page = SimulationSubjects.pageDisplay(display)
        let now = now(of: center)
        let number = state.withLock { state in
            let limits = limits(of: page.tip, state.actors[center])
            return state.promise(.began(tip: page.tip.id, date: now, limits: limits, key: page.id), by: center)
        }
        let result = tips.beginPageDisplay(page.id, of: page.tip.definition)
        state.withLock { state in
            guard let frame = state.frames.last(where: { $0.center == center }), !frame.isKilled,
                state.actors[center].view.promises.contains(where: { $0.number == number })
            else { return }
            state.forget(number, of: center)
            guard result == .begun, frame.failures > 0 else { return }
            // The commit failed, but the page shows the tip anyway, unless it shows a display that began before.
            let change = PlainChange.began(tip: page.tip.id, date: now, limits: nil, key: page.id)
            state.actors[center].view.promises.append(
                PlainPromise(
                    number: number,
                    change: change,
                    isWaiting: true,
                    known: frame.knownAtFailure,
                    isOptional: true
                )
            )
        }
    }

    /// Pauses, closes or ends a display of a center.
    func leave(_ place: Int, _ center: Int, closing: Bool, keeping: Bool) {
        let now = now(of: center)
        let found = state.withLock { state -> SimulationActor.Display? in
            guard let found = state.actors[center].displays[place] else { return nil }
            if case .begun(let start) = found.phase {
                let duration = max(0, now.timeIntervalSince(start))
                state.promise(.ended(tip: found.id, duration: duration, reset: found.reset), by: center)
            }
            if closing { state.promise(.invalidated(tip: found.id, reason: .tipClosed, date: now), by: center) }
            if keeping, found.phase != .reserved {
                state.actors[center].displays[place]?.phase = .paused
            } else {
                state.actors[center].displays[place] = nil
            }
            return found
        }
        guard let found else { return }
        if keeping {
            found.display.pause()
        } else if closing {
            found.display.close(.closeButton)
        } else {
            found.display.end()
        }
    }
}

extension SimulationRun.State {
    /// Compares the result of `begin()` for a display with the store's answer, and updates the model of the display.
    ///
    /// - Returns: The display if it didn't begin; otherwise `nil`.
    fileprivate mutating func recordBeginning(
        _ hasBegun: Bool,
        _ number: Int?,
        at place: Int,
        of center: Int,
        _ now: Date
    ) -> SimulationActor.Display? {
        guard let frame = frames.last(where: { $0.center == center }), !frame.isKilled else { return nil }
        let actor = actors[center]
        guard let found = actor.displays[place] else { return nil }
        var reset = found.reset
        if let number {
            reset = actor.hasFailedRead ? nil : actor.view.seen.tip(found.id).reset
            let waits = actor.view.promises.first { $0.number == number }
            if let waits, hasBegun, frame.failures > 0 {
                // The commit failed, but the center shows the tip anyway. Replace the promise: the display waits to be
                // stored, and is no longer checked against limits.
                forget(number, of: center)
                reset = frame.seenAtFailure?.tip(found.id).reset
                guard case .began(let tip, let date, _, _) = waits.change else { return nil }
                let change = PlainChange.began(tip: tip, date: date, limits: nil)
                let known = frame.knownAtFailure
                actors[center].view.promises.append(
                    PlainPromise(number: number, change: change, isWaiting: true, known: known)
                )
            } else if waits != nil {
                forget(number, of: center)
                if hasBegun { report("Center \(center) shows \(found.id) without asking the store") }
            } else if frame.beginning == nil, frame.failures > 0 {
                // The display couldn't be stored at first, but a later commit of the same step stored or refused it.
                // The display belongs to the epoch that the center knew when the first commit failed.
                reset = frame.seenAtFailure?.tip(found.id).reset
            } else if let beginning = frame.beginning {
                reset = beginning.reset
                if hasBegun != (beginning.refusal == nil) {
                    let verdict = beginning.refusal.map { "refused: \($0)" } ?? "counted"
                    report("Center \(center)'s display of \(found.id) was \(verdict), but begin() returned \(hasBegun)")
                }
            }
        }
        guard hasBegun else {
            actors[center].displays[place] = nil
            return found
        }
        if case .begun = found.phase { return nil }
        actors[center].displays[place]?.phase = .begun(now)
        actors[center].displays[place]?.reset = reset
        return nil
    }
}
