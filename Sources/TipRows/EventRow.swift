public import Foundation

/// The limits that decide which of a replica's donations of an event are kept.
public struct EventRow: ReplicatedRow {
    /// The id of the event.
    public var event: String
    /// The replica whose donations the row concerns.
    public var replica: String
    /// The version of the latest change to the row.
    public var version: RowVersion
    /// The lowest version of the donations that are kept; a limit has dropped all donations with lower versions.
    public var floor: RowVersion
    /// The maximum number of the replica's donations that are kept.
    public var maximumCount: Int64
    /// The maximum age in seconds of a donation that is kept; `nil` for no limit.
    public var maximumAge: TimeInterval?

    /// Creates a value from its parts.
    public init(
        event: String,
        replica: String,
        version: RowVersion,
        floor: RowVersion = .zero,
        maximumCount: Int64,
        maximumAge: TimeInterval? = nil
    ) {
        self.event = event
        self.replica = replica
        self.version = version
        self.floor = floor
        self.maximumCount = maximumCount
        self.maximumAge = maximumAge
    }

    /// The event and the replica.
    public var key: RowKey { RowKey(subject: event, replica: replica) }

    /// Whether the versions and limits are in their valid ranges.
    public var isValid: Bool {
        version.isValid && floor.isValid && floor.rawValue <= version.rawValue + 1
            && RowNumber.isValid(count: maximumCount)
            && maximumAge.map { $0 >= 0 && RowNumber.isValid(seconds: $0) } ?? true
    }
}

extension EventRow {
    /// Widens the row's limits to include the limits of a donation; a new row gets exactly the donation's limits.
    public mutating func widen(to count: Int, _ age: TimeInterval?) {
        let isNew = version == .zero
        let count = Swift.min(Swift.max(0, Int64(count)), RowNumber.greatestCount)
        let age = age.map { Swift.max(0, RowNumber.seconds($0)) }
        maximumCount = isNew ? count : Swift.max(maximumCount, count)
        maximumAge = isNew ? age : maximumAge.flatMap { known in age.map { Swift.max(known, $0) } }
    }
}
