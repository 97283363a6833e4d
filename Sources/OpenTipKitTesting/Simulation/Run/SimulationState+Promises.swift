import Foundation
import OpenTipKit

extension SimulationRun.State {
    /// Records what a call of the step under way promises.
    ///
    /// - Returns: The promise's number.
    @discardableResult
    mutating func promise(_ change: PlainChange, by center: Int, isQueued: Bool = false) -> Int {
        let number = nextPromise()
        actors[center].view.promises.append(PlainPromise(number: number, change: change, isQueued: isQueued))
        self.change(frameOf: center) { $0.promises.insert(number) }
        return number
    }

    /// Forgets a promise.
    mutating func forget(_ number: Int, of center: Int) {
        actors[center].view.promises.removeAll { $0.number == number }
    }

    /// Looks at the end of a step whether all that it has promised was stored, or waits, or is so already.
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
            if isOutOfReach {
                let isMoot = isMoot(promise.change, of: center)
                if isMoot, !actors[center].isBlind, frame.readFailures == 0, !promise.change.isEnd {
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
                report("Centre \(center)'s call returned, and its store was never asked for: \(promise.change)")
                continue
            }
            forget(promise.number, of: center)
        }
    }

    /// Whether a limit may have retired a tip already, in what waits, when it was retired by a call.
    private func mayBeMoot(_ change: PlainChange, of center: Int) -> Bool {
        guard case .invalidated(let id, _, _) = change, actors[center].view.shown.tip(id).reason == nil,
            let tip = SimulationSubjects.tips.first(where: { $0.id == id })
        else { return false }
        let limits: [Tips.InvalidationReason] = [.displayCountExceeded, .displayDurationExceeded]
        return limits.contains { actors[center].mayHaveRetired(tip, by: $0) }
    }

    /// Whether a change would change nothing that its centre shows.
    func isMoot(_ change: PlainChange, of center: Int) -> Bool {
        let view = actors[center].view
        switch change {
        case .invalidated(let tip, _, _): return view.shown.tip(tip).reason != nil
        case .ended(let tip, _, let reset): return reset.map { $0 != view.seen.tip(tip).reset } ?? true
        case .set(let id, let text):
            guard let parameter = SimulationSubjects.parameters.first(where: { $0.id == id }) else { return false }
            return view.text(of: parameter) == text
        case .began, .donated, .deleted, .pauseMoved, .tipReset, .allReset: return false
        }
    }
}

extension PlainChange {
    fileprivate var isEnd: Bool { if case .ended = self { true } else { false } }

    var isInvalidation: Bool { if case .invalidated = self { true } else { false } }
}
