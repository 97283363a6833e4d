import Foundation
import GRDB
import TipKitEngine

/// A kind of replicated row that has its own table, with ids and texts stored as ``Swift/String/storedID`` and
/// ``Swift/String/storedText``.
protocol TableRow: ReplicatedRow {
    static var table: StoreTable { get }
    /// Reads the row from the table's columns, in their order.
    init(_ row: StoredRow) throws
    /// The values of the table's columns, in their order.
    var values: StatementArguments { get }
}

/// A table of replicated rows.
struct StoreTable {
    let name: String
    /// The columns other than `person`.
    let columns: [String]
    /// How many leading columns make up the key, together with `person`; the first column is the subject.
    let keys: Int

    /// SQL that reads a person's rows about a subject, such as a tip.
    let ofSubject: String
    /// SQL that reads all rows of a person.
    let ofPerson: String
    /// SQL that inserts a row, or replaces the row with the same key.
    let writing: String
    /// SQL that merges a row: of two rows with the same key, the one with the greater version is kept.
    let merging: String

    init(_ name: String, _ columns: [String], keys: Int) {
        (self.name, self.columns, self.keys) = (name, columns, keys)
        let list = columns.joined(separator: ", ")
        ofPerson = "SELECT \(list) FROM \(name) WHERE person = ?"
        ofSubject = "\(ofPerson) AND \(columns[0]) = ?"
        let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
        let changes = columns.dropFirst(keys).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        writing = """
            INSERT INTO \(name) (person, \(list)) VALUES (\(marks))
            ON CONFLICT (person, \(columns.prefix(keys).joined(separator: ", "))) DO UPDATE SET \(changes)
            """
        merging = "\(writing) WHERE excluded.version > version"
    }
}

extension Database {
    /// Writes a row of this replica.
    func write<Row: TableRow>(_ row: Row, of person: Int64, to table: StoreTable = Row.table) throws {
        try run(table.writing, [person] + row.values)
    }

    /// Merges a row of a person.
    ///
    /// - Returns: Whether the row was stored; `false` if the table already had a row with the same key and the same or
    ///   a greater version.
    @discardableResult
    func merge<Row: TableRow>(_ row: Row, of person: Int64) throws -> Bool {
        try run(Row.table.merging, [person] + row.values)
        return changesCount > 0
    }

    /// Reads the rows of a person that concern a subject, whose id is in its stored form.
    func rows<Row: TableRow>(of person: Int64, _ subject: String, in table: StoreTable = Row.table) throws -> [Row] {
        var found: [Row] = []
        try rows(table.ofSubject, [person, subject]) { found.append(try Row($0)) }
        return found
    }

    /// Reads all rows of a person, or those that one replica sends.
    func rows<Row: TableRow>(
        of person: Int64,
        by replica: String? = nil,
        in table: StoreTable = Row.table
    ) throws -> [Row] {
        var found: [Row] = []
        if let replica {
            let sent = "\(table.ofPerson) AND (replica = ? OR \(MovedReplica.condition))"
            try rows(sent, [person, replica]) { found.append(try Row($0)) }
        } else {
            try rows(table.ofPerson, [person]) { found.append(try Row($0)) }
        }
        return found
    }
}

extension ResetRow: TableRow {
    static let table = StoreTable("reset", ["scope", "replica", "version"], keys: 2)

    init(_ row: StoredRow) throws {
        guard let scope = RowScope(name: try row.text(0)) else { throw StoreDamage("the scope of a reset is invalid") }
        self.init(scope: scope, replica: try row.text(1), version: try row.version(2))
    }

    var values: StatementArguments { [scope.name.storedID, replica, version.rawValue] }
}

extension DisplayRow: TableRow {
    static let table = StoreTable("display", columns + ["limitGroups", "snoozes", "snoozed", "wakes"], keys: 3)
    /// The table in files of versions before ``StoreSchema/firstVersionWithGroups``.
    static let tableWithoutGroups = StoreTable("display", columns, keys: 3)

    private static let columns = ["tip", "replica", "epoch", "version", "count", "duration", "first", "last"]

    /// Returns the groups that a stored text lists.
    static func groups(_ stored: String?) throws -> [String]? {
        guard let stored else { return nil }
        do {
            return try JSONDecoder().decode([String].self, from: Data(stored.utf8))
        } catch {
            throw StoreDamage("the groups of a display are invalid")
        }
    }

    init(_ row: StoredRow) throws {
        let isComplete = row.columnCount > 8
        self.init(
            tip: try row.text(0),
            replica: try row.text(1),
            epoch: try row.version(2),
            version: try row.version(3),
            count: try row.count(4),
            duration: try row.seconds(5),
            first: try row.optionalDate(6),
            last: try row.optionalDate(7),
            groups: isComplete ? try Self.groups(row.optionalText(8)) : nil,
            snoozes: isComplete ? try row.optionalCount(9) : nil,
            snoozed: isComplete ? try row.optionalDate(10) : nil,
            wakes: isComplete ? try row.optionalDate(11) : nil
        )
    }

    var values: StatementArguments {
        [
            tip.storedID, replica, epoch.rawValue, version.rawValue, count, duration, first?.timeIntervalSince1970,
            last?.timeIntervalSince1970, groupsText, snoozes, snoozed?.timeIntervalSince1970,
            wakes?.timeIntervalSince1970,
        ]
    }
}

extension InvalidationRow: TableRow {
    static let table = StoreTable(
        "invalidation",
        ["tip", "replica", "epoch", "version", "reason", "date"],
        keys: 3
    )

    init(_ row: StoredRow) throws {
        self.init(
            tip: try row.text(0),
            replica: try row.text(1),
            epoch: try row.version(2),
            version: try row.version(3),
            reason: try row.text(4),
            date: try row.date(5)
        )
    }

    var values: StatementArguments {
        [tip.storedID, replica, epoch.rawValue, version.rawValue, reason.storedText, date.timeIntervalSince1970]
    }
}

extension TrialRow: TableRow {
    static let table = StoreTable("trial", columns + ["uses", "arm", "arms"], keys: 3)
    /// The table in files of versions before ``StoreSchema/firstVersionWithArms``, which can only be read.
    private static let tableWithoutArms = StoreTable("trial", columns + ["uses", "NULL", "NULL"], keys: 3)
    /// The table in files of versions before ``StoreSchema/firstVersionWithUses``, which can only be read.
    private static let tableWithoutUses = StoreTable("trial", columns + ["NULL", "NULL", "NULL"], keys: 3)

    private static let columns = [
        "tip", "replica", "epoch", "version", "exposure", "exposed", "isHeldOut", "share", "event", "needed",
        "seconds", "used",
    ]

    /// The table as files of a version have it.
    static func table(in schema: Int) -> StoreTable {
        if schema >= StoreSchema.firstVersionWithArms { return table }
        return schema >= StoreSchema.firstVersionWithUses ? tableWithoutArms : tableWithoutUses
    }

    private static func uses(stored: String?) throws -> [Use]? {
        guard let stored else { return nil }
        do { return try uses(stored) } catch { throw StoreDamage("the uses of a trial are invalid") }
    }

    /// Returns the names that a stored text lists.
    static func arms(stored: String?) throws -> [String]? {
        guard let stored else { return nil }
        do {
            return try JSONDecoder().decode([String].self, from: Data(stored.utf8))
        } catch {
            throw StoreDamage("the arms of a trial are invalid")
        }
    }

    init(_ row: StoredRow) throws {
        self.init(
            tip: try row.text(0),
            replica: try row.text(1),
            epoch: try row.version(2),
            version: try row.version(3),
            exposure: try row.version(4),
            exposed: try row.date(5),
            isHeldOut: try row.count(6) != 0,
            share: try row.seconds(7),
            arm: try row.optionalText(13),
            arms: try Self.arms(stored: row.optionalText(14)),
            event: try row.text(8),
            needed: try row.count(9),
            window: try row.seconds(10),
            used: try row.optionalDate(11),
            uses: try Self.uses(stored: row.optionalText(12))
        )
    }

    var values: StatementArguments {
        [
            tip.storedID, replica, epoch.rawValue, version.rawValue, exposure.rawValue, exposed.timeIntervalSince1970,
            isHeldOut, share, event.storedID, needed, window, used?.timeIntervalSince1970, usesText,
            arm?.storedText, armsText,
        ]
    }
}

extension ParameterRow: TableRow {
    static let table = StoreTable("parameter", columns, keys: 2)
    /// The table of parameters that aren't replicated, such as transient parameters, which lose their values when the
    /// process ends.
    static let transient = StoreTable("transient", columns, keys: 2)

    private static let columns = ["parameter", "replica", "epoch", "version", "json"]

    init(_ row: StoredRow) throws {
        self.init(
            parameter: try row.text(0),
            replica: try row.text(1),
            epoch: try row.version(2),
            version: try row.version(3),
            json: try row.text(4)
        )
    }

    var values: StatementArguments {
        [parameter.storedID, replica, epoch.rawValue, version.rawValue, json.storedText]
    }
}

extension EventRow: TableRow {
    static let table = StoreTable(
        "event",
        ["event", "replica", "version", "floor", "maximumCount", "maximumAge"],
        keys: 2
    )

    init(_ row: StoredRow) throws {
        self.init(
            event: try row.text(0),
            replica: try row.text(1),
            version: try row.version(2),
            floor: try row.version(3),
            maximumCount: try row.count(4),
            maximumAge: try row.optionalSeconds(5)
        )
    }

    var values: StatementArguments {
        [event.storedID, replica, version.rawValue, floor.rawValue, maximumCount, maximumAge]
    }
}
