import OpenTipKit

extension TipTimeline {
    /// What a person does about the tips on a screen at the end of a visit.
    public enum Reaction: Sendable, Equatable {
        /// Leaves the screen with its tips.
        case leaves
        /// Closes them.
        case closes
        /// Does what they teach.
        case performs

        /// Why the tips are retired; `nil` if they aren't.
        var reason: Tips.InvalidationReason? {
            switch self {
            case .leaves: nil
            case .closes: .tipClosed
            case .performs: .actionPerformed
            }
        }
    }
}
