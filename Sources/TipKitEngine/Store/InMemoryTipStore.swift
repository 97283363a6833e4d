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
        let commit = state.withLock { $0.memory.commit(changes, after: position) }
        if changes.contains(where: \.isNumbered) { notify(watchersBut: watch) }
        return commit
    }

    private func notify(watchersBut watch: StoreWatch?) {
        let watchers = state.withLock { $0.watchers.keys.filter { $0 != watch?.number } }
        guard !watchers.isEmpty else { return }
        // Call the watchers in a task, since the caller may hold a lock that a watcher needs.
        Task.detached { [self] in
            // Look each watcher up again, so that a watch that has ended since the commit isn't called.
            for number in watchers { state.withLock { $0.watchers[number] }?() }
        }
    }

    /// Moves everything that is stored in another store into this one, which then counts as done by this store's person.
    ///
    /// The other store is empty afterwards, so a second call changes nothing.
    package func move(from other: InMemoryTipStore) {
        guard other !== self else { return }
        let taken = other.state.withLock { state in
            defer { state.memory = InMemoryState() }
            return state.memory
        }
        state.withLock { state in
            if taken.holdsAnything { state.memory.moveIn(from: taken, named: "\(taken.position.lineage)") }
        }
        notify(watchersBut: nil)
        other.notify(watchersBut: nil)
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
