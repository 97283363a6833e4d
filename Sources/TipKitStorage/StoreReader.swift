import Foundation
import GRDB
import TipKitEngine

/// Reads the join of all replicas' rows.
struct StoreReader {
    let database: Database

    func header(replica: String) throws -> StoreHeader {
        let version = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT value FROM meta WHERE key = 'version'")
        )
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT tip, first FROM tip_display AS d
                    WHERE first IS NOT NULL AND epoch >= \(Self.epoch("'tip:' || d.tip")) AND NOT EXISTS (
                        SELECT 1 FROM tip_display AS o
                        WHERE o.tip = d.tip AND o.first < d.first AND o.epoch >= \(Self.epoch("'tip:' || o.tip")))
                    ORDER BY first DESC, tip DESC LIMIT 1
                    """
            )
        )
        return StoreHeader(
            replica: replica,
            latestVersion: StoreVersion(rawValue: version ?? 0),
            latestFirstDisplay: row.map {
                FirstDisplay(tip: $0["tip"], date: Date(timeIntervalSince1970: $0["first"]))
            }
        )
    }

    /// Whether a reset's rows still wait to be deleted.
    func isUnswept(replica: String) throws -> Bool {
        try Bool.fetchOne(
            database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM reset WHERE replica = ? AND NOT isSwept)"),
            arguments: [replica]
        ) ?? false
    }

    func record(ofTip id: String) throws -> TipRecord? {
        let display = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT sum(count) AS count, sum(duration) AS duration, min(first) AS first, max(last) AS last
                    FROM tip_display WHERE tip = ?1 AND epoch >= \(Self.epoch("'tip:' || ?1"))
                    """
            ),
            arguments: [id]
        )
        let invalidation = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT reason, date, replica FROM tip_invalidation
                    WHERE tip = ?1 AND epoch >= \(Self.epoch("'tip:' || ?1")) ORDER BY version, replica LIMIT 1
                    """
            ),
            arguments: [id]
        )
        let count: Int? = display?["count"]
        guard count != nil || invalidation != nil else { return nil }
        return TipRecord(
            displayCount: count ?? 0,
            displayDuration: display?["duration"] ?? 0,
            firstDisplayed: (display?["first"] as Double?).map(Date.init(timeIntervalSince1970:)),
            lastDisplayed: (display?["last"] as Double?).map(Date.init(timeIntervalSince1970:)),
            invalidation: invalidation.map { row in
                TipRecord.Invalidation(
                    reason: Tips.InvalidationReason(storedName: row["reason"]),
                    date: Date(timeIntervalSince1970: row["date"]),
                    replica: row["replica"]
                )
            }
        )
    }

    func parameter(_ id: String) throws -> StoredParameter? {
        try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT json, version FROM parameter
                    WHERE id = ? AND epoch >= \(Self.epoch("''")) ORDER BY version DESC, replica DESC LIMIT 1
                    """
            ),
            arguments: [id]
        ).map { StoredParameter(json: $0["json"], version: StoreVersion(rawValue: $0["version"])) }
    }

    func tally(ofEvent id: String) throws -> Int {
        try Int.fetchOne(
            database.cachedStatement(
                sql: "SELECT sum(count) FROM event_tally WHERE event = ?1 AND epoch >= \(Self.epoch("'event:' || ?1"))"
            ),
            arguments: [id]
        ) ?? 0
    }

    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        let tallies = try Int64.fetchAll(
            database.cachedStatement(sql: "SELECT id FROM event_tally WHERE event = ? ORDER BY replica"),
            arguments: [id]
        )
        let epoch = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT \(Self.epoch("'event:' || ?"))"),
            arguments: [id]
        )
        let statement = try database.cachedStatement(
            sql: """
                SELECT date, payload, version FROM donation
                WHERE tally = ? AND date > ? AND epoch >= ? ORDER BY date DESC, sequence DESC LIMIT ?
                """
        )
        var found: [(donation: StoredDonation, version: Int64)] = []
        for tally in tallies {
            let start = found.count
            let rows = try Row.fetchCursor(
                statement,
                arguments: [tally, date.timeIntervalSince1970, epoch, maximumCount]
            )
            while let row = try rows.next() {
                let donation = StoredDonation(date: Date(timeIntervalSince1970: row[0]), payload: row[1])
                found.append((donation, row[2]))
            }
            found[start...].reverse()
        }
        if tallies.count > 1 {
            found = found.enumerated().sorted {
                ($0.element.donation.date, $0.element.version, $0.offset)
                    < ($1.element.donation.date, $1.element.version, $1.offset)
            }.map(\.element)
        }
        return found.suffix(maximumCount).map(\.donation)
    }

    /// What a replica wrote down about its tips.
    func notes(replica: String) throws -> [TipNote] {
        try Row.fetchAll(
            database.cachedStatement(sql: "SELECT * FROM tip_note WHERE replica = ? ORDER BY tip"),
            arguments: [replica]
        ).map(TipNote.init(row:))
    }

    /// SQL for the version of the latest reset of a scope, its own or everything's.
    private static func epoch(_ scope: String) -> String {
        "(SELECT coalesce(max(version), 0) FROM reset WHERE scope IN ('', \(scope)))"
    }
}
