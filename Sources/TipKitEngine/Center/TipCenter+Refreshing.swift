import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Follows what others commit to the store.
    func watch(_ store: any TipStore) {
        do {
            // Rules run in a refresh; they must not hold up whoever tells of commits.
            try store.watch { [weak self] in
                guard let self, state.withLock({ $0.beginsRefresh() }) else { return }
                Task.detached { [weak self] in
                    self?.state.withLock { $0.isRefreshDue = false }
                    self?.refresh()
                }
            }
        } catch {
            tipLog.warning(
                "The datastore can't be watched; what other processes change shows at the next launch.",
                metadata: ["error": "\(error.localizedDescription)"]
            )
        }
    }

    /// Reads anew what was read from the store, since another process has changed it; views and streams follow.
    func refresh() {
        while true {
            let (store, start) = state.withLock { ($0.store, $0.epochStamp) }
            guard let store else { return }
            let header: StoreHeader
            do {
                header = try store.open()
            } catch {
                tipLog.error(
                    "What another process changed can't be read.",
                    metadata: ["error": "\(error.localizedDescription)"]
                )
                return
            }
            // A display that began or a reset in between knows better than what was read before it.
            guard let tips = state.withLock({ $0.epochStamp == start ? $0.forgetInputs(for: header) : nil }) else {
                continue
            }
            for id in tips { reload(id) }
            return decide(tips)
        }
    }
}

extension CenterState {
    /// Notes that a refresh is due.
    ///
    /// - Returns: Whether none was before.
    fileprivate mutating func beginsRefresh() -> Bool {
        defer { isRefreshDue = true }
        return !isRefreshDue
    }

    /// Forgets what is read anew.
    ///
    /// - Returns: All tips.
    fileprivate mutating func forgetInputs(for header: StoreHeader) -> [String] {
        let stamp = nextStamp()
        version = max(version, header.latestVersion)
        let isUnstored = latestFirstDisplay.map { (tips[$0.tip]?.unstored ?? 0) > 0 } ?? false
        if !isUnstored { latestFirstDisplay = header.latestFirstDisplay }
        // An entry that goes takes its stamp along; this one tells decisions under way that they are stale.
        epochStamp = stamp
        parameters = parameters.filter(\.value.isUnstored)
        events = events.mapValues { _ in EventEntry(stamp: stamp) }
        return Array(tips.keys)
    }
}
