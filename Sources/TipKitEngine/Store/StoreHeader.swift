public import Foundation

/// What a centre reads first of a store.
public struct StoreHeader: Sendable, Equatable {
    /// The id of this replica: this device's copy of the store.
    public var replica: String
    /// The position that the store is at.
    public var position: StorePosition
    /// The highest version that any row of the store carries; versions of new changes are greater.
    public var latestVersion: StoreVersion
    /// The last moment at which any tip appeared for the first time, and that tip's id.
    public var latestFirstDisplay: FirstDisplay?

    /// Makes the value of its parts.
    public init(
        replica: String,
        position: StorePosition,
        latestVersion: StoreVersion,
        latestFirstDisplay: FirstDisplay?
    ) {
        self.replica = replica
        self.position = position
        self.latestVersion = latestVersion
        self.latestFirstDisplay = latestFirstDisplay
    }
}

/// The moment at which a tip appeared for the first time, as the display frequency counts it.
public struct FirstDisplay: Sendable, Equatable {
    /// The tip that appeared.
    public var tip: String
    /// When it appeared.
    public var date: Date

    /// Makes the value of its parts.
    public init(tip: String, date: Date) {
        self.tip = tip
        self.date = date
    }
}
