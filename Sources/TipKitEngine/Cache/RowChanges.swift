/// What changed of the rows that a centre has read.
struct RowChanges: Sendable, Equatable {
    /// Whether everything that was read may have changed.
    var isEverything = false
    var tips: Set<String> = []
    /// The tips that were retired.
    var retired: Set<String> = []
    /// The parameters and events.
    var inputs: Set<Tips.RuleInputKey> = []
    /// Whether the pause of the display frequency counts from elsewhere.
    var isPauseChanged = false
}
