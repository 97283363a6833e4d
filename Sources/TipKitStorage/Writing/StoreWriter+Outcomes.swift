import Foundation
import GRDB
import TipKitEngine

/// What a commit with outcomes has to know of the change that it makes.
struct OutcomeKeeper {
    /// How many outcomes of all persons are kept, the latest ones.
    let most: Int
    /// The tip that the change has retired, and why.
    var retired: (tip: String, reason: String)?
    /// The tips that the change says are used, with the dates.
    var used: [(tip: String, date: Date)] = []
}

extension StoreWriter {
    /// Keeps what a change that was made means for tips, in the same transaction, until it was handed on.
    mutating func keepOutcomes(of change: StoreChange) throws {
        guard let made = outcomes else { return }
        outcomes = OutcomeKeeper(most: made.most)
        switch change.kind {
        case .displayBegan(let tip, let date, _, let trial, _):
            let event = trial?.arm.isHeldOut == true ? Tips.OutcomeRecord.Event.heldOut : .shown
            try keep(event, of: tip, at: date, arm: trial?.arm.name, most: made.most)
        case .invalidated(let tip, let reason, let date):
            switch reason {
            case .tipClosed: try keep(.closed, of: tip, at: date, most: made.most)
            case .actionPerformed where try isUnused(tip): try keep(.acted, of: tip, at: date, most: made.most)
            default: break
            }
        case .snoozed(let tip, _, let date, _):
            if made.retired?.tip == tip {
                try keep(.closed, of: tip, at: date, most: made.most)
            } else {
                let end = try record(ofTip: tip).snooze?.end
                try keep(.snoozed, of: tip, at: date, until: end, most: made.most)
            }
        case .acted(let tip, let action, let date):
            try keep(.acted, of: tip, at: date, action: action, most: made.most)
        case .donated: for use in made.used { try keep(.used, of: use.tip, at: use.date, most: made.most) }
        default: break
        }
    }

    /// Whether a tip has appeared to the person, who hasn't done what it teaches.
    private mutating func isUnused(_ tip: String) throws -> Bool {
        guard try record(ofTip: tip).displayCount > 0 else { return false }
        let epoch = try epoch(of: .tip(tip))
        let trials: [TrialRow] = try database.rows(of: person, tip.storedID)
        return !trials.contains { $0.epoch >= epoch && $0.used != nil }
    }

    private func keep(
        _ event: Tips.OutcomeRecord.Event,
        of tip: String,
        at date: Date,
        action: String? = nil,
        until end: Date? = nil,
        arm: String? = nil,
        most: Int
    ) throws {
        try database.run(
            "INSERT INTO outcome (person, tip, event, date, action, wakes, arm) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                person, tip.storedID, event.rawValue, date.storedSeconds, action?.storedText, end?.storedSeconds,
                arm?.storedText,
            ]
        )
        let surplus = database.lastInsertedRowID - Int64(most)
        guard surplus > 0 else { return }
        try database.run("DELETE FROM outcome WHERE number <= ?", [surplus])
        guard database.changesCount > 0, LogLimit.shared.allows("outcomes dropped") else { return }
        logWarning(
            """
            More than \(most) outcomes of tips wait to be handed on, so the oldest ones are dropped. Is a process \
            running that calls deliverOutcomes?
            """
        )
    }
}
