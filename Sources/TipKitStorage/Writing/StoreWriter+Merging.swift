import Foundation
import GRDB
import TipKitEngine

extension StoreWriter {
    /// Merges the rows of other replicas.
    mutating func merge(_ batch: RowBatch) throws {
        try applyPendingLimits()
        memory = StoreMemory()
        advance(past: batch.greatestVersion)
        for row in batch.resets where try database.merge(row, of: person) { try beginEpoch(of: row.scope.stored) }
        for row in batch.displays {
            let id = row.tip.storedID
            guard row.epoch >= (try epoch(ofStored: .tip(id))), try database.merge(row, of: person) else { continue }
            written.changes.tips.insert(id)
        }
        for row in batch.invalidations {
            let id = row.tip.storedID
            guard row.epoch >= (try epoch(ofStored: .tip(id))), try database.merge(row, of: person) else { continue }
            written.changes.tips.insert(id)
        }
        for row in batch.trials {
            let id = row.tip.storedID
            guard row.epoch >= (try epoch(ofStored: .tip(id))), try database.merge(row, of: person) else { continue }
            written.changes.tips.insert(id)
        }
        for row in batch.parameters {
            guard row.epoch >= (try epoch(ofStored: .everything)), try database.merge(row, of: person) else { continue }
            written.changes.parameters.insert(row.parameter.storedID)
            written.parameters[row.parameter.storedID] = nil
        }
        var events: Set<String> = []
        for row in batch.events where try database.merge(row, of: person) { events.insert(row.event.storedID) }
        events.formUnion(try merge(batch.donations))
        written.changes.events.formUnion(events)
        try recountDonations(of: written.changes.isEverything ? nil : written.changes.events)
        try storeFirstAppearances(of: written.changes.isEverything ? nil : written.changes.tips)
    }

    /// Gives new versions to this replica's rows whose versions are too far ahead of a date.
    mutating func reversion(at date: Date, after given: RowVersion) throws {
        try applyPendingLimits()
        let key = "reversioned \(person)"
        let known = try database.first("SELECT value FROM meta WHERE key = ?", [key]) { try $0.version(0) } ?? .zero
        let rows = try reader.allRows(at: state).rows.reversioned(by: replica, at: date, after: max(given, known))
        let greatest = max(given, known, rows.sent(by: replica).greatestVersion)
        try database.run(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
            [key, greatest.rawValue]
        )
        let ahead: StatementArguments = [person, replica, RowVersion.greatestBelievable(at: date).rawValue]
        let isSent = "(replica = ?2 OR \(MovedReplica.condition))"
        for table in ["reset", "display", "invalidation", "trial", "parameter"] {
            try database.run("DELETE FROM \(table) WHERE person = ?1 AND \(isSent) AND version > ?3", ahead)
        }
        let streams = "SELECT number FROM event WHERE person = ?1 AND \(isSent)"
        try database.run("DELETE FROM donation WHERE person = ?1 AND event IN (\(streams)) AND version > ?3", ahead)
        try database.run(
            "UPDATE event SET version = 0, floor = 0 WHERE person = ?1 AND \(isSent) AND version > ?3",
            ahead
        )
        resetVersion(to: .zero)
        try merge(rows)
        written.changes.isEverything = true
    }

    /// Merges donations, except donations that are already stored or that a reset or a limit has made obsolete.
    ///
    /// - Returns: The ids of the events that gained donations.
    private mutating func merge(_ donations: [DonationRow]) throws -> Set<String> {
        var changed: Set<String> = []
        var streams: [RowKey: StoreReader.Stream] = [:]
        let insertion = try database.cachedStatement(sql: "\(Self.insertion) ON CONFLICT DO NOTHING")
        for row in donations {
            let id = row.event.storedID
            let key = RowKey(subject: id, replica: row.replica)
            let stream = try streams[key] ?? stream(of: id, by: row.replica)
            streams[key] = stream
            guard row.epoch >= stream.epoch, row.version >= stream.row.floor else { continue }
            try insertion.execute(arguments: [
                person, stream.number, row.version.rawValue, row.epoch.rawValue, row.date.timeIntervalSince1970,
                row.payload?.storedText,
            ])
            if database.changesCount > 0 { changed.insert(id) }
        }
        return changed
    }

    /// Returns the stream of a replica's donations of an event, creating it if it is missing.
    func stream(of id: String, by replica: String) throws -> StoreReader.Stream {
        if let known = try reader.streams(ofEvent: id).first(where: { $0.row.replica == replica }) { return known }
        // Insert a placeholder, which the replica's own event row, with the event's limits, later replaces.
        try database.merge(
            EventRow(event: String(stored: id), replica: replica, version: .zero, maximumCount: 0),
            of: person
        )
        guard let made = try reader.streams(ofEvent: id).first(where: { $0.row.replica == replica }) else {
            throw StoreDamage("an event's row can't be found after it was inserted")
        }
        return made
    }

    /// Deletes the donations that events' limits have made obsolete, and stores the number of remaining donations.
    ///
    /// - Parameter events: The events; `nil` for all.
    mutating func recountDonations(of events: Set<String>?) throws {
        let ids = try events ?? Set(reader.ids("SELECT DISTINCT event FROM event WHERE person = ?").map(\.storedID))
        for stream in try ids.flatMap({ try reader.streams(ofEvent: $0) }) {
            let key: StatementArguments = [person, stream.number]
            try database.run(
                "DELETE FROM donation WHERE person = ? AND event = ? AND version < ?",
                key + [stream.row.floor.rawValue]
            )
            if database.changesCount > 0 { hasDeleted = true }
            try database.run(
                """
                UPDATE event SET epoch = ?3, (count, newest, isOrdered) = (
                    SELECT count(*), max(date), coalesce(min(isInOrder), TRUE) FROM (
                        SELECT date, coalesce(date >= lag(date) OVER (ORDER BY version), TRUE) AS isInOrder
                        FROM donation WHERE person = ?1 AND event = ?2 AND epoch >= ?3))
                WHERE number = ?2
                """,
                key + [stream.epoch.rawValue]
            )
        }
    }

    /// Stores the dates of the tips' first appearances, on which the display frequency is based.
    ///
    /// - Parameter tips: The tips; `nil` for all.
    mutating func storeFirstAppearances(of tips: Set<String>?) throws {
        guard let tips else { return try storeAllFirstAppearances() }
        for id in tips {
            let (own, others) = try reader.displays(ofTip: id).firsts(in: try epoch(ofStored: .tip(id)), by: replica)
            if let others { try notePause(of: id, since: others) }
            // The pause since an own display is kept: with a clock that was set back, the display that began first isn't
            // the one with the earliest date.
            if let own { try startPause(with: String(stored: id), at: own) }
        }
    }

    /// Stores the dates of the first displays of all tips, as ``storeFirstAppearances(of:)`` does of each.
    private func storeAllFirstAppearances() throws {
        func firsts(_ whose: String) -> String {
            """
            INSERT INTO pause SELECT person, tip, min(first) FROM display
            WHERE person = ?1 AND replica \(whose) ?2 AND first IS NOT NULL
            AND epoch >= \(StoreReader.epoch("'tip:' || tip")) GROUP BY tip
            """
        }
        let earlier = "ON CONFLICT DO UPDATE SET date = excluded.date WHERE excluded.date < date"
        try database.run("\(firsts("!=")) \(earlier)", [person, replica])
        try database.run("\(firsts("=")) ON CONFLICT DO NOTHING", [person, replica])
    }
}
