import Foundation
import GRDB
import TipKitEngine

extension StoreReader {
    /// Reads the trials of all tips, with the uses that rows and donations say, in the order of the tips' ids.
    func trials() throws -> [JoinedTrial] {
        guard schema >= StoreSchema.firstVersionWithTrials else { return [] }
        return try joined(try database.rows(of: person, in: trialTable)).map { trial in
            var trial = trial
            let first = RowVersion(rawValue: trial.exposure.rawValue + 1)
            let later = try streams(ofEvent: trial.event.storedID).flatMap { try donations(of: $0, from: first) }
            trial.use(later)
            return trial
        }
    }

    /// The table of the trials, as the file has it.
    var trialTable: StoreTable { TrialRow.table(in: schema) }

    /// Reads the trials about an event in which no replica knows of a use.
    func openTrials(ofEvent id: String) throws -> [JoinedTrial] {
        // All rows of these tips are combined, since the earliest exposure may be about another event.
        let rows: [TrialRow] = try ids("SELECT DISTINCT tip FROM trial WHERE person = ? AND event = ?", [id])
            .flatMap { try database.rows(of: person, $0.storedID) as [TrialRow] }
        return rows.isEmpty ? [] : try joined(rows).filter { $0.event.storedID == id && $0.used == nil }
    }

    /// Combines the rows of all replicas for each tip.
    private func joined(_ rows: [TrialRow]) throws -> [JoinedTrial] {
        try Dictionary(grouping: rows, by: \.tip).sorted { $0.key < $1.key }.compactMap { tip, rows in
            rows.joined(in: try epoch(.tip(tip.storedID)))
        }
    }
}
