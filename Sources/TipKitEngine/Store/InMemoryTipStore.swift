import Foundation
import Synchronization

/// A store that lasts as long as the process: for tests, and for tips that need no memory.
///
/// Several centres may share one; each hears of what the others commit.
public final class InMemoryTipStore: TipStore {
    private struct State {
        var memory = InMemoryState()
        var watchers: [UInt64: @Sendable () -> Void] = [:]
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
            return (commit, isHeard ? state.watchers.keys.filter { $0 != watch?.number } : [])
        }
        if !watchers.isEmpty {
            // In a task, since the committer may hold what a watcher needs.
            Task.detached { [self] in
                // One that has ended meanwhile isn't called.
                for number in watchers { state.withLock { $0.watchers[number] }?() }
            }
        }
        return commit
    }

    /// False: no other process can read the store.
    public var keepsNotes: Bool { false }

    /// Calls a closure after every commit but those by the watch itself.
    public func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch {
        let number = StoreWatch.nextNumber()
        state.withLock { $0.watchers[number] = onChange }
        return StoreWatch(number) { [weak self] in self?.state.withLock { $0.watchers[number] = nil } }
    }

    /// Ends all watches; what is stored stays readable.
    public func close() throws { state.withLock { $0.watchers = [:] } }
}
