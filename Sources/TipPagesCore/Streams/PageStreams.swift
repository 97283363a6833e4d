#if Web
    import Synchronization
    import TipHTTP

    /// The open event streams of all people's pages.
    final class PageStreams: Sendable {
        /// The maximum number of streams of a person, whose browsers each need one.
        private static let most = 50
        /// The time between signs of life on a stream on which nothing happens.
        private static let heartbeat = Duration.seconds(10)

        /// The maximum number of streams of all people.
        private let mostOfAll: Int

        private struct State {
            var count = 0
            var streams: [String: [ObjectIdentifier: AsyncStream<Void>.Continuation]] = [:]
            var isBeating = false
        }

        private let state = Mutex(State())

        init(mostOfAll: Int) { self.mostOfAll = mostOfAll }

        /// Adds a stream of a person; throws if the person, or the process, has too many.
        func add(_ mark: StreamMark, of person: String, _ wake: AsyncStream<Void>.Continuation) throws(Refusal) {
            let (refusal, begins) = state.withLock { state -> (Refusal?, Bool) in
                guard state.count < mostOfAll else { return (.serverFull, false) }
                guard state.streams[person]?.count ?? 0 < Self.most else { return (.tooManyStreams, false) }
                state.count += 1
                state.streams[person, default: [:]][ObjectIdentifier(mark)] = wake
                defer { state.isBeating = true }
                return (nil, !state.isBeating)
            }
            if let refusal { throw refusal }
            guard begins else { return }
            Task.detached { [weak self] in
                repeat { do { try await Task.sleep(for: Self.heartbeat) } catch { return } } while self?.beat() == true
            }
        }

        func remove(_ mark: ObjectIdentifier, of person: String) {
            state.withLock { state in
                if state.streams[person]?.removeValue(forKey: mark) != nil { state.count -= 1 }
                if state.streams[person]?.isEmpty == true { state.streams[person] = nil }
            }
        }

        /// Ends all streams of a person; the browsers connect again, as those of the person that they now belong to.
        func end(of person: String) {
            for wake in state.withLock({ $0.streams[person].map { Array($0.values) } ?? [] }) { wake.finish() }
        }

        /// Wakes all streams.
        ///
        /// - Returns: Whether there are any.
        private func beat() -> Bool {
            let wakes = state.withLock { state in
                state.isBeating = !state.streams.isEmpty
                return state.streams.values.flatMap(\.values)
            }
            for wake in wakes { wake.yield() }
            return !wakes.isEmpty
        }
    }

    /// Whether something has changed for the person of a stream since the stream last said so.
    final class StreamMark: Sendable {
        private let isChanged = Atomic(false)

        func set() { isChanged.store(true, ordering: .sequentiallyConsistent) }

        func take() -> Bool { isChanged.exchange(false, ordering: .sequentiallyConsistent) }
    }
#endif
