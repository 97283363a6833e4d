import Foundation
import GRDB
import TipKitEngine

/// Reads the join of all replicas' rows; ids are as they are stored.
struct StoreReader {
    let database: Database

    /// SQL for the version of the latest reset of a scope, its own or everything's.
    static func epoch(_ scope: String) -> String {
        "(SELECT coalesce(max(version), 0) FROM reset WHERE scope IN ('', \(scope)))"
    }

    /// The version of the latest reset of a scope, its own or everything's; zero if there was none.
    func epoch(_ scope: StoreScope) throws -> StoreVersion {
        try database.first(
            "SELECT coalesce(max(version), 0) FROM reset WHERE scope IN ('', ?)",
            [scope.name]
        ) { try $0.version(0) } ?? .zero
    }

    /// The tip that appeared for the first time last of all.
    func latestFirstDisplay() throws -> FirstDisplay? {
        try database.first(
            """
            SELECT tip, pause FROM tip_display AS d
            WHERE pause IS NOT NULL AND epoch >= \(Self.epoch("'tip:' || d.tip")) AND NOT EXISTS (
                SELECT 1 FROM tip_display AS o
                WHERE o.tip = d.tip AND o.pause < d.pause AND o.epoch >= \(Self.epoch("'tip:' || o.tip")))
            ORDER BY pause DESC, tip DESC LIMIT 1
            """
        ) { FirstDisplay(tip: try $0.text(0), date: try $0.date(1)) }
    }

    func tip(_ id: String) throws -> StoredTip {
        let epoch = try epoch(.tip(id))
        return StoredTip(record: try record(ofTip: id, in: epoch), epoch: epoch)
    }

    /// The join of a tip's rows in its present epoch.
    func record(ofTip id: String, in epoch: StoreVersion) throws -> TipRecord {
        var record = TipRecord()
        var count: Int64 = 0
        try database.rows("SELECT epoch, count, duration, first, last FROM tip_display WHERE tip = ?", [id]) { row in
            guard try row.version(0) >= epoch else { return }
            count = StoredNumber.sum(count, try row.count(1))
            record.displayDuration = StoredNumber.seconds(record.displayDuration + (try row.seconds(2)))
            if let first = try row.optionalDate(3) {
                record.firstDisplayed = min(record.firstDisplayed ?? first, first)
            }
            if let last = try row.optionalDate(4) { record.lastDisplayed = max(record.lastDisplayed ?? last, last) }
        }
        record.displayCount = Int(count)
        record.invalidation = try database.first(
            """
            SELECT reason, date, replica FROM tip_invalidation
            WHERE tip = ? AND epoch >= ? ORDER BY version, replica LIMIT 1
            """,
            [id, epoch.rawValue]
        ) {
            TipRecord.Invalidation(
                reason: Tips.InvalidationReason(storedName: try $0.text(0)),
                date: try $0.date(1),
                replica: try $0.text(2)
            )
        }
        return record
    }

    func parameter(_ id: String) throws -> StoredParameter? {
        try database.first(
            """
            SELECT json, version FROM parameter
            WHERE id = ? AND epoch >= \(Self.epoch("''")) ORDER BY version DESC, replica DESC LIMIT 1
            """,
            [id]
        ) { StoredParameter(json: try $0.text(0), version: try $0.version(1)) }
    }

    /// How many donations an event has: all replicas' tallies together.
    func tally(ofEvent id: String) throws -> Int {
        let epoch = try epoch(.event(id))
        var count: Int64 = 0
        try database.rows("SELECT epoch, count FROM event_tally WHERE event = ?", [id]) { row in
            guard try row.version(0) >= epoch else { return }
            count = StoredNumber.sum(count, try row.count(1))
        }
        return Int(count)
    }

    /// The newest donations of an event later than a moment, oldest first: the union of all replicas'.
    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        let tallies = try tallies(ofEvent: id)
        let epoch = try epoch(.event(id))
        var found: [(donation: StoredDonation, version: StoreVersion)] = []
        for tally in tallies {
            let start = found.count
            try database.rows(
                """
                SELECT date, payload, version FROM donation
                WHERE tally = ? AND date > ? AND epoch >= ? ORDER BY date DESC, sequence DESC LIMIT ?
                """,
                [tally, date.storedSeconds, epoch.rawValue, max(0, maximumCount)]
            ) { row in
                found.append((try StoredDonation(row), try row.version(2)))
            }
            found[start...].reverse()
        }
        if tallies.count > 1 {
            found = found.enumerated().sorted {
                ($0.element.donation.date, $0.element.version, $0.offset)
                    < ($1.element.donation.date, $1.element.version, $1.offset)
            }.map(\.element)
        }
        return found.suffix(max(0, maximumCount)).map(\.donation)
    }

    /// The numbers under which the replicas' donations of an event lie.
    func tallies(ofEvent id: String) throws -> [Int64] {
        var tallies: [Int64] = []
        try database.rows("SELECT id FROM event_tally WHERE event = ? ORDER BY replica", [id]) {
            tallies.append(try $0.integer(0))
        }
        return tallies
    }

    /// What a replica wrote down about its tips.
    func notes(replica: String) throws -> [TipNote] {
        var notes: [TipNote] = []
        try database.rows("SELECT \(TipNote.columns) FROM tip_note WHERE replica = ? ORDER BY tip", [replica]) {
            notes.append(try TipNote($0))
        }
        return notes
    }
}

extension StoredDonation {
    /// Reads a donation whose first columns are its date and its payload.
    init(_ row: StoredRow) throws {
        self.init(date: try row.date(0), payload: try row.optionalText(1))
    }
}
