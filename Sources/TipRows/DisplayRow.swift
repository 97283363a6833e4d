public import Foundation

/// A replica's count of a tip's displays in one epoch, the time between two resets of the tip.
public struct DisplayRow: ReplicatedRow {
    /// The id of the tip.
    public var tip: String
    /// The replica on which the tip appeared.
    public var replica: String
    /// The epoch in which the tip appeared, as the version of the reset that began the epoch.
    public var epoch: RowVersion
    /// The version of the latest change to the row.
    public var version: RowVersion
    /// The number of the tip's displays.
    public var count: Int64
    /// The tip's total seconds on screen, over all displays that have ended.
    public var duration: TimeInterval
    /// The date of the tip's first display; `nil` if the tip hasn't appeared.
    public var first: Date?
    /// The date of the tip's last display; `nil` if the tip hasn't appeared.
    public var last: Date?
    /// The groups that the tip named for caps when it last appeared on the replica; `nil` if it named none.
    public var groups: [String]?
    /// How often the tip was snoozed; `nil` if it wasn't.
    public var snoozes: Int64?
    /// The date of the latest snooze; `nil` if there was none.
    public var snoozed: Date?
    /// The date at which the latest snooze ends; `nil` if there was none.
    public var wakes: Date?

    /// Creates a value from its parts.
    public init(
        tip: String,
        replica: String,
        epoch: RowVersion,
        version: RowVersion,
        count: Int64 = 0,
        duration: TimeInterval = 0,
        first: Date? = nil,
        last: Date? = nil,
        groups: [String]? = nil,
        snoozes: Int64? = nil,
        snoozed: Date? = nil,
        wakes: Date? = nil
    ) {
        self.tip = tip
        self.replica = replica
        self.epoch = epoch
        self.version = version
        self.count = count
        self.duration = duration
        self.first = first
        self.last = last
        self.groups = groups
        self.snoozes = snoozes
        self.snoozed = snoozed
        self.wakes = wakes
    }

    /// The tip, the replica and the epoch.
    public var key: RowKey { RowKey(subject: tip, replica: replica, version: epoch) }

    /// Whether all numbers and dates are in their valid ranges.
    public var isValid: Bool {
        version.isValid && epoch.isValid && epoch <= version && RowNumber.isValid(count: count)
            && RowNumber.isValid(seconds: duration) && duration >= 0 && RowNumber.isValid(first)
            && RowNumber.isValid(last) && RowNumber.isValid(count: snoozes ?? 0) && RowNumber.isValid(snoozed)
            && RowNumber.isValid(wakes)
    }

    /// Adds a display that begins at a date to the count.
    ///
    /// - Parameter groups: The groups that the tip names for caps.
    public mutating func begin(at date: Date, _ version: RowVersion, in groups: [String] = []) {
        let date = date.asRow
        count = RowNumber.sum(count, 1)
        first = Swift.min(first ?? date, date)
        last = Swift.max(last ?? date, date)
        self.groups = groups.isEmpty ? nil : groups
        self.version = version
    }

    /// Adds a snooze of the tip, from a date on for a number of seconds.
    public mutating func snooze(at date: Date, for seconds: TimeInterval, _ version: RowVersion) {
        snoozes = RowNumber.sum(snoozes ?? 0, 1)
        snoozed = date.asRow
        wakes = date.addingTimeInterval(Swift.max(0, RowNumber.seconds(seconds))).asRow
        self.version = version
    }

    /// Adds the seconds that a display lasted to the total.
    public mutating func end(after seconds: TimeInterval, _ version: RowVersion) {
        duration = RowNumber.seconds(duration + Swift.max(0, RowNumber.seconds(seconds)))
        self.version = version
    }
}

/// The count, duration and dates of a tip's displays, combined over all replicas.
public struct JoinedDisplays: Equatable, Sendable {
    /// The number of the tip's displays.
    public var count: Int64 = 0
    /// The tip's total seconds on screen, over all displays that have ended.
    public var duration: TimeInterval = 0
    /// The date of the tip's first display; `nil` if the tip hasn't appeared.
    public var first: Date?
    /// The date of the tip's last display; `nil` if the tip hasn't appeared.
    public var last: Date?
    /// The groups that the tip named for caps on any replica, in order.
    public var groups: [String] = []
    /// How often the tip was snoozed.
    public var snoozes: Int64 = 0
    /// The dates at which the latest snooze began and ends; `nil` if there was none.
    public var snooze: (date: Date, end: Date)? { snoozeDates.map { ($0.date, $0.end) } }

    struct SnoozeDates: Equatable, Sendable {
        var date: Date
        var end: Date
    }

    var snoozeDates: SnoozeDates?

    /// Creates the value of a tip that hasn't appeared.
    public init() {}
}

extension Sequence<DisplayRow> {
    /// Returns the dates of the first displays by a replica and by all others; `nil` if there were none.
    ///
    /// - Parameter epoch: The present epoch of the tip; rows of earlier epochs are ignored.
    public func firsts(in epoch: RowVersion, by replica: String) -> (own: Date?, others: Date?) {
        let rows = filter { $0.epoch >= epoch }
        let own = rows.filter { $0.replica == replica }.compactMap(\.first).min()
        return (own, rows.filter { $0.replica != replica }.compactMap(\.first).min())
    }

    /// Combines all replicas' rows of a tip: adds counts and durations, keeps the earliest and
    /// latest dates, unites the groups, and
    /// keeps the snooze that began last.
    ///
    /// - Parameter epoch: The present epoch of the tip; rows of earlier epochs are ignored.
    public func joined(in epoch: RowVersion) -> JoinedDisplays {
        // Sort the rows, because the sum of floating-point numbers depends on their order.
        filter { $0.epoch >= epoch }.sorted { ($0.replica, $0.epoch, $0.version) < ($1.replica, $1.epoch, $1.version) }
            .reduce(into: JoinedDisplays()) { joined, row in
                joined.count = RowNumber.sum(joined.count, row.count)
                joined.duration = RowNumber.seconds(joined.duration + row.duration)
                joined.first = [joined.first, row.first].compactMap(\.self).min()
                joined.last = [joined.last, row.last].compactMap(\.self).max()
                if let groups = row.groups { joined.groups = Set(joined.groups + groups).sorted() }
                joined.snoozes = RowNumber.sum(joined.snoozes, row.snoozes ?? 0)
                guard let date = row.snoozed, let end = row.wakes,
                    joined.snoozeDates.map({ ($0.date, $0.end) < (date, end) }) ?? true
                else { return }
                joined.snoozeDates = JoinedDisplays.SnoozeDates(date: date, end: end)
            }
    }
}
