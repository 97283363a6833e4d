public import Foundation

/// A donation of an event; the row of a donation never changes.
public struct DonationRow: ReplicatedRow {
    /// The id of the event.
    public var event: String
    /// The replica on which the event was donated.
    public var replica: String
    /// The epoch in which the event was donated, as the version of the reset that began the epoch.
    public var epoch: RowVersion
    /// The version of the donation, which distinguishes it from the replica's other donations of the event.
    public var version: RowVersion
    /// The date of the donation.
    public var date: Date
    /// The payload as JSON text; `nil` for an event without a payload.
    public var payload: String?

    /// Creates a value from its parts.
    public init(
        event: String,
        replica: String,
        epoch: RowVersion,
        version: RowVersion,
        date: Date,
        payload: String? = nil
    ) {
        self.event = event
        self.replica = replica
        self.epoch = epoch
        self.version = version
        self.date = date.asRow
        self.payload = payload
    }

    /// The event, the replica and the version.
    public var key: RowKey { RowKey(subject: event, replica: replica, version: version) }

    /// Whether the versions and the date are in their valid ranges.
    public var isValid: Bool { version.isValid && epoch.isValid && epoch <= version && RowNumber.isValid(date) }
}

extension Sequence<DonationRow> {
    /// Combines all replicas' donations of an event, in the order of their dates.
    ///
    /// - Parameters:
    ///   - epoch: The present epoch of the event; rows of earlier epochs are ignored.
    ///   - events: The event's row of each replica; a replica's donations with versions below its row's floor are
    ///     ignored.
    public func joined(in epoch: RowVersion, _ events: some Sequence<EventRow>) -> [DonationRow] {
        let floors = events.reduce(into: [String: RowVersion]()) { $0[$1.replica] = $1.floor }
        return filter { $0.epoch >= epoch && $0.version >= floors[$0.replica] ?? .zero }.inOrder
    }

    /// The donations in the order of their dates; equal dates are ordered by version, then by replica.
    public var inOrder: [DonationRow] {
        sorted { ($0.date, $0.version, $0.replica) < ($1.date, $1.version, $1.replica) }
    }
}
