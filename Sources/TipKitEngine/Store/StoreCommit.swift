/// What a commit has done.
public struct StoreCommit: Sendable, Equatable {
    /// All that has changed since the position that the committer knew, its own changes and others'.
    public var update: StoreUpdate
    /// The changes that the store found it may not make, by their places among those given; the others were made.
    public var refusals: [Int: StoreRefusal]

    /// Makes the value of its parts.
    public init(update: StoreUpdate, refusals: [Int: StoreRefusal] = [:]) {
        self.update = update
        self.refusals = refusals
    }
}
