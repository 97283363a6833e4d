import Foundation
import Synchronization

/// A store in memory, for tests and for tips that needn't be remembered when the process ends.
///
/// Several centers can share a store; each center is notified of the commits of the other centers.
public final class InMemoryTipStore: TipStore {
    private struct State {
        var memory = InMemoryState()
        var watchers: [UInt64: @Sendable () -> Void] = [:]
    }

    private let state = Mutex(State())

    /// Creates an empty store.
    public init() {}

    /// Runs a closure with a snapshot of the store.
    public func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        try body(state.withLock { $0.memory })
    }

    /// Makes the changes, each checked against the current state of the store.
    public func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        let (commit, watchers) = state.withLock { state in
            let commit = state.memory.commit(changes, after: position)
            let isHeard = changes.contains(where: \.isNumbered)
            return (commit, isHeard ? state.watchers.keys.filter { $0 != watch?.number } : [])
        }
        if !watchers.isEmpty {
            // Call the watchers in a task, since the caller of `commit` may hold a lock that a watcher needs.
            Task.detached { [self] in
                // Look each watcher up again, so that a watch that has ended since the commit isn't called.
                for number in watchers { state.withLock { $0.watchers[number] }?() }
            }
        }
        return commit
    }

    /// `false`, since no other process can read the store.
    public var keepsNotes: Bool { false }

    /// Calls a closure after every commit, except commits by the owner of the returned watch.
    public func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch {
        let number = StoreWatch.nextNumber()
        state.withLock { $0.watchers[number] = onChange }
        return StoreWatch(number) { [weak self] in self?.state.withLock { $0.watchers[number] = nil } }
    }

    /// Ends all watches; the contents stay readable.
    public func close() throws { state.withLock { $0.watchers = [:] } }
}
