import Synchronization
public import TipKitEngine

extension TipPeople {
    /// Something that happened to a person's tip.
    ///
    /// Not in Apple's TipKit.
    public struct Outcome: Sendable, Equatable {
        /// The id of the person.
        public let person: String
        /// What happened, to which tip, and when.
        public let outcome: Tips.Outcome
    }

    /// A stream of the outcomes of all people's tips in this process, from now on.
    ///
    /// Not in Apple's TipKit. The stream has the outcomes of every center that this object has returned or will return,
    /// also after a center was released and created again. It stays open until its reader stops, or until this object and
    /// all its centers are released. Each reader gets every outcome; the outcomes of one center are in order.
    public var outcomes: AsyncStream<Outcome> { readers.stream() }
}

/// The readers of the outcomes of all people's tips.
final class OutcomeReaders: Sendable {
    private struct State {
        var streams: [UInt64: AsyncStream<TipPeople.Outcome>.Continuation] = [:]
        var lastNumber: UInt64 = 0
    }

    private let state = Mutex(State())

    deinit { for stream in state.withLock({ $0.streams.values }) { stream.finish() } }

    func stream() -> AsyncStream<TipPeople.Outcome> {
        let (stream, continuation) = AsyncStream.makeStream(of: TipPeople.Outcome.self)
        let number = state.withLock { state in
            state.lastNumber += 1
            state.streams[state.lastNumber] = continuation
            return state.lastNumber
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.streams.removeValue(forKey: number) }
        }
        return stream
    }

    func send(_ outcome: TipPeople.Outcome) {
        for stream in state.withLock({ $0.streams.values }) { stream.yield(outcome) }
    }
}
