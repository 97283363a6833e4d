import Foundation
import GRDB
import TipKitEngine

extension StoreReader {
    /// Reads everything that has changed since a position.
    ///
    /// - Parameters:
    ///   - known: The position; `nil` if the caller knows nothing of the rows.
    ///   - state: The present state of the person's rows.
    ///   - own: The changes of the last commit; `nil` to read them from the log.
    ///   - replica: The replica that writes to the file.
    func update(
        since known: StorePosition?,
        at state: PersonState,
        with own: StoreTouches? = nil,
        replica: String
    ) throws -> StoreUpdate {
        let update = StoreUpdate(position: state.position, version: state.version)
        guard let known, StoreLog.reaches(back: known, from: state.position) else { return try everything(update) }
        guard known != state.position else { return update }
        let last = state.position.number - (own == nil ? 0 : 1)
        let touches = try log.touches(after: known.number, upTo: last).merged(with: own)
        return touches.isEverything ? try everything(update) : try filled(update, touches, replica)
    }

    private var log: StoreLog { StoreLog(database: database, person: person) }

    private func everything(_ update: StoreUpdate) throws -> StoreUpdate {
        var update = update
        update.isEverything = true
        update.rows = [.latestFirstDisplay(try latestFirstDisplay())]
        return update
    }

    private func filled(_ update: StoreUpdate, _ touches: StoreTouches, _ replica: String) throws -> StoreUpdate {
        var update = update
        for id in touches.tips { update.rows.append(.tip(String(stored: id), try tip(id))) }
        for (id, known) in touches.parameters {
            update.rows.append(.parameter(String(stored: id), try known ?? parameter(id)))
        }
        for id in touches.events { update.rows.append(.event(String(stored: id), count: try tally(ofEvent: id))) }
        for (id, donated) in touches.donated where !touches.events.contains(id) {
            let donations = try donations(donated, ofEvent: id, replica) + donated.added
            update.rows.append(.donated(event: String(stored: id), donations, count: try tally(ofEvent: id)))
        }
        if !touches.tips.isEmpty { update.rows.append(.latestFirstDisplay(try latestFirstDisplay())) }
        return update
    }

    /// Reads a replica's new donations whose contents aren't known yet, in the order of their versions.
    private func donations(
        _ donated: StoreTouches.Donated,
        ofEvent id: String,
        _ replica: String
    ) throws -> [StoredDonation] {
        guard donated.known.map({ donated.first < $0 }) ?? true,
            let stream = try streams(ofEvent: id).first(where: { $0.row.replica == replica })
        else { return [] }
        return try donations(of: stream, from: donated.first).sorted { $0.version < $1.version }
            .filter { row in donated.known.map { row.version < $0 } ?? true }
            .map { StoredDonation(date: $0.date, payload: $0.payload) }
    }

    /// Reads the rows that a replica has written since a position, or all rows of all replicas if the commit log
    /// doesn't list the changed rows.
    func rows(changedAfter known: StorePosition?, at state: PersonState, replica: String) throws -> StoreRows {
        guard let known, StoreLog.reaches(back: known, from: state.position) else { return try allRows(at: state) }
        let touches = try log.touches(after: known.number, upTo: state.position.number)
        guard !touches.isEverything else { return try allRows(at: state) }
        var batch = RowBatch()
        for id in touches.tips {
            batch.resets += try database.rows(of: person, RowScope.tip(id).name)
            batch.displays += try displays(ofTip: id)
            batch.invalidations += try database.rows(of: person, id)
        }
        for id in touches.parameters.keys { batch.parameters += try database.rows(of: person, id) }
        for id in touches.events.union(touches.donated.keys) {
            batch.resets += try database.rows(of: person, RowScope.event(id).name)
            let first = touches.events.contains(id) ? .zero : touches.donated[id]?.first ?? .zero
            for stream in try streams(ofEvent: id) where stream.row.replica == replica {
                // Don't send an event row of version zero: it is a placeholder that has no limits yet.
                if stream.row.version > .zero { batch.events.append(stream.row) }
                batch.donations += try donations(of: stream, from: max(first, stream.row.floor))
            }
        }
        return StoreRows(rows: batch.written(by: replica), position: state.position)
    }

    /// Reads all rows of all replicas.
    func allRows(at state: PersonState) throws -> StoreRows {
        var batch = RowBatch(
            resets: try database.rows(of: person),
            displays: try database.rows(of: person),
            invalidations: try database.rows(of: person),
            parameters: try database.rows(of: person),
            events: try database.rows(of: person)
        )
        for event in Set(batch.events.map(\.event)) {
            for stream in try streams(ofEvent: event.storedID) {
                batch.donations += try donations(of: stream, from: stream.row.floor)
            }
        }
        batch.events.removeAll { $0.version == .zero }
        return StoreRows(rows: PersonRows(batch).batch, position: state.position)
    }
}
