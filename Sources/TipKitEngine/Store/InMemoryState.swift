import DequeModule
import Foundation

/// The state of a store that is kept in memory, as a value.
struct InMemoryState: Sendable {
    /// Something that a commit has changed, for the log of commits.
    private enum Touch: Sendable, Hashable {
        case tip(String)
        case parameter(String)
        case donated(String)
        case event(String)
        case everything
    }

    /// The maximum number of commits whose changes are kept in the log.
    private static let maximumLoggedCommits = 1_000
    /// The maximum number of changes that are kept in the log.
    private static let maximumLogLength = 10_000

    let replica: String
    private(set) var position = StorePosition(lineage: .random(in: 1...(.max)), number: 0)
    private(set) var version = RowVersion.zero
    private var rows = PersonRows()
    /// The greatest version that a `reversioned` change has assigned.
    private var reversioned = RowVersion.zero
    /// The dates of the tips' first appearances, as used for the display frequency; a date that was in the future may
    /// have been moved back to the then current time.
    private var pauses: [String: Date] = [:]
    /// The values of transient parameters, which aren't kept as rows.
    private var transient: [String: ParameterRow] = [:]
    /// The events whose donations aren't in the same order by date as by version.
    private var unordered: Set<String> = []
    private var log = Deque<(number: Int64, touch: Touch, added: [StoredDonation])>()
    /// The latest commit whose changes are no longer kept in the log.
    private var latestDroppedCommit: Int64 = 0

    /// Creates an empty store.
    init(replica: String = UUID().uuidString) {
        self.replica = replica
    }

    /// Creates a store that holds one tip, as if this replica had stored everything about it.
    init(holding tip: StoredTip, of id: String) {
        self.init(replica: "")
        let (record, epoch) = (tip.record, tip.epoch)
        version = epoch
        let display = DisplayRow(
            tip: id,
            replica: replica,
            epoch: epoch,
            version: epoch,
            count: Int64(record.displayCount),
            duration: record.displayDuration,
            first: record.firstDisplayed,
            last: record.lastDisplayed
        )
        let invalidation = record.invalidation.map {
            InvalidationRow(
                tip: id,
                replica: $0.replica,
                epoch: epoch,
                version: epoch,
                reason: $0.reason.rowName,
                date: $0.date
            )
        }
        rows = PersonRows(
            RowBatch(
                resets: [ResetRow(scope: .tip(id), replica: replica, version: epoch)],
                displays: [display],
                invalidations: [invalidation].compactMap(\.self)
            )
        )
    }

    /// Makes the given changes, and returns which of them were refused.
    mutating func commit(_ changes: [StoreChange], after known: StorePosition?) -> StoreCommit {
        var refusals: [Int: StoreRefusal] = [:]
        if !changes.allSatisfy(\.isNote) { position.number += 1 }
        for (index, change) in changes.enumerated() {
            refusals[index] = make(change)
        }
        latestDroppedCommit = max(latestDroppedCommit, position.number - Int64(Self.maximumLoggedCommits))
        while let first = log.first, first.number <= latestDroppedCommit || log.count > Self.maximumLogLength {
            latestDroppedCommit = first.number
            log.removeFirst()
        }
        var update = update(since: known)
        if update.isEverything { update.rows += Set(changes.compactMap(\.tip)).map { .tip($0, tip($0)) } }
        return StoreCommit(update: update, refusals: refusals)
    }

    /// Merges rows, and adds what they have changed to the log.
    @discardableResult
    private mutating func mergeLogged(_ batch: RowBatch) -> PersonRows.Changes {
        let resets = batch.resets.filter { $0.version > rows.epoch(of: $0.scope) }
        let changes = rows.merge(batch)
        if changes.isEverything { log.append((position.number, .everything, [])) }
        for id in changes.tips { log.append((position.number, .tip(id), [])) }
        for id in changes.parameters { log.append((position.number, .parameter(id), [])) }
        for id in changes.events { log.append((position.number, .event(id), [])) }
        for row in resets {
            switch row.scope {
            case .everything: (pauses, unordered) = ([:], [])
            case .tip(let id): pauses[id] = nil
            case .event(let id): unordered.remove(id)
            }
        }
        return changes
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

    mutating func advance(at date: Date) -> RowVersion {
        version = version.next(at: date)
        return version
    }

    func ownDisplays(ofTip id: String) -> DisplayRow {
        let epoch = rows.epoch(of: .tip(id))
        return rows.display(RowKey(subject: id, replica: replica, version: epoch))
            ?? DisplayRow(tip: id, replica: replica, epoch: epoch, version: .zero)
    }

    mutating func write(_ row: DisplayRow) { mergeLogged(RowBatch(displays: [row])) }

    mutating func write(_ row: InvalidationRow) { mergeLogged(RowBatch(invalidations: [row])) }

    mutating func write(_ row: ParameterRow, isTransient: Bool) {
        if isTransient {
            transient[row.parameter] = row
            log.append((position.number, .parameter(row.parameter), []))
        } else {
            mergeLogged(RowBatch(parameters: [row]))
        }
    }

    mutating func write(_ row: ResetRow) { mergeLogged(RowBatch(resets: [row])) }

    mutating func startPause(with tip: String, at date: Date) { pauses[tip] = pauses[tip] ?? date }

    mutating func movePauses(to date: Date) {
        for (id, pause) in pauses where pause > date {
            pauses[id] = date
            log.append((position.number, .tip(id), []))
        }
    }

    mutating func write(_ note: TipNote) {}

    mutating func merge(_ batch: RowBatch) {
        version = max(version, batch.greatestVersion)
        let changes = mergeLogged(batch)
        unordered.formUnion(changes.events)
        for id in changes.isEverything ? rows.tipIDs : changes.tips {
            guard let first = rows.displays(ofTip: id).first else { continue }
            pauses[id] = min(pauses[id] ?? first, first)
        }
    }

    mutating func reversion(at date: Date, after given: RowVersion) {
        let batch = rows.batch.reversioned(by: replica, at: date, after: max(given, reversioned))
        reversioned = max(given, reversioned, batch.written(by: replica).greatestVersion)
        rows = PersonRows(batch)
        version = rows.batch.greatestVersion
        log.append((position.number, .everything, []))
    }

    mutating func add(_ donation: StoredDonation, to event: String, within limit: StoredDonationLimit) {
        let date = donation.date.asRow
        let row = DonationRow(
            event: event,
            replica: replica,
            epoch: rows.epoch(of: .event(event)),
            version: advance(at: date),
            date: date,
            payload: donation.payload
        )
        if let last = rows.donations(ofEvent: event, by: replica).last, last.date > date { unordered.insert(event) }
        rows.merge(RowBatch(donations: [row]))
        let isDropping = trim(event, limit, at: date)
        let isOnlyReplica = rows.donationCount(ofEvent: event) == rows.donations(ofEvent: event, by: replica).count
        // `trim` drops donations in the order in which this replica made them. The dropped donations are also the
        // event's oldest by date only if no other replica has donated to the event and this replica's donations are in
        // order of date.
        let dropsOnlyOldest = !isDropping || isOnlyReplica && !unordered.contains(event)
        let stored = StoredDonation(date: date, payload: donation.payload)
        log.append(
            (position.number, dropsOnlyOldest ? .donated(event) : .event(event), dropsOnlyOldest ? [stored] : [])
        )
        if rows.donations(ofEvent: event, by: replica).isEmpty { unordered.remove(event) }
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

// MARK: Reading

extension InMemoryState: StoreSnapshot {
    func header() -> StoreHeader {
        StoreHeader(
            replica: replica,
            position: position,
            latestVersion: version,
            latestFirstDisplay: latestFirstDisplay
        )
    }

    func update(since position: StorePosition) -> StoreUpdate { update(since: .some(position)) }

    private func update(since known: StorePosition?) -> StoreUpdate {
        var update = StoreUpdate(position: position, version: version)
        let everything = StoreUpdate(
            position: position,
            version: version,
            isEverything: true,
            rows: [.latestFirstDisplay(latestFirstDisplay)]
        )
        guard let touches = touches(after: known), !touches.contains(where: { $0.touch == .everything }) else {
            return everything
        }
        let touched = Set(touches.map(\.touch))
        var added: [String: [StoredDonation]] = [:]
        for touch in touches {
            if case .donated(let event) = touch.touch { added[event, default: []] += touch.added }
        }
        for touch in touched {
            switch touch {
            case .tip(let id): update.rows.append(.tip(id, tip(id)))
            case .parameter(let id): update.rows.append(.parameter(id, parameter(id)))
            case .event(let id): update.rows.append(.event(id, count: tally(ofEvent: id)))
            case .donated(let id) where !touched.contains(.event(id)):
                update.rows.append(.donated(event: id, added[id] ?? [], count: tally(ofEvent: id)))
            case .donated, .everything: break
            }
        }
        if touched.contains(where: { if case .tip = $0 { true } else { false } }) {
            update.rows.append(.latestFirstDisplay(latestFirstDisplay))
        }
        return update
    }

    /// The changes since a position; `nil` if the log no longer contains all of them.
    private func touches(
        after known: StorePosition?
    ) -> Deque<(number: Int64, touch: Touch, added: [StoredDonation])>.SubSequence? {
        guard let known, known.lineage == position.lineage,
            (latestDroppedCommit...position.number).contains(known.number)
        else { return nil }
        return log.suffix(from: log.lastIndex { $0.number <= known.number }.map { $0 + 1 } ?? 0)
    }

    func rows(changedAfter known: StorePosition?) -> StoreRows {
        guard let touches = touches(after: known), !touches.contains(where: { $0.touch == .everything }) else {
            return StoreRows(rows: rows.batch, position: position)
        }
        let touched = Set(touches.map(\.touch))
        let own = rows.batch.written(by: replica)
        func isTouched(_ scope: RowScope) -> Bool {
            switch scope {
            case .everything: false
            case .tip(let id): touched.contains(.tip(id))
            case .event(let id): touched.contains(.event(id)) || touched.contains(.donated(id))
            }
        }
        let batch = RowBatch(
            resets: own.resets.filter { isTouched($0.scope) },
            displays: own.displays.filter { isTouched(.tip($0.tip)) },
            invalidations: own.invalidations.filter { isTouched(.tip($0.tip)) },
            parameters: own.parameters.filter { touched.contains(.parameter($0.parameter)) },
            events: own.events.filter { isTouched(.event($0.event)) },
            donations: own.donations.filter { isTouched(.event($0.event)) }
        )
        return StoreRows(rows: batch, position: position)
    }

    func tip(_ id: String) -> StoredTip {
        StoredTip(
            record: TipRecord(rows.displays(ofTip: id), rows.invalidation(ofTip: id)),
            epoch: rows.epoch(of: .tip(id))
        )
    }

    func parameter(_ id: String) -> StoredParameter? {
        let epoch = rows.epoch(of: .everything)
        return [rows.parameter(id), transient[id]].compactMap(\.self).joined(in: epoch).map {
            StoredParameter(json: $0.json, version: $0.version)
        }
    }

    func tally(ofEvent id: String) -> Int { rows.donationCount(ofEvent: id) }

    func donations(ofEvent id: String, after date: Date, maximumCount: Int) -> [StoredDonation] {
        rows.donations(ofEvent: id).filter { $0.date > date }.suffix(max(0, maximumCount))
            .map { StoredDonation(date: $0.date, payload: $0.payload) }
    }

    func notes() -> [TipNote] { [] }

    func tips() -> [String] { rows.tipIDs.sorted() }

    func parameters() -> [String] {
        let epoch = rows.epoch(of: .everything)
        return rows.parameterIDs.union(transient.filter { $1.epoch >= epoch }.keys).sorted()
    }

    func events() -> [String] { rows.eventIDs.sorted() }
}
