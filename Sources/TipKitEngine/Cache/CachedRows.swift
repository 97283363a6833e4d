import Foundation

/// A center's cache of its store: the rows that were read, as of one position, and the changes that couldn't be stored.
///
/// Stored state enters the cache only through ``fold(_:keeping:)`` and reads, in the order of the store's commits.
struct CachedRows: Sendable {
    private(set) var position: StorePosition?
    /// The highest version of any row that the center knows of.
    private(set) var version = RowVersion.zero
    /// The highest version of any row when the store was opened.
    ///
    /// Transient parameters ignore stored values up to this version, since these values were set in an earlier launch.
    private(set) var launchVersion = RowVersion.zero
    private(set) var replica = ""
    /// The changes that couldn't be stored, in order.
    var unstored = UnstoredChanges()
    private(set) var tips: [String: StoredTip] = [:]
    private(set) var parameters: [String: CachedParameter] = [:]
    private(set) var events: [String: CachedEvent] = [:]
    /// The rows that couldn't be read; they are treated as not stored until the store can be read again.
    private var unreadable = RowChanges()
    private var firstDisplay: FirstDisplay?
    /// The stored first appearances of all tips; `nil` until they are read, which only centers with caps do.
    private var firstAppearances: FirstAppearances?
    /// The person's first launch; `nil` if there is none, or if it wasn't read.
    private(set) var firstLaunch: FirstLaunch?
    /// Whether the first launch was read.
    private(set) var knowsFirstLaunch = false
    /// Decoded values that were replaced in the cache, kept until no lock is held.
    ///
    /// Releasing them may run deinitializers of the app, which may call the center.
    private var replacedValues: [any Sendable] = []
    /// The latest revision of any event.
    ///
    /// The revision of an event tells whether the event has changed while its donations were decoded outside the lock.
    private var lastRevision: UInt64 = 0

    init() {}

    /// Creates the empty cache of a store that was just opened.
    init(_ header: StoreHeader) {
        position = header.position
        version = header.latestVersion
        launchVersion = header.latestVersion
        replica = header.replica
        firstDisplay = header.latestFirstDisplay
    }

    /// Applies an update from the store.
    ///
    /// - Parameter changed: The tips that the center itself has changed, which are cached even if they weren't read
    ///   before.
    /// - Returns: The changes to the cached rows.
    mutating func fold(_ update: StoreUpdate, keeping changed: Set<String> = []) -> RowChanges {
        var changes = RowChanges()
        position = update.position
        version = max(version, update.version)
        if update.isEverything {
            for parameter in parameters.values { release(parameter) }
            for event in events.values { release(event) }
            (tips, parameters, events, firstDisplay, firstAppearances) = ([:], [:], [:], nil, nil)
            knowsFirstLaunch = false
            changes.isEverything = true
        }
        foldFirstAppearances(of: update, into: &changes)
        for row in update.rows {
            if case .tip(let id, _) = row {
                if tips[id] == nil { changes.areOtherTipsChanged = true }
            }
            if case .tip(let id, let tip) = row, tips[id] == nil, changed.contains(id) {
                cache(tip, of: id)
                changes.tips.insert(id)
            } else {
                fold(row, into: &changes)
            }
        }
        return changes
    }

    private mutating func foldFirstAppearances(of update: StoreUpdate, into changes: inout RowChanges) {
        guard firstAppearances != nil else { return }
        let firsts = update.rows.compactMap { row -> (tip: String, first: FirstAppearance?)? in
            if case .tip(let id, let tip) = row { (id, tip.firstAppearance) } else { nil }
        }
        if firstAppearances?.update(firsts) ?? false { changes.isPauseChanged = true }
    }

    private mutating func fold(_ row: StoreRow, into changes: inout RowChanges) {
        switch row {
        case .tip(let id, let tip):
            unreadable.tips.remove(id)
            guard let known = tips[id], known != tip else { return }
            changes.tips.insert(id)
            if known.record.invalidation == nil, tip.record.invalidation != nil { changes.retired.insert(id) }
            tips[id] = tip
        case .parameter(let id, let stored):
            guard let known = parameters[id], known.stored != stored else { return }
            changes.inputs.insert(.parameter(id))
            cache(stored, of: id)
        case .donated(FirstLaunch.event, _, _), .event(FirstLaunch.event, _):
            guard knowsFirstLaunch else { return }
            knowsFirstLaunch = false
            changes.isFirstLaunchChanged = true
        case .donated(let id, let added, let count):
            guard events[id] != nil else { return }
            changes.inputs.insert(.event(id))
            // The update's count doesn't include unstored donations. If the event has such donations, remove it from
            // the cache, so that its donations are read and counted again.
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
    /// The cached tip, with its unstored changes applied; `nil` if the tip isn't cached.
    func tip(_ id: String) -> StoredTip? {
        guard let tip = tips[id] else { return nil }
        return unstored.isEmpty ? tip : unstored.applied(to: tip, id)
    }

    /// The row of a display on a page that couldn't be stored yet; `nil` if there is none.
    func unstoredPageDisplay(_ display: String, of id: String) -> DoneRow? {
        tips[id].flatMap { unstored.pageDisplay(display, of: id, $0) }
    }

    /// Caches a tip that was read from the store at the current position.
    mutating func cache(_ tip: StoredTip, of id: String) {
        unreadable.tips.remove(id)
        tips[id] = tip
    }

    /// The records of all cached tips, with their unstored changes applied.
    var tipRecords: [String: TipRecord] { Dictionary(uniqueKeysWithValues: tips.keys.map { ($0, record(ofTip: $0)) }) }

    /// Treats a tip that can't be read as not stored, until the store can be read again.
    mutating func treatAsNotStored(_ id: String) {
        tips[id] = StoredTip()
        unreadable.tips.insert(id)
    }

    /// Whether a tip is treated as not stored because it can't be read.
    func isUnreadable(tip id: String) -> Bool { unreadable.tips.contains(id) }

    /// The latest first appearance of any tip.
    var latestFirstDisplay: FirstDisplay? {
        guard let later = unstored.latestFirstDisplay else { return firstDisplay }
        guard let firstDisplay, firstDisplay.date > later.date else { return later }
        return firstDisplay
    }

    /// Caches the first launch that was read from the store at the current position.
    mutating func cache(firstLaunch launch: FirstLaunch?) {
        unreadable.isFirstLaunchChanged = false
        (firstLaunch, knowsFirstLaunch) = (launch, true)
    }

    /// Treats a first launch that can't be read as not stored, until the store can be read again.
    mutating func treatFirstLaunchAsNotStored() {
        cache(firstLaunch: nil)
        unreadable.isFirstLaunchChanged = true
    }

    /// Whether the first appearances of all tips were read.
    var knowsFirstAppearances: Bool { firstAppearances != nil }

    /// The first appearances of all tips, with the unstored ones; none until they are read.
    var appearances: FirstAppearances {
        var known = firstAppearances ?? FirstAppearances()
        let late = unstored.appearances.filter { known[$0.key] == nil }
        if !late.isEmpty { known.update(late.map { ($0.key, $0.value) }) }
        return known
    }

    /// Caches the first appearances that were read from the store at the current position.
    mutating func cache(_ appearances: FirstAppearances) {
        unreadable.isPauseChanged = false
        firstAppearances = appearances
    }

    /// Treats first appearances that can't be read as not stored, until the store can be read again.
    mutating func treatAppearancesAsNotStored() {
        unreadable.isPauseChanged = true
        firstAppearances = FirstAppearances()
    }
}

// MARK: Parameters

extension CachedRows {
    /// Whether the person has turned off all tips, as far as it was read.
    var areTipsOff: Bool { parameter(Tips.off.id)?.stored?.json == "true" }

    /// The cached parameter, with its unstored value if there is one; `nil` if the parameter isn't cached.
    func parameter(_ id: String) -> CachedParameter? { unstored.parameters[id] ?? parameters[id] }

    mutating func cache(_ parameter: StoredParameter?, of id: String) {
        release(parameters[id])
        parameters[id] = CachedParameter(stored: parameter)
    }

    /// Caches the decoded value of a parameter, if the parameter still has the text that the value was decoded from.
    mutating func keep(_ value: any DecodedValue, of id: String, from stored: StoredParameter?) {
        release(parameter(id))
        if unstored.parameters[id] != nil { return unstored.keep(value, of: id, from: stored) }
        guard parameters[id]?.stored == stored else { return }
        parameters[id]?.decoded = value
    }
}

// MARK: Events

extension CachedRows {
    /// The cached event; `nil` if it isn't cached.
    func event(_ id: String) -> CachedEvent? { events[id] }

    /// Caches the number of an event's donations, unless the event is cached already.
    mutating func cache(count: Int, of id: String) {
        guard events[id] == nil else { return }
        let late = unstored.donations(of: id)
        var event = CachedEvent(count: count, revision: nextRevision())
        if !late.isEmpty { event.append(late, count: count + late.count, revision: nextRevision()) }
        events[id] = event
    }

    /// Adds an unstored donation to a cached event.
    mutating func append(_ donation: StoredDonation, toEvent id: String) {
        guard let event = events[id] else { return }
        let revision = nextRevision()
        events[id]?.append([donation], count: event.count + 1, revision: revision)
    }

    private mutating func nextRevision() -> UInt64 {
        lastRevision += 1
        return lastRevision
    }

    /// Caches a log of an event, with the unstored donations added, unless the event has changed since the log was
    /// read.
    mutating func keep<Info>(_ log: EventLog<Info>, of id: String, ifStill revision: UInt64) {
        guard let event = events[id], event.revision == revision else { return }
        var log = log
        let late = unstored.donations(of: id)
        if !late.isEmpty { log.append(late, count: event.count) }
        if let old = events[id]?.keep(log) { replacedValues.append(old) }
    }

    /// Caches the decoded payloads of an event's donations, unless the event has changed in the meantime.
    mutating func storePayloads<Info: Codable & Sendable>(_ payloads: [Info?], of id: String, ifStill revision: UInt64)
    {
        replacedValues += events[id]?.storePayloads(payloads, ifStill: revision) ?? []
    }

    /// Removes an event from the cache, so that it is read again.
    mutating func forgetEvent(_ id: String) {
        release(events[id])
        events[id] = nil
    }
}

// MARK: Inputs of rules

extension CachedRows {
    /// Whether an input of a rule is in the cache.
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
    /// Removes and returns the replaced values, so that the caller can release them while no lock is held.
    mutating func drainReplacedValues() -> [any Sendable] {
        defer { replacedValues = [] }
        return replacedValues
    }

    /// Keeps the value of a replaced parameter until no lock is held.
    mutating func release(_ old: CachedParameter?) {
        if let value = old?.decoded { replacedValues.append(value) }
    }

    private mutating func release(_ old: CachedEvent?) {
        if let old { replacedValues.append(old) }
    }
}

// MARK: Unreadable rows

extension CachedRows {
    /// Treats a parameter or event that can't be read as not stored, until the store can be read again.
    mutating func treatAsNotStored(_ input: Tips.RuleInputKey) {
        unreadable.inputs.insert(input)
    }

    /// Removes the placeholders for rows that couldn't be read, now that the store can be read again.
    ///
    /// - Returns: The rows that couldn't be read, which must be read again.
    mutating func forgetUnreadable() -> RowChanges {
        defer { unreadable = RowChanges() }
        for id in unreadable.tips { tips[id] = nil }
        for case .parameter(let id) in unreadable.inputs {
            release(parameters[id])
            parameters[id] = nil
        }
        if unreadable.isPauseChanged { firstAppearances = nil }
        if unreadable.isFirstLaunchChanged { knowsFirstLaunch = false }
        return unreadable
    }
}

/// The tips, parameters and events of a center's cache that have changed.
struct RowChanges: Sendable, Equatable {
    /// Whether every cached row may have changed.
    var isEverything = false
    var tips: Set<String> = []
    /// The tips among `tips` that were retired by the change.
    var retired: Set<String> = []
    /// The parameters and events that have changed.
    var inputs: Set<Tips.RuleInputKey> = []
    /// Whether the start of the display frequency's pause, or what counts for caps, has changed.
    var isPauseChanged = false
    /// Whether the person's first launch has changed.
    var isFirstLaunchChanged = false
    /// Whether tips have changed that weren't cached.
    var areOtherTipsChanged = false
}
