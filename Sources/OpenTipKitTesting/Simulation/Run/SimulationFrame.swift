/// A step under way: of several, all but the last wait within a call of their store.
struct SimulationFrame: Sendable {
    let center: Int
    var accidents: [SimulationAccident] = []
    /// Whether nothing goes wrong.
    var isQuiet = false
    /// How many calls of the store there were.
    var calls = 0
    /// How many commits failed.
    var failures = 0
    var readFailures = 0
    /// The fewest commits that the centre knew when a commit failed.
    var knownAtFailure: Int?
    /// The disk as the centre knew it when the display couldn't be stored that it asked for; `nil` if it couldn't be read.
    var seenAtFailure: PlainDisk?
    /// The promises that the step made.
    var promises: Set<Int> = []
    /// Those of them that the store was asked for.
    var asked: Set<Int> = []
    /// The promises that were kept already by what a call of the store told.
    var moot: Set<Int> = []
    /// What became of the display that the step asked for, once that is stored.
    var beginning: Beginning?
    var isKilled = false
    /// Whether the step stores what is queued.
    var storesQueue = false

    struct Beginning: Sendable {
        var refusal: PlainRefusal?
        /// The commit that had reset the tip last.
        var reset: Int
    }
}
