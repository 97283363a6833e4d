import Foundation
import OpenTipKit
import Synchronization

/// An in-memory store that can run another thread's action in the middle of a call.
final class MeddlingStore: TipStore {
    /// A point in a store's call at which another thread's action can run.
    enum Moment: Sendable {
        /// A value was read but isn't returned yet.
        case reading
        /// Changes are about to be committed.
        case committing
        /// Changes were committed, but the call hasn't returned yet.
        case committed
    }

    /// The action of another thread.
    private struct Action: Sendable {
        let isAwaited: Bool
        let run: @Sendable () -> Void
    }

    /// The underlying store, whose calls run no actions of other threads.
    let base = InMemoryTipStore()
    private let actions = Mutex<[Moment: Action]>([:])
    private let others = DispatchGroup()

    /// Runs an action on another thread when the store next reaches a moment.
    ///
    /// - Parameter isAwaited: Whether the call waits for the action; must be `false` for an action that uses the
    ///   calling center, which would wait for the call.
    func meddle(_ moment: Moment, isAwaited: Bool = false, _ action: @escaping @Sendable () -> Void) {
        actions.withLock { $0[moment] = Action(isAwaited: isAwaited, run: action) }
    }

    /// Waits until all actions have ended.
    ///
    /// - Returns: Whether all actions were started.
    func finish() -> Bool {
        others.wait()
        return actions.withLock { $0.isEmpty }
    }

    private func act(at moment: Moment) {
        guard let action = actions.withLock({ $0.removeValue(forKey: moment) }) else { return }
        let isReached = DispatchSemaphore(value: 0)
        DispatchQueue.global().async(group: others) {
            if !action.isAwaited { isReached.signal() }
            action.run()
            if action.isAwaited { isReached.signal() }
        }
        isReached.wait()
    }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        let result = try base.read(body)
        act(at: .reading)
        return result
    }

    var keepsNotes: Bool { base.keepsNotes }

    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        act(at: .committing)
        let commit = try base.commit(changes, after: position, by: watch)
        act(at: .committed)
        return commit
    }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch { try base.watch(onChange) }

    func close() throws { try base.close() }
}
