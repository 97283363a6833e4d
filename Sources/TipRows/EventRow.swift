public import Foundation

/// Which of a replica's donations of an event are kept.
public struct EventRow: ReplicatedRow {
    /// The id of the event.
    public var event: String
    /// The replica whose donations the row concerns.
    public var replica: String
    /// The version of the last change to the row.
    public var version: RowVersion
    /// The version from which on the replica's donations count: a limit has dropped those before.
    public var floor: RowVersion
    /// The most donations that are kept.
    public var maximumCount: Int64
    /// The greatest age in seconds of a donation that is kept; `nil` for no bound.
    public var maximumAge: TimeInterval?

    /// Makes the value of its parts.
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

    /// Whether versions and bounds are in their ranges.
    public var isValid: Bool {
        version.isValid && floor.isValid && floor.rawValue <= version.rawValue + 1
            && RowNumber.isValid(count: maximumCount)
            && maximumAge.map { $0 >= 0 && RowNumber.isValid(seconds: $0) } ?? true
    }
}

extension EventRow {
    /// Widens the bounds to those that a donation asks for; a row that holds none yet takes these.
    public mutating func widen(to count: Int, _ age: TimeInterval?) {
        let isNew = version == .zero
        let count = Swift.min(Swift.max(0, Int64(count)), RowNumber.greatestCount)
        let age = age.map { Swift.max(0, RowNumber.seconds($0)) }
        maximumCount = isNew ? count : Swift.max(maximumCount, count)
        maximumAge = isNew ? age : maximumAge.flatMap { known in age.map { Swift.max(known, $0) } }
    }
}
