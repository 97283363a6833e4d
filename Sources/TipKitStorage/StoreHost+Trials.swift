import Foundation
import GRDB
public import TipKitEngine

/// A person's trial of a tip, and how the tip was retired.
public struct StoredTrial: Sendable, Equatable {
    /// The trial, joined from the rows of all replicas.
    public var trial: JoinedTrial
    /// The name in stored rows of the reason for which the tip was retired; `nil` if it isn't retired.
    public var retirement: String?
    /// Whether the person is a visitor, who has no account.
    public var isVisitor: Bool

    /// Creates the value from its parts.
    public init(trial: JoinedTrial, retirement: String? = nil, isVisitor: Bool = false) {
        self.trial = trial
        self.retirement = retirement
        self.isVisitor = isVisitor
    }
}

extension SQLiteTipStore {
    /// Reads the trials of all persons in the file, for a report on whether tips help.
    ///
    /// A thousand persons are read at a time, each time in a transaction of its own, so that a running app isn't held
    /// up. What the app writes meanwhile may be in the result or not.
    ///
    /// - Parameter body: Called with the trials of each page of persons, on the calling thread.
    /// - Throws: `TipStoreError` if the file can't be read; otherwise the error that the closure throws.
    public func readTrials(_ body: ([StoredTrial]) throws -> Void) throws {
        var last: Int64 = 0
        while let page = try host.trials(after: last) {
            try body(page.trials)
            last = page.last
        }
    }
}

extension StoreHost {
    /// How many persons are read in one transaction.
    private static let personsPerPage = 1_000

    /// Reads the trials of the persons whose numbers follow a number; `nil` if there are no more persons.
    fileprivate func trials(after last: Int64) throws -> (trials: [StoredTrial], last: Int64)? {
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
                    schema: schema
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

    private struct Subject: Hashable {
        let person: Int64
        let tip: String
    }

    func trials() throws -> [StoredTrial] {
        let others = try numbers(
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
        let (epochs, retirements) = (try resets(), try retirements())
        var found: [StoredTrial] = []
        func add(_ rows: [TrialRow], of person: Int64) {
            guard let tip = rows.first?.tip else { return }
            guard let trial = rows.joined(in: epochs[person]?.epoch(of: .tip(tip)) ?? .zero) else { return }
            let ends = retirements[Subject(person: person, tip: tip)]?.filter { $0.epoch >= trial.epoch }
            let first = ends?.min { $0.version < $1.version }
            let isVisitor = visitors.contains(person)
            found.append(StoredTrial(trial: trial, retirement: first?.reason, isVisitor: isVisitor))
        }
        var (rows, person): ([TrialRow], Int64) = ([], 0)
        try readRows(in: TrialRow.table(in: schema), ordered: "ORDER BY person, tip") { (row: TrialRow, next) in
            if next != person || row.tip != rows.first?.tip {
                add(rows, of: person)
                (rows, person) = ([], next)
            }
            if !erased.contains(next), !others.contains(next) { rows.append(row) }
        }
        add(rows, of: person)
        // The uses of persons with several devices may be known only from donations.
        for person in others.subtracting(erased).sorted() {
            let trials = try naming(person) {
                try StoreReader(database: database, person: person, schema: schema).trials()
            }
            for trial in trials {
                let ends = retirements[Subject(person: person, tip: trial.tip)]?.filter { $0.epoch >= trial.epoch }
                let first = ends?.min { $0.version < $1.version }
                let isVisitor = visitors.contains(person)
                found.append(StoredTrial(trial: trial, retirement: first?.reason, isVisitor: isVisitor))
            }
        }
        return found
    }

    /// Calls a closure with each row of a table, and the number of the row's person.
    private func readRows<Row: TableRow>(
        in table: StoreTable = Row.table,
        ordered order: String = "",
        _ body: (Row, Int64) throws -> Void
    ) throws {
        let columns = table.columns
        try database.rows(
            "SELECT \(columns.joined(separator: ", ")), person FROM \(table.name) WHERE person BETWEEN ? AND ? \(order)",
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

    /// The retirements of the tips that have trials, by person and tip.
    private func retirements() throws -> [Subject: [InvalidationRow]] {
        var rows: [Subject: [InvalidationRow]] = [:]
        try readRows { (row: InvalidationRow, person) in
            rows[Subject(person: person, tip: row.tip), default: []].append(row)
        }
        return rows
    }
}
