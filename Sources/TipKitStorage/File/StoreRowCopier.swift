import Foundation
import GRDB
import TipKitEngine

/// Copies the rows of one file to another, which may already have rows.
///
/// Copying the same rows twice changes nothing.
struct StoreRowCopier {
    let target: Database
    /// The file that the rows come from.
    let file: StoreFile
    /// Whether rows are skipped if any error keeps them from being read; otherwise only damaged rows are skipped.
    let isLenient: Bool

    /// Copies all rows that a store can have written.
    func copyRows(from queue: DatabaseQueue) throws {
        try queue.unsafeRead { source in
            let persons = try all("SELECT key, id FROM person ORDER BY key", from: source) { row in
                guard case .string(let id) = row.value(1) else { throw StoreDamage("a person has no id") }
                return (key: try row.integer(0), id: PersonID(unchecked: id))
            }.rows
            if let secret = try secret(of: source) {
                try target.run("UPDATE meta SET value = ? WHERE key = 'secret'", [secret])
            }
            for person in persons { try copyRows(of: person.id, person.key, from: source) }
            // The person with key 1 is the device's own person, even if the row in the table `person` can't be read.
            if !persons.contains(where: { $0.id == .device }) { try copyRows(of: .device, 1, from: source) }
            try copyOutcomes(from: source, of: persons)
        }
    }

    private func copyRows(of person: PersonID, _ key: Int64, from source: Database) throws {
        let events = try rows("event", ["event", "replica"], of: key, from: source, StoreReader.streams) { row in
            (number: try row.integer(6), row: try EventRow(row))
        }
        let numbers = Dictionary(events.map { ($0.number, $0.row) }) { first, _ in first }
        let donations = "SELECT event, version, epoch, date, payload FROM donation WHERE person = ?"
        let batch = RowBatch(
            resets: try rows(of: key, from: source),
            displays: try displays(of: key, from: source),
            invalidations: try rows(of: key, from: source),
            trials: try trials(of: key, from: source),
            parameters: try rows(of: key, from: source),
            events: events.map(\.row),
            donations: try rows("donation", ["event", "version"], of: key, from: source, donations) { row in
                guard let event = numbers[try row.integer(0)] else { throw StoreDamage("a donation has no event") }
                return DonationRow(
                    event: event.event,
                    replica: event.replica,
                    epoch: try row.version(2),
                    version: try row.version(1),
                    date: try row.date(3),
                    payload: try row.optionalText(4)
                )
            }
        )
        let state = try PersonState.read(person, in: target) ?? PersonState.create(person, in: target)
        if let expiry = try expiry(of: key, from: source) { try PersonState.keep(person, until: expiry, in: target) }
        let replica = try StoreIdentity(target)?.replica ?? ""
        var writer = StoreWriter(target, replica: replica, state: state, memory: StoreMemory())
        let known = Set(try writer.reader.ids("SELECT tip FROM pause WHERE person = ?"))
        writer.advance(past: try highestVersion(of: person, in: source))
        try writer.merge(batch)
        try writer.state.write(to: target)
        try copyOwnRows(key, to: writer, knowing: known, from: source)
    }

    /// Copies the outcomes that weren't handed on yet; an earlier version has none.
    private func copyOutcomes(from source: Database, of persons: [(key: Int64, id: PersonID)]) throws {
        guard try has("id", in: "outcome", from: source) else { return }
        var keys: [Int64: Int64] = [:]
        for person in persons { keys[person.key] = try PersonState.read(person.id, in: target)?.key }
        let columns = "id, tip, event, date, action, wakes, arm"
        let found = try all("SELECT \(columns), person FROM outcome ORDER BY number", from: source) { row in
            let values: StatementArguments = [
                try row.text(0), try row.text(1), try row.text(2), try row.seconds(3), try row.optionalText(4),
                try row.optionalSeconds(5), try row.optionalText(6), try row.optionalInteger(7).flatMap { keys[$0] },
            ]
            return values
        }
        for values in found.rows {
            try target.run("INSERT OR IGNORE INTO outcome (\(columns), person) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
        }
    }

    /// Reads the secret by which browsers' cookies are recognized; an earlier version has none.
    private func secret(of source: Database) throws -> String? {
        try all("SELECT value FROM meta WHERE key = 'secret'", from: source) { try $0.text(0) }.rows.first
    }

    /// Reads the date after which a person is erased; an earlier version has none.
    private func expiry(of key: Int64, from source: Database) throws -> Date? {
        guard try has("expires", in: "person", from: source) else { return nil }
        return try all("SELECT expires FROM person WHERE key = ?", [key], from: source) { try $0.optionalDate(0) }
            .rows.first ?? nil
    }

    /// Reads the displays of a person; a damaged file may be one of an earlier version, whose displays have no groups.
    private func displays(of key: Int64, from source: Database) throws -> [DisplayRow] {
        let hasGroups = try has("limitGroups", in: "display", from: source)
        return try rows(of: key, in: hasGroups ? DisplayRow.table : DisplayRow.tableWithoutGroups, from: source)
    }

    /// Reads the trials of a person; a damaged file may be one of an earlier version, whose trials have no uses and no arms.
    private func trials(of key: Int64, from source: Database) throws -> [TrialRow] {
        let hasArms = try has("arms", in: "trial", from: source)
        let hasUses = try has("uses", in: "trial", from: source)
        let version = hasArms ? StoreSchema.firstVersionWithArms : hasUses ? StoreSchema.firstVersionWithUses : 0
        return try rows(of: key, in: TrialRow.table(in: version), from: source)
    }

    private func has(_ column: String, in table: String, from source: Database) throws -> Bool {
        let sql = "SELECT 1 FROM pragma_table_info('\(table)') WHERE name = '\(column)'"
        return try !all(sql, from: source, { _ in true }).rows.isEmpty
    }

    /// Copies the rows that aren't replicated: dates of first appearances, transient parameters, notes, and the keys of
    /// changes that are made only once.
    ///
    /// - Parameter known: The tips whose first appearances the target had before; of two dates the earlier one is kept.
    private func copyOwnRows(
        _ key: Int64,
        to writer: StoreWriter,
        knowing known: Set<String>,
        from source: Database
    ) throws {
        let pauses = "SELECT tip, date FROM pause WHERE person = ?"
        for pause in try rows("pause", ["tip"], of: key, from: source, pauses, { (try $0.text(0), try $0.date(1)) }) {
            let tip = pause.0.storedID
            let isShown = try writer.reader.tip(tip).record.firstDisplayed != nil
            guard isShown else { continue }
            if known.contains(pause.0) {
                try writer.notePause(of: tip, since: pause.1)
            } else {
                try writer.replacePause(of: tip, since: pause.1)
            }
        }
        let transient = ParameterRow.transient
        let values = try rows(transient.name, ["parameter"], of: key, from: source, transient.ofPerson) {
            try ParameterRow($0).values
        }
        for values in values { try target.run(transient.merging, [writer.person] + values) }
        let notes = "SELECT \(TipNote.columns) FROM note WHERE person = ?"
        for note in try rows("note", ["tip"], of: key, from: source, notes, { try TipNote($0) }) {
            try target.run(TipNote.insertion, try note.values(of: writer.person))
        }
        let done = "SELECT \(DoneRow.columns) FROM done WHERE person = ?"
        for row in try rows("done", ["key"], of: key, from: source, done, { try DoneRow($0) }) {
            try target.run(DoneRow.merging, row.values(of: writer.person))
        }
    }

    /// The highest version that any of a person's rows has had, even if no row has it now.
    private func highestVersion(of person: PersonID, in source: Database) throws -> RowVersion {
        do {
            return try PersonState.read(person, in: source)?.version ?? .zero
        } catch {
            try throwUnlessSkippable(error)
            return .zero
        }
    }

    private func rows<Row: TableRow>(
        of key: Int64,
        in table: StoreTable = Row.table,
        from source: Database
    ) throws -> [Row] {
        return try rows(table.name, table.columns.prefix(table.keys), of: key, from: source, table.ofPerson) {
            try Row($0)
        }
    }

    /// Reads the undamaged rows of a person; if a table can't be read to its end, reads it from the other end as well.
    private func rows<Value>(
        _ table: String,
        _ keys: some Sequence<String>,
        of key: Int64,
        from source: Database,
        _ sql: String,
        _ make: (StoredRow) throws -> Value
    ) throws -> [Value] {
        var found: [Value] = []
        for order in ["ASC", "DESC"] {
            let places = keys.map { "\($0) \(order)" }.joined(separator: ", ")
            let read = try all("\(sql) ORDER BY \(places)", [key], from: source, make)
            found += read.rows
            if read.isWhole { break }
        }
        return found
    }

    /// Reads rows up to the first row that SQLite can't read, skipping rows that no store can have written.
    private func all<Value>(
        _ sql: String,
        _ arguments: StatementArguments = [],
        from source: Database,
        _ make: (StoredRow) throws -> Value
    ) throws -> (rows: [Value], isWhole: Bool) {
        var found: [Value] = []
        do {
            try source.rows(sql, arguments) { row in
                do { found.append(try make(row)) } catch is StoreDamage {
                    // Skip the damaged row, so that the rows after it are still copied.
                }
            }
            return (found, true)
        } catch {
            try throwUnlessSkippable(error)
            return (found, false)
        }
    }

    private func throwUnlessSkippable(_ error: any Error) throws {
        guard isLenient || error.isDamage(of: file) else { throw error }
    }
}
