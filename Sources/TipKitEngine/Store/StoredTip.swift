/// A tip as it is stored: the join of all replicas' rows in its present epoch.
public struct StoredTip: Sendable, Equatable {
    /// What is remembered of the tip.
    public var record: TipRecord
    /// The version of the latest reset of the tip or of everything; zero if there was none.
    public var epoch: RowVersion

    /// Makes the value of its parts.
    public init(record: TipRecord = TipRecord(), epoch: RowVersion = .zero) {
        self.record = record
        self.epoch = epoch
    }
}
