#if Web
    import Synchronization

    /// The open event streams of all people's pages.
    final class PageStreams: Sendable {
        /// The maximum number of streams of a person, whose browsers each need one.
        private static let most = 50
        /// The time between signs of life on a stream on which nothing happens.
        private static let heartbeat = Duration.seconds(10)

        private struct State {
            var streams: [String: [ObjectIdentifier: AsyncStream<Void>.Continuation]] = [:]
            var isBeating = false
        }

        private let state = Mutex(State())

        /// Adds a stream of a person; throws if the person has too many.
        func add(_ mark: StreamMark, of person: String, _ wake: AsyncStream<Void>.Continuation) throws(Refusal) {
            let (isAdded, begins) = state.withLock { state in
                guard state.streams[person, default: [:]].count < Self.most else { return (false, false) }
                state.streams[person, default: [:]][ObjectIdentifier(mark)] = wake
                defer { state.isBeating = true }
                return (true, !state.isBeating)
            }
            guard isAdded else { throw .tooManyStreams }
            guard begins else { return }
            Task.detached { [weak self] in
                repeat { do { try await Task.sleep(for: Self.heartbeat) } catch { return } } while self?.beat() == true
            }
        }

        func remove(_ mark: ObjectIdentifier, of person: String) {
            state.withLock { state in
                state.streams[person]?[mark] = nil
                if state.streams[person]?.isEmpty == true { state.streams[person] = nil }
            }
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
