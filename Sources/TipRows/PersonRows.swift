public import Foundation

/// All rows of one person that aren't obsolete, and the values that combine the rows of all replicas.
///
/// Rows are only added by ``merge(_:)``, in any order and any number of times. Rows made obsolete by a reset or a
/// donation limit are dropped, and merging them again has no effect.
public struct PersonRows: Equatable, Sendable {
    private var resets = RowTable<ResetRow>()
    private var displays = RowTable<DisplayRow>()
    private var invalidations = RowTable<InvalidationRow>()
    private var trials = RowTable<TrialRow>()
    private var parameters = RowTable<ParameterRow>()
    private var events = RowTable<EventRow>()
    private var donations: [String: [String: [DonationRow]]] = [:]

    /// Creates a value from the rows of a batch, dropping obsolete rows.
    public init(_ batch: RowBatch = RowBatch()) {
        merge(batch)
    }

    /// The tips, parameters and events whose rows have changed.
    public struct Changes: Equatable, Sendable {
        /// Whether everything was reset.
        public var isEverything = false
        /// The tips whose rows have changed.
        public var tips: Set<String> = []
        /// The parameters whose rows have changed.
        public var parameters: Set<String> = []
        /// The events whose rows have changed in a way other than by added donations.
        public var events: Set<String> = []
        /// The events to which donations were added, each with the lowest version of an added donation.
        public var donated: [String: RowVersion] = [:]

        /// Creates a value without changes.
        public init() {}

        /// Records a donation that was added to an event.
        public mutating func addDonation(_ version: RowVersion, to event: String) {
            donated[event] = min(donated[event] ?? version, version)
        }

        /// Adds other changes.
        public mutating func formUnion(_ other: Changes) {
            isEverything = isEverything || other.isEverything
            tips.formUnion(other.tips)
            parameters.formUnion(other.parameters)
            events.formUnion(other.events)
            donated.merge(other.donated, uniquingKeysWith: min)
        }
    }

    /// Merges rows: of two rows with the same key, the one with the greater version is kept.
    @discardableResult
    public mutating func merge(_ batch: RowBatch) -> Changes {
        var changes = Changes()
        for row in batch.resets where resets.merge(row) { reset(row.scope, &changes) }
        for row in batch.displays where row.epoch >= epoch(of: .tip(row.tip)) {
            if displays.merge(row) { changes.tips.insert(row.tip) }
        }
        for row in batch.invalidations where row.epoch >= epoch(of: .tip(row.tip)) {
            if invalidations.merge(row) { changes.tips.insert(row.tip) }
        }
        for row in batch.trials where row.epoch >= epoch(of: .tip(row.tip)) {
            if trials.merge(row) { changes.tips.insert(row.tip) }
        }
        for row in batch.parameters where row.epoch >= epoch(of: .everything) {
            if parameters.merge(row) { changes.parameters.insert(row.parameter) }
        }
        for row in batch.events where events.merge(row) {
            filterDonations(of: row.event, by: row.replica) { $0.version >= row.floor }
            changes.events.insert(row.event)
        }
        // Sort the donations by version, because inserting a donation after all others is the fastest.
        for row in batch.donations.sorted(by: { $0.version < $1.version }) where insert(row) {
            changes.addDonation(row.version, to: row.event)
        }
        return changes
    }

    private mutating func reset(_ scope: RowScope, _ changes: inout Changes) {
        switch scope {
        case .everything:
            let epoch = epoch(of: .everything)
            displays.removeAll { $0.epoch < epoch }
            invalidations.removeAll { $0.epoch < epoch }
            trials.removeAll { $0.epoch < epoch }
            parameters.removeAll { $0.epoch < epoch }
            for event in donations.keys { dropDonations(of: event) }
            changes.isEverything = true
        case .tip(let id):
            let epoch = epoch(of: scope)
            displays.removeAll(of: id) { $0.epoch < epoch }
            invalidations.removeAll(of: id) { $0.epoch < epoch }
            trials.removeAll(of: id) { $0.epoch < epoch }
            changes.tips.insert(id)
        case .event(let id):
            dropDonations(of: id)
            changes.events.insert(id)
        }
    }

    private mutating func dropDonations(of event: String) {
        let epoch = epoch(of: .event(event))
        for replica in (donations[event] ?? [:]).keys {
            filterDonations(of: event, by: replica) { $0.epoch >= epoch }
        }
    }

    private mutating func filterDonations(of event: String, by replica: String, where counts: (DonationRow) -> Bool) {
        guard let kept = donations[event]?[replica]?.filter(counts) else { return }
        donations[event]?[replica] = kept.isEmpty ? nil : kept
        if donations[event]?.isEmpty ?? false { donations[event] = nil }
    }

    /// Inserts a donation in the order of versions, unless the donation is already present or is obsolete.
    private mutating func insert(_ row: DonationRow) -> Bool {
        guard row.epoch >= epoch(of: .event(row.event)),
            row.version >= events[RowKey(subject: row.event, replica: row.replica)]?.floor ?? .zero
        else { return false }
        guard let place = place(of: row) else { return false }
        donations[row.event, default: [:]][row.replica, default: []].insert(row, at: place)
        return true
    }

    /// Returns the index at which to insert a donation among its replica's donations; `nil` if it is already present.
    private func place(of row: DonationRow) -> Int? {
        let known = donations[row.event]?[row.replica] ?? []
        var (low, high) = (0, known.count)
        while low < high {
            let middle = (low + high) / 2
            if known[middle].version <= row.version { low = middle + 1 } else { high = middle }
        }
        return low > 0 && known[low - 1].version == row.version ? nil : low
    }
}

// MARK: Joins

extension PersonRows {
    /// The present epoch of a scope.
    public func epoch(of scope: RowScope) -> RowVersion {
        let own = scope == .everything ? .zero : resets.rows(of: scope.name).epoch(of: scope)
        return max(own, resets.rows(of: "").epoch(of: .everything))
    }

    /// The displays of a tip in its present epoch, combined over all replicas.
    public func displays(ofTip id: String) -> JoinedDisplays {
        displays.rows(of: id).joined(in: epoch(of: .tip(id)))
    }

    /// The dates of a tip's first displays in its present epoch, by a replica and by all others; `nil` if there were none.
    public func firstDisplays(ofTip id: String, by replica: String) -> (own: Date?, others: Date?) {
        displays.rows(of: id).firsts(in: epoch(of: .tip(id)), by: replica)
    }

    /// The earliest invalidation of a tip by any replica; `nil` if the tip isn't invalidated.
    public func invalidation(ofTip id: String) -> InvalidationRow? {
        invalidations.rows(of: id).joined(in: epoch(of: .tip(id)))
    }

    /// The trial of a tip with the first use by any replica, as far as the rows of uses and donations say; `nil` if the
    /// tip has no trial.
    public func trial(ofTip id: String) -> JoinedTrial? {
        guard var trial = joinedTrial(ofTip: id) else { return nil }
        trial.use((donations[trial.event] ?? [:]).values.joined())
        return trial
    }

    /// The trials about an event whose rows name no use yet.
    public func openTrials(ofEvent event: String) -> [JoinedTrial] {
        guard !trials.isEmpty else { return [] }
        return trials.subjects.compactMap(joinedTrial).filter { $0.event == event && $0.used == nil }
            .sorted { $0.tip < $1.tip }
    }

    private func joinedTrial(ofTip id: String) -> JoinedTrial? {
        trials.rows(of: id).joined(in: epoch(of: .tip(id)))
    }

    /// An event's donations by all replicas after a version, in any order.
    public func donations(ofEvent id: String, after version: RowVersion) -> [DonationRow] {
        (donations[id] ?? [:]).values.flatMap { $0.filter { $0.version > version } }
    }

    /// The latest value of a parameter by any replica; `nil` if the parameter wasn't set.
    public func parameter(_ id: String) -> ParameterRow? {
        parameters.rows(of: id).joined(in: epoch(of: .everything))
    }

    /// The donations of an event by all replicas, oldest first.
    public func donations(ofEvent id: String) -> [DonationRow] {
        (donations[id] ?? [:]).values.joined().inOrder
    }

    /// The number of an event's donations by all replicas.
    public func donationCount(ofEvent id: String) -> Int {
        (donations[id] ?? [:]).values.reduce(0) { $0 + $1.count }
    }
}

// MARK: Rows

extension PersonRows {
    /// The display row with a key; `nil` if there is no such row.
    public func display(_ key: RowKey) -> DisplayRow? { displays[key] }

    /// The event row with a key; `nil` if there is no such row.
    public func event(_ key: RowKey) -> EventRow? { events[key] }

    /// A replica's donations of an event, in the order of their versions.
    public func donations(ofEvent id: String, by replica: String) -> [DonationRow] { donations[id]?[replica] ?? [] }

    /// The ids of the tips that have displays or are invalidated.
    public var tipIDs: Set<String> { displays.subjects.union(invalidations.subjects) }

    /// The ids of the tips that have trials.
    public var trialIDs: Set<String> { trials.subjects }

    /// The ids of the parameters that were set.
    public var parameterIDs: Set<String> { parameters.subjects }

    /// The ids of the events that have donations.
    public var eventIDs: Set<String> { Set(donations.keys) }

    /// All rows.
    public var batch: RowBatch {
        RowBatch(
            resets: resets.all,
            displays: displays.all,
            invalidations: invalidations.all,
            trials: trials.all,
            parameters: parameters.all,
            events: events.all,
            donations: donations.values.flatMap { $0.values.flatMap(\.self) }
        )
    }
}

/// Rows of one kind, by their subjects and keys.
private struct RowTable<Row: ReplicatedRow>: Equatable, Sendable {
    private var rows: [String: [RowKey: Row]] = [:]

    /// Stores a row, unless a row with the same key and the same or a greater version is already stored.
    ///
    /// - Returns: Whether the row was stored.
    mutating func merge(_ row: Row) -> Bool {
        let key = row.key
        if let known = self[key], known.version >= row.version { return false }
        rows[key.subject, default: [:]][key] = row
        return true
    }

    mutating func removeAll(where isOver: (Row) -> Bool) {
        for subject in rows.keys { removeAll(of: subject, where: isOver) }
    }

    mutating func removeAll(of subject: String, where isOver: (Row) -> Bool) {
        guard let kept = rows[subject]?.filter({ !isOver($0.value) }) else { return }
        rows[subject] = kept.isEmpty ? nil : kept
    }

    subscript(_ key: RowKey) -> Row? { rows[key.subject]?[key] }

    func rows(of subject: String) -> some Sequence<Row> { (rows[subject] ?? [:]).values }

    var isEmpty: Bool { rows.isEmpty }

    var subjects: Set<String> { Set(rows.keys) }

    var all: [Row] { rows.values.flatMap { Array($0.values) } }
}
