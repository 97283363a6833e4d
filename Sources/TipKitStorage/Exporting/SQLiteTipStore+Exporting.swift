package import Foundation
import GRDB
package import TipKitEngine

extension SQLiteTipStore {
    /// Writes everything that is stored about all persons as one JSON document, a row on each line.
    ///
    /// The document has one consistent state of the file, in an order that depends on the rows alone: two stores with the
    /// same rows give the same document. Left out is what belongs to this copy of the file: the replica's id, the sync
    /// server's cursors, the secret of cookies, and outcomes that wait to be handed on. Rows that resets or limits have
    /// made obsolete are left out, too.
    ///
    /// - Parameters:
    ///   - progress: Called with the number of rows so far, now and then.
    ///   - write: Called with the pieces of the document, in order.
    /// - Returns: The number of rows.
    /// - Throws: `TipStoreError` if the file can't be read; otherwise the error that the closure throws.
    @discardableResult
    package func export(
        progress: (Int) -> Void = { _ in },
        to write: (Data) throws -> Void
    ) throws -> Int {
        try host.withRepairs { connection, deadline in
            try connection.read(deadline) { database in
                let schema = try StoreSchema.version(of: database)
                return try withoutActuallyEscaping(write) { write in
                    try withoutActuallyEscaping(progress) { progress in
                        var exporter = StoreExporter(
                            database: database,
                            schema: schema,
                            write: write,
                            progress: progress
                        )
                        return try exporter.export()
                    }
                }
            }
        }
    }

    /// Reads the whole file, and returns what is wrong with it; nothing if the file is as a store writes it.
    ///
    /// - Throws: `TipStoreError` if the file can't be read at all.
    package func faults() throws -> [String] {
        var found: [String] = try host.withRepairs { connection, deadline in
            try connection.read(deadline) { try String.fetchAll($0, sql: "PRAGMA integrity_check(20)") }
        }
        found.removeAll { $0 == "ok" }
        guard found.isEmpty else { return found }
        do { try export { _ in } } catch let error as TipStoreError { found.append(error.description) }
        return found
    }

    /// The limit of an event's donations that was stored with them; `nil` if none was.
    package func donationLimit(ofEvent id: String) throws -> StoredDonationLimit? {
        try host.withRepairs { connection, deadline in
            try connection.read(deadline) { database in
                guard let state = try PersonState.read(self.id, in: database) else { return nil }
                let reader = StoreReader(database: database, person: state.key)
                let row = try reader.streams(ofEvent: id.storedID).map(\.row).filter { $0.version > .zero }
                    .max { $0.version < $1.version }
                return row.map {
                    StoredDonationLimit(maximumCount: Int($0.maximumCount), maximumAge: $0.maximumAge)
                }
            }
        }
    }
}

/// Writes the rows of a file as a document.
private struct StoreExporter {
    let database: Database
    let schema: Int
    let write: (Data) throws -> Void
    let progress: (Int) -> Void
    private var buffer = Data()
    private var count = 0
    private var isFirst = true

    init(
        database: Database,
        schema: Int,
        write: @escaping (Data) throws -> Void,
        progress: @escaping (Int) -> Void
    ) {
        self.database = database
        self.schema = schema
        self.write = write
        self.progress = progress
    }

    mutating func export() throws -> Int {
        try add("{\"format\":\"\(StoreDocument.format)\",\"version\":\(StoreDocument.version),\"people\":[")
        var persons: [(key: Int64, id: String)] = []
        try database.rows("SELECT key, id FROM person WHERE id IS NOT NULL ORDER BY id") { row in
            // The device's own person has an empty id.
            guard case .string(let id) = row.value(1) else { throw StoreDamage("the id of a person is invalid") }
            persons.append((try row.count(0), id))
        }
        for (index, person) in persons.enumerated() {
            let id = person.id.isEmpty ? "null" : try ExportedRow.text(person.id)
            try add("\(index == 0 ? "" : ",")\n{\"id\":\(id)\(try expiry(of: person.key)),\"rows\":[")
            isFirst = true
            try export(person.key)
            try add("\n]}")
        }
        try add("\n]}\n")
        try flush()
        progress(count)
        return count
    }

    private func expiry(of person: Int64) throws -> String {
        guard schema >= StoreSchema.firstVersionWithUses else { return "" }
        let date = try database.first("SELECT expires FROM person WHERE key = ?", [person]) {
            try $0.optionalSeconds(0)
        }
        return try (date ?? nil).map { ",\"expires\":\(try ExportedRow.text($0))" } ?? ""
    }

    private mutating func export(_ person: Int64) throws {
        let reader = StoreReader(database: database, person: person, schema: schema)
        let ofTip = "epoch >= \(StoreReader.epoch("'tip:' || tip"))"
        try rows(of: person, ResetRow.table, "reset") { try ResetRow($0).text }
        try rows(of: person, reader.displays, "display", ofTip) { try DisplayRow($0).text }
        try rows(of: person, InvalidationRow.table, "invalidation", ofTip) { try InvalidationRow($0).text }
        if schema >= StoreSchema.firstVersionWithTrials {
            try rows(of: person, TrialRow.table(in: schema), "trial", ofTip) { try TrialRow($0).text }
        }
        let ofAll = "epoch >= \(StoreReader.epoch("''"))"
        try rows(of: person, ParameterRow.table, "parameter", ofAll) { try ParameterRow($0).text }
        try rows(of: person, EventRow.table, "event", "version > 0") { try EventRow($0).text }
        try each(
            "donation",
            """
            SELECT e.event, e.replica, d.epoch, d.version, d.date, d.payload
            FROM event e JOIN donation d ON d.person = e.person AND d.event = e.number
            WHERE e.person = ?1 AND d.version >= e.floor AND d.epoch >= \(StoreReader.epoch("'event:' || e.event"))
            ORDER BY e.event, e.replica, d.version
            """,
            person
        ) { row in
            DonationRow(
                event: try row.text(0),
                replica: try row.text(1),
                epoch: try row.version(2),
                version: try row.version(3),
                date: try row.date(4),
                payload: try row.optionalText(5)
            ).text
        }
        try rows(of: person, ParameterRow.transient, "transient", ofAll) { try ParameterRow($0).text }
        try each("pause", "SELECT tip, date FROM pause WHERE person = ?1 ORDER BY tip", person) { row in
            try ExportedRow.text(ExportedRow.Pause(tip: try row.text(0), date: try row.seconds(1)))
        }
        try each("note", "SELECT \(TipNote.columns) FROM note WHERE person = ?1 ORDER BY tip", person) { row in
            try ExportedRow.text(try ExportedRow.Note(row))
        }
        guard schema >= StoreSchema.firstVersionWithDone else { return }
        try each("done", "SELECT \(DoneRow.columns) FROM done WHERE person = ?1 ORDER BY key", person) { row in
            try ExportedRow.text(try ExportedRow.Done(row))
        }
    }

    private mutating func rows(
        of person: Int64,
        _ table: StoreTable,
        _ kind: String,
        _ condition: String = "TRUE",
        _ text: (StoredRow) throws -> String
    ) throws {
        let keys = table.columns.prefix(table.keys).joined(separator: ", ")
        let columns = table.columns.joined(separator: ", ")
        let sql = "SELECT \(columns) FROM \(table.name) WHERE person = ?1 AND \(condition) ORDER BY \(keys)"
        try each(kind, sql, person, text)
    }

    private mutating func each(
        _ kind: String,
        _ sql: String,
        _ person: Int64,
        _ text: (StoredRow) throws -> String
    ) throws {
        try database.rows(sql, [person]) { row in
            try add("\(isFirst ? "" : ",")\n{\"\(kind)\":\(try text(row))}")
            isFirst = false
            count += 1
            if count.isMultiple(of: 10_000) { progress(count) }
        }
    }

    private mutating func add(_ text: String) throws {
        buffer.append(contentsOf: text.utf8)
        if buffer.count > 1 << 16 { try flush() }
    }

    private mutating func flush() throws {
        do { try write(buffer) } catch { throw ReadClosureError(error: error) }
        buffer.removeAll(keepingCapacity: true)
    }
}
