import Foundation

extension CachedRows: ChangeBasis {
    typealias Failure = Never

    func epoch(of scope: RowScope) -> RowVersion {
        if case .tip(let id) = scope { tip(id)?.epoch ?? .zero } else { .zero }
    }

    func record(ofTip id: String) -> TipRecord { tip(id)?.record ?? TipRecord() }

    func firstAppearances(after date: Date) -> FirstAppearances { appearances }

    func version(ofParameter id: String) -> RowVersion { parameters[id]?.stored?.version ?? .zero }

    /// Keeps changes that couldn't be stored, and shows them in the cache as if they were stored.
    ///
    /// - Returns: The changes to the cached rows, and the refusals by the positions of the refused changes. Whether a
    ///   change is refused depends on the cached rows, since the store isn't available.
    mutating func keepUnstored(_ changes: [StoreChange]) -> (RowChanges, [Int: StoreRefusal]) {
        var result = RowChanges()
        var refusals: [Int: StoreRefusal] = [:]
        let pause = (latestFirstDisplay, unstored.appearances)
        for (index, change) in changes.enumerated() {
            if let refusal = refusal(ofUnstored: change) {
                refusals[index] = refusal
            } else {
                keepUnstored(change, &result)
            }
        }
        result.isPauseChanged = (latestFirstDisplay, unstored.appearances) != pause
        return (result, refusals)
    }

    /// Lets ``keepUnstored(_:)`` refuse changes that the store has made already.
    mutating func noteStored(_ keys: [String]) {
        if !keys.isEmpty { unstored.noteStored(keys) }
    }

    private mutating func refusal(ofUnstored change: StoreChange) -> StoreRefusal? {
        guard change.canWait else { return .overtaken }
        if let key = change.key, unstored.keys.contains(key) { return .repeated }
        if case .displayOver = change.kind, unstored.changes.contains(where: { $0.kind == change.kind }) {
            return .repeated
        }
        // A tip that can't be read may be retired by a waiting change alone, which a reset may have overtaken.
        if case .invalidated(let id, _, _) = change.kind, isUnreadable(tip: id) { return nil }
        guard let id = change.tip, tips[id] == nil else { return change.refusal(by: &self) }
        // If the tip is no longer cached, for example after a reset by another process, refuse the display, so that it
        // is requested again. Keep other changes, because the store judges them later.
        if case .displayBegan = change.kind { return .overtaken }
        return nil
    }

    private mutating func keepUnstored(_ change: StoreChange, _ changes: inout RowChanges) {
        // To find out whether the tip was reset after the change was planned, use the version that was known at that
        // time, even if newer versions were read since.
        var late = StoreChange(change.kind, knowing: change.knowing ?? version, key: change.key)
        switch change.subject {
        case .tip(let id)?:
            let before = record(ofTip: id)
            if case .displayBegan(_, let date, _, let trial, let groups) = change.kind {
                if before.firstDisplayed == nil { unstored.recordFirstDisplay(of: id, in: groups, at: date) }
                // The limits were checked now, so the display counts in any case once it can be stored.
                let kind = StoreChange.Kind.displayBegan(
                    tip: id,
                    date: date,
                    limits: nil,
                    trial: trial,
                    groups: groups
                )
                late = StoreChange(kind, knowing: late.knowing, key: late.key)
            }
            unstored.append(late)
            changes.tips.insert(id)
            if before.invalidation == nil, record(ofTip: id).invalidation != nil { changes.retired.insert(id) }
        case .parameter(let id)?:
            release(unstored.parameters[id])
            unstored.append(late)
            changes.inputs.insert(.parameter(id))
        case .event(let id)?:
            unstored.append(late)
            if let donation = change.donation { append(donation, toEvent: id) }
            changes.inputs.insert(.event(id))
        case nil: unstored.append(late)
        }
    }

    /// Removes the first unstored changes, after the store has made or refused them.
    ///
    /// - Returns: The changes to the cached rows.
    mutating func removeFirstUnstored(_ count: Int) -> RowChanges {
        var changes = RowChanges()
        let pause = (latestFirstDisplay, unstored.appearances)
        for parameter in unstored.parameters.values { release(parameter) }
        for change in unstored.removeFirst(count) {
            switch change.subject {
            case .tip(let id)?: changes.tips.insert(id)
            case .event(let id)?:
                // Read the event again, because its cached count already includes the donation, and the store's update
                // would add the donation a second time.
                forgetEvent(id)
                changes.inputs.insert(.event(id))
            case .parameter(let id)?: changes.inputs.insert(.parameter(id))
            case nil: break
            }
        }
        changes.isPauseChanged = (latestFirstDisplay, unstored.appearances) != pause
        return changes
    }
}
