/// A change that a call of a centre has promised, until the store was asked for it.
struct PlainPromise: Sendable {
    /// A number of its own.
    let number: Int
    var change: PlainChange
    /// Whether it couldn't be stored, and shows nevertheless.
    var isWaiting = false
    /// The fewest commits that the centre knew when it couldn't be stored.
    var known: Int?
    /// Whether it may also be that there is nothing to store.
    var isOptional = false
    /// Whether it waits in the queue of donations.
    var isQueued = false
}
