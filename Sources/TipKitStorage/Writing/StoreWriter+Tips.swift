import Foundation
import GRDB
import TipKitEngine

extension StoreWriter {
    /// Counts a display, if its limits allow.
    mutating func beginDisplay(
        of tip: String,
        at date: Date,
        within limits: DisplayLimits?,
        _ knowing: StoreVersion?
    ) throws -> StoreRefusal? {
        let id = tip.storedID
        let epoch = try epoch(.tip(id))
        if let knowing, epoch > knowing { return .overtaken }
        if let limits {
            let record = try reader.record(ofTip: id, in: epoch)
            let latest = limits.heedsLatestFirstDisplay(record) ? try reader.latestFirstDisplay() : nil
            if let refusal = limits.refusal(of: tip, record, after: latest, at: date) { return refusal }
        }
        let version = advance(at: date)
        try database.run(
            """
            INSERT INTO tip_display (tip, replica, epoch, count, duration, first, last, version, pause)
            VALUES (?1, ?2, ?3, 1, 0, ?4, ?4, ?5, ?4)
            ON CONFLICT DO UPDATE SET count = count + 1, first = min(coalesce(first, ?4), ?4),
                last = max(coalesce(last, ?4), ?4), version = max(version, ?5), pause = coalesce(pause, ?4)
            """,
            [id, replica, epoch.rawValue, date.storedSeconds, version.rawValue]
        )
        touches.tips.insert(id)
        return nil
    }

    /// Adds to a tip's time on screen.
    mutating func endDisplay(
        of id: String,
        after duration: Double,
        begunIn epoch: StoreVersion
    ) throws -> StoreRefusal? {
        guard try self.epoch(.tip(id)) == epoch else { return .overtaken }
        try database.run(
            """
            INSERT INTO tip_display (tip, replica, epoch, count, duration, version) VALUES (?1, ?2, ?3, 0, ?4, ?5)
            ON CONFLICT DO UPDATE SET duration = duration + ?4, version = max(version, ?5)
            """,
            [id, replica, epoch.rawValue, duration, state.version.rawValue]
        )
        touches.tips.insert(id)
        return nil
    }

    /// Retires a tip, unless it was before.
    mutating func invalidate(
        _ id: String,
        _ reason: Tips.InvalidationReason,
        at date: Date,
        _ knowing: StoreVersion?
    ) throws -> StoreRefusal? {
        let epoch = try epoch(.tip(id))
        if let knowing, epoch > knowing { return .overtaken }
        if let earlier = try reader.record(ofTip: id, in: epoch).invalidation { return .invalidated(earlier.reason) }
        try database.run(
            "INSERT INTO tip_invalidation (tip, replica, epoch, reason, date, version) VALUES (?, ?, ?, ?, ?, ?)",
            [
                id, replica, epoch.rawValue, reason.storedName, date.storedSeconds, advance(at: date).rawValue,
            ]
        )
        touches.tips.insert(id)
        return nil
    }

    /// Lets the first appearances that lie later than a moment count from it.
    mutating func movePause(to date: Date) throws {
        let later = "pause > ?1 AND epoch >= \(StoreReader.epoch("'tip:' || tip"))"
        var ids: Set<String> = []
        try database.rows("SELECT tip FROM tip_display WHERE \(later)", [date.storedSeconds]) { row in
            guard case .string(let id) = row.value(0) else { throw StoreDamage("a tip's row names no tip") }
            ids.insert(id)
        }
        guard !ids.isEmpty else { return }
        try database.run("UPDATE tip_display SET pause = ?1 WHERE \(later)", [date.storedSeconds])
        touches.tips.formUnion(ids)
    }
}
