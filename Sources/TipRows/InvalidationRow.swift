public import Foundation

/// A replica's invalidation of a tip in one epoch, the time between two resets of the tip.
public struct InvalidationRow: ReplicatedRow {
    /// The id of the tip.
    public var tip: String
    /// The replica that invalidated the tip.
    public var replica: String
    /// The epoch in which the tip was invalidated, as the version of the reset that began the epoch.
    public var epoch: RowVersion
    /// The version of the invalidation.
    public var version: RowVersion
    /// The name of the reason for the invalidation.
    public var reason: String
    /// The date at which the tip was invalidated.
    public var date: Date

    /// Creates a value from its parts.
    public init(tip: String, replica: String, epoch: RowVersion, version: RowVersion, reason: String, date: Date) {
        self.tip = tip
        self.replica = replica
        self.epoch = epoch
        self.version = version
        self.reason = reason
        self.date = date.asRow
    }

    /// The tip, the replica and the epoch.
    public var key: RowKey { RowKey(subject: tip, replica: replica, version: epoch) }

    /// Whether the versions and the date are in their valid ranges.
    public var isValid: Bool { version.isValid && epoch.isValid && epoch <= version && RowNumber.isValid(date) }
}

extension Sequence<InvalidationRow> {
    /// Combines all replicas' invalidations of a tip: returns the row with the lowest version.
    ///
    /// - Parameter epoch: The present epoch of the tip; rows of earlier epochs are ignored.
    public func joined(in epoch: RowVersion) -> InvalidationRow? {
        filter { $0.epoch >= epoch }.min { ($0.version, $0.replica) < ($1.version, $1.replica) }
    }
}
