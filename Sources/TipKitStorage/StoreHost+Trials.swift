import Foundation
import GRDB
public import TipKitEngine

extension SQLiteTipStore {
    /// Reads the trials of all persons in the file, for a report on whether tips help.
    ///
    /// A hundred persons are read at a time, each time in a transaction of its own, so that a running app isn't held
    /// up. What the app writes meanwhile may be in the result or not.
    ///
    /// - Parameters:
    ///   - parameter: The id of a parameter whose present value is read of each person.
    ///   - body: Called with the trials of each page of persons, on the calling thread.
    /// - Throws: `TipStoreError` if the file can't be read; otherwise the error that the closure throws.
    public func readTrials(
        withValuesOf parameter: String? = nil,
        _ body: ([StoredTrial]) throws -> Void
    ) throws {
        var last: Int64 = 0
        while let page = try host.trials(after: last, parameter) {
            try body(page.trials)
            last = page.last
        }
    }
}

extension StoreHost {
    /// How many persons are read in one transaction: so few that their trials stay in the processor's cache.
    private static let personsPerPage = 100

    /// Reads the trials of the persons whose numbers follow a number; `nil` if there are no more persons.
    fileprivate func trials(
        after last: Int64,
        _ parameter: String?
    ) throws -> (trials: [StoredTrial], last: Int64)? {
        try withRepairs { connection, deadline in
            try connection.read(deadline) { database in
                let schema = isReading ? try StoreSchema.version(of: database) : StoreSchema.version
                guard schema >= StoreSchema.firstVersionWithTrials else { return nil }
                let ends = "SELECT max(key) FROM (SELECT key FROM person WHERE key > ? ORDER BY key LIMIT ?)"
                let end = try database.first(ends, [last, Self.personsPerPage]) { try $0.optionalInteger(0) } ?? nil
                guard let end else { return nil }
                let page = TrialPage(
                    database: database,
                    replica: connection.replica,
                    persons: (last + 1)...end,
                    schema: schema,
                    parameter: parameter
                )
                return (try page.trials(), end)
            }
        }
    }
}

/// The trials of the persons in a range of numbers.
private struct TrialPage {
    let database: Database
    /// The replica that writes the file.
    let replica: String
    let persons: ClosedRange<Int64>
    /// The schema version of the file.
    let schema: Int
    /// The id of the parameter whose values are read.
    let parameter: String?

    func trials() throws -> [StoredTrial] {
        // What these persons did has to be combined: they have several devices.
        var combined = try numbers(
            """
            SELECT DISTINCT person FROM event WHERE person BETWEEN ? AND ? AND replica <> ?
            AND NOT \(MovedReplica.condition)
            """,
            [replica]
        )
        let erased = try numbers("SELECT key FROM person WHERE key BETWEEN ? AND ? AND id IS NULL")
        let visitors = try numbers(
            "SELECT key FROM person WHERE key BETWEEN ? AND ? AND substr(id, 1, ?) = ?",
            [VisitorID.prefix.count, VisitorID.prefix]
        )
        let epochs = try resets()
        var retirements = try retirements()
        let values = try self.values(epochs)
        var found: [StoredTrial] = []
        found.reserveCapacity(2_000)
        func add(_ trial: JoinedTrial, of person: Int64) {
            let end = retirements.first(of: trial, person)
            let isVisitor = !visitors.isEmpty && visitors.contains(person)
            found.append(
                StoredTrial(
                    trial: trial,
                    retirement: end?.reason,
                    retired: end?.date,
                    isVisitor: isVisitor,
                    value: values.isEmpty ? nil : values[person]
                )
            )
        }
        // The trials of the present person, and how many were found before.
        var (person, first, last): (Int64, Int, String?) = (0, 0, nil)
        try readTrials { trial, hasUses, next in
            if next != person { (person, first, last) = (next, found.count, nil) }
            guard !erased.contains(next), !combined.contains(next) else { return }
            let epoch = epochs.isEmpty ? .zero : epochs[next]?.epoch(of: .tip(trial.tip)) ?? .zero
            let isSecond = trial.tip == last
            last = trial.tip
            if isSecond || hasUses {
                combined.insert(next)
                found.removeSubrange(first...)
            } else if trial.epoch >= epoch {
                add(trial, of: next)
            }
        }
        for person in combined.subtracting(erased).sorted() {
            let trials = try naming(person) {
                try StoreReader(database: database, person: person, schema: schema).trials()
            }
            for trial in trials { add(trial, of: person) }
        }
        return found
    }

    /// Calls a closure with each row as a trial, whether it counts uses, and its person, in the order of persons and tips.
    ///
    /// The trial of a tip that has a single row needs only these columns.
    private func readTrials(_ body: (JoinedTrial, Bool, Int64) -> Void) throws {
        let uses = schema >= StoreSchema.firstVersionWithUses ? "uses IS NOT NULL" : "0"
        let hasArms = schema >= StoreSchema.firstVersionWithArms
        // Most rows have none of these, which a single number says.
        let rest = hasArms ? "(\(uses)) + 2 * (arms IS NOT NULL), arm, arms" : "\(uses), NULL, NULL"
        // Few lists of arms occur, in very many rows.
        var lists: [String: [String]] = [:]
        func arms(_ stored: String?) throws -> [String]? {
            guard let stored else { return nil }
            if let known = lists[stored] { return known }
            let names = try TrialRow.arms(stored: stored)
            lists[stored] = names
            return names
        }
        let columns = "tip, epoch, exposure, exposed, isHeldOut, share, event, needed, seconds, used"
        try database.rows(
            """
            SELECT person, \(columns), \(rest) FROM trial WHERE person BETWEEN ? AND ?
            ORDER BY person, tip
            """,
            [persons.lowerBound, persons.upperBound]
        ) { stored in
            let person = try stored.integer(0)
            let rest = try stored.integer(11)
            let trial = try naming(person) {
                JoinedTrial(
                    onlyOf: try stored.text(1),
                    epoch: try stored.version(2),
                    exposure: try stored.version(3),
                    exposed: try stored.date(4),
                    isHeldOut: try stored.count(5) != 0,
                    share: try stored.seconds(6),
                    arm: rest < 2 ? nil : try stored.optionalText(12),
                    arms: rest < 2 ? nil : try arms(stored.optionalText(13)),
                    event: try stored.text(7),
                    needed: try stored.count(8),
                    window: try stored.seconds(9),
                    used: try stored.optionalDate(10)
                )
            }
            body(trial, !rest.isMultiple(of: 2), person)
        }
    }

    /// Calls a closure with each row of a table, and the number of the row's person.
    private func readRows<Row: TableRow>(
        _ body: (Row, Int64) throws -> Void
    ) throws {
        let columns = Row.table.columns
        try database.rows(
            "SELECT \(columns.joined(separator: ", ")), person FROM \(Row.table.name) WHERE person BETWEEN ? AND ?",
            [persons.lowerBound, persons.upperBound]
        ) { stored in
            let person = try stored.integer(CInt(columns.count))
            try body(try naming(person) { try Row(stored) }, person)
        }
    }

    /// Runs a closure; if it finds a damaged row, the error also says whose row it is, and what to do.
    private func naming<Value>(_ person: Int64, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let damage as StoreDamage {
            let id =
                try database.first("SELECT id FROM person WHERE key = ?", [person]) { try $0.optionalText(0) } ?? nil
            let owner =
                switch id {
                case nil: "a person who is missing from the table person"
                case "": "the device's own person"
                case let id?: "the person \(id.debugDescription)"
                }
            throw StoreDamage(
                """
                \(damage.description). The row is of \(owner), and has the number \(person) in the column person. \
                Correct or delete it with a tool for SQLite; or start the app: when it reads the tips of this person, it \
                sets the damaged file aside and keeps all valid rows
                """
            )
        }
    }

    private func numbers(_ sql: String, _ more: StatementArguments = []) throws -> Set<Int64> {
        var numbers: Set<Int64> = []
        try database.rows(sql, [persons.lowerBound, persons.upperBound] + more) { numbers.insert(try $0.integer(0)) }
        return numbers
    }

    /// The resets of tips and of everything, by person.
    private func resets() throws -> [Int64: [ResetRow]] {
        var resets: [Int64: [ResetRow]] = [:]
        try readRows { resets[$1, default: []].append($0) }
        return resets
    }

    /// The values of the parameter, by person.
    private func values(_ resets: [Int64: [ResetRow]]) throws -> [Int64: String] {
        guard let parameter else { return [:] }
        var rows: [Int64: [ParameterRow]] = [:]
        let columns = ParameterRow.table.columns.joined(separator: ", ")
        try database.rows(
            "SELECT \(columns), person FROM parameter WHERE person BETWEEN ? AND ? AND parameter = ?",
            [persons.lowerBound, persons.upperBound, parameter.storedID]
        ) { stored in
            let person = try stored.integer(CInt(ParameterRow.table.columns.count))
            rows[person, default: []].append(try naming(person) { try ParameterRow(stored) })
        }
        return rows.reduce(into: [:]) { values, entry in
            let epoch = resets[entry.key]?.epoch(of: .everything) ?? .zero
            values[entry.key] = entry.value.joined(in: epoch)?.json
        }
    }

    /// The retirements of tips, in the order of persons.
    private func retirements() throws -> Retirements {
        var rows: [Retirements.Row] = []
        rows.reserveCapacity(2_000)
        let columns = "person, tip, epoch, version, reason, date"
        try database.rows(
            "SELECT \(columns) FROM invalidation WHERE person BETWEEN ? AND ? ORDER BY person, tip",
            [persons.lowerBound, persons.upperBound]
        ) { stored in
            let person = try stored.integer(0)
            rows.append(
                try naming(person) {
                    Retirements.Row(
                        person: person,
                        tip: try stored.text(1),
                        epoch: try stored.version(2),
                        version: try stored.version(3),
                        reason: try stored.text(4),
                        date: try stored.date(5)
                    )
                }
            )
        }
        return Retirements(rows)
    }
}
