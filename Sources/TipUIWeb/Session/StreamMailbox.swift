import Synchronization

/// What a page's stream has to send next, laid out by the main actor for the task that writes it.
///
/// A task that asked the main actor would wake its thread for each patch, which costs more than to draw it.
package final class StreamMailbox: Sendable {
    private struct State {
        /// The stream that it is for.
        var number = 0
        var text = ""
        /// Whether there is more than what was laid out, as at the beginning.
        var hasMore = true
    }

    /// How much is laid out for a client that takes long; it comes for the rest by itself.
    private static let capacity = 64 * 1_024

    private let state = Mutex(State())

    /// Begins with a stream: what was there for another is gone.
    func begin(_ number: Int) {
        state.withLock { $0 = State(number: number) }
    }

    /// Ends with the stream, which has to ask for its last words.
    func end() {
        begin(0)
    }

    /// Lays out what comes next, unless much lies there still.
    ///
    /// - Parameter next: Makes it; called on the main actor before this returns, or not at all.
    @MainActor
    func add(_ next: () -> String) {
        let hasRoom = state.withLock { state in
            state.hasMore = state.hasMore || state.text.utf8.count > Self.capacity
            return !state.hasMore
        }
        guard hasRoom else { return }
        let text = next()
        state.withLock { $0.text += text }
    }

    /// Takes what lies there for a stream, which may be nothing; `nil` if the main actor must be asked for it.
    func take(for number: Int) -> String? {
        state.withLock { state in
            guard state.number == number, !state.hasMore else { return nil }
            defer { state.text = "" }
            return state.text
        }
    }

    /// Takes all that lies there, to send it before the rest.
    @MainActor
    func takeAll() -> String {
        state.withLock { state in
            defer { state = State(number: state.number, hasMore: false) }
            return state.text
        }
    }
}
