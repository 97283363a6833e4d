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

extension Tips.InvalidationReason {
    /// The name under which rows hold the reason; never changes.
    package var rowName: String {
        switch self {
        case .actionPerformed: "actionPerformed"
        case .displayCountExceeded: "displayCountExceeded"
        case .displayDurationExceeded: "displayDurationExceeded"
        case .tipClosed: "tipClosed"
        }
    }

    /// Reads a row's name; a name that isn't known still means that the tip is retired.
    package init(rowName: String) {
        switch rowName {
        case "actionPerformed": self = .actionPerformed
        case "displayCountExceeded": self = .displayCountExceeded
        case "displayDurationExceeded": self = .displayDurationExceeded
        default: self = .tipClosed
        }
    }
}
