import Synchronization

/// A buffer of messages that the main actor fills and the task that writes the stream empties.
///
/// Without this buffer, the task would have to switch to the main actor for each patch, which costs more than rendering
/// the patch.
package final class StreamMailbox: Sendable {
    private struct State {
        /// The number of the stream that the messages are for.
        var number = 0
        var text = ""
        /// Whether the session may have messages that aren't in the mailbox, as at the start of a stream.
        var hasUnbufferedMessages = true
    }

    /// The number of bytes above which messages for a slow client are no longer buffered.
    ///
    /// The stream then requests the remaining messages from the main actor.
    private static let capacity = 64 * 1_024

    private let state = Mutex(State())

    /// Prepares the mailbox for a stream, discarding messages for any other stream.
    func begin(_ number: Int) {
        state.withLock { $0 = State(number: number) }
    }

    /// Closes the mailbox, so that the stream requests its last message from the main actor.
    func end() {
        begin(0)
    }

    /// Appends messages unless the buffer is full.
    ///
    /// - Parameter next: Makes the messages. It is called on the main actor before this method returns, or not at all.
    @MainActor
    func add(_ next: () -> String) {
        let hasRoom = state.withLock { state in
            state.hasUnbufferedMessages = state.hasUnbufferedMessages || state.text.utf8.count > Self.capacity
            return !state.hasUnbufferedMessages
        }
        guard hasRoom else { return }
        let text = next()
        state.withLock { $0.text += text }
    }

    /// Removes and returns the buffered messages for a stream, which may be empty; returns `nil` if the messages must
    /// be requested from the main actor.
    func take(for number: Int) -> String? {
        state.withLock { state in
            guard state.number == number, !state.hasUnbufferedMessages else { return nil }
            defer { state.text = "" }
            return state.text
        }
    }

    /// Removes and returns all buffered messages, which must be sent before any later messages.
    @MainActor
    func takeAll() -> String {
        state.withLock { state in
            defer { state = State(number: state.number, hasUnbufferedMessages: false) }
            return state.text
        }
    }
}
