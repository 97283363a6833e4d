import Foundation
import Synchronization

extension TipCenter {
    /// The tip's status now and at each change, in order; stays open after an invalidation.
    package func statusUpdates(of id: String, _ definition: () -> TipDefinition) -> AsyncStream<Tips.Status> {
        _ = subject(of: id, definition)
        _ = freshDecision(of: id)
        let (stream, continuation) = AsyncStream.makeStream(of: Tips.Status.self)
        let number = state.withLock { state in
            state.lastDisplay += 1
            state.tips[id]?.streams[state.lastDisplay] = continuation
            let status = state.tips[id]?.published ?? .pending
            state.deliveries.append(Delivery(status: status, streams: [continuation], subject: nil))
            return state.lastDisplay
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.tips[id]?.streams.removeValue(forKey: number) }
        }
        deliver()
        return stream
    }

    /// Hands statuses out, outside the lock and in the order in which they came about.
    func deliver() {
        let begins = state.withLock { state in
            guard !state.isDelivering, !state.deliveries.isEmpty else { return false }
            state.isDelivering = true
            return true
        }
        guard begins else { return }
        var subjects: [TipSubject] = []
        while true {
            let deliveries = state.withLock { state in
                defer { state.deliveries = [] }
                if state.deliveries.isEmpty { state.isDelivering = false }
                return state.deliveries
            }
            if deliveries.isEmpty { break }
            for delivery in deliveries {
                for stream in delivery.streams { stream.yield(delivery.status) }
                if let subject = delivery.subject { subjects.append(subject) }
            }
        }
        guard !subjects.isEmpty else { return }
        let changed = subjects
        Task.detached { @MainActor in
            var seen: Set<ObjectIdentifier> = []
            for subject in changed where seen.insert(ObjectIdentifier(subject)).inserted { subject.notify() }
        }
    }
}
