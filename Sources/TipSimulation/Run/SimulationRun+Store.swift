import Foundation
import Synchronization
import TipKitEngine

extension SimulationRun {
    /// Makes a store call for a center, and carries out the accidents that the plan has for the call.
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
                if !state.withLock({ $0.isSqueezed }) {
                    report("A store call failed without a simulated fault: \(error)")
                }
                throw error
            }
            // Copy the model's disk before the planned accidents change it, because the result of the store call
            // doesn't include their changes.
            let seen = state.withLock { $0.disk }
            try applyAccidents(.after, place, center)
            done(seen)
            return result
        } catch {
            if !isCommit { state.withLock { $0.recordReadFailure(of: center) } }
            throw error
        }
    }

    /// Carries out the accidents that are planned before or after a store call of a center.
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

    /// Performs a step of another center during the current step and waits for it.
    ///
    /// The step runs on a separate thread, so that it doesn't inherit the task-local values of the current call.
    private func intrude(_ step: SimulationStep) {
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            do { try perform(step) } catch { report(opening: error) }
            isDone.signal()
        }
        isDone.wait()
    }

    func recordRead(by center: Int, _ seen: PlainDisk) {
        state.withLock { $0.recordRead(seen, by: center) }
    }

    /// Applies a center's committed changes to the model.
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
            // A center commits its waiting changes before any new change. If this commit has no waiting change, the
            // center has dropped its optional waiting changes, so drop their promises.
            if !changes.contains(where: { $0.knowing != nil }) {
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
        // A value that a center has just read needn't be stored again.
        noteMootPromises(of: center) { $0.isInvalidation || $0.isSetting }
    }

    /// Marks promised changes that a center knows to have no effect, such as invalidations of tips that are retired: they
    /// needn't be stored, even if the center learns later that another center has undone their effect.
    private mutating func noteMootPromises(of center: Int, where isNoted: (PlainChange) -> Bool) {
        let moot = actors[center].view.promises.filter { isNoted($0.change) && isMoot($0.change, of: center) }
        change(frameOf: center) { $0.moot.formUnion(moot.map(\.number)) }
    }

    mutating func recordReadFailure(of center: Int) {
        guard actors.indices.contains(center) else { return }
        // The center goes on with the state in its memory.
        noteMootPromises(of: center, where: \.isInvalidation)
        actors[center].hasFailedRead = true
        change(frameOf: center) { $0.readFailures += 1 }
    }

    /// Returns the promise of a center that a store change fulfills; `nil` if there is no such promise.
    func promise(of change: StoreChange, by center: Int, except taken: Set<Int> = []) -> PlainPromise? {
        guard let plain = PlainChange(change) else { return nil }
        let promises = actors[center].view.promises.filter { !taken.contains($0.number) && $0.change.isSame(as: plain) }
        let isLate = change.knowing != nil
        let fitting = promises.filter { $0.isWaiting == isLate }
        return fitting.first { isOfEpoch($0.change, change) }
            ?? fitting.first
            // Accept a promise whether it waits or not: if the store was unreachable, the model may not know that the
            // promised change waits.
            ?? promises.first
    }

    /// Returns whether a promised end and a stored end of a display belong to the same epoch; `true` for other changes.
    private func isOfEpoch(_ promised: PlainChange, _ asked: StoreChange) -> Bool {
        guard case .ended(_, _, let reset) = promised, case .displayEnded(_, _, let epoch) = asked.kind else {
            return true
        }
        return reset == (epoch == .zero ? 0 : versions.first { $0.version == epoch }?.commits)
    }

    /// Forgets the promises of queued donations that a full reset or a deletion of donations discards.
    mutating func dropQueue(at change: StoreChange, of center: Int) {
        switch change.kind {
        case .reset(.everything, _): actors[center].view.promises.removeAll(where: \.isQueued)
        case .reset(.event(let event), _):
            actors[center].view.promises.removeAll { promise in
                guard promise.isQueued, case .donated(event, _, _, _) = promise.change else { return false }
                return true
            }
        default: break
        }
    }
}
