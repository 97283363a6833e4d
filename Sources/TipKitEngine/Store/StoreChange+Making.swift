package import Foundation

/// The rows on which a change stands: what ``StoreChange/refusal(by:)`` reads.
package protocol ChangeBasis {
    associatedtype Failure: Error

    /// Returns the version of the latest reset of a scope or of everything; zero if there was none.
    mutating func epoch(of scope: RowScope) throws(Failure) -> RowVersion
    mutating func record(ofTip id: String) throws(Failure) -> TipRecord
    /// Returns the version of a parameter's latest value; zero if it has no value.
    func version(ofParameter id: String) throws(Failure) -> RowVersion
    var latestFirstDisplay: FirstDisplay? { get throws(Failure) }
    /// Returns the first appearances of all tips later than a date.
    mutating func firstAppearances(after date: Date) throws(Failure) -> FirstAppearances
}

/// The rows of a store that ``make(_:)`` changes.
///
/// A store only reads and writes rows: what a change does to a row is said once, in ``make(_:)``.
package protocol ChangeableRows: ChangeBasis {
    var replica: String { get }
    /// Returns a version for a date, greater than the highest version so far.
    mutating func advance(at date: Date) -> RowVersion

    /// Returns this replica's row of a tip's displays in the present epoch, or a new row if there is none.
    mutating func ownDisplays(ofTip id: String) throws(Failure) -> DisplayRow
    mutating func write(_ row: DisplayRow) throws(Failure)
    mutating func write(_ row: InvalidationRow) throws(Failure)
    mutating func write(_ row: TrialRow) throws(Failure)
    /// Returns the trials about an event in which no replica knows of a use.
    mutating func openTrials(ofEvent event: String) throws(Failure) -> [JoinedTrial]
    /// Returns the kept donations of an event that were made after a version, in any order.
    mutating func donations(ofEvent event: String, after version: RowVersion) throws(Failure) -> [DonationRow]
    mutating func write(_ row: ParameterRow, isTransient: Bool) throws(Failure)
    /// Adds a donation with the next version, which is returned, and drops donations beyond the limit.
    mutating func add(
        _ donation: StoredDonation,
        to event: String,
        within limit: StoredDonationLimit
    ) throws(Failure) -> RowVersion
    mutating func write(_ row: ResetRow) throws(Failure)
    /// Starts the display frequency's pause at a tip's first appearance, unless the tip has appeared before.
    mutating func startPause(with tip: String, at date: Date) throws(Failure)
    /// Treats first appearances later than a date as if they had been at that date.
    mutating func movePauses(to date: Date) throws(Failure)
    /// Returns the row with a key; `nil` if there is none.
    func doneRow(_ key: String) throws(Failure) -> DoneRow?
    /// Inserts a row, unless there is one with its key.
    ///
    /// - Returns: Whether the row was inserted.
    mutating func insert(_ row: DoneRow) throws(Failure) -> Bool
    /// Replaces the row that has the key of the given row.
    mutating func update(_ row: DoneRow) throws(Failure)
    mutating func removeDoneRow(_ key: String) throws(Failure)
    mutating func write(_ note: TipNote) throws(Failure)
    mutating func merge(_ rows: RowBatch) throws(Failure)
    mutating func reversion(at date: Date, after version: RowVersion) throws(Failure)
}

extension ChangeableRows {
    /// Makes a change, unless it must be refused.
    ///
    /// - Returns: The reason why the change was refused; `nil` if it was made.
    package mutating func make(_ change: StoreChange) throws(Failure) -> StoreRefusal? {
        if let row = try doneRow(of: change), try !insert(row) { return .repeated }
        if let refusal = try change.refusal(by: &self) {
            // Forget a display that doesn't begin. Any other refused change keeps its key, since it isn't to be made
            // later either.
            if case .displayBegan = change.kind, let key = change.key { try removeDoneRow(key) }
            return refusal
        }
        switch change.kind {
        case .displayBegan(let tip, let date, _, let trial, let groups):
            let isFirst = trial == nil ? false : try record(ofTip: tip).displayCount == 0
            var row = try ownDisplays(ofTip: tip)
            row.begin(at: date, advance(at: date), in: groups)
            try write(row)
            try startPause(with: tip, at: date)
            if let trial, isFirst { try begin(trial, of: tip, at: date) }
        case .displayEnded(let tip, let duration, _):
            var row = try ownDisplays(ofTip: tip)
            row.end(after: duration, advance(at: .distantPast))
            try write(row)
        case .displayLasted(let id, let tip, let seconds, let date):
            return try prolong(id, of: tip, to: seconds, by: date)
        case .displayOver(let id, let tip):
            guard var row = try displayRow(id, of: tip) else { return .overtaken }
            guard row.display?.isOver == false else { return .repeated }
            row.display?.isOver = true
            try update(row)
        case .invalidated(let tip, let reason, let date): try retire(tip, reason, at: date)
        case .snoozed(let tip, let seconds, let date, let maximum):
            if let maximum, try record(ofTip: tip).snoozeCount >= maximum {
                try retire(tip, .tipClosed, at: date)
            } else {
                var row = try ownDisplays(ofTip: tip)
                row.snooze(at: date, for: seconds, advance(at: date))
                try write(row)
            }
        case .parameterSet(let id, let json, let isTransient, let date):
            let row = ParameterRow(
                parameter: id,
                replica: replica,
                epoch: try epoch(of: .everything),
                version: advance(at: date),
                json: json
            )
            try write(row, isTransient: isTransient)
        case .donated(let event, let donation, let limit):
            let version = try add(donation, to: event, within: limit)
            try recordUse(of: event, at: donation.date.asRow, version)
        case .reset(let scope, let date):
            try write(ResetRow(scope: scope, replica: replica, version: advance(at: date)))
        case .done, .acted: break
        case .pauseMoved(let date): try movePauses(to: date)
        case .noted(let note): try write(note)
        case .merged(let rows): try merge(rows)
        case .reversioned(let date, let version): try reversion(at: date, after: version)
        }
        return nil
    }

    private mutating func retire(
        _ tip: String,
        _ reason: Tips.InvalidationReason,
        at date: Date
    ) throws(Failure) {
        let row = InvalidationRow(
            tip: tip,
            replica: replica,
            epoch: try epoch(of: .tip(tip)),
            version: advance(at: date),
            reason: reason.rowName,
            date: date
        )
        try write(row)
    }

    /// The row to insert for a change that has a key; `nil` for any other change.
    private mutating func doneRow(of change: StoreChange) throws(Failure) -> DoneRow? {
        guard let key = change.key, let date = change.date else { return nil }
        guard case .displayBegan(let tip, _, _, _, _) = change.kind else { return DoneRow(key: key, date: date) }
        return DoneRow(key: key, date: date, display: PageDisplay(tip: tip, epoch: try epoch(of: .tip(tip))))
    }

    /// Returns the row of a tip's display on a page; `nil` if the tip has no such display in its present epoch.
    private mutating func displayRow(_ id: String, of tip: String) throws(Failure) -> DoneRow? {
        guard let row = try doneRow(id), let display = row.display, display.tip == tip else { return nil }
        return display.epoch >= (try epoch(of: .tip(tip))) ? row : nil
    }

    private mutating func prolong(
        _ id: String,
        of tip: String,
        to seconds: TimeInterval,
        by date: Date
    ) throws(Failure) -> StoreRefusal? {
        guard var row = try displayRow(id, of: tip), let known = row.display?.visible else { return .overtaken }
        let visible = min(RowNumber.seconds(seconds), date.asRow.timeIntervalSince(row.date))
        guard visible > known else { return .repeated }
        var displays = try ownDisplays(ofTip: tip)
        displays.end(after: visible - known, advance(at: .distantPast))
        try write(displays)
        row.display?.visible = visible
        try update(row)
        return nil
    }
}

extension StoreChange {
    /// Returns the reason why the change may not be made; `nil` if it may.
    package func refusal<Rows: ChangeBasis>(by rows: inout Rows) throws(Rows.Failure) -> StoreRefusal? {
        switch kind {
        case .displayBegan(let tip, let date, let limits, let trial, _):
            if isOvertaken(by: try rows.epoch(of: .tip(tip))) { return .overtaken }
            let isHeldOut = trial?.arm.isHeldOut ?? false
            guard limits != nil || isHeldOut else { return nil }
            let record = try rows.record(ofTip: tip)
            if isHeldOut, record.displayCount > 0, record.invalidation == nil { return .overtaken }
            guard let limits else { return nil }
            let latest = limits.pauseApplies(to: record) ? try rows.latestFirstDisplay : nil
            var appearances = FirstAppearances()
            if let start = limits.startOfCaps(for: record, at: date) {
                appearances = try rows.firstAppearances(after: start)
            }
            return limits.refusal(of: tip, record, after: latest, among: appearances, at: date)
        case .displayEnded(let tip, _, let epoch): return try rows.epoch(of: .tip(tip)) == epoch ? nil : .overtaken
        case .invalidated(let tip, _, _), .snoozed(let tip, _, _, _):
            if isOvertaken(by: try rows.epoch(of: .tip(tip))) { return .overtaken }
            return try rows.record(ofTip: tip).invalidation.map { .invalidated($0.reason) }
        case .parameterSet(let id, _, _, _):
            guard knowing != nil else { return nil }
            let latest = max(try rows.epoch(of: .everything), try rows.version(ofParameter: id))
            return isOvertaken(by: latest) ? .overtaken : nil
        case .donated(let event, _, _):
            guard knowing != nil else { return nil }
            return isOvertaken(by: try rows.epoch(of: .event(event))) ? .overtaken : nil
        case .displayLasted, .displayOver, .done, .acted, .reset, .pauseMoved, .noted, .merged, .reversioned: return nil
        }
    }

    private func isOvertaken(by version: RowVersion) -> Bool { knowing.map { version > $0 } ?? false }
}
