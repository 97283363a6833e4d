import Foundation
import Synchronization

extension TipCenter {
    /// Wakes the centre at a moment, or earlier; a centre that waits for nothing sets no alarm.
    func setAlarm(_ date: Date) {
        let old = state.withLock { state -> Task<Void, Never>? in
            if let alarm = state.alarm, alarm.date <= date { return nil }
            let (old, clock) = (state.alarm?.task, state.clock)
            let task = Task.detached { [weak self] in
                do { try await clock.sleep(until: date) } catch { return }
                self?.ring(date)
            }
            state.alarm = (date, task)
            return old
        }
        old?.cancel()
    }

    /// Decides what is due, and sets the alarm for what is due next.
    private func ring(_ date: Date) {
        let now = now
        let due = state.withLock { state in
            if state.alarm?.date == date { state.alarm = nil }
            return state.decisions.due(at: now)
        }
        decide(due)
        let next = state.withLock { $0.decisions.nextChange }
        if let next { setAlarm(next) }
    }
}
