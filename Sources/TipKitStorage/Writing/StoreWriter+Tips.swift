import Foundation
import GRDB
import TipKitEngine

extension StoreWriter {
    /// Counts a display of a tip, unless the given display limits forbid it.
    mutating func beginDisplay(
        of tip: String,
        at date: Date,
        within limits: DisplayLimits?,
        _ knowing: RowVersion?
    ) throws -> StoreRefusal? {
        let id = tip.storedID
        let epoch = try epoch(.tip(id))
        if let knowing, epoch > knowing { return .overtaken }
        let displays = try reader.displays(ofTip: id)
        if let limits {
            let record = try reader.record(displays, ofTip: id, in: epoch)
            let latest = limits.pauseApplies(to: record) ? try reader.latestFirstDisplay() : nil
            if let refusal = limits.refusal(of: tip, record, after: latest, at: date) { return refusal }
        }
        var row = own(displays, ofTip: tip, in: epoch)
        row.begin(at: date, advance(at: date))
        try database.write(row, of: person)
        try database.run(
            "INSERT INTO pause VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [person, id, date.storedSeconds]
        )
        touches.tips.insert(id)
        return nil
    }

    /// Adds the duration of a display to a tip's total time on screen.
    mutating func endDisplay(
        of tip: String,
        after duration: Double,
        begunIn epoch: RowVersion
    ) throws -> StoreRefusal? {
        let id = tip.storedID
        guard try self.epoch(.tip(id)) == epoch else { return .overtaken }
        var row = own(try reader.displays(ofTip: id), ofTip: tip, in: epoch)
        row.end(after: duration, advance(at: .distantPast))
        try database.write(row, of: person)
        touches.tips.insert(id)
        return nil
    }

    /// Returns this replica's row of a tip's displays, or a new row if there is none.
    private func own(_ displays: [DisplayRow], ofTip tip: String, in epoch: RowVersion) -> DisplayRow {
        displays.first { $0.replica == replica && $0.epoch == epoch }
            ?? DisplayRow(tip: tip, replica: replica, epoch: epoch, version: .zero)
    }

    /// Invalidates a tip, unless the tip is already invalidated.
    mutating func invalidate(
        _ tip: String,
        _ reason: Tips.InvalidationReason,
        at date: Date,
        _ knowing: RowVersion?
    ) throws -> StoreRefusal? {
        let id = tip.storedID
        let epoch = try epoch(.tip(id))
        if let knowing, epoch > knowing { return .overtaken }
        let rows: [InvalidationRow] = try database.rows(of: person, id)
        if let earlier = rows.joined(in: epoch) {
            return .invalidated(Tips.InvalidationReason(rowName: earlier.reason))
        }
        let row = InvalidationRow(
            tip: tip,
            replica: replica,
            epoch: epoch,
            version: advance(at: date),
            reason: reason.rowName,
            date: date
        )
        try database.write(row, of: person)
        touches.tips.insert(id)
        return nil
    }

    /// Stores the date of a tip's first appearance for the display frequency, unless an earlier date is stored.
    func notePause(of id: String, since date: Date) throws {
        try database.run(
            """
            INSERT INTO pause VALUES (?1, ?2, ?3)
            ON CONFLICT DO UPDATE SET date = excluded.date WHERE excluded.date < date
            """,
            [person, id, date.storedSeconds]
        )
    }

    /// For the display frequency, changes the dates of first appearances that are later than a date to that date.
    mutating func movePause(to date: Date) throws {
        for id in try reader.ids("SELECT tip FROM pause WHERE person = ? AND date > ?", [date.storedSeconds]) {
            try notePause(of: id.storedID, since: date)
            touches.tips.insert(id.storedID)
        }
    }
}
