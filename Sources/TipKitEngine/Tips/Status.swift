extension Tips {
    /// Whether a tip may appear.
    public enum Status: Equatable, Hashable, Sendable {
        /// The tip may not appear yet: a rule or the display frequency holds it back.
        case pending
        /// The tip may appear, or is on screen.
        case available
        /// The tip is retired, for the given reason.
        case invalidated(InvalidationReason)
    }
}
