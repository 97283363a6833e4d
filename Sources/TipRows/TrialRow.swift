public import Foundation

/// A replica's knowledge of whether a tip helps: whether the tip was shown or held out, and when the person first did
/// what it teaches after that, in one epoch, the time between two resets of the tip.
public struct TrialRow: ReplicatedRow {
    /// The id of the tip.
    public var tip: String
    /// The replica that writes the row.
    public var replica: String
    /// The epoch of the exposure, as the version of the reset that began the epoch.
    public var epoch: RowVersion
    /// The version of the latest change to the row.
    public var version: RowVersion
    /// The version of the exposure: the tip's first display, or the moment at which a held-out tip would have appeared.
    public var exposure: RowVersion
    /// The date of the exposure.
    public var exposed: Date
    /// Whether the tip was held out.
    public var isHeldOut: Bool
    /// The share of people from whom the tip was to be held out, from 0 to 1.
    public var share: Double
    /// The arm that the person has, also if the tip was held out; `nil` if the tip compared no arms.
    public var arm: String?
    /// The names of the arms that the person could have had, sorted and at least two; `nil` without ``arm``.
    public var arms: [String]?
    /// The id of the event that the tip teaches.
    public var event: String
    /// How many donations after the exposure are a use.
    public var needed: Int64
    /// How many seconds after the exposure a use is attributed to the tip.
    public var window: TimeInterval
    /// The date of the first use after the exposure; `nil` if the replica knows of none.
    public var used: Date?
    /// The donations after the exposure that the replica has made since it knew of the trial, if more than one is needed;
    /// `nil` if there are none.
    ///
    /// They count however few donations the event keeps.
    public var uses: [Use]?

    /// A donation that counts for a trial.
    public struct Use: Hashable, Codable, Sendable {
        /// The date of the donation.
        public var date: Date
        /// The version of the donation.
        public var version: RowVersion

        /// Creates a value from its parts.
        public init(date: Date, version: RowVersion) {
            self.date = date.asRow
            self.version = version
        }
    }

    /// The maximum number of donations in ``uses``.
    public static let maximumUses = 100

    /// Creates a value from its parts.
    public init(
        tip: String,
        replica: String,
        epoch: RowVersion,
        version: RowVersion,
        exposure: RowVersion,
        exposed: Date,
        isHeldOut: Bool,
        share: Double,
        arm: String? = nil,
        arms: [String]? = nil,
        event: String,
        needed: Int64 = 1,
        window: TimeInterval,
        used: Date? = nil,
        uses: [Use]? = nil
    ) {
        self.tip = tip
        self.replica = replica
        self.epoch = epoch
        self.version = version
        self.exposure = exposure
        self.exposed = exposed.asRow
        self.isHeldOut = isHeldOut
        self.share = share
        self.arm = arm
        self.arms = arms
        self.event = event
        self.needed = needed
        self.window = window
        self.used = used?.asRow
        self.uses = uses
    }

    /// The tip, the replica and the epoch.
    public var key: RowKey { RowKey(subject: tip, replica: replica, version: epoch) }

    /// Whether all numbers, versions and dates are in their valid ranges.
    public var isValid: Bool {
        version.isValid && epoch.isValid && exposure.isValid && epoch <= exposure && exposure <= version
            && RowNumber.isValid(count: needed) && needed > 0 && RowNumber.isValid(seconds: window) && window >= 0
            && (0...1).contains(share) && TrialArm.isPossible(arm, of: arms) && RowNumber.isValid(exposed)
            && RowNumber.isValid(used)
            && (uses ?? []).count <= Self.maximumUses
            && (uses ?? []).allSatisfy { $0.version.isValid && $0.version <= version && RowNumber.isValid($0.date) }
    }
}

/// Whether a tip was shown to a person or held out, and the person's first use after that, combined over all replicas.
public struct JoinedTrial: Equatable, Sendable {
    /// The id of the tip.
    public var tip: String
    /// The epoch of the exposure.
    public var epoch: RowVersion
    /// The version of the earliest exposure.
    public var exposure: RowVersion
    /// The date of the earliest exposure.
    public var exposed: Date
    /// Whether the tip was held out at the earliest exposure.
    public var isHeldOut: Bool
    /// The share of people from whom the tip was to be held out then, from 0 to 1.
    public var share: Double
    /// The arm that the person had then; `nil` if the tip compared no arms.
    public var arm: String?
    /// The names of the arms that the person could have had then, sorted; `nil` without ``arm``.
    public var arms: [String]?
    /// The id of the event that the tip teaches.
    public var event: String
    /// How many donations after the exposure are a use.
    public var needed: Int64
    /// How many seconds after the exposure a use is attributed to the tip.
    public var window: TimeInterval
    /// The date of the first use after the exposure; `nil` if there was none.
    public var used: Date?
    /// The donations that the rows of replicas count, by replica; see ``TrialRow/uses``.
    public var uses: [String: [TrialRow.Use]] = [:]

    /// Whether the person did what the tip teaches within the window after the exposure.
    public var isUsedInTime: Bool { used.map { $0.timeIntervalSince(exposed) <= window } ?? false }

    /// Creates the value from the row with the earliest exposure.
    public init(_ row: TrialRow) {
        tip = row.tip
        epoch = row.epoch
        exposure = row.exposure
        exposed = row.exposed
        isHeldOut = row.isHeldOut
        share = row.share
        arm = row.arm
        arms = row.arms
        event = row.event
        needed = row.needed
        window = row.window
        used = row.used
    }

    /// Creates the value from the parts of the only row of a tip.
    package init(
        onlyOf tip: String,
        epoch: RowVersion,
        exposure: RowVersion,
        exposed: Date,
        isHeldOut: Bool,
        share: Double,
        arm: String?,
        arms: [String]?,
        event: String,
        needed: Int64,
        window: TimeInterval,
        used: Date?
    ) {
        self.tip = tip
        self.epoch = epoch
        self.exposure = exposure
        self.exposed = exposed.asRow
        self.isHeldOut = isHeldOut
        self.share = share
        self.arm = arm
        self.arms = arms
        self.event = event
        self.needed = needed
        self.window = window
        self.used = used.map { Swift.max($0.asRow, self.exposed) }
    }

    /// Returns a replica's own row of the trial, in which its uses are recorded.
    ///
    /// - Parameter date: The date of the first use; `nil` if more donations are needed.
    public func row(of replica: String, _ version: RowVersion, usedAt date: Date?) -> TrialRow {
        TrialRow(
            tip: tip,
            replica: replica,
            epoch: epoch,
            version: version,
            exposure: exposure,
            exposed: exposed,
            isHeldOut: isHeldOut,
            share: share,
            arm: arm,
            arms: arms,
            event: event,
            needed: needed,
            window: window,
            used: date.map { Swift.max($0, exposed) },
            uses: uses[replica]
        )
    }

    /// Adds a donation to those that a replica's row counts, unless there are too many.
    public mutating func count(_ use: TrialRow.Use, by replica: String) {
        guard uses[replica, default: []].count < TrialRow.maximumUses else { return }
        uses[replica, default: []].append(use)
    }

    /// Records the use that the donations of the event after the exposure are, unless an earlier use is known.
    ///
    /// - Parameter donations: The donations of all replicas that are kept, in any order. Donations that were made on a
    ///   device that didn't know of the exposure aren't in any replica's row.
    public mutating func use(_ donations: some Sequence<DonationRow>) {
        let all = all(donations)
        guard all.count >= needed else { return }
        let date = all[Int(needed) - 1]
        used = Swift.min(used ?? date, date)
    }

    /// Returns the dates of the donations after the exposure, in the order of their versions: those that rows count, and
    /// those that are kept.
    private func all(_ donations: some Sequence<DonationRow>) -> [Date] {
        var all = donations.map { (version: $0.version, replica: $0.replica, date: $0.date) }
        if !uses.isEmpty {
            let kept = Dictionary(grouping: all, by: \.replica).mapValues { Set($0.map(\.version)) }
            for (replica, counted) in uses {
                for use in counted where kept[replica]?.contains(use.version) != true {
                    all.append((use.version, replica, use.date))
                }
            }
        }
        return all.filter { $0.version > exposure && $0.date >= exposed }
            .sorted { ($0.version, $0.replica) < ($1.version, $1.replica) }.map(\.date)
    }

    /// Returns whether the donations after the exposure, with those that are kept, are as many as a use needs.
    public func isUse(with donations: some Sequence<DonationRow>) -> Bool { all(donations).count >= needed }
}

extension Sequence<TrialRow> {
    /// Combines all replicas' rows of a tip: the earliest exposure, and the earliest use that any replica knows.
    ///
    /// - Parameter epoch: The present epoch of the tip; rows of earlier epochs are ignored.
    public func joined(in epoch: RowVersion) -> JoinedTrial? {
        let rows = filter { $0.epoch >= epoch }
        let first = rows.min {
            ($0.exposure, $0.replica, $0.epoch, $0.version) < ($1.exposure, $1.replica, $1.epoch, $1.version)
        }
        guard let first else { return nil }
        var trial = JoinedTrial(first)
        trial.used = rows.compactMap(\.used).min().map { Swift.max($0, trial.exposed) }
        // A replica that didn't know of the earliest exposure may have counted donations of another event.
        for row in rows where row.event == first.event {
            guard let uses = row.uses else { continue }
            trial.uses[row.replica] = Set(trial.uses[row.replica, default: []] + uses)
                .sorted { ($0.version, $0.date) < ($1.version, $1.date) }
        }
        if !trial.uses.isEmpty { trial.use(EmptyCollection<DonationRow>()) }
        return trial
    }
}
