public import Foundation

/// What a tip's first display begins to measure: whether the person then does what the tip teaches.
public struct TrialStart: Sendable, Equatable {
    /// The person's arm: a tip that is held out is counted and recorded like a display, but not shown.
    public var arm: TrialArm
    /// The id of the event that the tip teaches.
    public var event: String
    /// How many more donations of the event are a use, at least 1.
    public var needed: Int
    /// How many seconds after the display a use is attributed to the tip.
    public var window: TimeInterval

    /// Creates the value from its parts.
    public init(_ arm: TrialArm = TrialArm(), event: String, needed: Int = 1, window: TimeInterval) {
        self.arm = arm
        self.event = event
        self.needed = needed
        self.window = window
    }
}

extension ChangeableRows {
    /// Records the first display of a tip as the beginning of its trial, and retires the tip if it is held out.
    mutating func begin(_ trial: TrialStart, of tip: String, at date: Date) throws(Failure) {
        let (epoch, version) = (try epoch(of: .tip(tip)), advance(at: date))
        let row = TrialRow(
            tip: tip,
            replica: replica,
            epoch: epoch,
            version: version,
            exposure: version,
            exposed: date,
            isHeldOut: trial.arm.isHeldOut,
            share: min(max(0, trial.arm.share), 1),
            arm: trial.arm.name,
            arms: trial.arm.names,
            event: trial.event,
            needed: Int64(max(1, trial.needed)),
            window: max(0, RowNumber.seconds(trial.window))
        )
        try write(row)
        guard trial.arm.isHeldOut else { return }
        let retirement = InvalidationRow(
            tip: tip,
            replica: replica,
            epoch: epoch,
            version: advance(at: date),
            reason: TipRecord.Invalidation.heldOutName,
            date: date
        )
        try write(retirement)
    }

    /// Counts a donation that was just added in the trials that wait for a use.
    mutating func recordUse(of event: String, at date: Date, _ version: RowVersion) throws(Failure) {
        for var trial in try openTrials(ofEvent: event) where date >= trial.exposed {
            var isUsed = true
            if trial.needed > 1 {
                trial.count(TrialRow.Use(date: date, version: version), by: replica)
                isUsed = trial.isUse(with: try donations(ofEvent: event, after: trial.exposure))
            }
            try write(trial.row(of: replica, advance(at: .distantPast), usedAt: isUsed ? date : nil))
        }
    }

    /// Records the uses in trials that have got donations of another person, or are another person's.
    ///
    /// - Parameter trials: The trials, with the uses that rows and donations say.
    package mutating func recordUses(in trials: some Sequence<JoinedTrial>) throws(Failure) {
        for trial in trials {
            guard let used = trial.used else { continue }
            try write(trial.row(of: replica, advance(at: .distantPast), usedAt: used))
        }
    }
}
