import Foundation
import Synchronization

/// A store that lasts as long as the process: for tests, and for tips that need no memory.
///
/// Several centres may share one; each hears of what the others commit.
public final class InMemoryTipStore: TipStore {
    private struct State {
        var memory = InMemoryState()
        var watchers: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())

    /// Makes an empty store.
    public init() {}

    /// Runs a closure on one state of the store.
    public func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        try body(state.withLock { $0.memory })
    }

    /// Makes the changes, each judged on what is stored then and there.
    public func commit(_ changes: [StoreChange], after position: StorePosition?) throws -> StoreCommit {
        let (commit, watchers) = state.withLock { state in
            let commit = state.memory.commit(changes, after: position)
            // The only one who watches is taken for the one who commits.
            return (commit, state.watchers.count > 1 ? state.watchers : [])
        }
        if !watchers.isEmpty {
            // In a task, since whoever commits may hold what a watcher needs.
            Task.detached { for watcher in watchers { watcher() } }
        }
        return commit
    }

    /// False: no other process can read the store.
    public var keepsNotes: Bool { false }

    /// Calls a closure after each commit, once there are several watchers.
    public func watch(_ onChange: @escaping @Sendable () -> Void) throws {
        state.withLock { $0.watchers.append(onChange) }
    }

    /// Does nothing: what is stored stays readable.
    public func close() throws {}
}
