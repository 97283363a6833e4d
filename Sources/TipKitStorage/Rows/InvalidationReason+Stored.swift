import TipKitEngine

extension Tips.InvalidationReason {
    /// The name under which the reason is stored; never changes.
    var storedName: String {
        switch self {
        case .actionPerformed: "actionPerformed"
        case .displayCountExceeded: "displayCountExceeded"
        case .displayDurationExceeded: "displayDurationExceeded"
        case .tipClosed: "tipClosed"
        }
    }

    /// Reads a stored name; a name that isn't known still means that the tip is retired.
    init(storedName: String) {
        switch storedName {
        case "actionPerformed": self = .actionPerformed
        case "displayCountExceeded": self = .displayCountExceeded
        case "displayDurationExceeded": self = .displayDurationExceeded
        default: self = .tipClosed
        }
    }
}
