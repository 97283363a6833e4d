import TipUI

@testable import TipUIWeb

extension Session {
    /// Carries out pending updates now.
    func flush() {
        graph?.flush()
    }

    /// Whether the stream was given all there is.
    var isCaughtUp: Bool {
        listener?.cursor == outbox.last
    }
}
