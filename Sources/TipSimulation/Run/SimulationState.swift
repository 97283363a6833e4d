import Foundation
import TipKitEngine

extension SimulationRun.State {
    /// Applies committed changes to the model, and compares the model's refusals with the store's refusals.
    mutating func recordCommit(_ changes: [StoreChange], _ commit: StoreCommit, by center: Int) {
        let plain = changes.map(PlainChange.init)
        guard plain.contains(where: { $0 != nil }) else { return }
        disk.commits += 1
        var taken: Set<Int> = []
        for (place, change) in changes.enumerated() {
            guard let asked = plain[place] else { continue }
            let isLate = change.knowing != nil
            let promise = promise(of: change, by: center, except: taken)
            if let promise { taken.insert(promise.number) }
            let known = knowledge(of: change, promise, by: center)
            guard let effective = effect(of: asked, promise, isLate: isLate) else {
                return report("Center \(center) commits a change that no API call or limit requires: \(change)")
            }
            let said = commit.refusals[place].map(PlainRefusal.init)
            // If the center couldn't read the tip, it doesn't know the epoch of the display, so the store may refuse
            // the end of the display as overtaken.
            if case .ended(_, _, nil) = effective, said == .overtaken { continue }
            let refusal = disk.apply(effective, knowing: known)
            if refusal != said {
                let words = ("\(said.map { "\($0)" } ?? "success")", "\(refusal.map { "\($0)" } ?? "success")")
                return report("The store answers center \(center)'s \(change) with \(words.0); expected \(words.1)")
            }
            let number = promise?.number
            var beginning: SimulationFrame.Beginning?
            if case .began(let tip, _, _, nil) = asked, !isLate {
                beginning = SimulationFrame.Beginning(refusal: refusal, reset: disk.tip(tip).reset)
            }
            self.change(frameOf: center) { frame in
                if let number { frame.asked.insert(number) }
                if let beginning { frame.beginning = beginning }
            }
        }
        versions.append((disk.commits, commit.update.version))
    }

    /// Returns the change that a commit must make according to the promise that it fulfills; `nil` if the commit isn't
    /// allowed to make the change.
    private mutating func effect(of asked: PlainChange, _ promise: PlainPromise?, isLate: Bool) -> PlainChange? {
        switch (asked, promise?.change) {
        case (.began(let tip, let date, _, let key), .began(_, _, let limits, _)?):
            return .began(tip: tip, date: date, limits: isLate ? nil : limits, key: key)
        case (.donated(let id, _, let count, let age), .donated(_, _, let ownCount, _)?):
            let bounds = SimulationSubjects.events.filter { $0.id == id }
            guard count >= ownCount, bounds.contains(where: { $0.maximumCount == count && $0.maximumAge == age }) else {
                return nil
            }
            return asked
        case (_, let change?): return change
        case (.pauseMoved, nil): return asked
        case (.invalidated(let id, let reason, _), nil):
            let spec = SimulationSubjects.tips.first { $0.id == id }
            // A late invalidation because of a limit is allowed even if the tip hasn't reached the limit on disk.
            if isLate { return reason == .displayCountExceeded || reason == .displayDurationExceeded ? asked : nil }
            guard disk.tip(id).reason == nil else { return asked }
            switch reason {
            case .displayCountExceeded:
                return spec?.maximumCount.map { disk.tip(id).count >= $0 } ?? false ? asked : nil
            case .displayDurationExceeded: return spec?.maximumDuration != nil && disk.tip(id).count > 0 ? asked : nil
            case .actionPerformed, .tipClosed: return nil
            }
        default: return nil
        }
    }

    /// Returns the number of the last commit that a center knew when it made a late change; `nil` if the change isn't
    /// late.
    private mutating func knowledge(of change: StoreChange, _ promise: PlainPromise?, by center: Int) -> Int? {
        guard let version = change.knowing else { return nil }
        let known = versions.filter { $0.version <= version }
        let least = known.last.flatMap { last in known.first { $0.version == last.version } }?.commits ?? 0
        let most = known.last?.commits ?? 0
        if least > actors[center].view.seen.commits {
            report("Center \(center) claims to know commits that it hasn't seen: \(change)")
        }
        if let promised = promise?.known, most < promised {
            report("Center \(center) claims to know fewer commits than it has seen: \(change)")
        }
        return most
    }
}

extension SimulationRun.State {
    /// Marks the promised changes of a center's failed commit as waiting to be stored.
    mutating func recordFailure(_ changes: [StoreChange], by center: Int) {
        guard actors.indices.contains(center) else { return }
        let actor = actors[center]
        let known = actor.view.seen.commits
        let isDisplay = changes.contains { if case .displayBegan = $0.kind { true } else { false } }
        change(frameOf: center) { frame in
            if frame.failures == 0 || isDisplay { frame.seenAtFailure = actor.hasFailedRead ? nil : actor.view.seen }
            frame.failures += 1
            frame.knownAtFailure = min(frame.knownAtFailure ?? known, known)
        }
        var taken: Set<Int> = []
        for change in changes {
            let isLate = change.knowing != nil
            guard let promise = promise(of: change, by: center, except: taken) else {
                if case .invalidated? = PlainChange(change), let plain = PlainChange(change) {
                    let number = nextPromise()
                    let late = change.knowing.flatMap { version in versions.last { $0.version <= version } }
                    actors[center].view.promises.append(
                        PlainPromise(
                            number: number,
                            change: plain,
                            isWaiting: true,
                            known: isLate ? late?.commits : known,
                            isOptional: true
                        )
                    )
                }
                continue
            }
            taken.insert(promise.number)
            if isLate, promise.isWaiting { continue }
            self.change(frameOf: center) { $0.asked.insert(promise.number) }
            // A late change that the model didn't know to be waiting has waited since a commit of this step failed, so
            // pass the number of commits that the center knew then.
            wait(promise, of: center, known: isLate ? frames.last { $0.center == center }?.knownAtFailure : known)
        }
    }

    /// Marks a promise as waiting to be stored; promises of resets, deletions and moved pauses never wait, and are
    /// forgotten.
    mutating func wait(_ promise: PlainPromise, of center: Int, known: Int?) {
        let shown = actors[center].view.shown
        guard let place = actors[center].view.promises.firstIndex(where: { $0.number == promise.number }) else {
            return
        }
        var isOptional = promise.isOptional || actors[center].hasFailedRead && !promise.change.isDonation
        switch promise.change {
        case .began: return
        case .deleted, .tipReset, .allReset, .pauseMoved:
            actors[center].view.promises.remove(at: place)
            return
        case .set(let id, _):
            actors[center].view.promises.removeAll { other in
                guard other.number != promise.number, case .set(id, _) = other.change else { return false }
                return true
            }
        case .invalidated(let tip, _, _), .snoozed(let tip, _, _, _):
            isOptional = isOptional || shown.tip(tip).reason != nil
        case .lasted, .over: isOptional = true
        case .ended(let tip, _, let reset):
            isOptional = isOptional || reset.map { $0 != shown.tip(tip).reset } ?? true
        case .donated: break
        }
        guard let place = actors[center].view.promises.firstIndex(where: { $0.number == promise.number }) else {
            return
        }
        var waiting = promise
        waiting.isWaiting = true
        waiting.isQueued = false
        waiting.known = known
        waiting.isOptional = isOptional
        // Move the promise to the end of the list, because waiting changes are applied in the order in which they began
        // to wait.
        actors[center].view.promises.remove(at: place)
        actors[center].view.promises.append(waiting)
    }

    mutating func nextPromise() -> Int {
        lastPromise += 1
        return lastPromise
    }
}

extension PlainChange {
    var isDonation: Bool { if case .donated = self { true } else { false } }
}

extension SimulationRun.State {
    /// Records a change that an API call in a center's current step promises to make.
    ///
    /// - Returns: The promise's number.
    @discardableResult
    mutating func promise(_ change: PlainChange, by center: Int, isQueued: Bool = false) -> Int {
        let number = nextPromise()
        actors[center].view.promises.append(PlainPromise(number: number, change: change, isQueued: isQueued))
        self.change(frameOf: center) { $0.promises.insert(number) }
        return number
    }

    /// Removes a promise of a center from the model.
    mutating func forget(_ number: Int, of center: Int) {
        actors[center].view.promises.removeAll { $0.number == number }
    }

    /// Checks at the end of a step that the change of each of its promises was stored, waits to be stored, or needn't
    /// be stored.
    mutating func settlePromises(of frame: SimulationFrame) {
        let center = frame.center
        guard actors.indices.contains(center) else { return }
        let isOutOfReach = frame.failures > 0
        for promise in actors[center].view.promises where !promise.isWaiting {
            if promise.isQueued {
                if isOutOfReach, frame.asked.isEmpty, frame.storesQueue {
                    wait(promise, of: center, known: frame.knownAtFailure)
                }
                continue
            }
            guard frame.promises.contains(promise.number) else { continue }
            // A value that a center passed to the store was stored or waits now; it passes none that it has just read.
            if promise.change.isSetting, frame.moot.contains(promise.number) {
                forget(promise.number, of: center)
                continue
            }
            if isOutOfReach {
                let isMoot = isMoot(promise.change, of: center)
                // A center that learned only after the failure that the change is moot keeps the change.
                let wasMoot = frame.seenAtFailure.map { self.isMoot(promise.change, of: center, seeing: $0) } ?? false
                if isMoot, wasMoot, !actors[center].hasFailedRead, frame.readFailures == 0, !promise.change.isEnd {
                    forget(promise.number, of: center)
                    continue
                }
                var unsure = promise
                unsure.isOptional = isMoot || mayBeMoot(promise.change, of: center)
                wait(unsure, of: center, known: frame.knownAtFailure)
                continue
            }
            if mayBeMoot(promise.change, of: center) {
                var unsure = promise
                unsure.isOptional = true
                wait(unsure, of: center, known: actors[center].view.seen.commits)
                continue
            }
            guard frame.moot.contains(promise.number) || isMoot(promise.change, of: center) else {
                report("A call of center \(center) returned without committing the promised change: \(promise.change)")
                continue
            }
            forget(promise.number, of: center)
        }
    }

    /// Returns whether a promised invalidation may be unnecessary, because waiting changes may have made the tip reach
    /// a limit that has already retired it.
    private func mayBeMoot(_ change: PlainChange, of center: Int) -> Bool {
        let id: String
        switch change {
        case .invalidated(let tip, _, _), .snoozed(let tip, _, _, _): id = tip
        default: return false
        }
        guard actors[center].view.shown.tip(id).reason == nil,
            let tip = SimulationSubjects.tips.first(where: { $0.id == id })
        else { return false }
        let limits: [Tips.InvalidationReason] = [.displayCountExceeded, .displayDurationExceeded]
        return limits.contains { actors[center].mayHaveRetired(tip, by: $0) }
    }

    /// Returns whether a change has no effect on the state that a center shows, so that it needn't be stored.
    ///
    /// - Parameter seen: The disk as the center last saw it; `nil` if the center has read nothing since.
    func isMoot(_ change: PlainChange, of center: Int, seeing seen: PlainDisk? = nil) -> Bool {
        var view = actors[center].view
        if let seen { view.seen = seen }
        switch change {
        case .invalidated(let tip, _, _), .snoozed(let tip, _, _, _): return view.shown.tip(tip).reason != nil
        case .ended(let tip, _, let reset): return reset.map { $0 != view.seen.tip(tip).reset } ?? true
        case .set(let id, let text):
            guard let parameter = SimulationSubjects.parameters.first(where: { $0.id == id }) else { return false }
            return view.text(of: parameter) == text
        case .began, .lasted, .over, .donated, .deleted, .pauseMoved, .tipReset, .allReset: return false
        }
    }
}

extension PlainChange {
    fileprivate var isEnd: Bool { if case .ended = self { true } else { false } }

    var isInvalidation: Bool { if case .invalidated = self { true } else { false } }

    var isSetting: Bool { if case .set = self { true } else { false } }
}
