import Foundation

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

    func update(since known: StorePosition?) -> StoreUpdate {
        var update = StoreUpdate(position: position, version: version)
        guard let changes = changes(after: known) else {
            update.isEverything = true
            update.rows = [.latestFirstDisplay(latestFirstDisplay)]
            return update
        }
        update.rows += changes.tips.map { .tip($0, tip($0)) }
        update.rows += changes.parameters.map { .parameter($0, parameter($0)) }
        update.rows += changes.events.map { .event($0, count: tally(ofEvent: $0)) }
        for (id, first) in changes.donated where !changes.events.contains(id) {
            let added = rows.donations(ofEvent: id, by: replica).reversed().prefix { $0.version >= first }.reversed()
                .map { StoredDonation(date: $0.date, payload: $0.payload) }
            update.rows.append(.donated(event: id, added, count: tally(ofEvent: id)))
        }
        if !changes.tips.isEmpty { update.rows.append(.latestFirstDisplay(latestFirstDisplay)) }
        return update
    }

    /// What has changed since a position; `nil` if that is everything, or if the log no longer has all changes.
    private func changes(after known: StorePosition?) -> PersonRows.Changes? {
        guard let known, known.lineage == position.lineage,
            (latestDroppedCommit...position.number).contains(known.number)
        else { return nil }
        let changes = log.suffix(from: log.lastIndex { $0.number <= known.number }.map { $0 + 1 } ?? log.startIndex)
            .reduce(into: PersonRows.Changes()) { $0.formUnion($1.changes) }
        return changes.isEverything ? nil : changes
    }

    func rows(changedAfter known: StorePosition?) -> StoreRows {
        guard let changes = changes(after: known) else { return StoreRows(rows: rows.batch, position: position) }
        let events = changes.events.union(changes.donated.keys)
        let own = rows.batch.sent(by: replica)
        let resets = own.resets.filter {
            switch $0.scope {
            case .everything: false
            case .tip(let id): changes.tips.contains(id)
            case .event(let id): events.contains(id)
            }
        }
        let batch = RowBatch(
            resets: resets,
            displays: own.displays.filter { changes.tips.contains($0.tip) },
            invalidations: own.invalidations.filter { changes.tips.contains($0.tip) },
            trials: own.trials.filter { changes.tips.contains($0.tip) },
            parameters: own.parameters.filter { changes.parameters.contains($0.parameter) },
            events: own.events.filter { events.contains($0.event) },
            donations: own.donations.filter { events.contains($0.event) }
        )
        return StoreRows(rows: batch, position: position)
    }

    func tip(_ id: String) -> StoredTip {
        let (epoch, displays) = (rows.epoch(of: .tip(id)), rows.displays(ofTip: id))
        return StoredTip(
            record: TipRecord(displays, rows.invalidation(ofTip: id)),
            epoch: epoch,
            pageDisplayed: (pageDisplays[id] ?? []).compactMap { done[$0] }
                .filter { $0.display.map { $0.epoch >= epoch } ?? false }.map(\.date).max(),
            firstAppearance: pauses[id].map { FirstAppearance(date: $0, groups: displays.groups) }
        )
    }

    func firstAppearances() -> FirstAppearances { firstAppearances(after: .distantPast) }

    func trials() -> [JoinedTrial] { rows.trialIDs.sorted().compactMap { rows.trial(ofTip: $0) } }

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

extension PersonRows.Changes {
    /// The number of changed tips, parameters and events.
    package var count: Int {
        tips.count + parameters.count + events.count + donated.count + (isEverything ? 1 : 0)
    }
}
