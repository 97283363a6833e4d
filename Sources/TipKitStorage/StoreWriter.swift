import Foundation
import GRDB
import TipKitEngine

/// Carries changes out within one transaction.
///
/// What many changes share, such as the epoch of an event and its tally, is read and written once.
struct StoreWriter {
    /// The most rows that one transaction deletes, so that none holds the file for long.
    static let sweep = 2_000

    let database: Database
    let replica: String
    /// The highest version of any row, these changes' included.
    private(set) var latest: Int64
    /// The highest version that others have committed unseen; all changes come after it.
    private let unseen: Int64
    private var epochs: [String: Int64] = [:]
    private var tallies: [String: Tally] = [:]

    private struct Tally {
        var count: Int
        var sequence: Int64
        var epoch: Int64
        var limit: StoredDonationLimit
        var newest: Date
    }

    /// Makes a writer.
    ///
    /// - Parameter seen: The highest version that this process has written or read.
    init(_ database: Database, replica: String, seen: Int64) throws {
        self.database = database
        self.replica = replica
        latest = try Int64.fetchOne(database.cachedStatement(sql: "SELECT value FROM meta WHERE key = 'version'")) ?? 0
        unseen = latest > seen ? latest : 0
    }

    mutating func apply(_ change: StoreChange) throws {
        switch change {
        case .displayBegan(let tip, let date, let version):
            try run(
                """
                INSERT INTO tip_display (tip, replica, epoch, count, duration, first, last, version)
                VALUES (?1, ?2, ?3, 1, 0, ?4, ?4, ?5)
                ON CONFLICT DO UPDATE SET count = count + 1, first = min(coalesce(first, ?4), ?4),
                    last = max(coalesce(last, ?4), ?4), version = max(version, ?5)
                """,
                [tip, replica, try epoch("tip:\(tip)"), date.timeIntervalSince1970, number(version)]
            )
        case .displayEnded(let tip, let duration, let version):
            try run(
                """
                INSERT INTO tip_display (tip, replica, epoch, count, duration, version) VALUES (?1, ?2, ?3, 0, ?4, ?5)
                ON CONFLICT DO UPDATE SET duration = duration + ?4, version = max(version, ?5)
                """,
                [tip, replica, try epoch("tip:\(tip)"), duration, number(version)]
            )
        case .invalidated(let tip, let reason, let date, let version):
            try run(
                """
                INSERT INTO tip_invalidation (tip, replica, epoch, reason, date, version) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT DO NOTHING
                """,
                [
                    tip, replica, try epoch("tip:\(tip)"), reason.storedName, date.timeIntervalSince1970,
                    number(version),
                ]
            )
        case .parameterSet(let id, let json, let version):
            try run(
                """
                INSERT INTO parameter (id, replica, epoch, json, version) VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT DO UPDATE SET epoch = ?3, json = ?4, version = ?5 WHERE ?5 > version
                """,
                [id, replica, try epoch(""), json, number(version)]
            )
        case .donated(let event, let donation, let limit, let version):
            try donate(donation, to: event, limit, number(version))
        case .donationsDeleted(let event, let version):
            try reset("event:\(event)", number(version))
        case .tipReset(let tip, let version):
            try reset("tip:\(tip)", number(version))
        case .allReset(let version):
            try reset("", number(version))
        }
    }

    /// Writes what was kept back until all changes were made.
    mutating func finish() throws {
        try writeTallies()
        try run(
            "INSERT INTO meta (key, value) VALUES ('version', ?1) ON CONFLICT DO UPDATE SET value = max(value, ?1)",
            [latest]
        )
    }

    private mutating func number(_ version: StoreVersion) -> Int64 {
        latest = version.rawValue <= unseen ? latest + 1 : max(latest, version.rawValue)
        return version.rawValue <= unseen ? latest : version.rawValue
    }

    private func run(_ sql: String, _ arguments: StatementArguments) throws {
        try database.cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// The version of the latest reset of a scope, its own or everything's.
    private mutating func epoch(_ scope: String) throws -> Int64 {
        if let known = epochs[scope] { return known }
        let epoch =
            try Int64.fetchOne(
                database.cachedStatement(sql: "SELECT max(version) FROM reset WHERE scope IN ('', ?)"),
                arguments: [scope]
            ) ?? 0
        epochs[scope] = epoch
        return epoch
    }

    /// Begins a new epoch: rows of earlier ones count no more, and are swept away in transactions of their own.
    private mutating func reset(_ scope: String, _ version: Int64) throws {
        try writeTallies()
        epochs = [:]
        try run(
            """
            INSERT INTO reset (scope, replica, version) VALUES (?1, ?2, ?3)
            ON CONFLICT DO UPDATE SET version = max(version, ?3)
            """,
            [scope, replica, version]
        )
    }
}

extension StoreWriter {
    private mutating func donate(
        _ donation: StoredDonation,
        to event: String,
        _ limit: StoredDonationLimit,
        _ version: Int64
    ) throws {
        var tally = try tallies[event] ?? readTally(of: event)
        tally.count += 1
        tally.sequence += 1
        tally.limit = limit
        tally.newest = max(tally.newest, donation.date)
        tallies[event] = tally
        try run(
            """
            INSERT INTO donation (event, replica, date, sequence, epoch, payload, version) VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                event, replica, donation.date.timeIntervalSince1970, tally.sequence, tally.epoch, donation.payload,
                version,
            ]
        )
    }

    private mutating func readTally(of event: String) throws -> Tally {
        let epoch = try epoch("event:\(event)")
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT epoch, count, sequence FROM event_tally WHERE event = ? AND replica = ?"
            ),
            arguments: [event, replica]
        )
        let isPresent = row.map { $0["epoch"] == epoch } ?? false
        return Tally(
            count: isPresent ? row?["count"] ?? 0 : 0,
            sequence: row?["sequence"] ?? 0,
            epoch: epoch,
            limit: StoredDonationLimit(maximumCount: .max, maximumAge: nil),
            newest: .distantPast
        )
    }

    private mutating func writeTallies() throws {
        for (event, tally) in tallies {
            let dropped = try trim(event, tally)
            try run(
                """
                INSERT INTO event_tally (event, replica, epoch, count, sequence) VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT DO UPDATE SET epoch = ?3, count = ?4, sequence = ?5
                """,
                [event, replica, tally.epoch, tally.count - dropped, tally.sequence]
            )
        }
        tallies = [:]
    }

    /// Drops donations beyond the event's limit, oldest first.
    ///
    /// - Returns: How many were dropped.
    private func trim(_ event: String, _ tally: Tally) throws -> Int {
        var dropped = 0
        if let age = tally.limit.maximumAge {
            try run(
                """
                DELETE FROM donation WHERE event = ?1 AND replica = ?2 AND (date, sequence) IN (
                    SELECT date, sequence FROM donation
                    WHERE event = ?1 AND replica = ?2 AND date <= ?3 AND epoch = ?4 ORDER BY date, sequence LIMIT ?5)
                """,
                [event, replica, tally.newest.timeIntervalSince1970 - age, tally.epoch, Self.sweep]
            )
            dropped += database.changesCount
        }
        let excess = min(tally.count - dropped - tally.limit.maximumCount, Self.sweep)
        if excess > 0 {
            try run(
                """
                DELETE FROM donation WHERE event = ?1 AND replica = ?2 AND (date, sequence) IN (
                    SELECT date, sequence FROM donation WHERE event = ?1 AND replica = ?2 AND epoch = ?3
                    ORDER BY date, sequence LIMIT ?4)
                """,
                [event, replica, tally.epoch, excess]
            )
            dropped += database.changesCount
        }
        return dropped
    }
}
