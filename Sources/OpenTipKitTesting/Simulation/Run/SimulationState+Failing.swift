import Foundation
import OpenTipKit

extension SimulationRun.State {
    /// Lets what couldn't be stored wait.
    mutating func recordFailure(_ changes: [StoreChange], by center: Int) {
        guard actors.indices.contains(center) else { return }
        let actor = actors[center]
        let known = actor.view.seen.commits
        let isDisplay = changes.contains { if case .displayBegan = $0 { true } else { false } }
        change(frameOf: center) { frame in
            if frame.failures == 0 || isDisplay { frame.seenAtFailure = actor.isBlind ? nil : actor.view.seen }
            frame.failures += 1
            frame.knownAtFailure = min(frame.knownAtFailure ?? known, known)
        }
        for change in changes {
            let isLate = change.timely.knowing != nil
            guard let promise = promise(of: change, by: center) else {
                if case .invalidated? = PlainChange(change), let plain = PlainChange(change) {
                    let number = nextPromise()
                    let late = change.timely.knowing.flatMap { version in versions.last { $0.version <= version } }
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
            if isLate, promise.isWaiting { continue }
            self.change(frameOf: center) { $0.asked.insert(promise.number) }
            // One that waits already without our having seen it has waited since the step's first failure.
            wait(promise, of: center, known: isLate ? frames.last { $0.center == center }?.knownAtFailure : known)
        }
    }

    /// Lets a promise wait, or forgets what never waits.
    mutating func wait(_ promise: PlainPromise, of center: Int, known: Int?) {
        let shown = actors[center].view.shown
        guard let place = actors[center].view.promises.firstIndex(where: { $0.number == promise.number }) else {
            return
        }
        var isOptional = promise.isOptional || actors[center].isBlind && !promise.change.isDonation
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
        case .invalidated(let tip, _, _): isOptional = isOptional || shown.tip(tip).reason != nil
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
        // The order in which they wait is the order in which they show.
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
