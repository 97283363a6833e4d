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

    /// Emits what a person did with a tip.
    package func emit(_ kind: Tips.Outcome.Kind, of tip: String) {
        let now = now
        state.withLock { $0.emit(kind, of: tip, at: now) }
        deliver()
    }
}

extension CenterState {
    /// Queues an outcome for delivery.
    mutating func emit(_ kind: @autoclosure () -> Tips.Outcome.Kind, of tip: String, at date: Date) {
        guard !outcomeStreams.isEmpty else { return }
        deliveries.append(
            .outcome(Tips.Outcome(tip: tip, date: date, kind: kind()), Array(outcomeStreams.values))
        )
    }
}
