/// What is another now of what a centre has read.
struct RowChanges: Sendable, Equatable {
    /// Everything that was read may be another.
    var isEverything = false
    var tips: Set<String> = []
    /// The tips that were retired.
    var retired: Set<String> = []
    /// The parameters and events.
    var inputs: Set<Tips.RuleInputKey> = []
    /// Whether the pause of the display frequency counts from elsewhere.
    var isPauseChanged = false

    mutating func add(_ other: RowChanges) {
        isEverything = isEverything || other.isEverything
        tips.formUnion(other.tips)
        retired.formUnion(other.retired)
        inputs.formUnion(other.inputs)
        isPauseChanged = isPauseChanged || other.isPauseChanged
    }
}
