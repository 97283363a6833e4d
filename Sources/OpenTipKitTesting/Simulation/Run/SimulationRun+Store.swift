import Foundation
import OpenTipKit
import Synchronization

extension SimulationRun {
    /// Makes a store call, with the accidents that are planned for the call.
    func observe<Result>(
        _ center: Int,
        isCommit: Bool = false,
        _ call: () throws -> Result,
        done: (PlainDisk) -> Void
    ) throws -> Result {
        let place = state.withLock { $0.nextCall(of: center) }
        do {
            try applyAccidents(.before, place, center)
            let outage = state.withLock { state in
                state.frames.contains { $0.center == center && $0.isQuiet } ? .none : state.outage
            }
            if outage == .locked || outage == .full && isCommit { throw SimulatedFault.outage }
            let result: Result
            do {
                result = try call()
            } catch {
                report("A store call failed without a simulated fault: \(error)")
                throw error
            }
            // Save the model's disk now, because the call doesn't report changes that accidents make before it returns.
            let seen = state.withLock { $0.disk }
            try applyAccidents(.after, place, center)
            done(seen)
            return result
        } catch {
            if !isCommit { state.withLock { $0.recordReadFailure(of: center) } }
            throw error
        }
    }

    /// Carries out the accidents planned for a store call.
    private func applyAccidents(_ moment: SimulationAccident.Moment, _ place: Int, _ center: Int) throws {
        let accidents = state.withLock { state in
            state.frames.last { $0.center == center }?.accidents.filter { $0.call == place && $0.moment == moment }
                ?? []
        }
        for accident in accidents {
            switch accident.event {
            case .failure: throw SimulatedFault.failed
            case .kill:
                let store = state.withLock { state in
                    state.change(frameOf: center) { $0.isKilled = true }
                    return state.actors[center].store
                }
                store.kill()
                throw SimulatedFault.killed
            case .intrusion(let step): intrude(step)
            }
        }
    }

    /// Performs a step of another center during the current step, on a separate thread because the other step isn't
    /// part of the current call.
    private func intrude(_ step: SimulationStep) {
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            do { try take(step) } catch { report(opening: error) }
            isDone.signal()
        }
        isDone.wait()
    }

    func recordRead(by center: Int, _ seen: PlainDisk) {
        state.withLock { $0.recordRead(seen, by: center) }
    }

    /// Records the changes that were committed.
    func recordCommit(_ changes: [StoreChange], _ commit: StoreCommit, by center: Int) {
        state.withLock { $0.recordCommit(changes, commit, by: center) }
    }

    /// Records that a center's commit has returned.
    func recordSuccess(_ changes: [StoreChange], by center: Int, _ seen: PlainDisk) {
        state.withLock { state in
            state.recordRead(seen, by: center)
            for change in changes {
                guard let promise = state.promise(of: change, by: center) else { continue }
                state.forget(promise.number, of: center)
            }
            // A center stores waiting changes first. If a commit has none, the center has dropped the optional ones.
            if !changes.contains(where: { $0.unwrapped.knowing != nil }) {
                state.actors[center].view.promises.removeAll { $0.isWaiting && $0.isOptional }
            }
            for change in changes { state.dropQueue(at: change, of: center) }
        }
    }

    func recordFailure(_ changes: [StoreChange], by center: Int) {
        state.withLock { $0.recordFailure(changes, by: center) }
    }
}

extension SimulationRun.State {
    mutating func change(frameOf center: Int, _ body: (inout SimulationFrame) -> Void) {
        guard let place = frames.lastIndex(where: { $0.center == center }) else { return }
        body(&frames[place])
    }

    mutating func nextCall(of center: Int) -> Int {
        defer { change(frameOf: center) { $0.calls += 1 } }
        return frames.last { $0.center == center }?.calls ?? 0
    }

    mutating func recordRead(_ seen: PlainDisk, by center: Int) {
        actors[center].view.seen = seen
        actors[center].hasFailedRead = false
        // Invalidations of tips that are already retired needn't be stored, even if another center resets the tip
        // later.
        let retirements = actors[center].view.promises.filter {
            $0.change.isInvalidation && isMoot($0.change, of: center)
        }
        change(frameOf: center) { $0.moot.formUnion(retirements.map(\.number)) }
    }

    mutating func recordReadFailure(of center: Int) {
        guard actors.indices.contains(center) else { return }
        actors[center].hasFailedRead = true
        change(frameOf: center) { $0.readFailures += 1 }
    }

    /// Returns the promise that a change fulfills.
    func promise(of change: StoreChange, by center: Int, except taken: Set<Int> = []) -> PlainPromise? {
        guard let plain = PlainChange(change) else { return nil }
        let promises = actors[center].view.promises.filter { !taken.contains($0.number) && $0.change.isSame(as: plain) }
        let isLate = change.unwrapped.knowing != nil
        let fitting = promises.filter { $0.isWaiting == isLate }
        return fitting.first { isOfEpoch($0.change, change.unwrapped.change) }
            ?? fitting.first
            // If the store was unreachable, the model may not know that a change waits, so accept either kind.
            ?? promises.first
    }

    /// Returns whether the display whose end was promised began in the epoch that is passed to the store.
    private func isOfEpoch(_ promised: PlainChange, _ asked: StoreChange) -> Bool {
        guard case .ended(_, _, let reset) = promised, case .displayEnded(_, _, let epoch) = asked else { return true }
        return reset == (epoch == .zero ? 0 : versions.first { $0.version == epoch }?.commits)
    }

    /// Forgets the donations that were queued before a deletion or a reset.
    mutating func dropQueue(at change: StoreChange, of center: Int) {
        switch change {
        case .allReset: actors[center].view.promises.removeAll(where: \.isQueued)
        case .donationsDeleted(let event, _):
            actors[center].view.promises.removeAll { promise in
                guard promise.isQueued, case .donated(event, _, _, _) = promise.change else { return false }
                return true
            }
        default: break
        }
    }
}
