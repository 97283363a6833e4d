package import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Keeps a tip away for a number of seconds or, if it was snoozed as often as it may be, retires it.
    ///
    /// Zero seconds and less change nothing.
    package func snooze(_ definition: TipDefinition, for seconds: TimeInterval) {
        let id = definition.id
        if isRefusedInRule("snoozes \(id)") { return }
        // Take the key even if nothing changes, so that later changes of a press keep theirs.
        let key = Once.nextKey(of: self)
        guard isConfigured else {
            tipLog.warning(
                "A tip was snoozed before Tips.configure() was called; the snooze has no effect.",
                metadata: ["tip": "\(id)"]
            )
            return
        }
        guard seconds > 0 else { return }
        _ = subject(of: id, type: definition.type) { definition }
        loadTipToRetire(id)
        change { state, now in
            let maximum = state.decisions[id]?.definition.options.maxSnoozes
            let kind = StoreChange.Kind.snoozed(tip: id, seconds: seconds, date: now, maximum: maximum)
            let answer = state.noting(.closing, to: id, at: now, key: key)
            return .commit([StoreChange(kind, key: key)] + answer) { state, refusals in
                guard refusals[0] == nil, let record = state.rows.tip(id)?.record else { return }
                if let retired = record.invalidation {
                    state.emit(.invalidated(retired.reason), of: id, at: now)
                } else if let snooze = record.snooze {
                    state.emit(.snoozed(until: snooze.end), of: id, at: now)
                }
            }
        }
    }
}
