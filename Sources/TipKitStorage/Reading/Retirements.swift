import Foundation
import TipKitEngine

/// Retirements in the order of persons, in which they are looked up trial by trial.
struct Retirements {
    struct Row {
        let person: Int64
        let tip: String
        let epoch: RowVersion
        let version: RowVersion
        let reason: String
        let date: Date
    }

    private let rows: [Row]
    /// The first row of the person who was looked up last, and the row after those that were found.
    private var (start, next) = (0, 0)

    init(_ rows: [Row]) { self.rows = rows }

    /// The first retirement of a trial's tip, in the trial's epoch or a later one.
    mutating func first(of trial: JoinedTrial, _ person: Int64) -> Row? {
        if start >= rows.count || rows[start].person != person {
            if start >= rows.count || rows[start].person > person { start = 0 }
            while start < rows.count, rows[start].person < person { start += 1 }
            next = start
        }
        // The tips come in the same order nearly always.
        var index = place(of: trial.tip, of: person, from: next)
        if index >= rows.count || rows[index].person != person {
            index = place(of: trial.tip, of: person, from: start)
        }
        var first: Row?
        while index < rows.count, rows[index].person == person, rows[index].tip == trial.tip {
            if rows[index].epoch >= trial.epoch, first.map({ rows[index].version < $0.version }) ?? true {
                first = rows[index]
            }
            index += 1
            next = index
        }
        return first
    }

    /// The first row of a tip, or the end of the person's rows.
    private func place(of tip: String, of person: Int64, from start: Int) -> Int {
        var index = start
        while index < rows.count, rows[index].person == person, rows[index].tip != tip { index += 1 }
        return index
    }
}
