import Foundation

/// The tips that a centre has met, the latest decision about each, what it read, and who reads it.
///
/// A plain value. What changes has the serial of its change, so that a decision that was made meanwhile on what was
/// before is recognised, and made again.
struct DecisionTable: Sendable {
    private(set) var tips: [String: TipEntry] = [:]
    /// The statuses of tips whose decision holds until an input changes.
    private(set) var statuses: [String: CurrentStatus] = [:]
    /// The tips that are to be decided on anew.
    private(set) var due: Set<String> = []
    /// Counts the changes.
    private(set) var serial: UInt64 = 0
    /// The serial of the latest change that concerns all tips.
    private var allChanged: UInt64 = 0
    private var inputsChanged: [Tips.RuleInputKey: UInt64] = [:]
    /// The tips whose latest decision read an input.
    private var readers: [Tips.RuleInputKey: Set<String>] = [:]

    /// A tip that was met.
    subscript(id: String) -> TipEntry? { tips[id] }

    private mutating func next() -> UInt64 {
        serial += 1
        return serial
    }

    /// Makes a tip known, or replaces its definition.
    mutating func define(_ definition: TipDefinition) {
        if tips[definition.id] == nil {
            tips[definition.id] = TipEntry(definition: definition, changed: next(), subject: TipSubject())
        } else {
            tips[definition.id]?.definition = definition
            touch(definition.id)
        }
    }

    /// Marks as due a tip of which what is decided on has changed.
    mutating func touch(_ id: String) {
        guard tips[id] != nil else { return }
        let serial = next()
        tips[id]?.changed = serial
        expire(id)
    }

    /// Marks as due the tips whose rules read an input that has changed.
    mutating func touch(_ key: Tips.RuleInputKey) {
        inputsChanged[key] = next()
        for reader in readers[key] ?? [] { expire(reader) }
    }

    /// Marks all tips as due.
    mutating func touchAll() {
        allChanged = next()
        for id in tips.keys { expire(id) }
    }

    /// Marks as due some tips, and those that are being decided on.
    mutating func touchAll(_ ids: some Sequence<String>) {
        allChanged = next()
        for id in ids { expire(id) }
    }

    /// Takes a decision for one that holds no more, and those of tips whose rules read this one's status.
    private mutating func expire(_ id: String) {
        let isFirst = tips[id]?.decision.take() != nil
        statuses[id] = nil
        due.insert(id)
        if isFirst { expireReaders(of: id) }
    }

    private mutating func expireReaders(of id: String) {
        // One that is being decided on, maybe for the first time, may have read what was.
        inputsChanged[.tip(id)] = next()
        for reader in readers[.tip(id)] ?? [] where reader != id { expire(reader) }
    }

    /// Lets the statuses of tips that change each other's for ever stand as they are, until an input changes.
    mutating func stopFollowing(_ ids: Set<String>) {
        for id in ids {
            guard let entry = tips[id], entry.decision == nil else { continue }
            tips[id]?.decision = Decision(status: entry.published)
        }
    }

    /// Hands over what is to be decided on.
    mutating func takeDue() -> Set<String> {
        defer { due = [] }
        return due
    }

    /// Takes a decision over, unless something that it was made on has changed since a serial.
    ///
    /// - Returns: Whether the status changed; `nil` if the decision is to be made again.
    mutating func accept(
        _ decision: Decision,
        on id: String,
        reading dependencies: Set<Tips.RuleInputKey>,
        since start: UInt64,
        at now: Date
    ) -> Bool? {
        guard var entry = tips[id], allChanged <= start, entry.changed <= start,
            !dependencies.contains(where: { hasChanged($0, since: start) })
        else { return nil }
        if entry.dependencies != dependencies {
            for key in entry.dependencies.subtracting(dependencies) { readers[key]?.remove(id) }
            for key in dependencies.subtracting(entry.dependencies) { readers[key, default: []].insert(id) }
            entry.dependencies = dependencies
        }
        let isChanged = entry.published != decision.status
        entry.decision = decision
        entry.decidedAt = now
        entry.published = decision.status
        tips[id] = entry
        due.remove(id)
        statuses[id] =
            decision.dependsOnTime
            ? nil
            : CurrentStatus(
                subject: entry.subject,
                type: entry.definition.type.map(ObjectIdentifier.init),
                status: decision.status
            )
        if isChanged { expireReaders(of: id) }
        return isChanged
    }

    private func hasChanged(_ key: Tips.RuleInputKey, since start: UInt64) -> Bool {
        (inputsChanged[key] ?? 0) > start
    }

    /// The tips whose decision a moment ends, or a clock that was turned back.
    func due(at now: Date) -> [String] {
        tips.values.filter { entry in
            entry.decision?.dependsOnTime == true && entry.decision(at: now) == nil
        }.map(\.definition.id)
    }

    /// The next moment at which a decision can change without new input.
    var nextChange: Date? { tips.values.compactMap { $0.decision?.nextChange }.min() }

    mutating func add(_ stream: AsyncStream<Tips.Status>.Continuation, _ number: UInt64, to id: String) {
        tips[id]?.streams[number] = stream
    }

    mutating func removeStream(_ number: UInt64, of id: String) {
        tips[id]?.streams[number] = nil
    }
}
