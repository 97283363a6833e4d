import Foundation

/// The state of a store that is kept in memory, as a value.
struct InMemoryState: Sendable {
    /// The maximum number of commits whose changes are kept in the log.
    private static let maximumLoggedCommits = 1_000
    /// The maximum number of changes that are kept in the log.
    private static let maximumLogLength = 10_000

    let replica: String
    private(set) var position = StorePosition(lineage: .random(in: 1...(.max)), number: 0)
    private(set) var version = RowVersion.zero
    private(set) var rows = PersonRows()
    /// The greatest version that a `reversioned` change has assigned.
    private var reversioned = RowVersion.zero
    /// The dates of the tips' first appearances, as used for the display frequency; a date that was in the future may
    /// have been moved back to the then current time.
    private(set) var pauses: [String: Date] = [:]
    /// The values of transient parameters, which aren't kept as rows.
    private(set) var transient: [String: ParameterRow] = [:]
    /// The changes that are made only once, by their keys.
    private(set) var done: [String: DoneRow] = [:]
    /// How many rows of changes with keys were inserted.
    private var insertions = 0
    /// The keys of the displays on pages that aren't over, by their tips' ids.
    private(set) var pageDisplays: [String: Set<String>] = [:]
    /// The events whose donations aren't in the same order by date as by version.
    private var unordered: Set<String> = []
    /// What the commit in progress has changed.
    private var changes = PersonRows.Changes()
    /// What the latest commits have changed, by their numbers, and how many items that is.
    private(set) var log: ArraySlice<(number: Int64, changes: PersonRows.Changes)> = []
    private var logLength = 0
    /// The latest commit whose changes are no longer kept in the log.
    private(set) var latestDroppedCommit: Int64 = 0

    /// Creates an empty store.
    init(replica: String = UUID().uuidString) {
        self.replica = replica
    }

    /// Creates a store that holds one tip, as if this replica had stored everything about it.
    init(holding tip: StoredTip, of id: String) {
        self.init(replica: "")
        version = tip.epoch
        let reset = ResetRow(scope: .tip(id), replica: replica, version: version)
        var display = DisplayRow(tip: id, replica: replica, epoch: version, version: version)
        display.count = Int64(tip.record.displayCount)
        display.duration = tip.record.displayDuration
        (display.first, display.last) = (tip.record.firstDisplayed, tip.record.lastDisplayed)
        display.snoozes = tip.record.snoozeCount > 0 ? Int64(tip.record.snoozeCount) : nil
        (display.snoozed, display.wakes) = (tip.record.snooze?.date, tip.record.snooze?.end)
        display.groups = tip.firstAppearance.flatMap { $0.groups.isEmpty ? nil : $0.groups }
        rows = PersonRows(RowBatch(resets: [reset], displays: [display]))
        if let first = tip.firstAppearance { pauses[id] = first.date }
        if let date = tip.pageDisplayed {
            _ = insert(DoneRow(key: "", date: date, display: PageDisplay(tip: id, epoch: version)))
        }
        guard let retired = tip.record.invalidation else { return }
        let row = InvalidationRow(
            tip: id,
            replica: retired.replica,
            epoch: version,
            version: version,
            reason: retired.rowName,
            date: retired.date
        )
        rows.merge(RowBatch(invalidations: [row]))
    }

    /// Makes the given changes, and returns which of them were refused.
    mutating func commit(_ changes: [StoreChange], after known: StorePosition?) -> StoreCommit {
        var refusals: [Int: StoreRefusal] = [:]
        if changes.contains(where: \.isNumbered) { position.number += 1 }
        for (index, change) in changes.enumerated() {
            refusals[index] = make(change)
        }
        logChanges()
        var update = update(since: known)
        if update.isEverything { update.rows += Set(changes.compactMap(\.tip)).map { .tip($0, tip($0)) } }
        return StoreCommit(update: update, refusals: refusals)
    }

    private mutating func logChanges() {
        if changes != PersonRows.Changes() {
            log.append((position.number, changes))
            logLength += changes.count
            changes = PersonRows.Changes()
        }
        latestDroppedCommit = max(latestDroppedCommit, position.number - Int64(Self.maximumLoggedCommits))
        while let first = log.first, first.number <= latestDroppedCommit || logLength > Self.maximumLogLength {
            latestDroppedCommit = first.number
            logLength -= first.changes.count
            log.removeFirst()
        }
    }

    /// Merges rows, and records what they have changed.
    @discardableResult
    private mutating func mergeRecorded(_ batch: RowBatch) -> PersonRows.Changes {
        let resets = batch.resets.filter { $0.version > rows.epoch(of: $0.scope) }
        var new = rows.merge(batch)
        new.events.formUnion(new.donated.keys)
        changes.formUnion(new)
        for row in resets {
            switch row.scope {
            case .everything: (pauses, unordered) = ([:], [])
            case .tip(let id): pauses[id] = nil
            case .event(let id): unordered.remove(id)
            }
        }
        return new
    }
}

// MARK: Changes

extension InMemoryState: ChangeableRows {
    typealias Failure = Never

    func epoch(of scope: RowScope) -> RowVersion { rows.epoch(of: scope) }

    func record(ofTip id: String) -> TipRecord { tip(id).record }

    func version(ofParameter id: String) -> RowVersion { parameter(id)?.version ?? .zero }

    var latestFirstDisplay: FirstDisplay? {
        pauses.map { FirstDisplay(tip: $0, date: $1) }.max { ($0.date, $0.tip) < ($1.date, $1.tip) }
    }

    func firstAppearances(after date: Date) -> FirstAppearances {
        FirstAppearances(
            pauses.filter { $0.value > date }.map { id, date in
                (id, FirstAppearance(date: date, groups: rows.displays(ofTip: id).groups))
            }
        )
    }

    mutating func advance(at date: Date) -> RowVersion {
        version = version.next(at: date)
        return version
    }

    func ownDisplays(ofTip id: String) -> DisplayRow {
        let epoch = rows.epoch(of: .tip(id))
        return rows.display(RowKey(subject: id, replica: replica, version: epoch))
            ?? DisplayRow(tip: id, replica: replica, epoch: epoch, version: .zero)
    }

    mutating func write(_ row: DisplayRow) { mergeRecorded(RowBatch(displays: [row])) }

    mutating func write(_ row: InvalidationRow) { mergeRecorded(RowBatch(invalidations: [row])) }

    mutating func write(_ row: TrialRow) { mergeRecorded(RowBatch(trials: [row])) }

    func openTrials(ofEvent event: String) -> [JoinedTrial] { rows.openTrials(ofEvent: event) }

    func donations(ofEvent event: String, after version: RowVersion) -> [DonationRow] {
        rows.donations(ofEvent: event, after: version)
    }

    mutating func write(_ row: ParameterRow, isTransient: Bool) {
        if isTransient {
            transient[row.parameter] = row
            changes.parameters.insert(row.parameter)
        } else {
            mergeRecorded(RowBatch(parameters: [row]))
        }
    }

    mutating func write(_ row: ResetRow) { mergeRecorded(RowBatch(resets: [row])) }

    mutating func startPause(with tip: String, at date: Date) { pauses[tip] = pauses[tip] ?? date }

    mutating func movePauses(to date: Date) {
        for (id, pause) in pauses where pause > date {
            pauses[id] = date
            changes.tips.insert(id)
        }
    }

    func doneRow(_ key: String) -> DoneRow? { done[key] }

    mutating func insert(_ row: DoneRow) -> Bool {
        guard done[row.key] == nil else { return false }
        update(row)
        insertions += 1
        if insertions.isMultiple(of: DoneRow.insertionsPerSweep) {
            for old in done.values where old.date < row.date.addingTimeInterval(-DoneRow.age) {
                removeDoneRow(old.key)
            }
            let surplus = done.count - DoneRow.most
            if surplus > 0 {
                for old in done.values.sorted(by: { $0.date < $1.date }).prefix(surplus) { removeDoneRow(old.key) }
            }
        }
        return true
    }

    mutating func update(_ row: DoneRow) {
        done[row.key] = row
        guard let display = row.display else { return }
        changes.tips.insert(display.tip)
        if display.isOver {
            pageDisplays[display.tip]?.remove(row.key)
        } else {
            pageDisplays[display.tip, default: []].insert(row.key)
        }
    }

    mutating func removeDoneRow(_ key: String) {
        guard let tip = done.removeValue(forKey: key)?.display?.tip else { return }
        changes.tips.insert(tip)
        pageDisplays[tip]?.remove(key)
        if pageDisplays[tip]?.isEmpty == true { pageDisplays[tip] = nil }
    }

    mutating func write(_ note: TipNote) {}

    mutating func merge(_ batch: RowBatch) {
        version = max(version, batch.greatestVersion)
        let new = mergeRecorded(batch)
        unordered.formUnion(new.events)
        for id in new.isEverything ? rows.tipIDs : new.tips {
            let (own, others) = rows.firstDisplays(ofTip: id, by: replica)
            if let others { pauses[id] = min(pauses[id] ?? others, others) }
            // The pause since an own display is kept: with a clock that was set back, the display that began first isn't
            // the one with the earliest date.
            if let own { startPause(with: id, at: own) }
        }
    }

    /// Whether anything was stored.
    var holdsAnything: Bool { position.number > 0 || !done.isEmpty }

    /// Adds what is stored about another person, as if this person had done it.
    ///
    /// - Parameters:
    ///   - other: The other person's store.
    ///   - name: A text that tells the other person from all others.
    mutating func moveIn(from other: InMemoryState, named name: String) {
        position.number += 1
        var batch = other.rows.batch.moved(from: name) { rows.epoch(of: $0) }
        batch.parameters.removeAll { parameter($0.parameter) != nil }
        let epoch = rows.epoch(of: .everything)
        for row in other.transient.values where row.epoch >= other.rows.epoch(of: .everything) {
            guard parameter(row.parameter) == nil else { continue }
            write(row.moved(from: name, to: epoch), isTransient: true)
        }
        if rows.batch.movedReplicas.count >= MovedReplica.most {
            batch = batch.onlyRetirements({ rows.invalidation(ofTip: $0) != nil }, { rows.trial(ofTip: $0) != nil })
        }
        merge(batch)
        let events = Set(batch.donations.map(\.event) + batch.trials.map(\.event))
        recordUses(in: trials().filter { events.contains($0.event) })
        for row in other.done.values {
            guard let display = row.display else {
                _ = insert(row)
                continue
            }
            guard display.epoch >= other.rows.epoch(of: .tip(display.tip)) else { continue }
            var row = row
            row.display?.epoch = rows.epoch(of: .tip(display.tip))
            _ = insert(row)
        }
        logChanges()
    }

    mutating func reversion(at date: Date, after given: RowVersion) {
        let batch = rows.batch.reversioned(by: replica, at: date, after: max(given, reversioned))
        reversioned = max(given, reversioned, batch.sent(by: replica).greatestVersion)
        rows = PersonRows(batch)
        version = rows.batch.greatestVersion
        changes.isEverything = true
    }

    mutating func add(
        _ donation: StoredDonation,
        to event: String,
        within limit: StoredDonationLimit
    ) -> RowVersion {
        let date = donation.date.asRow
        let row = DonationRow(
            event: event,
            replica: replica,
            epoch: rows.epoch(of: .event(event)),
            version: advance(at: date),
            date: date,
            payload: donation.payload
        )
        if let last = rows.donations(ofEvent: event, by: replica).last, last.date > date {
            unordered.insert(event)
            // If a donation was dropped since, readers can't tell which one that is.
            let floor = rows.event(RowKey(subject: event, replica: replica))?.floor ?? .zero
            if floor > .zero { changes.events.insert(event) }
        }
        changes.formUnion(rows.merge(RowBatch(donations: [row])))
        let isDropping = trim(event, limit, at: date)
        let isOnlyReplica = rows.donationCount(ofEvent: event) == rows.donations(ofEvent: event, by: replica).count
        // `trim` drops donations in the order in which this replica made them. The dropped donations are also the
        // event's oldest by date only if no other replica has donated to the event and this replica's donations are in
        // order of date.
        if isDropping, !isOnlyReplica || unordered.contains(event) { changes.events.insert(event) }
        if rows.donations(ofEvent: event, by: replica).isEmpty { unordered.remove(event) }
        return row.version
    }

    /// Drops the donations beyond an event's limit, in the order in which they were made.
    ///
    /// - Returns: Whether any donations were dropped.
    private mutating func trim(_ event: String, _ limit: StoredDonationLimit, at date: Date) -> Bool {
        let known = rows.event(RowKey(subject: event, replica: replica))
        var row = known ?? EventRow(event: event, replica: replica, version: .zero, maximumCount: 0)
        row.widen(to: limit.maximumCount, limit.maximumAge)
        let own = rows.donations(ofEvent: event, by: replica)
        let start = row.maximumAge.map { date.addingTimeInterval(-$0) }
        let old = start.map { start in own.prefix { $0.date <= start }.count } ?? 0
        let excess = max(own.count - Int(row.maximumCount), old)
        if excess > 0 { row.floor = own.dropFirst(excess).first?.version ?? RowVersion(rawValue: version.rawValue + 1) }
        guard row != known else { return false }
        row.version = version
        rows.merge(RowBatch(events: [row]))
        return excess > 0
    }
}
