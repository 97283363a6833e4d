import Foundation
import GRDB
import TipKitEngine

extension StoreWriter {
    /// The maximum number of rows that one statement deletes, so that no transaction locks the file for long.
    static let rowsPerSweep = 2_000

    /// Adds a donation.
    ///
    /// The event's limit is applied once for consecutive donations in a commit that have the same limit.
    mutating func add(
        _ donation: StoredDonation,
        to event: String,
        within limit: StoredDonationLimit
    ) throws -> RowVersion {
        let (id, date) = (event.storedID, donation.date.asRow)
        if let other = pending[id], other.limit != limit || other.date > date { try writeEvent(id, other) }
        var own = try memory.events[id] ?? readEvent(id)
        let version = advance(at: date)
        own.count += 1
        if let newest = own.newest, newest > date {
            own.isOrdered = false
            // If a donation was dropped since, readers can't tell which one that is.
            if own.stream.row.floor > .zero { written.changes.events.insert(id) }
        }
        own.newest = max(own.newest ?? date, date)
        memory.events[id] = own
        pending[id] = (limit, date)
        written.changes.addDonation(version, to: id)
        written.donations[id, default: []].append(StoredDonation(date: date, payload: donation.payload))
        let statement = try insertion ?? database.cachedStatement(sql: Self.insertion)
        insertion = statement
        statement.setUncheckedArguments([
            person, own.stream.number, version.rawValue, own.stream.epoch.rawValue, date.timeIntervalSince1970,
            donation.payload?.storedText,
        ])
        try statement.execute()
        return version
    }

    static let insertion = """
        INSERT INTO donation (person, event, version, epoch, date, payload) VALUES (?, ?, ?, ?, ?, ?)
        """

    private mutating func readEvent(_ id: String) throws -> StoreMemory.Event {
        let stream = try stream(of: id, by: replica)
        let isAlone = try reader.streams(ofEvent: id).count == 1
        let event = try database.first(
            "SELECT epoch, count, newest, isOrdered FROM event WHERE number = ?",
            [stream.number]
        ) { row in
            let isPresent = try row.version(0) >= stream.epoch
            return StoreMemory.Event(
                stream: stream,
                count: isPresent ? try row.count(1) : 0,
                newest: isPresent ? try row.optionalDate(2) : nil,
                isOrdered: isPresent ? try row.count(3) != 0 : true,
                isAlone: isAlone
            )
        }
        guard let event else { throw StoreDamage("an event's row has no number") }
        return event
    }

    /// Applies the pending limits: drops donations beyond the limits, and stores how many donations are left.
    mutating func applyPendingLimits() throws {
        for (id, held) in pending { try writeEvent(id, held) }
    }

    /// Applies the pending limit of an event, so that its donations can be read.
    mutating func applyPendingLimit(of id: String) throws {
        if let held = pending[id] { try writeEvent(id, held) }
    }

    private mutating func writeEvent(_ id: String, _ held: (limit: StoredDonationLimit, date: Date)) throws {
        pending[id] = nil
        guard var event = memory.events[id] else { return }
        let before = event.stream.row
        event.stream.row.widen(to: held.limit.maximumCount, held.limit.maximumAge)
        let dropped = try trim(&event, at: held.date)
        if dropped > 0 { hasDeleted = true }
        // The dropped donations may not be the oldest, so readers must read the event's donations again.
        if dropped > 0, !event.isOrdered || !event.isAlone { written.changes.events.insert(id) }
        if event.stream.row != before { event.stream.row.version = state.version }
        memory.events[id] = event
        let row = event.stream.row
        try database.run(
            """
            UPDATE event SET version = ?, floor = ?, maximumCount = ?, maximumAge = ?,
                epoch = ?, count = ?, newest = ?, isOrdered = ?
            WHERE number = ?
            """,
            [
                row.version.rawValue, row.floor.rawValue, row.maximumCount, row.maximumAge,
                event.stream.epoch.rawValue, event.count, event.newest?.timeIntervalSince1970, event.isOrdered,
                event.stream.number,
            ]
        )
    }

    /// Drops donations beyond the event's limit, in the order in which they were made.
    ///
    /// - Parameter date: When the latest donation was made.
    /// - Returns: The number of dropped donations.
    private func trim(_ event: inout StoreMemory.Event, at date: Date) throws -> Int64 {
        let excess = max(event.count - event.stream.row.maximumCount, try expiredCount(event, at: date))
        guard excess > 0 else { return 0 }
        let dropped = min(excess, Int64(Self.rowsPerSweep))
        let key: StatementArguments = [person, event.stream.number, event.stream.epoch.rawValue]
        let kept = try database.first(
            "SELECT version FROM donation \(Self.counting) ORDER BY version LIMIT 1 OFFSET ?",
            key + [dropped]
        ) { try $0.version(0) }
        event.stream.row.floor = kept ?? RowVersion(rawValue: state.version.rawValue + 1)
        try database.run(
            "DELETE FROM donation \(Self.counting) AND version < ?",
            key + [event.stream.row.floor.rawValue]
        )
        event.count = max(0, event.count - Int64(database.changesCount))
        // If no donations are left, the next donation will be the first, and therefore in order.
        if event.count == 0 { (event.newest, event.isOrdered) = (nil, true) }
        return dropped
    }

    /// Returns how many donations were made before the first donation that is within the age limit.
    private func expiredCount(_ event: StoreMemory.Event, at date: Date) throws -> Int64 {
        guard let age = event.stream.row.maximumAge else { return 0 }
        let key: StatementArguments = [person, event.stream.number, event.stream.epoch.rawValue]
        let young = try database.first(
            "SELECT version FROM donation \(Self.counting) AND date > ? ORDER BY version LIMIT 1",
            key + [date.addingTimeInterval(-age).storedSeconds]
        ) { try $0.version(0) }
        guard let young else { return event.count }
        return try database.first(
            "SELECT count(*) FROM donation \(Self.counting) AND version < ?",
            key + [young.rawValue]
        ) { try $0.count(0) } ?? 0
    }

    /// An SQL condition that selects an event's donations in the present epoch.
    private static let counting = "WHERE person = ? AND event = ? AND epoch >= ?"
}
