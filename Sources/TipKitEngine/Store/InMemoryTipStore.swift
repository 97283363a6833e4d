import Foundation
import Synchronization

/// A store that lasts as long as the process: for tests, and for tips that need no memory.
///
/// Several centres may share one; each hears of what the others commit.
public final class InMemoryTipStore: TipStore {
    private struct State {
        var memory = InMemoryState()
        var watchers: [UInt64: @Sendable () -> Void] = [:]
        var lastWatcher: UInt64 = 0
    }

    private let state = Mutex(State())

    /// Makes an empty store.
    public init() {}

    /// Runs a closure on one state of the store.
    public func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        try body(state.withLock { $0.memory })
    }

    /// Makes the changes, each judged on what is stored then and there.
    public func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        let (commit, watchers) = state.withLock { state in
            let commit = state.memory.commit(changes, after: position)
            let isHeard = !changes.allSatisfy(\.isNote)
            return (commit, isHeard ? state.watchers.filter { $0.key != watch?.number }.map(\.value) : [])
        }
        if !watchers.isEmpty {
            // In a task, since whoever commits may hold what a watcher needs.
            Task.detached { for watcher in watchers { watcher() } }
        }
        return commit
    }

    /// False: no other process can read the store.
    public var keepsNotes: Bool { false }

    /// Calls a closure after every commit but those by the watch itself.
    public func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch {
        let number = state.withLock { state in
            state.lastWatcher += 1
            state.watchers[state.lastWatcher] = onChange
            return state.lastWatcher
        }
        return StoreWatch(number) { [weak self] in self?.state.withLock { $0.watchers[number] = nil } }
    }

    /// Does nothing: what is stored stays readable.
    public func close() throws {}
}
