import Foundation
import GRDB
import TipKitEngine

/// Makes changes to a person's rows in one transaction, checking each change against the rows in the file.
///
/// Values that several changes share, such as an event's epoch and its number of donations, are read and written once.
struct StoreWriter {
    let database: Database
    let replica: String
    /// The position and version of the person's rows after the changes made so far.
    private(set) var state: PersonState
    /// The cached values of the rows after the changes made so far.
    var memory: StoreMemory
    /// What the changes made so far have written.
    var written = WrittenRows()
    /// Whether the changes have deleted rows, or have made rows obsolete that will be deleted.
    var hasDeleted = false
    /// For each event with new donations, the limit that is still to be applied, and the date of the latest new
    /// donation.
    var pending: [String: (limit: StoredDonationLimit, date: Date)] = [:]
    var insertion: Statement?
    /// What keeps the outcomes of the changes; `nil` if they aren't kept.
    var outcomes: OutcomeKeeper?

    var reader: StoreReader { StoreReader(database: database, person: state.key) }
    var person: Int64 { state.key }

    /// Creates a writer.
    ///
    /// - Parameter memory: The values of the rows that were cached after the last transaction.
    init(_ database: Database, replica: String, state: PersonState, memory: StoreMemory) {
        self.database = database
        self.replica = replica
        self.state = state
        self.memory = memory.valid(at: state.position)
    }

    /// Makes the changes, and returns which of them were refused.
    mutating func commit(_ changes: [StoreChange], after known: StorePosition?) throws -> StoreCommit {
        var refusals: [Int: StoreRefusal] = [:]
        let isNumbered = changes.contains(where: \.isNumbered)
        if isNumbered { state.position.number += 1 }
        for (index, change) in changes.enumerated() {
            refusals[index] = try make(change)
            if outcomes != nil, refusals[index] == nil { try keepOutcomes(of: change) }
        }
        try applyPendingLimits()
        if isNumbered {
            try StoreLog(database: database, person: person).write(written.changes, at: state.position.number)
            try state.write(to: database)
        }
        memory.position = state.position
        var update = try reader.update(since: known, at: state, with: isNumbered ? written : nil, replica: replica)
        if update.isEverything {
            let tips = Set(changes.compactMap(\.tip))
            update.rows += try tips.map { .tip($0, try reader.tip($0.storedID)) }
        }
        return StoreCommit(update: update, refusals: refusals)
    }

    /// Adds what is stored about another person, as one commit.
    ///
    /// - Parameter name: A text that tells the other person from all others.
    mutating func commit(takenFrom other: PersonState, named name: String) throws {
        state.position.number += 1
        try moveIn(from: other, named: name)
        try StoreLog(database: database, person: person).write(written.changes, at: state.position.number)
        try state.write(to: database)
        memory.position = state.position
    }

    /// Returns a version for a date, greater than the highest version so far.
    mutating func advance(at date: Date) -> RowVersion {
        state.version = state.version.next(at: date)
        return state.version
    }

    /// Makes later versions greater than a version that another replica has used.
    mutating func advance(past version: RowVersion) { state.version = max(state.version, version) }

    /// Makes later versions follow a version that may be less than the current version.
    mutating func resetVersion(to version: RowVersion) { state.version = version }

    /// Returns the present epoch of a scope, whose id is in its stored form.
    mutating func epoch(ofStored scope: RowScope) throws -> RowVersion {
        if let known = memory.epochs[scope] { return known }
        let epoch = try reader.epoch(scope)
        memory.epochs[scope] = epoch
        return epoch
    }

    /// Makes the rows of a scope obsolete after a reset.
    mutating func beginEpoch(of scope: RowScope) throws {
        memory = StoreMemory()
        hasDeleted = true
        try database.run("INSERT INTO sweep VALUES (?, ?) ON CONFLICT DO NOTHING", [person, scope.name])
        switch scope {
        case .everything:
            written.changes.isEverything = true
            try database.run("DELETE FROM pause WHERE person = ?", [person])
        case .tip(let id):
            written.changes.tips.insert(id)
            try database.run("DELETE FROM pause WHERE person = ? AND tip = ?", [person, id])
        case .event(let id): written.changes.events.insert(id)
        }
    }
}

/// The rows that a commit has written, with the new values that needn't be read from the file; ids are in their stored
/// form.
struct WrittenRows {
    var changes = PersonRows.Changes()
    /// The new values of parameters.
    var parameters: [String: StoredParameter] = [:]
    /// The donations that this replica added to events, oldest first.
    var donations: [String: [StoredDonation]] = [:]
}

extension RowScope {
    /// The scope with its id in its stored form.
    var stored: RowScope {
        switch self {
        case .everything: .everything
        case .tip(let id): .tip(id.storedID)
        case .event(let id): .event(id.storedID)
        }
    }
}

/// The values of a person's rows that a store caches between transactions, valid until another process commits.
struct StoreMemory {
    /// The maximum number of entries; a larger cache is discarded.
    private static let limit = 1_000

    /// The position of the person's rows at which the cached values are valid.
    var position: StorePosition?
    /// The present epochs, by scope.
    var epochs: [RowScope: RowVersion] = [:]
    /// The trials in which no replica knows of a use, by event.
    var openTrials: [String: [JoinedTrial]] = [:]
    /// Facts about this replica's donations, by event.
    var events: [String: Event] = [:]

    /// Facts about this replica's donations of an event.
    struct Event {
        var stream: StoreReader.Stream
        /// The number of donations in the present epoch.
        var count: Int64
        /// The date of the newest donation; `nil` if there are no donations.
        var newest: Date?
        /// Whether the donations' dates are in the order of their versions, so that the oldest donation is dropped
        /// first.
        var isOrdered: Bool
        /// Whether no other replica has donated to the event.
        var isAlone: Bool
    }

    /// Returns these cached values if they are valid at a position and aren't too many, otherwise an empty cache.
    func valid(at position: StorePosition) -> StoreMemory {
        let isTrue = position == self.position && epochs.count + events.count + openTrials.count < Self.limit
        return isTrue ? self : StoreMemory()
    }
}
