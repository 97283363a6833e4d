/// What a centre reads first of a store.
public struct StoreHeader: Sendable, Equatable {
    /// The id of this replica: this device's copy of the store.
    public var replica: String
    /// The position that the store is at.
    public var position: StorePosition
    /// The highest version that any row of the store carries; versions of new changes are greater.
    public var latestVersion: RowVersion
    /// The last moment at which any tip appeared for the first time, and that tip's id.
    public var latestFirstDisplay: FirstDisplay?

    /// Makes the value of its parts.
    public init(
        replica: String,
        position: StorePosition,
        latestVersion: RowVersion,
        latestFirstDisplay: FirstDisplay?
    ) {
        self.replica = replica
        self.position = position
        self.latestVersion = latestVersion
        self.latestFirstDisplay = latestFirstDisplay
    }
}
