import Foundation
import GRDB
import TipKitEngine

extension StoreReader {
    /// Reads everything that has changed since a position.
    ///
    /// - Parameters:
    ///   - known: The position; `nil` if the caller knows nothing of the rows.
    ///   - state: The present state of the person's rows.
    ///   - own: What the last commit has written; `nil` to read it from the file.
    ///   - replica: The replica that writes to the file.
    func update(
        since known: StorePosition?,
        at state: PersonState,
        with own: WrittenRows? = nil,
        replica: String
    ) throws -> StoreUpdate {
        let update = StoreUpdate(position: state.position, version: state.version)
        guard let known, StoreLog.reaches(back: known, from: state.position) else { return try everything(update) }
        guard known != state.position else { return update }
        let last = state.position.number - (own == nil ? 0 : 1)
        var changes = try log.changes(after: known.number, upTo: last)
        if let own { changes.formUnion(own.changes) }
        guard !changes.isEverything, changes.count <= Self.mostChanges else { return try everything(update) }
        return try filled(update, changes, own ?? WrittenRows(), replica)
    }

    /// How many changed tips, parameters and events an update lists.
    ///
    /// After more changes, as after a merge of a device's many rows, the caller reads again what it needs: others wait
    /// while an update is read.
    static let mostChanges = 500

    private var log: StoreLog { StoreLog(database: database, person: person) }

    private func everything(_ update: StoreUpdate) throws -> StoreUpdate {
        var update = update
        update.isEverything = true
        update.rows = [.latestFirstDisplay(try latestFirstDisplay())]
        return update
    }

    private func filled(
        _ update: StoreUpdate,
        _ changes: PersonRows.Changes,
        _ own: WrittenRows,
        _ replica: String
    ) throws -> StoreUpdate {
        var update = update
        for id in changes.tips { update.rows.append(.tip(String(stored: id), try tip(id))) }
        for id in changes.parameters {
            update.rows.append(.parameter(String(stored: id), try own.parameters[id] ?? parameter(id)))
        }
        for id in changes.events { update.rows.append(.event(String(stored: id), count: try tally(ofEvent: id))) }
        for (id, first) in changes.donated where !changes.events.contains(id) {
            let end = own.changes.donated[id] ?? .greatest
            let added = first < end ? try donations(ofEvent: id, by: replica, from: first, before: end) : []
            let all = added + own.donations[id, default: []]
            update.rows.append(.donated(event: String(stored: id), all, count: try tally(ofEvent: id)))
        }
        if !changes.tips.isEmpty { update.rows.append(.latestFirstDisplay(try latestFirstDisplay())) }
        return update
    }

    /// Reads a replica's donations in a range of versions, in the order of their versions.
    private func donations(
        ofEvent id: String,
        by replica: String,
        from first: RowVersion,
        before end: RowVersion
    ) throws -> [StoredDonation] {
        guard let stream = try streams(ofEvent: id).first(where: { $0.row.replica == replica }) else { return [] }
        return try donations(of: stream, from: first).filter { $0.version < end }.sorted { $0.version < $1.version }
            .map { StoredDonation(date: $0.date, payload: $0.payload) }
    }

    /// Reads the rows that a replica sends and that have changed since a position, or all rows of all replicas if the
    /// commit log doesn't list the changed rows.
    func rows(changedAfter known: StorePosition?, at state: PersonState, replica: String) throws -> StoreRows {
        guard let known, StoreLog.reaches(back: known, from: state.position) else { return try allRows(at: state) }
        let changes = try log.changes(after: known.number, upTo: state.position.number)
        if changes.isEverything || changes.count > Self.mostChanges { return try allRows(at: state, by: replica) }
        var batch = RowBatch()
        for id in changes.tips {
            batch.resets += try database.rows(of: person, RowScope.tip(id).name)
            batch.displays += try displays(ofTip: id)
            batch.invalidations += try database.rows(of: person, id)
            batch.trials += try database.rows(of: person, id, in: trialTable)
        }
        for id in changes.parameters { batch.parameters += try database.rows(of: person, id) }
        for id in changes.events.union(changes.donated.keys) {
            batch.resets += try database.rows(of: person, RowScope.event(id).name)
            let first = changes.events.contains(id) ? .zero : changes.donated[id] ?? .zero
            for stream in try streams(ofEvent: id) where MovedReplica.isSent(stream.row.replica, by: replica) {
                // Don't send an event row of version zero: it is a placeholder that has no limits yet.
                if stream.row.version > .zero { batch.events.append(stream.row) }
                batch.donations += try donations(of: stream, from: max(first, stream.row.floor))
            }
        }
        return StoreRows(rows: batch.sent(by: replica), position: state.position)
    }

    /// Reads all rows of all replicas, or those that one replica sends.
    func allRows(at state: PersonState, by replica: String? = nil) throws -> StoreRows {
        var batch = RowBatch(
            resets: try database.rows(of: person, by: replica),
            displays: try database.rows(of: person, by: replica, in: displays),
            invalidations: try database.rows(of: person, by: replica),
            trials: try schema >= StoreSchema.firstVersionWithTrials
                ? database.rows(of: person, by: replica, in: trialTable) : [],
            parameters: try database.rows(of: person, by: replica),
            events: try database.rows(of: person, by: replica)
        )
        for event in Set(batch.events.map(\.event)) {
            for stream in try streams(ofEvent: event.storedID) {
                if let replica, !MovedReplica.isSent(stream.row.replica, by: replica) { continue }
                batch.donations += try donations(of: stream, from: stream.row.floor)
            }
        }
        batch.events.removeAll { $0.version == .zero }
        return StoreRows(rows: PersonRows(batch).batch, position: state.position)
    }
}
