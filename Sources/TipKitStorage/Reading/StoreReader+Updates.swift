import Foundation
import GRDB
import TipKitEngine

extension StoreReader {
    /// All that has changed since a position.
    ///
    /// - Parameters:
    ///   - known: The position; `nil` if nothing is known.
    ///   - state: How far the file has come.
    ///   - own: What the last commit of these has touched, if that is known without a look at the log.
    ///   - replica: Who writes to the file.
    func update(
        since known: StorePosition?,
        at state: StoreState,
        with own: StoreTouches? = nil,
        replica: String
    ) throws -> StoreUpdate {
        let update = StoreUpdate(position: state.position, version: state.version)
        guard let known, StoreLog.reaches(back: known, from: state.position) else { return try everything(update) }
        guard known != state.position else { return update }
        let last = state.position.number - (own == nil ? 0 : 1)
        let touches = try StoreLog(database: database).touches(after: known.number, upTo: last).merged(with: own)
        return touches.isEverything ? try everything(update) : try filled(update, touches, replica)
    }

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

    /// Those of a replica's donations that must be read, in the order of their commits.
    private func donations(
        _ donated: StoreTouches.Donated,
        ofEvent id: String,
        _ replica: String
    ) throws -> [StoredDonation] {
        let end = donated.known ?? StoredNumber.greatestCount + 1
        guard donated.sequence < end else { return [] }
        let tally = try database.first(
            "SELECT id FROM event_tally WHERE event = ? AND replica = ?",
            [id, replica]
        ) { try $0.integer(0) }
        var donations: [StoredDonation] = []
        try database.rows(
            """
            SELECT date, payload FROM donation
            WHERE tally = ? AND date >= ? AND sequence BETWEEN ? AND ? AND epoch >= ? ORDER BY sequence
            """,
            [tally, donated.earliest.storedSeconds, donated.sequence, end - 1, try epoch(.event(id)).rawValue]
        ) { donations.append(try StoredDonation($0)) }
        return donations
    }
}
