import Foundation
import GRDB
import TipKitEngine

/// Carries changes out within one transaction.
///
/// What many changes share, such as the epoch of an event and its tally, is read and written once.
struct StoreWriter {
    /// The most rows that one transaction deletes, so that none holds the file for long.
    static let rowsPerSweep = 2_000

    let database: Database
    let replica: String
    /// What is known of the file with these changes.
    private(set) var memory: StoreMemory
    /// The highest version that others have committed unseen; all changes come after it.
    private let unseen: Int64
    /// The version in the file.
    private let stored: Int64
    private var donations: [String: NewDonations] = [:]
    private var insertion: Statement?

    /// An event's donations of these changes.
    private struct NewDonations {
        var limit: StoredDonationLimit
        var newest: Date
    }

    /// Makes a writer.
    ///
    /// - Parameter memory: What was known of the file after the last transaction.
    init(_ database: Database, replica: String, memory: StoreMemory) throws {
        self.database = database
        self.replica = replica
        let latest =
            try Int64.fetchOne(database.cachedStatement(sql: "SELECT value FROM meta WHERE key = 'version'")) ?? 0
        stored = latest
        unseen = latest > memory.version ? latest : 0
        self.memory = memory.valid(at: latest)
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
        case .noted(let note):
            try run(TipNote.insertion, note.columns(replica: replica))
        case .tipReset(let tip, let version):
            try reset("tip:\(tip)", number(version))
        case .allReset(let version):
            try reset("", number(version))
            try run("DELETE FROM tip_note WHERE replica = ?", [replica])
        }
    }

    /// Writes what was kept back until all changes were made.
    mutating func finish() throws {
        try writeTallies()
        guard memory.version > stored else { return }
        try run(
            "INSERT INTO meta (key, value) VALUES ('version', ?1) ON CONFLICT DO UPDATE SET value = max(value, ?1)",
            [memory.version]
        )
    }

    private mutating func number(_ version: StoreVersion) -> Int64 {
        let number = version.rawValue <= unseen ? memory.version + 1 : version.rawValue
        memory.version = max(memory.version, number)
        return number
    }

    private func run(_ sql: String, _ arguments: StatementArguments) throws {
        try database.cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// The version of the latest reset of a scope, its own or everything's.
    private mutating func epoch(_ scope: String) throws -> Int64 {
        if let known = memory.epochs[scope] { return known }
        let epoch =
            try Int64.fetchOne(
                database.cachedStatement(sql: "SELECT max(version) FROM reset WHERE scope IN ('', ?)"),
                arguments: [scope]
            ) ?? 0
        memory.epochs[scope] = epoch
        return epoch
    }

    /// Begins a new epoch: rows of earlier ones count no more, and are swept away in transactions of their own.
    private mutating func reset(_ scope: String, _ version: Int64) throws {
        try writeTallies()
        (memory.epochs, memory.tallies) = ([:], [:])
        try run(
            """
            INSERT INTO reset (scope, replica, version, isSwept) VALUES (?1, ?2, ?3, FALSE)
            ON CONFLICT DO UPDATE SET version = max(version, ?3), isSwept = FALSE
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
        var tally = try memory.tallies[event] ?? readTally(of: event)
        // It was made before a reset that overtook it.
        guard version > tally.epoch else { return }
        tally.count += 1
        tally.sequence += 1
        memory.tallies[event] = tally
        let newest = max(donations[event]?.newest ?? .distantPast, donation.date)
        donations[event] = NewDonations(limit: limit, newest: newest)
        let statement =
            try insertion
            ?? database.cachedStatement(
                sql: "INSERT INTO donation (tally, date, sequence, epoch, payload, version) VALUES (?, ?, ?, ?, ?, ?)"
            )
        insertion = statement
        statement.setUncheckedArguments([
            tally.id, donation.date.timeIntervalSince1970, tally.sequence, tally.epoch, donation.payload, version,
        ])
        try statement.execute()
    }

    private mutating func readTally(of event: String) throws -> StoreMemory.Tally {
        let epoch = try epoch("event:\(event)")
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT id, epoch, count, sequence FROM event_tally WHERE event = ? AND replica = ?"
            ),
            arguments: [event, replica]
        )
        guard let row else {
            try run(
                "INSERT INTO event_tally (event, replica, epoch, count, sequence) VALUES (?, ?, ?, 0, 0)",
                [event, replica, epoch]
            )
            return StoreMemory.Tally(id: database.lastInsertedRowID, epoch: epoch, count: 0, sequence: 0)
        }
        return StoreMemory.Tally(
            id: row["id"],
            epoch: epoch,
            count: row["epoch"] == epoch ? row["count"] : 0,
            sequence: row["sequence"]
        )
    }

    private mutating func writeTallies() throws {
        for (event, new) in donations {
            guard var tally = memory.tallies[event] else { continue }
            tally.count -= try trim(tally, new)
            memory.tallies[event] = tally
            try run(
                "UPDATE event_tally SET epoch = ?, count = ?, sequence = ? WHERE id = ?",
                [tally.epoch, tally.count, tally.sequence, tally.id]
            )
        }
        donations = [:]
    }

    /// Drops donations beyond the event's limit, oldest first.
    ///
    /// - Returns: How many were dropped.
    private func trim(_ tally: StoreMemory.Tally, _ new: NewDonations) throws -> Int {
        var dropped = 0
        if let age = new.limit.maximumAge {
            try run(
                """
                DELETE FROM donation WHERE tally = ?1 AND (date, sequence) IN (
                    SELECT date, sequence FROM donation
                    WHERE tally = ?1 AND date <= ?2 AND epoch = ?3 ORDER BY date, sequence LIMIT ?4)
                """,
                [tally.id, new.newest.timeIntervalSince1970 - age, tally.epoch, Self.rowsPerSweep]
            )
            dropped += database.changesCount
        }
        let excess = min(tally.count - dropped - new.limit.maximumCount, Self.rowsPerSweep)
        if excess > 0 {
            try run(
                """
                DELETE FROM donation WHERE tally = ?1 AND (date, sequence) IN (
                    SELECT date, sequence FROM donation WHERE tally = ?1 AND epoch = ?2
                    ORDER BY date, sequence LIMIT ?3)
                """,
                [tally.id, tally.epoch, excess]
            )
            dropped += database.changesCount
        }
        return dropped
    }
}
