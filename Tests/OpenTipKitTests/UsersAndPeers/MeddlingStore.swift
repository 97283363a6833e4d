import Foundation
import OpenTipKit
import Synchronization

/// A store in memory that lets another thread act, once, while a call is in the midst of it.
final class MeddlingStore: TipStore {
    /// Where a test may let another thread act.
    enum Moment: Sendable {
        /// Something was read, and isn't handed over yet.
        case reading
        /// Changes are about to be committed.
        case committing
        /// Changes were committed, and the caller doesn't know it yet.
        case committed
    }

    /// What another thread does.
    private struct Action: Sendable {
        let isAwaited: Bool
        let run: @Sendable () -> Void
    }

    /// Where everything is kept; other centres may use it.
    let base = InMemoryTipStore()
    private let actions = Mutex<[Moment: Action]>([:])
    private let others = DispatchGroup()

    /// Lets another thread do something, beginning at the next moment of a kind.
    ///
    /// - Parameter isAwaited: Whether the call goes on only once that is done, as it must not be for what needs the
    ///   centre that makes the call, which would wait for the call.
    func meddle(_ moment: Moment, isAwaited: Bool = false, _ action: @escaping @Sendable () -> Void) {
        actions.withLock { $0[moment] = Action(isAwaited: isAwaited, run: action) }
    }

    /// Waits until the others have done what they were to do.
    ///
    /// - Returns: Whether there was a moment for all of it.
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
