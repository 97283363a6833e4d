import Foundation

/// The rows of a store that a centre has read, as they are at one position, with what couldn't be stored yet on top.
///
/// A plain value: what is on disk comes in through ``fold(_:keeping:)`` and the reads alone, in the order of the commits.
struct CachedRows: Sendable {
    private(set) var position: StorePosition?
    /// The highest version that is known.
    private(set) var version = RowVersion.zero
    /// The highest version when the store was opened: transient parameters forget what is no newer.
    private(set) var launchVersion = RowVersion.zero
    private(set) var replica = ""
    /// What couldn't be stored, in order.
    private(set) var unstored = UnstoredChanges()
    private var tips: [String: StoredTip] = [:]
    private var parameters: [String: CachedParameter] = [:]
    private var events: [String: CachedEvent] = [:]
    /// What couldn't be read, and is taken for not stored until the store can be read again.
    private var assumed = RowChanges()
    private var firstDisplay: FirstDisplay?
    /// Decoded values that count no more: to let go of one may run the app's code, which may ask the centre.
    private var released: [any Sendable] = []
    /// Counts the changes of events, so that what was decoded outside the lock is known to be stale.
    private var lastRevision: UInt64 = 0

    init() {}

    /// Begins with what a store says when it is opened.
    init(_ header: StoreHeader) {
        position = header.position
        version = header.latestVersion
        launchVersion = header.latestVersion
        replica = header.replica
        firstDisplay = header.latestFirstDisplay
    }

    /// Takes over what has changed.
    ///
    /// - Parameter changed: The tips that are kept also if they weren't read before.
    /// - Returns: What is another now of what was read before.
    mutating func fold(_ update: StoreUpdate, keeping changed: Set<String> = []) -> RowChanges {
        var changes = RowChanges()
        position = update.position
        version = max(version, update.version)
        if update.isEverything {
            for parameter in parameters.values { release(parameter) }
            for event in events.values { release(event) }
            (tips, parameters, events, firstDisplay) = ([:], [:], [:], nil)
            changes.isEverything = true
        }
        for row in update.rows {
            if case .tip(let id, let tip) = row, tips[id] == nil, changed.contains(id) {
                take(tip, of: id)
                changes.tips.insert(id)
            } else {
                fold(row, into: &changes)
            }
        }
        return changes
    }

    private mutating func fold(_ row: StoreRow, into changes: inout RowChanges) {
        switch row {
        case .tip(let id, let tip):
            assumed.tips.remove(id)
            guard let known = tips[id], known != tip else { return }
            changes.tips.insert(id)
            if known.record.invalidation == nil, tip.record.invalidation != nil { changes.retired.insert(id) }
            tips[id] = tip
        case .parameter(let id, let stored):
            guard let known = parameters[id], known.stored != stored else { return }
            changes.inputs.insert(.parameter(id))
            take(stored, of: id)
        case .donated(let id, let added, let count):
            guard events[id] != nil else { return }
            changes.inputs.insert(.event(id))
            // What waits is counted on top, and isn't among those that the store has counted.
            if unstored.hasDonations(of: id) { return forgetEvent(id) }
            let revision = nextRevision()
            events[id]?.append(added, count: count, revision: revision)
        case .event(let id, let count):
            guard events[id] != nil else { return }
            changes.inputs.insert(.event(id))
            if unstored.hasDonations(of: id) { return forgetEvent(id) }
            release(events[id])
            events[id] = CachedEvent(count: count, revision: nextRevision())
        case .latestFirstDisplay(let latest):
            guard latest != firstDisplay else { return }
            changes.isPauseChanged = true
            firstDisplay = latest
        }
    }
}

// MARK: Tips

extension CachedRows {
    /// What is known of a tip; `nil` if it wasn't read.
    func tip(_ id: String) -> StoredTip? {
        guard let tip = tips[id] else { return nil }
        return unstored.isEmpty ? tip : unstored.applied(to: tip, id)
    }

    /// Takes over a tip that was read at the position.
    mutating func take(_ tip: StoredTip, of id: String) {
        assumed.tips.remove(id)
        tips[id] = tip
    }

    /// Takes a tip that can't be read for one of which nothing is stored, until the store can be read again.
    mutating func assumeNothing(of id: String) {
        tips[id] = StoredTip()
        assumed.tips.insert(id)
    }

    /// The latest first appearance of any tip.
    var latestFirstDisplay: FirstDisplay? {
        guard let later = unstored.latestFirstDisplay else { return firstDisplay }
        guard let firstDisplay, firstDisplay.date > later.date else { return later }
        return firstDisplay
    }
}

// MARK: Parameters

extension CachedRows {
    /// What is known of a parameter; `nil` if it wasn't read.
    func parameter(_ id: String) -> CachedParameter? { unstored.parameters[id] ?? parameters[id] }

    mutating func take(_ parameter: StoredParameter?, of id: String) {
        release(parameters[id])
        parameters[id] = CachedParameter(stored: parameter)
    }

    /// Keeps a value with the text that it was decoded from, if that is still the parameter's.
    mutating func keep(_ value: any DecodedValue, of id: String, from stored: StoredParameter?) {
        release(parameter(id))
        if unstored.parameters[id] != nil { return unstored.keep(value, of: id, from: stored) }
        guard parameters[id]?.stored == stored else { return }
        parameters[id]?.decoded = value
    }
}

// MARK: Events

extension CachedRows {
    /// What is known of an event; `nil` if it wasn't read.
    func event(_ id: String) -> CachedEvent? { events[id] }

    /// Takes over how many donations an event has.
    mutating func take(count: Int, of id: String) {
        guard events[id] == nil else { return }
        let late = unstored.donations(of: id)
        var event = CachedEvent(count: count, revision: nextRevision())
        if !late.isEmpty { event.append(late, count: count + late.count, revision: nextRevision()) }
        events[id] = event
    }

    private mutating func nextRevision() -> UInt64 {
        lastRevision += 1
        return lastRevision
    }

    /// Keeps what was read of an event, unless it has changed since; what couldn't be stored comes on top.
    mutating func keep<Info>(_ log: EventLog<Info>, of id: String, ifStill revision: UInt64) {
        guard let event = events[id], event.revision == revision else { return }
        var log = log
        let late = unstored.donations(of: id)
        if !late.isEmpty { log.append(late, count: event.count) }
        if let old = events[id]?.keep(log) { released.append(old) }
    }

    /// Takes over the payloads of what wasn't decoded yet, unless there is more by now.
    mutating func takePayloads<Info: Codable & Sendable>(_ payloads: [Info?], of id: String, ifStill revision: UInt64) {
        released += events[id]?.takePayloads(payloads, ifStill: revision) ?? []
    }

    /// Forgets what was read of an event, so that it is read anew.
    mutating func forgetEvent(_ id: String) {
        release(events[id])
        events[id] = nil
    }
}

// MARK: Inputs of rules

extension CachedRows {
    /// Whether what a rule reads was read.
    func knows(_ input: Tips.RuleInputKey) -> Bool {
        switch input {
        case .parameter(let id): parameter(id) != nil
        case .event(let id): events[id] != nil
        case .tip(let id): tips[id] != nil
        }
    }
}

// MARK: Values of the app

extension CachedRows {
    /// Hands over the decoded values that count no more, to be let go of where no lock is held.
    mutating func takeReleased() -> [any Sendable] {
        defer { released = [] }
        return released
    }

    private mutating func release(_ old: CachedParameter?) {
        if let value = old?.decoded { released.append(value) }
    }

    private mutating func release(_ old: CachedEvent?) {
        if let old { released.append(old) }
    }
}

// MARK: What couldn't be read

extension CachedRows {
    /// Records that a parameter or event can't be read, and counts as not stored meanwhile.
    mutating func assumeNothing(of input: Tips.RuleInputKey) {
        assumed.inputs.insert(input)
    }

    /// Forgets what was assumed, since the store can be read again.
    ///
    /// - Returns: What is to be looked at anew.
    mutating func forgetAssumed() -> RowChanges {
        defer { assumed = RowChanges() }
        for id in assumed.tips { tips[id] = nil }
        return assumed
    }
}

// MARK: What couldn't be stored

extension CachedRows {
    /// Keeps changes that couldn't be stored, and shows them as if they were.
    ///
    /// - Returns: What has changed, and which changes may not be made as far as is known, by their places.
    mutating func keepUnstored(_ changes: [StoreChange]) -> (RowChanges, [Int: StoreRefusal]) {
        var result = RowChanges()
        var refusals: [Int: StoreRefusal] = [:]
        for (index, change) in changes.enumerated() {
            let (change, known) = change.timely
            // What a change was planned on counts, also if more has been read by now.
            let knowing = known ?? version
            if let id = change.tip, let stored = tip(id), stored.epoch > knowing {
                refusals[index] = .overtaken
                continue
            }
            switch change {
            case .displayBegan(let id, let date, let limits):
                // What the display was planned on is gone, as after a reset by another; it is asked for anew.
                guard let record = tip(id)?.record else {
                    refusals[index] = .overtaken
                    continue
                }
                if let refusal = limits?.refusal(of: id, record, after: latestFirstDisplay, at: date) {
                    refusals[index] = refusal
                    continue
                }
                if record.firstDisplayed == nil {
                    unstored.recordFirstDisplay(of: id, at: date)
                    result.isPauseChanged = true
                }
                unstored.append(.displayBegan(tip: id, date: date, limits: nil), knowing: knowing)
                result.tips.insert(id)
            case .displayEnded(let id, _, let epoch):
                if let known = tip(id), known.epoch != epoch {
                    refusals[index] = .overtaken
                    continue
                }
                unstored.append(change, knowing: knowing)
                result.tips.insert(id)
            case .invalidated(let id, _, _):
                if let earlier = tip(id)?.record.invalidation {
                    refusals[index] = .invalidated(earlier.reason)
                    continue
                }
                unstored.append(change, knowing: knowing)
                result.tips.insert(id)
                result.retired.insert(id)
            case .parameterSet(let id, _, _, _):
                release(unstored.parameters[id])
                unstored.append(change, knowing: knowing)
                result.inputs.insert(.parameter(id))
            case .donated(let id, let donation, _):
                unstored.append(change, knowing: knowing)
                if let event = events[id] {
                    let revision = nextRevision()
                    events[id]?.append([donation], count: event.count + 1, revision: revision)
                }
                result.inputs.insert(.event(id))
            case .donationsDeleted, .pauseMoved, .noted, .tipReset, .allReset, .merged, .reversioned, .late:
                refusals[index] = .overtaken
            }
        }
        return (result, refusals)
    }

    /// Lets go of the first of the unstored changes, which the store has now or has found overtaken.
    ///
    /// - Returns: What must be looked at anew.
    mutating func removeFirstUnstored(_ count: Int) -> RowChanges {
        var changes = RowChanges()
        for parameter in unstored.parameters.values { release(parameter) }
        let stored = unstored.removeFirst(count)
        for change in stored {
            switch change.timely.change {
            case .displayBegan(let id, _, _):
                changes.tips.insert(id)
                changes.isPauseChanged = true
            case .displayEnded(let id, _, _), .invalidated(let id, _, _): changes.tips.insert(id)
            case .parameterSet(let id, _, _, _): changes.inputs.insert(.parameter(id))
            case .donated(let id, _, _):
                // They were counted on top, and come again in what the store says.
                forgetEvent(id)
                changes.inputs.insert(.event(id))
            case .donationsDeleted, .pauseMoved, .noted, .tipReset, .allReset, .merged, .reversioned, .late: break
            }
        }
        return changes
    }
}
