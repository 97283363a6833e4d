import Foundation
import GRDB
import TipKitEngine

extension StoreWriter: ChangeableRows {
    typealias Failure = any Error

    mutating func epoch(of scope: RowScope) throws -> RowVersion { try epoch(ofStored: scope.stored) }

    mutating func record(ofTip id: String) throws -> TipRecord {
        try reader.record(ofTip: id.storedID, in: try epoch(of: .tip(id)))
    }

    func version(ofParameter id: String) throws -> RowVersion { try reader.parameter(id.storedID)?.version ?? .zero }

    var latestFirstDisplay: FirstDisplay? { get throws { try reader.latestFirstDisplay() } }

    func firstAppearances(after date: Date) throws -> FirstAppearances { try reader.firstAppearances(after: date) }

    mutating func ownDisplays(ofTip id: String) throws -> DisplayRow {
        let epoch = try epoch(of: .tip(id))
        return try reader.displays(ofTip: id.storedID).first { $0.replica == replica && $0.epoch == epoch }
            ?? DisplayRow(tip: id, replica: replica, epoch: epoch, version: .zero)
    }

    mutating func write(_ row: DisplayRow) throws {
        try database.write(row, of: person)
        written.changes.tips.insert(row.tip.storedID)
    }

    mutating func write(_ row: InvalidationRow) throws {
        try database.write(row, of: person)
        outcomes?.retired = (row.tip, row.reason)
        written.changes.tips.insert(row.tip.storedID)
    }

    mutating func write(_ row: TrialRow) throws {
        try database.write(row, of: person)
        if let used = row.used { outcomes?.used.append((row.tip, used)) }
        written.changes.tips.insert(row.tip.storedID)
        memory.openTrials[row.event.storedID] = nil
    }

    mutating func openTrials(ofEvent event: String) throws -> [JoinedTrial] {
        let id = event.storedID
        if let known = memory.openTrials[id] { return known }
        let open = try reader.openTrials(ofEvent: id)
        memory.openTrials[id] = open
        return open
    }

    mutating func donations(ofEvent event: String, after version: RowVersion) throws -> [DonationRow] {
        let id = event.storedID
        try applyPendingLimit(of: id)
        let first = RowVersion(rawValue: version.rawValue + 1)
        return try reader.streams(ofEvent: id).flatMap { try reader.donations(of: $0, from: first) }
    }

    mutating func write(_ row: ParameterRow, isTransient: Bool) throws {
        try database.write(row, of: person, to: isTransient ? ParameterRow.transient : ParameterRow.table)
        let id = row.parameter.storedID
        written.changes.parameters.insert(id)
        written.parameters[id] = StoredParameter(json: row.json, version: row.version)
    }

    /// Resets a scope by beginning a new epoch.
    ///
    /// Rows of earlier epochs are ignored from now on, and deleted in separate transactions.
    mutating func write(_ row: ResetRow) throws {
        try applyPendingLimits()
        try database.merge(row, of: person)
        try beginEpoch(of: row.scope.stored)
        if row.scope == .everything { try database.run("DELETE FROM note WHERE person = ?", [person]) }
    }

    func startPause(with tip: String, at date: Date) throws {
        try database.run(
            "INSERT INTO pause VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [person, tip.storedID, date.storedSeconds]
        )
    }

    mutating func movePauses(to date: Date) throws {
        // The rest follows with the next decision, since the pause then still begins in the future.
        let ids = "SELECT tip FROM pause WHERE person = ? AND date > ? ORDER BY date DESC LIMIT ?"
        for id in try reader.ids(ids, [date.storedSeconds, StoreReader.mostChanges]) {
            try notePause(of: id.storedID, since: date)
            written.changes.tips.insert(id.storedID)
        }
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

    /// Stores the date of a tip's first appearance for the display frequency.
    func replacePause(of id: String, since date: Date) throws {
        try database.run("INSERT OR REPLACE INTO pause VALUES (?, ?, ?)", [person, id, date.storedSeconds])
    }

    func doneRow(_ key: String) throws -> DoneRow? { try reader.doneRow(key) }

    mutating func insert(_ row: DoneRow) throws -> Bool {
        try database.run(DoneRow.insertion, row.values(of: person))
        guard database.changesCount > 0 else { return false }
        if let display = row.display { written.changes.tips.insert(display.tip.storedID) }
        return true
    }

    mutating func update(_ row: DoneRow) throws {
        guard let display = row.display else { return }
        try database.run(
            "UPDATE done SET visible = ?, isOver = ? WHERE person = ? AND key = ?",
            [display.visible, display.isOver, person, row.key.storedID]
        )
        written.changes.tips.insert(display.tip.storedID)
    }

    mutating func removeDoneRow(_ key: String) throws {
        try database.run("DELETE FROM done WHERE person = ? AND key = ?", [person, key.storedID])
    }

    func write(_ note: TipNote) throws { try database.run(TipNote.insertion, try note.values(of: person)) }
}
