/// Why a store didn't make a change.
public enum StoreRefusal: Sendable, Equatable {
    /// The tip is retired already.
    case invalidated(Tips.InvalidationReason)
    /// The tip's displays are used up.
    case displayCount
    /// The tip of an id had its first display too recently for another's by the display frequency.
    case displayFrequency(tip: String)
    /// What was to be changed was reset, or set by somebody else, since the change was asked for.
    case overtaken
}
