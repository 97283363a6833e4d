package import Foundation
import GRDB
import TipKitEngine

/// The document that an export writes.
enum StoreDocument {
    static let format = "tips-store"
    /// The version that this release writes, up to which it reads.
    static let version = 1
}

extension SQLiteTipStore {
    /// Adds the rows of an exported document to the file, in one transaction.
    ///
    /// Rows that the file has already are merged as those of another device: of two rows with one key, the one with the
    /// greater version stands. Importing a document twice is the same as importing it once.
    ///
    /// - Parameters:
    ///   - document: The file with the document.
    ///   - date: The present time, from which no row may be more than a day ahead.
    ///   - progress: Called with the number of rows so far, now and then.
    /// - Returns: The number of rows of the document.
    /// - Throws: `StoreDocumentError` with the place at which the document is wrong, `TipStoreError` if the file can't be
    ///   written, or an error of the system if the document can't be read. Nothing has changed then.
    @discardableResult
    package func importDocument(
        at document: URL,
        date: Date,
        progress: @escaping (Int) -> Void = { _ in }
    ) throws -> Int {
        let (count, persons) = try host.withRepairs { connection, deadline in
            let handle: FileHandle
            do { handle = try FileHandle(forReadingFrom: document) } catch { throw ReadClosureError(error: error) }
            defer { try? handle.close() }
            return try connection.write(deadline) { database in
                var importer = StoreImporter(
                    database: database,
                    replica: connection.replica,
                    date: date,
                    stream: JSONStream { try handle.read(upToCount: 1 << 18) ?? Data() },
                    progress: progress
                )
                do {
                    try importer.read()
                } catch let error as StoreDocumentError {
                    throw ReadClosureError(error: error)
                }
                return (importer.count, importer.persons)
            }
        }
        host.signal.send()
        for person in persons { host.notify(watchersOf: person) }
        host.sweep()
        return count
    }
}

/// Reads a document into a file.
private struct StoreImporter {
    let database: Database
    let replica: String
    let date: Date
    var stream: JSONStream
    let progress: (Int) -> Void
    /// The persons of the document.
    private(set) var persons: [PersonID] = []
    private(set) var count = 0
    private var batch = RowBatch()

    init(
        database: Database,
        replica: String,
        date: Date,
        stream: JSONStream,
        progress: @escaping (Int) -> Void
    ) {
        self.database = database
        self.replica = replica
        self.date = date
        self.stream = stream
        self.progress = progress
    }

    mutating func read() throws {
        try stream.read("{")
        var (format, hasVersion, hasPeople) = (String?.none, false, false)
        repeat {
            let name = try name()
            switch name.text {
            case "format": format = try decoded(String.self)
            case "version":
                let found = try decoded(Int.self)
                guard found > 0, found <= StoreDocument.version else {
                    throw stream.failure(
                        "The document has version \(found), but this release reads up to \(StoreDocument.version)"
                    )
                }
                hasVersion = true
            case "people":
                guard format == StoreDocument.format, hasVersion else {
                    throw name.value.failure("This isn't a document of tips export: its format or version is missing")
                }
                hasPeople = true
                try list { try $0.readPerson() }
            default: throw name.value.failure("“\(name.text)” is unknown here")
            }
        } while try stream.has(",")
        try stream.read("}")
        guard hasPeople else { throw stream.failure("The document has no “people”") }
        guard try stream.next() == nil else { throw stream.failure("Something follows the end of the document") }
        progress(count)
    }

    private mutating func readPerson() throws {
        try stream.read("{")
        var (id, expires, hasRows) = (PersonID?.none, Double?.none, false)
        repeat {
            let name = try name()
            switch name.text {
            case "id":
                let text = try decoded(String?.self)
                do { id = try text.map { try PersonID($0) } ?? .device } catch let error as TipStoreError {
                    throw name.value.failure(error.description)
                }
            case "expires":
                expires = try decoded(Double.self)
                guard expires.map({ RowNumber.isValid(seconds: $0) }) ?? true else {
                    throw name.value.failure("The date is out of range")
                }
            case "rows":
                guard let id else { throw name.value.failure("The person's “id” must be before the rows") }
                hasRows = true
                try readRows(of: id)
                if let expires { try PersonState.keep(id, until: Date(timeIntervalSince1970: expires), in: database) }
            default: throw name.value.failure("“\(name.text)” is unknown here")
            }
        } while try stream.has(",")
        try stream.read("}")
        guard hasRows else { throw stream.failure("The person has no “rows”") }
    }

    private mutating func readRows(of id: PersonID) throws {
        var state = try PersonState.read(id, in: database) ?? PersonState.create(id, in: database)
        let known = Set(
            try StoreReader(database: database, person: state.key).ids("SELECT tip FROM pause WHERE person = ?")
        )
        persons.append(id)
        try list { importer in
            let value = try importer.stream.value()
            let row = try ExportedRow(value)
            let batch = row.batch
            do { try batch.checkVersions(at: importer.date) } catch { throw value.failure("\(error)") }
            importer.batch.append(batch)
            if row.isOwn || importer.batch.count >= 500 { try importer.merge(into: &state) }
            if row.isOwn { try importer.write(row, of: state, knowing: known) }
            importer.count += 1
            if importer.count.isMultiple(of: 10_000) { importer.progress(importer.count) }
        }
        try merge(into: &state)
    }

    private mutating func merge(into state: inout PersonState) throws {
        guard !batch.isEmpty else { return }
        // A writer of its own for each batch logs only what the batch changes.
        var writer = StoreWriter(database, replica: replica, state: state, memory: StoreMemory())
        _ = try writer.commit([.merged(batch)], after: nil)
        state = writer.state
        batch = RowBatch()
    }

    /// Writes a row that isn't shared with other replicas, after all rows on which it depends.
    private func write(_ row: ExportedRow, of state: PersonState, knowing known: Set<String>) throws {
        let writer = StoreWriter(database, replica: replica, state: state, memory: StoreMemory())
        if let row = row.transient {
            try database.run(ParameterRow.transient.merging, [state.key] + row.values)
        }
        if let pause = row.pause, try writer.reader.tip(pause.tip.storedID).record.firstDisplayed != nil {
            let date = Date(timeIntervalSince1970: pause.date)
            if known.contains(pause.tip) {
                try writer.notePause(of: pause.tip.storedID, since: date)
            } else {
                try writer.replacePause(of: pause.tip.storedID, since: date)
            }
        }
        if let note = row.note { try database.run(TipNote.insertion, note.values(of: state.key)) }
        if let done = row.done { try database.run(DoneRow.merging, done.values(of: state.key)) }
    }

    // MARK: JSON

    private mutating func list(_ element: (inout StoreImporter) throws -> Void) throws {
        try stream.read("[")
        if try stream.has("]") { return }
        repeat { try element(&self) } while try stream.has(",")
        try stream.read("]")
    }

    private mutating func name() throws -> (text: String, value: JSONStream.Value) {
        let value = try stream.value()
        do {
            let text = try JSONDecoder().decode(String.self, from: value.data)
            try stream.read(":")
            return (text, value)
        } catch is DecodingError {
            throw value.failure("The name of a member is missing")
        }
    }

    private mutating func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try stream.value()
        do { return try JSONDecoder().decode(type, from: value.data) } catch {
            throw value.failure("This value has another type")
        }
    }
}
