import Foundation
import Synchronization

extension TipCenter {
    /// The tip's status now and at each change, in order; stays open after an invalidation.
    package func statusUpdates(
        of id: String,
        type: Any.Type? = nil,
        _ definition: () -> TipDefinition
    ) -> AsyncStream<Tips.Status> {
        _ = subject(of: id, type: type, definition)
        _ = freshDecision(of: id)
        let (stream, continuation) = AsyncStream.makeStream(of: Tips.Status.self)
        let number = state.withLock { state in
            let number = state.nextNumber()
            state.decisions.add(continuation, number, to: id)
            state.deliveries.append(.status(state.decisions[id]?.published ?? .pending, [continuation]))
            return number
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.decisions.removeStream(number, of: id) }
        }
        deliver()
        return stream
    }

    /// Hands out what waits to be delivered, outside the lock and in the order in which it came about; notes follow by
    /// themselves, and values of the app that count no more are let go of.
    func deliver() {
        let released = state.withLock { $0.rows.takeReleased() }
        withExtendedLifetime(released) {}
        let (begins, beginsNotes) = state.withLock { state in
            let beginsNotes = state.startNotes()
            guard !state.isDelivering, !state.deliveries.isEmpty else { return (false, beginsNotes) }
            state.isDelivering = true
            return (true, beginsNotes)
        }
        if beginsNotes { writeNotes() }
        guard begins else { return }
        while true {
            let deliveries = state.withLock { state in
                defer { state.deliveries = [] }
                if state.deliveries.isEmpty { state.isDelivering = false }
                return state.deliveries
            }
            if deliveries.isEmpty { return }
            var changes: [ObjectIdentifier: (subject: TipSubject, ofStatus: Bool)] = [:]
            for delivery in deliveries {
                switch delivery {
                case .status(let status, let streams): for stream in streams { stream.yield(status) }
                case .outcome(let outcome, let streams): for stream in streams { stream.yield(outcome) }
                case .change(let subject, let ofStatus):
                    let known = changes[ObjectIdentifier(subject)]?.ofStatus ?? false
                    changes[ObjectIdentifier(subject)] = (subject, ofStatus || known)
                }
            }
            guard !changes.isEmpty else { continue }
            let changed = Array(changes.values)
            Task.detached { @MainActor in
                for change in changed { change.subject.notify(ofStatus: change.ofStatus) }
            }
        }
    }
}
