/// The tips, parameters and events of a center's cache that have changed.
struct RowChanges: Sendable, Equatable {
    /// Whether every cached row may have changed.
    var isEverything = false
    var tips: Set<String> = []
    /// The tips among `tips` that were retired by the change.
    var retired: Set<String> = []
    /// The parameters and events that have changed.
    var inputs: Set<Tips.RuleInputKey> = []
    /// Whether the start of the display frequency's pause, or what counts for caps, has changed.
    var isPauseChanged = false
    /// Whether the person's first launch has changed.
    var isFirstLaunchChanged = false
    /// Whether tips have changed that weren't cached.
    var areOtherTipsChanged = false
}
