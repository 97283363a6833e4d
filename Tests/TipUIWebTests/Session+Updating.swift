#if Web
    import TipUI

    @testable import TipUIWeb

    extension Session {
        /// Performs pending updates immediately.
        func flush() {
            graph?.flush()
        }

        /// Whether a client is connected.
        var isConnected: Bool { listener != nil }

        /// Whether the stream has received all batches.
        var isCaughtUp: Bool {
            listener?.cursor == outbox.last
        }
    }
#endif
