import Foundation
import GRDB
import TipKitEngine

/// Makes changes to a person's rows within one transaction, each judged on what the file holds then.
///
/// What many changes share, such as the epoch of an event and how many donations it has, is read and written once.
struct StoreWriter {
    let database: Database
    let replica: String
    /// How far the person's rows come with these changes.
    private(set) var state: PersonState
    /// What is known of the rows with these changes.
    var memory: StoreMemory
    var touches = StoreTouches()
    /// Whether rows were deleted, or are about to be.
    var hasDeleted = false
    /// The limits that weren't applied yet to these changes' donations, and when the latest of these was made, by event.
    var pending: [String: (limit: StoredDonationLimit, date: Date)] = [:]
    var insertion: Statement?

    var reader: StoreReader { StoreReader(database: database, person: state.key) }
    var person: Int64 { state.key }

    /// Makes a writer.
    ///
    /// - Parameter memory: What was known of the rows after the last transaction.
    init(_ database: Database, replica: String, state: PersonState, memory: StoreMemory) {
        self.database = database
        self.replica = replica
        self.state = state
        self.memory = memory.valid(at: state.position)
    }

    /// Makes the changes that may be made.
    mutating func commit(_ changes: [StoreChange], after known: StorePosition?) throws -> StoreCommit {
        var refusals: [Int: StoreRefusal] = [:]
        let isNumbered = !changes.allSatisfy(\.isNote)
        if isNumbered { state.position.number += 1 }
        for (index, change) in changes.enumerated() {
            refusals[index] = try apply(change)
        }
        try writeEvents()
        if isNumbered {
            try StoreLog(database: database, person: person).write(touches, at: state.position.number)
            try state.write(to: database)
        }
        memory.position = state.position
        var update = try reader.update(since: known, at: state, with: isNumbered ? touches : nil, replica: replica)
        if update.isEverything {
            let tips = Set(changes.compactMap(\.tip))
            update.rows += try tips.map { .tip($0, try reader.tip($0.storedID)) }
        }
        return StoreCommit(update: update, refusals: refusals)
    }

    private mutating func apply(_ change: StoreChange) throws -> StoreRefusal? {
        let (change, knowing) = change.timely
        switch change {
        case .displayBegan(let tip, let date, let limits):
            return try beginDisplay(of: tip, at: date, within: limits, knowing)
        case .displayEnded(let tip, let duration, let epoch):
            return try endDisplay(of: tip, after: duration, begunIn: epoch)
        case .invalidated(let tip, let reason, let date):
            return try invalidate(tip, reason, at: date, knowing)
        case .parameterSet(let id, let json, let isTransient, let date):
            return try set(id, json, isTransient, at: date, knowing)
        case .donated(let event, let donation, let limit):
            if let knowing, try epoch(.event(event.storedID)) > knowing { return .overtaken }
            try donate(donation, to: event.storedID, limit)
        case .donationsDeleted(let event, let date):
            try reset(.event(event), at: date)
        case .pauseMoved(let date):
            try movePause(to: date)
        case .noted(let note):
            try database.run(TipNote.insertion, try note.values(of: person))
        case .tipReset(let tip, let date):
            try reset(.tip(tip), at: date)
        case .allReset(let date):
            try reset(.everything, at: date)
            try database.run("DELETE FROM note WHERE person = ?", [person])
        case .merged(let rows):
            try merge(rows)
        case .reversioned(let date, let given):
            try reversion(at: date, after: given)
        case .late:
            break
        }
        return nil
    }

    /// The version that follows all others at a moment.
    mutating func advance(at date: Date) -> RowVersion {
        state.version = state.version.next(at: date)
        return state.version
    }

    /// Lets later versions follow one of another replica.
    mutating func follow(_ version: RowVersion) { state.version = max(state.version, version) }

    /// Lets later versions follow one that may be less than those before.
    mutating func fallBack(to version: RowVersion) { state.version = version }

    /// The present epoch of a scope.
    mutating func epoch(_ scope: RowScope) throws -> RowVersion {
        if let known = memory.epochs[scope] { return known }
        let epoch = try reader.epoch(scope)
        memory.epochs[scope] = epoch
        return epoch
    }

    private mutating func set(
        _ parameter: String,
        _ json: String,
        _ isTransient: Bool,
        at date: Date,
        _ knowing: RowVersion?
    ) throws -> StoreRefusal? {
        let id = parameter.storedID
        let epoch = try epoch(.everything)
        if let knowing {
            guard epoch <= knowing, try reader.parameter(id)?.version ?? .zero <= knowing else { return .overtaken }
        }
        let row = ParameterRow(
            parameter: parameter,
            replica: replica,
            epoch: epoch,
            version: advance(at: date),
            json: json
        )
        try database.write(row, of: person, to: isTransient ? ParameterRow.transient : ParameterRow.table)
        touches.parameters[id] = StoredParameter(json: json, version: row.version)
        return nil
    }

    /// Begins a new epoch of a scope, whose id isn't as it is stored yet: rows of earlier ones count no more, and are deleted in transactions of their own.
    private mutating func reset(_ scope: RowScope, at date: Date) throws {
        try writeEvents()
        try database.merge(ResetRow(scope: scope, replica: replica, version: advance(at: date)), of: person)
        try begin(scope.stored)
    }

    /// Takes out of account what a reset has put an end to.
    mutating func begin(_ scope: RowScope) throws {
        memory = StoreMemory()
        hasDeleted = true
        try database.run("INSERT INTO sweep VALUES (?, ?) ON CONFLICT DO NOTHING", [person, scope.name])
        switch scope {
        case .everything:
            touches.isEverything = true
            try database.run("DELETE FROM pause WHERE person = ?", [person])
        case .tip(let id):
            touches.tips.insert(id)
            try database.run("DELETE FROM pause WHERE person = ? AND tip = ?", [person, id])
        case .event(let id): touches.events.insert(id)
        }
    }
}

extension RowScope {
    /// The scope with its id as it is stored.
    var stored: RowScope {
        switch self {
        case .everything: .everything
        case .tip(let id): .tip(id.storedID)
        case .event(let id): .event(id.storedID)
        }
    }
}

/// What a store remembers of a person's rows from one transaction to the next; true as long as nobody else commits.
struct StoreMemory {
    /// The most entries that are remembered.
    private static let limit = 1_000

    /// The position at which this is true.
    var position: StorePosition?
    /// The present epochs, by scope.
    var epochs: [RowScope: RowVersion] = [:]
    /// This replica's donations, by event.
    var events: [String: Event] = [:]

    /// An event's donations by this replica.
    struct Event {
        var stream: StoreReader.Stream
        /// How many count.
        var count: Int64
        /// The date of the newest; `nil` if there is none.
        var newest: Date?
        /// Whether the dates are in the order of the versions: then the oldest leaves first.
        var isOrdered: Bool
        /// Whether no other replica has donated the event.
        var isAlone: Bool
    }

    /// What is still true of rows that have come to a position, or of too many things.
    func valid(at position: StorePosition) -> StoreMemory {
        let isTrue = position == self.position && epochs.count + events.count < Self.limit
        return isTrue ? self : StoreMemory()
    }
}
