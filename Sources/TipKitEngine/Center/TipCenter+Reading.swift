import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Reads something of the store together with what has changed in it, so that both are of one moment.
    ///
    /// - Parameters:
    ///   - read: Reads it.
    ///   - keep: Takes it over, under the centre's lock.
    /// - Returns: Whether there is a store that could be read.
    func load<Value>(
        _ subject: @autoclosure () -> String,
        _ read: (any StoreSnapshot) throws -> Value,
        keep: (inout CenterState, Value) -> Void
    ) -> Bool {
        let now = now
        do {
            return try withGate {
                let (store, position) = state.withLock { ($0.store, $0.rows.position) }
                guard let store, let position else { return false }
                let (update, value) = try store.read { (try $0.update(since: position), try read($0)) }
                state.withLock { state in
                    state.fold(update, at: now)
                    keep(&state, value)
                }
                return true
            }
        } catch {
            tipLog.error(
                "The datastore can't be read; what is in memory counts.",
                metadata: ["subject": "\(subject())", "error": "\(error.localizedDescription)"]
            )
            return false
        }
    }

    /// Reads a tip's record, unless it was read.
    func loadTip(_ id: String) {
        let now = now
        guard state.withLock({ $0.store != nil && $0.rows.tip(id) == nil }) else { return }
        let isRead = load("tip \(id)") {
            try $0.tip(id)
        } keep: {
            $0.take($1, of: id, at: now)
        }
        if !isRead { state.withLock { $0.assumeNothing(of: id, at: now) } }
    }

    /// Takes over what others have committed.
    package func catchUp() {
        _ = load("changes of others") { _ in
        } keep: { _, _ in
        }
        settle()
    }

    /// Follows what others commit to the store.
    func watch(_ store: any TipStore) {
        do {
            // Rules run when something has changed; they must not block whoever reports commits.
            let watch = try store.watch { [weak self] in
                guard let self, state.withLock({ $0.startRefresh() }) else { return }
                Task.detached { [weak self] in
                    self?.state.withLock { $0.isRefreshDue = false }
                    self?.catchUp()
                }
            }
            state.withLock { $0.watch = watch }
        } catch {
            tipLog.warning(
                "The datastore can't be watched; what other processes change shows with the next change here.",
                metadata: ["error": "\(error.localizedDescription)"]
            )
        }
    }
}

extension CenterState {
    /// Marks a refresh as due.
    ///
    /// - Returns: Whether none was before.
    fileprivate mutating func startRefresh() -> Bool {
        defer { isRefreshDue = true }
        return !isRefreshDue
    }
}
