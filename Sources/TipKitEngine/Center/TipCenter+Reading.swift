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

    /// Reads a tip's record, unless it was read, and with it what the tip's rules are declared to read.
    func loadTip(_ id: String) {
        let now = now
        let inputs = state.withLock { state -> Set<Tips.RuleInputKey>? in
            guard state.store != nil, state.rows.tip(id) == nil else { return nil }
            let declared = state.decisions[id]?.definition.rules.flatMap(\.inputs) ?? []
            return Set(declared).filter { !state.rows.knows($0) }
        }
        guard let inputs else { return }
        let isRead = load("tip \(id)") { snapshot in
            (try snapshot.tip(id), try inputs.map { try snapshot.value(of: $0) })
        } keep: { state, read in
            state.take(read.0, of: id, at: now)
            for value in read.1 where !state.rows.knows(value.key) { value.keep(in: &state.rows) }
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

/// What a store holds of a rule's input.
private enum StoredInput {
    case parameter(String, StoredParameter?)
    case event(String, count: Int)
    case tip(String)

    var key: Tips.RuleInputKey {
        switch self {
        case .parameter(let id, _): .parameter(id)
        case .event(let id, _): .event(id)
        case .tip(let id): .tip(id)
        }
    }

    func keep(in rows: inout CachedRows) {
        switch self {
        case .parameter(let id, let stored): rows.take(stored, of: id)
        case .event(let id, let count): rows.take(count: count, of: id)
        case .tip: break
        }
    }
}

extension StoreSnapshot {
    fileprivate func value(of input: Tips.RuleInputKey) throws -> StoredInput {
        switch input {
        case .parameter(let id): .parameter(id, try parameter(id))
        case .event(let id): .event(id, count: try tally(ofEvent: id))
        case .tip(let id): .tip(id)
        }
    }
}
