/// What has changed in a store since a position, by whomever, as it is now.
public struct StoreUpdate: Sendable, Equatable {
    /// The position after the changes.
    public var position: StorePosition
    /// The highest version that any row of the store carries.
    public var version: StoreVersion
    /// Whether everything that was read before may be another.
    ///
    /// The store was reset, or begun anew, or has forgotten what was changed so long ago. The rows then hold the latest
    /// first appearance and, of a commit, the tips that it was asked to change.
    public var isEverything: Bool
    /// What has changed, each row as it is at the position; of each tip, parameter and event at most one.
    public var rows: [StoreRow]

    /// Makes the value of its parts.
    public init(position: StorePosition, version: StoreVersion, isEverything: Bool = false, rows: [StoreRow] = []) {
        self.position = position
        self.version = version
        self.isEverything = isEverything
        self.rows = rows
    }
}

/// Something in a store that has changed, as it is now.
public enum StoreRow: Sendable, Equatable {
    /// The joined record of a tip.
    case tip(String, StoredTip)
    /// The latest value of a parameter; `nil` if it has none any more.
    case parameter(String, StoredParameter?)
    /// Donations that were added to an event, in the order of their commits, and how many it has with them.
    ///
    /// Where that is fewer than before and added together, the oldest were dropped.
    case donated(event: String, [StoredDonation], count: Int)
    /// An event changed in another way, and how many donations it has: what was read of them must be read anew.
    case event(String, count: Int)
    /// The pause that the display frequency counts from; `nil` if no tip has appeared.
    case latestFirstDisplay(FirstDisplay?)
}

/// A tip as it is stored: the join of all replicas' rows in its present epoch.
public struct StoredTip: Sendable, Equatable {
    /// What is remembered of the tip.
    public var record: TipRecord
    /// The version of the latest reset of the tip or of everything; zero if there was none.
    public var epoch: StoreVersion

    /// Makes the value of its parts.
    public init(record: TipRecord = TipRecord(), epoch: StoreVersion = .zero) {
        self.record = record
        self.epoch = epoch
    }
}
