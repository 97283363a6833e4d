package import Foundation
import GRDB
import Synchronization
import TipKitEngine

extension SQLiteTipStore {
    /// Moves everything that is stored about a person to another person, who has then done it; the first one is erased.
    ///
    /// All of this is one transaction, so it happens as a whole or not at all, and a second call changes nothing. Counts
    /// and donations add up, a retired tip stays retired, the earliest exposure of a trial stands, and a value of a
    /// parameter that the other person has stands.
    ///
    /// - Parameters:
    ///   - id: The id of the person who is erased.
    ///   - other: The id of the person who gets the rows.
    ///   - name: A text that tells the person from all others, the same in all files that sync; `nil` in a file that
    ///     doesn't sync, where the same id may come again as a new person.
    ///   - key: A key that is stored as done for the other person, also if nothing is stored about the first one.
    /// - Throws: `TipStoreError`, of kind `invalidPerson` if an id isn't valid, or of another kind if the file can't be
    ///   written; nothing has changed then.
    package func move(
        person id: String,
        to other: String,
        named name: String? = nil,
        marking key: String? = nil,
        at date: Date
    ) throws {
        let mark = key.map { DoneRow(key: $0, date: date) }
        try host.move(try PersonID(id), to: try PersonID(other), named: name, marking: mark)
    }
}

extension StoreHost {
    fileprivate func move(
        _ person: PersonID,
        to other: PersonID,
        named name: String?,
        marking mark: DoneRow?
    ) throws {
        if isReading { throw TipStoreError.unavailable(file.file, StoreReadOnly()) }
        guard person != other else { return }
        let hasMoved = try withRepairs { connection, deadline in
            try connection.write(deadline) { database in
                let source = try PersonState.read(person, in: database)
                if source == nil, mark == nil { return false }
                let target = try PersonState.read(other, in: database) ?? PersonState.create(other, in: database)
                if let mark { try database.run(DoneRow.insertion, mark.values(of: target.key)) }
                guard let source else { return false }
                var writer = StoreWriter(database, replica: connection.replica, state: target, memory: StoreMemory())
                try writer.commit(takenFrom: source, named: name ?? "\(source.position.lineage)")
                try database.run("UPDATE outcome SET person = ? WHERE person = ?", [target.key, source.key])
                try PersonState.erase(person, in: database)
                return true
            }
        }
        guard hasMoved else { return }
        state.withLock { $0.isCheckpointDue = true }
        signal.send()
        notify(watchersOf: person)
        notify(watchersOf: other)
        trimKeys(of: other)
        sweep()
    }
}
