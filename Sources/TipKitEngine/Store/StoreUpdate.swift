/// The changes to a store since a position, by any process, as the current state of everything that has changed.
public struct StoreUpdate: Sendable, Equatable {
    /// The position after the changes.
    public var position: StorePosition
    /// The highest version of any row in the store.
    public var version: RowVersion
    /// Whether everything that was read before may have changed.
    ///
    /// It is `true` if the store was reset, has started over, or no longer knows the changes since the position. `rows`
    /// then contains only the latest first appearance and, after a commit, the tips that the commit was meant to
    /// change.
    public var isEverything: Bool
    /// The current state of the changed tips, parameters and events, at most one row for each.
    public var rows: [StoreRow]

    /// Creates the value from its parts.
    public init(position: StorePosition, version: RowVersion, isEverything: Bool = false, rows: [StoreRow] = []) {
        self.position = position
        self.version = version
        self.isEverything = isEverything
        self.rows = rows
    }
}

/// The result of a commit.
public struct StoreCommit: Sendable, Equatable {
    /// All changes since the position that the caller knew, including changes by other users of the store.
    public var update: StoreUpdate
    /// The refusals, by the positions of the refused changes in the commit; all other changes were made.
    public var refusals: [Int: StoreRefusal]

    /// Creates the value from its parts.
    public init(update: StoreUpdate, refusals: [Int: StoreRefusal] = [:]) {
        self.update = update
        self.refusals = refusals
    }
}

/// The current state of a tip, parameter or event that has changed in a store, or of the display frequency.
public enum StoreRow: Sendable, Equatable {
    /// The joined record of a tip.
    case tip(String, StoredTip)
    /// The latest value of a parameter; `nil` if the parameter was reset and has no value.
    case parameter(String, StoredParameter?)
    /// The donations that were added to an event, in the order of their commits, and how many donations the event has
    /// now.
    ///
    /// If the event has fewer donations than it had before plus the added donations, the oldest donations were dropped.
    case donated(event: String, [StoredDonation], count: Int)
    /// An event that changed in a way other than by added donations, and how many donations it has now. Its donations
    /// must be read again.
    case event(String, count: Int)
    /// The first appearance that starts the display frequency's pause; `nil` if no tip has appeared.
    case latestFirstDisplay(FirstDisplay?)
}
