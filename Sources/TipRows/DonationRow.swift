public import Foundation

/// A donation of an event, which never changes.
public struct DonationRow: ReplicatedRow {
    /// The id of the event.
    public var event: String
    /// The replica on which the event was donated.
    public var replica: String
    /// The epoch of the event in which it was donated.
    public var epoch: RowVersion
    /// The version of the donation, which distinguishes it from the replica's others.
    public var version: RowVersion
    /// When the event was donated.
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

    /// Whether versions and date are in their ranges.
    public var isValid: Bool { version.isValid && epoch.isValid && epoch <= version && RowNumber.isValid(date) }
}

extension Sequence<DonationRow> {
    /// Joins the rows of an event: the union of all replicas' donations in the order of their dates.
    ///
    /// - Parameters:
    ///   - epoch: The present epoch; rows of earlier ones don't count.
    ///   - events: The event's own rows; donations below their floors don't count.
    public func joined(in epoch: RowVersion, _ events: some Sequence<EventRow>) -> [DonationRow] {
        let floors = events.reduce(into: [String: RowVersion]()) { $0[$1.replica] = $1.floor }
        return filter { $0.epoch >= epoch && $0.version >= floors[$0.replica] ?? .zero }.inOrder
    }

    /// The donations in the order of their dates; those with the same date in the order of their versions and replicas.
    public var inOrder: [DonationRow] {
        sorted { ($0.date, $0.version, $0.replica) < ($1.date, $1.version, $1.replica) }
    }
}
