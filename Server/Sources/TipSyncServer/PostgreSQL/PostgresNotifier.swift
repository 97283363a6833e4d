#if PostgreSQL
    import Foundation
    import Synchronization
    import TipRows

    /// Notifies all server processes of changes, after the commits that made them.
    ///
    /// A notification in the transaction of a push would lock the whole database until the push is on disk, so that
    /// the pushes of all processes would wait for each other. So the changes of many pushes are sent together, by a
    /// connection that doesn't wait for the disk.
    final class PostgresNotifier: Sendable {
        private struct State {
            /// The latest change of each person that hasn't been sent.
            var waiting: [SyncPerson: RowChange] = [:]
            /// Whether changes may be unknown here, or were dropped because too many waited.
            var hasMissed = false
            var isScheduled = false
            var isClosed = false

            var isEmpty: Bool { waiting.isEmpty && !hasMissed }
        }

        /// How long changes wait for others.
        private static let delay = Duration.milliseconds(5)
        /// The pause before changes that couldn't be sent are sent again.
        private static let pause = Duration.milliseconds(500)
        /// The greatest number of people whose changes wait while the database can't be reached.
        private static let mostPeople = 10_000
        private static let send = "SELECT pg_notify('tip_rows', payload) FROM unnest($1::text[]) AS new(payload)"

        private let queue: PostgresConnectionQueue
        private let state = Mutex(State())

        init(_ address: PostgresAddress, limit: Duration) {
            queue = PostgresConnectionQueue(address, "notifier", limit: limit) {
                try $0.run("SET synchronous_commit = off")
            }
        }

        /// Sends changes soon.
        func report(_ changes: [RowChange]) {
            schedule(after: Self.delay) { state in
                for change in changes { state.waiting[change.person] = change }
            }
        }

        /// Tells all processes soon that they may have missed changes, so that their event streams end.
        func reportMissed() { schedule(after: Self.delay) { $0.hasMissed = true } }

        /// Sends the changes that still wait, and closes the connection.
        func close() async {
            state.withLock { $0.isClosed = true }
            await withCheckedContinuation { continuation in
                queue.async {
                    self.sendAll()
                    continuation.resume()
                }
            }
            await queue.close()
        }

        private func schedule(after delay: Duration, _ add: (inout State) -> Void) {
            let isNew = state.withLock { state in
                add(&state)
                if state.waiting.count > Self.mostPeople { (state.waiting, state.hasMissed) = ([:], true) }
                if state.isScheduled || state.isClosed { return false }
                state.isScheduled = true
                return true
            }
            if isNew { queue.async(after: delay) { self.sendAll() } }
        }

        private func sendAll() {
            let sent = state.withLock { state in
                defer { (state.waiting, state.hasMissed, state.isScheduled) = ([:], false, false) }
                return state
            }
            guard !sent.isEmpty else { return }
            // A text that names no person tells all processes that they may have missed changes.
            let payloads = (sent.hasMissed ? [""] : []) + sent.waiting.values.map(\.payload)
            do {
                try queue.run(by: queue.deadline) { connection in
                    _ = try connection.query(Self.send, [.texts(payloads)])
                }
            } catch {
                schedule(after: Self.pause) { state in
                    state.waiting.merge(sent.waiting) { new, _ in new }
                    state.hasMissed = state.hasMissed || sent.hasMissed
                }
            }
        }
    }

    extension RowChange {
        /// The payload of the notification that reports the change to other processes.
        var payload: String {
            let names = [person.container, person.id].map { Data($0.utf8).base64EncodedString() }
            return "\(names[0]) \(names[1]) \(cursor)"
        }

        /// Creates a change from the payload of a notification; `nil` if the payload names no person.
        init?(payload: String) {
            let parts = payload.split(separator: " ").map(String.init)
            guard parts.count == 3, let container = Data(base64Encoded: parts[0]),
                let id = Data(base64Encoded: parts[1]),
                let person = SyncPerson(
                    container: String(decoding: container, as: UTF8.self),
                    id: String(decoding: id, as: UTF8.self)
                ), let cursor = ExchangeCursor(parts[2])
            else { return nil }
            self.init(person: person, cursor: cursor)
        }
    }
#endif
