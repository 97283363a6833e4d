import Foundation
import Synchronization

extension TipCenter {
    /// What happens to the centre's tips from now on.
    var outcomes: AsyncStream<Tips.Outcome> {
        let (stream, continuation) = AsyncStream.makeStream(of: Tips.Outcome.self)
        let number = state.withLock { state in
            let number = state.nextNumber()
            state.outcomeStreams[number] = continuation
            return number
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.outcomeStreams.removeValue(forKey: number) }
        }
        return stream
    }

    /// Tells what a person did with a tip.
    package func note(_ kind: Tips.Outcome.Kind, of tip: String) {
        let now = now
        state.withLock { $0.note(kind, of: tip, at: now) }
        deliver()
    }
}

extension CenterState {
    /// Puts an outcome in the row of what is to be delivered.
    mutating func note(_ kind: @autoclosure () -> Tips.Outcome.Kind, of tip: String, at date: Date) {
        guard !outcomeStreams.isEmpty else { return }
        deliveries.append(
            .outcome(Tips.Outcome(tip: tip, date: date, kind: kind()), Array(outcomeStreams.values))
        )
    }
}
