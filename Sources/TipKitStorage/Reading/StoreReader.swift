import Foundation
import GRDB
import TipKitEngine

/// A reader of a person's rows, combined over all replicas; ids are in their stored form.
struct StoreReader {
    let database: Database
    /// The person's number, which is the first column of the keys of the person's rows.
    let person: Int64
    /// The schema version of the file.
    var schema = StoreSchema.version

    /// Returns SQL for the present epoch of a scope; the first argument of the statement must be the person's number.
    static func epoch(_ scope: String) -> String {
        "(SELECT coalesce(max(version), 0) FROM reset WHERE person = ?1 AND scope IN ('', \(scope)))"
    }

    /// Reads the present epoch of a scope: the version of the latest reset of the scope or of everything, or zero.
    func epoch(_ scope: RowScope) throws -> RowVersion {
        try database.first(
            "SELECT coalesce(max(version), 0) FROM reset WHERE person = ? AND scope IN ('', ?)",
            [person, scope.name]
        ) { try $0.version(0) } ?? .zero
    }

    /// Reads which tip was the latest to appear for the first time, and when it did.
    func latestFirstDisplay() throws -> FirstDisplay? {
        try database.first(
            "SELECT tip, date FROM pause WHERE person = ? ORDER BY date DESC, tip DESC LIMIT 1",
            [person]
        ) { FirstDisplay(tip: try $0.text(0), date: try $0.date(1)) }
    }

    func tip(_ id: String) throws -> StoredTip {
        let epoch = try epoch(.tip(id))
        let (displays, invalidation) = try joined(id, in: epoch)
        let first = try database.first("SELECT date FROM pause WHERE person = ? AND tip = ?", [person, id]) {
            FirstAppearance(date: try $0.date(0), groups: displays.groups)
        }
        return StoredTip(
            record: TipRecord(displays, invalidation),
            epoch: epoch,
            pageDisplayed: try pageDisplayed(id, in: epoch),
            firstAppearance: first
        )
    }

    /// Reads the newest first appearances of tips later than a date, as they count for caps.
    func firstAppearances(after date: Date = .beforeAll) throws -> FirstAppearances {
        var found: [String: FirstAppearance] = [:]
        let groups = schema >= StoreSchema.firstVersionWithGroups ? "display.limitGroups" : "NULL"
        try database.rows(
            """
            SELECT pause.tip, pause.date, \(groups)
            FROM (
                SELECT tip, date FROM pause WHERE person = ?1 AND date > ?2 ORDER BY date DESC, tip DESC LIMIT ?3
            ) AS pause
            LEFT JOIN display ON display.person = ?1 AND display.tip = pause.tip
            AND display.epoch >= \(Self.epoch("'tip:' || pause.tip"))
            """,
            [person, date.storedSeconds, FirstAppearances.most]
        ) { row in
            let id = try row.text(0)
            let known = found[id]?.groups ?? []
            let all = Set(known + (try DisplayRow.groups(row.optionalText(2)) ?? [])).sorted()
            found[id] = FirstAppearance(date: try row.date(1), groups: all)
        }
        return FirstAppearances(found.map { ($0.key, $0.value) })
    }

    /// Reads when the latest display of a tip on a page began that isn't over.
    private func pageDisplayed(_ id: String, in epoch: RowVersion) throws -> Date? {
        guard schema >= StoreSchema.firstVersionWithDone else { return nil }
        return try database.first(
            """
            SELECT date FROM done WHERE person = ? AND tip = ? AND isOver = 0 AND epoch >= ? ORDER BY date DESC LIMIT 1
            """,
            [person, id, epoch.rawValue]
        ) { try $0.date(0) }
    }

    /// Reads what is kept of the change with a key.
    func doneRow(_ key: String) throws -> DoneRow? {
        guard schema >= StoreSchema.firstVersionWithDone else { return nil }
        return try database.first(
            "SELECT \(DoneRow.columns) FROM done WHERE person = ? AND key = ?",
            [person, key.storedID]
        ) { try DoneRow($0) }
    }

    /// Reads all replicas' displays of a tip.
    func displays(ofTip id: String) throws -> [DisplayRow] { try database.rows(of: person, id, in: displays) }

    /// The table of the displays, as the file has it.
    var displays: StoreTable {
        schema >= StoreSchema.firstVersionWithGroups ? DisplayRow.table : DisplayRow.tableWithoutGroups
    }

    /// Combines the rows of all replicas into the record of a tip.
    func record(ofTip id: String, in epoch: RowVersion) throws -> TipRecord {
        let (displays, invalidation) = try joined(id, in: epoch)
        return TipRecord(displays, invalidation)
    }

    private func joined(_ id: String, in epoch: RowVersion) throws -> (JoinedDisplays, InvalidationRow?) {
        let invalidations: [InvalidationRow] = try database.rows(of: person, id)
        return (try displays(ofTip: id).joined(in: epoch), invalidations.joined(in: epoch))
    }

    func parameter(_ id: String) throws -> StoredParameter? {
        var rows: [ParameterRow] = try database.rows(of: person, id)
        try database.rows(ParameterRow.transient.ofSubject, [person, id]) { rows.append(try ParameterRow($0)) }
        guard !rows.isEmpty else { return nil }
        return rows.joined(in: try epoch(.everything)).map { StoredParameter(json: $0.json, version: $0.version) }
    }

    /// Returns the number of an event's donations over all replicas, from stored counters.
    func tally(ofEvent id: String) throws -> Int {
        let epoch = try epoch(.event(id))
        var count: Int64 = 0
        try database.rows("SELECT epoch, count FROM event WHERE person = ? AND event = ?", [person, id]) { row in
            let own = try row.count(1)
            if try row.version(0) >= epoch { count = RowNumber.sum(count, own) }
        }
        return Int(count)
    }

    /// Reads the newest donations of an event after a date, over all replicas, oldest first.
    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        var found: [DonationRow] = []
        for stream in try streams(ofEvent: id) {
            // Skip versions from before the date, since a donation's version is never earlier than its date.
            let earliest = RowVersion(earliestAt: date)
            found += try donations(of: stream, from: earliest, after: date, maximumCount: maximumCount)
        }
        return found.inOrder.suffix(max(0, maximumCount)).map { StoredDonation(date: $0.date, payload: $0.payload) }
    }

    /// A replica's donations of an event.
    struct Stream {
        /// The number of the event's row, which is part of the donations' keys.
        var number: Int64
        var row: EventRow
        /// The present epoch of the event.
        var epoch: RowVersion
        /// Whether the donations' dates are in the order of their versions.
        var isOrdered: Bool
    }

    /// Reads the streams of an event, one for each replica.
    func streams(ofEvent id: String) throws -> [Stream] {
        let epoch = try epoch(.event(id))
        var streams: [Stream] = []
        try database.rows("\(Self.streams) AND event = ?", [person, id]) { row in
            streams.append(
                Stream(
                    number: try row.count(6),
                    row: try EventRow(row),
                    epoch: epoch,
                    isOrdered: try row.count(7) != 0
                )
            )
        }
        return streams
    }

    /// SQL that reads a person's event rows, each with its number and with whether its donations' dates are in the
    /// order of their versions.
    static let streams = """
        SELECT \(EventRow.table.columns.joined(separator: ", ")), number, isOrdered FROM event WHERE person = ?
        """

    /// Reads a replica's donations that have at least a given version and were made after a date, newest first.
    func donations(
        of stream: Stream,
        from first: RowVersion,
        after date: Date = .beforeAll,
        maximumCount: Int = .max
    ) throws -> [DonationRow] {
        var found: [DonationRow] = []
        try database.rows(
            """
            SELECT version, epoch, date, payload FROM donation
            WHERE person = ? AND event = ? AND version >= ? AND date > ? AND epoch >= ?
            ORDER BY \(stream.isOrdered ? "version DESC" : "date DESC, version DESC") LIMIT ?
            """,
            [
                person, stream.number, first.rawValue, date.storedSeconds, stream.epoch.rawValue, max(0, maximumCount),
            ]
        ) { row in
            found.append(
                DonationRow(
                    event: stream.row.event,
                    replica: stream.row.replica,
                    epoch: try row.version(1),
                    version: try row.version(0),
                    date: try row.date(2),
                    payload: try row.optionalText(3)
                )
            )
        }
        return found
    }

    /// Reads the notes about the person's tips.
    func notes() throws -> [TipNote] {
        var notes: [TipNote] = []
        try database.rows("SELECT \(TipNote.columns) FROM note WHERE person = ? ORDER BY tip", [person]) {
            notes.append(try TipNote($0))
        }
        return notes
    }

    /// Reads the ids that an SQL statement selects from the person's rows.
    func ids(_ sql: String, _ arguments: StatementArguments = []) throws -> [String] {
        var ids: [String] = []
        try database.rows(sql, [person] + arguments) { ids.append(try $0.text(0)) }
        return ids
    }
}
