import Foundation
import GRDB
import TipKitEngine

extension SQLiteTipStore {
    func apply(_ change: StoreChange, in database: Database) throws {
        switch change {
        case .displayBegan(let tip, let date, let version):
            try note(version, in: database)
            try database.execute(
                sql: """
                    INSERT INTO tip_display (tip, replica, epoch, count, duration, first, last, version)
                    VALUES (:tip, :replica, \(Self.epoch("'tip:' || :tip")), 1, 0, :date, :date, :version)
                    ON CONFLICT DO UPDATE SET count = count + 1, first = min(coalesce(first, :date), :date),
                        last = max(coalesce(last, :date), :date), version = max(version, :version)
                    """,
                arguments: [
                    "tip": tip, "replica": replica, "date": date.timeIntervalSince1970, "version": version.rawValue,
                ]
            )
        case .displayEnded(let tip, let duration, let version):
            try note(version, in: database)
            try database.execute(
                sql: """
                    INSERT INTO tip_display (tip, replica, epoch, count, duration, version)
                    VALUES (:tip, :replica, \(Self.epoch("'tip:' || :tip")), 0, :duration, :version)
                    ON CONFLICT DO UPDATE SET duration = duration + :duration, version = max(version, :version)
                    """,
                arguments: ["tip": tip, "replica": replica, "duration": duration, "version": version.rawValue]
            )
        case .invalidated(let tip, let reason, let date, let version):
            try note(version, in: database)
            try database.execute(
                sql: """
                    INSERT INTO tip_invalidation (tip, replica, epoch, reason, date, version)
                    VALUES (:tip, :replica, \(Self.epoch("'tip:' || :tip")), :reason, :date, :version)
                    ON CONFLICT DO NOTHING
                    """,
                arguments: [
                    "tip": tip, "replica": replica, "reason": reason.storedName, "date": date.timeIntervalSince1970,
                    "version": version.rawValue,
                ]
            )
        case .parameterSet(let id, let json, let version):
            try note(version, in: database)
            try database.execute(
                sql: """
                    INSERT INTO parameter (id, replica, epoch, json, version)
                    VALUES (:id, :replica, \(Self.globalEpoch), :json, :version)
                    ON CONFLICT DO UPDATE SET epoch = excluded.epoch, json = :json, version = :version
                        WHERE :version > version
                    """,
                arguments: ["id": id, "replica": replica, "json": json, "version": version.rawValue]
            )
        case .donated(let event, let donation, let limit, let version):
            try note(version, in: database)
            try donate(donation, to: event, limit, version, in: database)
        case .donationsDeleted(let event, let version):
            try note(version, in: database)
            try reset("event:\(event)", version, in: database)
            try database.execute(
                sql: "DELETE FROM donation WHERE event = ? AND replica = ?",
                arguments: [event, replica]
            )
            try database.execute(
                sql: "UPDATE event_tally SET count = 0, epoch = ? WHERE event = ? AND replica = ?",
                arguments: [version.rawValue, event, replica]
            )
        case .tipReset(let tip, let version):
            try note(version, in: database)
            try reset("tip:\(tip)", version, in: database)
            for table in ["tip_display", "tip_invalidation"] {
                try database.execute(
                    sql: "DELETE FROM \(table) WHERE tip = ? AND replica = ?",
                    arguments: [tip, replica]
                )
            }
        case .allReset(let version):
            try note(version, in: database)
            try reset("", version, in: database)
            for table in ["tip_display", "tip_invalidation", "parameter", "donation"] {
                try database.execute(sql: "DELETE FROM \(table) WHERE replica = ?", arguments: [replica])
            }
            try database.execute(
                sql: "UPDATE event_tally SET count = 0, epoch = ? WHERE replica = ?",
                arguments: [version.rawValue, replica]
            )
        }
    }

    private func donate(
        _ donation: StoredDonation,
        to event: String,
        _ limit: StoredDonationLimit,
        _ version: StoreVersion,
        in database: Database
    ) throws {
        let epoch = Self.epoch("'event:' || :event")
        let tally = try Row.fetchOne(
            database,
            sql: """
                INSERT INTO event_tally (event, replica, epoch, count, sequence)
                VALUES (:event, :replica, \(epoch), 1, 1)
                ON CONFLICT DO UPDATE SET count = CASE WHEN epoch = excluded.epoch THEN count + 1 ELSE 1 END,
                    epoch = excluded.epoch, sequence = sequence + 1
                RETURNING count, sequence
                """,
            arguments: ["event": event, "replica": replica]
        )
        let count: Int = tally?["count"] ?? 1
        let sequence: Int64 = tally?["sequence"] ?? 1
        try database.execute(
            sql: """
                INSERT INTO donation (event, replica, sequence, epoch, date, payload, version)
                VALUES (:event, :replica, :sequence, \(epoch), :date, :payload, :version)
                """,
            arguments: [
                "event": event, "replica": replica, "sequence": sequence,
                "date": donation.date.timeIntervalSince1970, "payload": donation.payload, "version": version.rawValue,
            ]
        )
        var dropped = 0
        if let age = limit.maximumAge {
            try database.execute(
                sql: "DELETE FROM donation WHERE event = ? AND replica = ? AND date <= ?",
                arguments: [event, replica, donation.date.addingTimeInterval(-age).timeIntervalSince1970]
            )
            dropped += database.changesCount
        }
        let excess = count - dropped - limit.maximumCount
        if excess > 0 {
            try database.execute(
                sql: """
                    DELETE FROM donation WHERE event = :event AND replica = :replica AND sequence IN (
                        SELECT sequence FROM donation WHERE event = :event AND replica = :replica
                        ORDER BY date, sequence LIMIT :excess)
                    """,
                arguments: ["event": event, "replica": replica, "excess": excess]
            )
            dropped += database.changesCount
        }
        guard dropped > 0 else { return }
        try database.execute(
            sql: "UPDATE event_tally SET count = count - ? WHERE event = ? AND replica = ?",
            arguments: [dropped, event, replica]
        )
    }

    private func reset(_ scope: String, _ version: StoreVersion, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO reset (scope, replica, version) VALUES (:scope, :replica, :version)
                ON CONFLICT DO UPDATE SET version = max(version, :version)
                """,
            arguments: ["scope": scope, "replica": replica, "version": version.rawValue]
        )
    }

    private func note(_ version: StoreVersion, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO meta (key, value) VALUES ('version', :version)
                ON CONFLICT DO UPDATE SET value = max(value, :version)
                """,
            arguments: ["version": version.rawValue]
        )
    }
}
