import Foundation
import GRDB
import TipKitEngine

extension StoreWriter {
    /// The most rows that one transaction deletes, so that none holds the file for long.
    static let rowsPerSweep = 2_000

    /// Adds a donation.
    ///
    /// The event's limit is applied once for donations that follow each other in a commit, have the same limit and are in
    /// the order of their dates.
    mutating func donate(_ donation: StoredDonation, to id: String, _ limit: StoredDonationLimit) throws {
        let added = StoredDonation(date: donation.date.asStored, payload: donation.payload)
        if let other = pending[id], other.limit != limit || other.date > added.date { try writeTally(of: id, other) }
        var tally = try memory.tallies[id] ?? readTally(of: id)
        // A wider limit may keep what is older than others that are gone: then it isn't the oldest that have left.
        if tally.sequence > tally.count, try isOldest(added.date, of: &tally) { touches.events.insert(id) }
        tally.count += 1
        tally.sequence += 1
        tally.newest = tally.newest.map { max($0, added.date) }
        memory.tallies[id] = tally
        pending[id] = (limit, added.date)
        touches.add(added, tally.sequence, ofEvent: id)
        let version = advance(at: donation.date)
        let statement =
            try insertion
            ?? database.cachedStatement(
                sql: "INSERT INTO donation (tally, date, sequence, epoch, payload, version) VALUES (?, ?, ?, ?, ?, ?)"
            )
        insertion = statement
        statement.setUncheckedArguments([
            tally.id, added.date.storedSeconds, tally.sequence, tally.epoch.rawValue,
            added.payload?.storedText, version.rawValue,
        ])
        try statement.execute()
    }

    private mutating func readTally(of id: String) throws -> StoreMemory.Tally {
        let epoch = try epoch(.event(id))
        let stored = try database.first(
            "SELECT id, epoch, count, sequence FROM event_tally WHERE event = ? AND replica = ?",
            [id, replica]
        ) { row in
            StoreMemory.Tally(
                id: try row.integer(0),
                epoch: epoch,
                count: try row.version(1) >= epoch ? try row.count(2) : 0,
                sequence: try row.count(3)
            )
        }
        if let stored { return stored }
        try database.run(
            "INSERT INTO event_tally (event, replica, epoch, count, sequence) VALUES (?, ?, ?, 0, 0)",
            [id, replica, epoch.rawValue]
        )
        return StoreMemory.Tally(id: database.lastInsertedRowID, epoch: epoch, count: 0, sequence: 0)
    }

    /// Applies the limits to the donations so far: drops what is beyond them, and writes how many are left.
    mutating func writeTallies() throws {
        for (id, held) in pending { try writeTally(of: id, held) }
    }

    private mutating func writeTally(of id: String, _ held: (limit: StoredDonationLimit, date: Date)) throws {
        pending[id] = nil
        guard var tally = memory.tallies[id] else { return }
        try trim(&tally, held.limit, at: held.date)
        memory.tallies[id] = tally
        try database.run(
            "UPDATE event_tally SET epoch = ?, count = ?, sequence = ? WHERE id = ?",
            [tally.epoch.rawValue, tally.count, tally.sequence, tally.id]
        )
    }

    /// Drops donations beyond the event's limit, oldest first.
    ///
    /// - Parameter date: When the latest donation was made. Later ones were made by a clock that was ahead.
    private func trim(_ tally: inout StoreMemory.Tally, _ limit: StoredDonationLimit, at date: Date) throws {
        if let age = limit.maximumAge {
            try drop(Self.rowsPerSweep, of: &tally, notAfter: date.addingTimeInterval(-age))
        }
        let excess = tally.count - Int64(max(0, limit.maximumCount))
        if excess > 0 { try drop(min(Int(excess), Self.rowsPerSweep), of: &tally, notAfter: .distantFuture) }
        // Where all are dropped, the newest is another.
        if tally.count == 0 { tally.newest = nil }
    }

    /// Whether a date lies before those of all donations.
    private func isOldest(_ date: Date, of tally: inout StoreMemory.Tally) throws -> Bool {
        tally.newest = try tally.newest ?? newestDate(of: tally)
        guard let newest = tally.newest, date < newest else { return false }
        let oldest = try database.first(
            "SELECT date FROM donation WHERE tally = ? AND epoch >= ? ORDER BY date, sequence LIMIT 1",
            [tally.id, tally.epoch.rawValue]
        ) { try $0.date(0) }
        return oldest.map { date < $0 } ?? false
    }

    private func newestDate(of tally: StoreMemory.Tally) throws -> Date? {
        try database.first(
            "SELECT date FROM donation WHERE tally = ? AND epoch >= ? ORDER BY date DESC, sequence DESC LIMIT 1",
            [tally.id, tally.epoch.rawValue]
        ) { try $0.date(0) }
    }

    private func drop(_ count: Int, of tally: inout StoreMemory.Tally, notAfter date: Date) throws {
        try database.run(
            """
            DELETE FROM donation WHERE tally = ?1 AND (date, sequence) IN (
                SELECT date, sequence FROM donation
                WHERE tally = ?1 AND date <= ?2 AND epoch >= ?3 ORDER BY date, sequence LIMIT ?4)
            """,
            [tally.id, date.storedSeconds, tally.epoch.rawValue, count]
        )
        tally.count = max(0, tally.count - Int64(database.changesCount))
    }
}
