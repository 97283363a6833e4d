import Foundation
import TipRows

/// A kind of row, with its number in a database.
public enum RowKind: Int, Sendable, CaseIterable {
    /// Resets.
    case reset = 0
    /// Displays of tips.
    case display = 1
    /// Invalidations of tips.
    case invalidation = 2
    /// Values of parameters.
    case parameter = 3
    /// The limits of events' donations.
    case event = 4
    /// Donations of events.
    case donation = 5
    /// Trials of tips.
    case trial = 6

    /// The name of the kind in the wire format.
    var name: String {
        switch self {
        case .reset: "resets"
        case .display: "displays"
        case .invalidation: "invalidations"
        case .parameter: "parameters"
        case .event: "events"
        case .donation: "donations"
        case .trial: "trials"
        }
    }
}

/// A row as a database stores it: the values for queries, and the row itself as JSON, which the server doesn't parse.
struct DatabaseRow: Sendable {
    /// What distinguishes the row from a person's other rows.
    struct Key: Hashable {
        var kind: RowKind
        var subject: Data
        var replica: Data
        var stamp: Int64
    }

    var kind: RowKind
    /// The subject of the row's key in UTF-8, as data because the subject may contain a NUL.
    var subject: Data
    var replica: Data
    /// The version that is part of the row's key.
    var stamp: Int64
    var version: Int64
    /// The epoch of the row; the floor for an event's row, and zero for a reset.
    var bound: Int64
    var body: String

    var key: Key { Key(kind: kind, subject: subject, replica: replica, stamp: stamp) }

    /// The number of bytes that the row adds to the size of its person's rows.
    var size: Int { subject.count + replica.count + body.utf8.count }

    init(_ kind: RowKind, _ row: some ReplicatedRow, bound: RowVersion) {
        self.kind = kind
        let key = row.key
        subject = Data(key.subject.utf8)
        replica = Data(key.replica.utf8)
        stamp = key.version.rawValue
        version = row.version.rawValue
        self.bound = bound.rawValue
        body = row.text
    }

    /// The rows of a batch.
    static func rows(of batch: RowBatch) -> [DatabaseRow] {
        var rows: [DatabaseRow] = []
        rows.reserveCapacity(batch.count)
        for row in batch.resets { rows.append(DatabaseRow(.reset, row, bound: .zero)) }
        for row in batch.displays { rows.append(DatabaseRow(.display, row, bound: row.epoch)) }
        for row in batch.invalidations { rows.append(DatabaseRow(.invalidation, row, bound: row.epoch)) }
        for row in batch.trials { rows.append(DatabaseRow(.trial, row, bound: row.epoch)) }
        for row in batch.parameters { rows.append(DatabaseRow(.parameter, row, bound: row.epoch)) }
        for row in batch.events { rows.append(DatabaseRow(.event, row, bound: row.floor)) }
        for row in batch.donations { rows.append(DatabaseRow(.donation, row, bound: row.epoch)) }
        return rows
    }
}

/// The epochs and floors that decide which rows are obsolete.
struct RowBounds {
    /// The greatest version of all resets of a scope, for each scope.
    private var epochs: [Data: Int64] = [:]
    /// The floors of events by their subjects and replicas.
    private var floors: [[Data]: Int64] = [:]

    /// Updates the epochs or floors from the row of a reset or an event; rows of other kinds are ignored.
    ///
    /// - Returns: Whether the row makes more rows obsolete.
    @discardableResult
    mutating func add(_ kind: RowKind, _ subject: Data, _ replica: Data, version: Int64, bound: Int64) -> Bool {
        switch kind {
        case .reset:
            guard version > epochs[subject] ?? 0 else { return false }
            epochs[subject] = version
        case .event:
            guard bound > floors[[subject, replica]] ?? 0 else { return false }
            floors[[subject, replica]] = bound
        case .display, .invalidation, .trial, .parameter, .donation: return false
        }
        return true
    }

    /// Returns whether a row is obsolete.
    func isObsolete(_ row: DatabaseRow) -> Bool {
        if epochs.isEmpty, floors.isEmpty { return false }
        func epoch(_ scope: String) -> Int64 {
            max(epochs[Data()] ?? 0, scope.isEmpty ? 0 : epochs[Data(scope.utf8) + row.subject] ?? 0)
        }
        return switch row.kind {
        case .reset, .event: false
        case .display, .invalidation, .trial: row.bound < epoch("tip:")
        case .parameter: row.bound < epoch("")
        case .donation: row.bound < epoch("event:") || row.version < floors[[row.subject, row.replica]] ?? 0
        }
    }
}
