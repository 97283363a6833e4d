import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Follows what others commit to the store.
    func watch(_ store: any TipStore) {
        do {
            try store.watch { [weak self] in self?.refresh() }
        } catch {
            tipLog.warning(
                "The datastore can't be watched; what other processes change shows at the next launch.",
                metadata: ["error": "\(error.localizedDescription)"]
            )
        }
    }

    /// Reads anew what was read from the store, since another process has changed it; views and streams follow.
    func refresh() {
        guard let store = state.withLock({ $0.store }) else { return }
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
        let tips = state.withLock { state in
            let stamp = state.nextStamp()
            state.version = max(state.version, header.latestVersion)
            let isUnstored = state.latestFirstDisplay.map { (state.tips[$0.tip]?.unstored ?? 0) > 0 } ?? false
            if !isUnstored { state.latestFirstDisplay = header.latestFirstDisplay }
            state.frequencyStamp = stamp
            // An entry that goes takes its stamp along; the frequency's tells decisions under way that they are stale.
            state.parameters = state.parameters.filter(\.value.isUnstored)
            state.events = state.events.mapValues { _ in EventEntry(stamp: stamp) }
            return Array(state.tips.keys)
        }
        for id in tips { reload(id) }
        decide(tips)
    }
}
