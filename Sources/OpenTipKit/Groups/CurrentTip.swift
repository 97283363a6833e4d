import Synchronization

/// The id of the tip that a group last offered.
final class CurrentTip: Sendable {
    private let id = Mutex<String?>(nil)

    /// Notes what is offered now.
    ///
    /// - Returns: Whether that is another tip than before.
    func moves(to new: String?) -> Bool {
        id.withLock { id in
            defer { id = new }
            return id != new
        }
    }
}
