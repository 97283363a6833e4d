import Foundation
import GRDB
import TipKitEngine

/// Makes changes within one transaction, each judged on what the file holds then.
///
/// What many changes share, such as the epoch of an event and its tally, is read and written once.
struct StoreWriter {
    let database: Database
    let replica: String
    /// How far the file comes with these changes.
    private(set) var state: StoreState
    /// What is known of the file with these changes.
    var memory: StoreMemory
    var touches = StoreTouches()
    /// The limits that weren't held yet against these changes' donations, and the latest of these, by event.
    var pending: [String: (limit: StoredDonationLimit, date: Date)] = [:]
    var insertion: Statement?

    var reader: StoreReader { StoreReader(database: database) }

    /// Makes a writer.
    ///
    /// - Parameter memory: What was known of the file after the last transaction.
    init(_ database: Database, replica: String, state: StoreState, memory: StoreMemory) {
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
        try writeTallies()
        if isNumbered {
            try StoreLog(database: database).write(touches, at: state.position.number)
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
            return try endDisplay(of: tip.storedID, after: StoredNumber.seconds(duration), begunIn: epoch)
        case .invalidated(let tip, let reason, let date):
            return try invalidate(tip.storedID, reason, at: date, knowing)
        case .parameterSet(let id, let json, let date):
            return try set(id.storedID, json, at: date, knowing)
        case .donated(let event, let donation, let limit):
            let id = event.storedID
            if let knowing, try epoch(.event(id)) > knowing { return .overtaken }
            try donate(donation, to: id, limit)
        case .donationsDeleted(let event, let date):
            try reset(.event(event.storedID), at: date)
        case .pauseMoved(let date):
            try movePause(to: date)
        case .noted(let note):
            try database.run(TipNote.insertion, try note.values(replica: replica))
        case .tipReset(let tip, let date):
            try reset(.tip(tip.storedID), at: date)
        case .allReset(let date):
            try reset(.everything, at: date)
            try database.run("DELETE FROM tip_note WHERE replica = ?", [replica])
        case .late:
            break
        }
        return nil
    }

    /// The version that follows all others at a moment.
    mutating func advance(at date: Date) -> StoreVersion {
        state.version = state.version.next(at: date)
        return state.version
    }

    /// The version of the latest reset of a scope, its own or everything's.
    mutating func epoch(_ scope: StoreScope) throws -> StoreVersion {
        if let known = memory.epochs[scope] { return known }
        let epoch = try reader.epoch(scope)
        memory.epochs[scope] = epoch
        return epoch
    }

    private mutating func set(
        _ id: String,
        _ json: String,
        at date: Date,
        _ knowing: StoreVersion?
    ) throws -> StoreRefusal? {
        let epoch = try epoch(.everything)
        if let knowing {
            guard epoch <= knowing, try reader.parameter(id)?.version ?? .zero <= knowing else { return .overtaken }
        }
        let version = advance(at: date)
        try database.run(
            """
            INSERT INTO parameter (id, replica, epoch, json, version) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT DO UPDATE SET epoch = ?3, json = ?4, version = ?5
            """,
            [id, replica, epoch.rawValue, json.storedText, version.rawValue]
        )
        touches.parameters[id] = StoredParameter(json: json, version: version)
        return nil
    }

    /// Begins a new epoch: rows of earlier ones count no more, and are swept away in transactions of their own.
    private mutating func reset(_ scope: StoreScope, at date: Date) throws {
        try writeTallies()
        (memory.epochs, memory.tallies) = ([:], [:])
        try database.run(
            """
            INSERT INTO reset (scope, replica, version, isSwept) VALUES (?1, ?2, ?3, FALSE)
            ON CONFLICT DO UPDATE SET version = max(version, ?3), isSwept = FALSE
            """,
            [scope.name, replica, advance(at: date).rawValue]
        )
        switch scope {
        case .everything: touches.isEverything = true
        case .tip(let id): touches.tips.insert(id)
        case .event(let id): touches.events.insert(id)
        }
    }
}
