extension Tips {
    /// Why a tip was retired.
    public enum InvalidationReason: Equatable, Hashable, Sendable {
        /// The person did what the tip teaches.
        case actionPerformed
        /// The tip appeared as often as its `MaxDisplayCount` allows.
        case displayCountExceeded
        /// The tip was on screen as long as its `MaxDisplayDuration` allows.
        case displayDurationExceeded
        /// The person closed the tip while it was showing.
        case tipClosed
    }
}
