import Foundation

/// The tips that a center knows, each with its latest decision and the inputs that the decision depends on.
///
/// Changes are numbered. If an input changes while a decision is made, the table rejects the decision, and the decision
/// is made again.
struct DecisionTable: Sendable {
    private(set) var tips: [String: TipEntry] = [:]
    /// The statuses of tips whose decision holds until an input changes.
    private(set) var statuses: [String: CurrentStatus] = [:]
    /// The tips that need a new decision.
    private(set) var due: Set<String> = []
    /// The number of the latest change to any tip or input.
    private(set) var serial: UInt64 = 0
    /// The number of the latest change that may affect all tips.
    private var allChanged: UInt64 = 0
    private var inputsChanged: [Tips.RuleInputKey: UInt64] = [:]
    /// For each input, the tips whose latest decision read it.
    private var readers: [Tips.RuleInputKey: Set<String>] = [:]

    /// The entry of a known tip.
    subscript(id: String) -> TipEntry? { tips[id] }

    private mutating func next() -> UInt64 {
        serial += 1
        return serial
    }

    /// Adds a tip, or replaces its definition.
    mutating func define(_ definition: TipDefinition) {
        if tips[definition.id] == nil {
            tips[definition.id] = TipEntry(definition: definition, changed: next(), subject: TipSubject())
        } else {
            tips[definition.id]?.definition = definition
            touch(definition.id)
        }
    }

    /// Marks a tip for a new decision, because its definition, record, displays or switches have changed.
    ///
    /// Of a tip that isn't known, the record may be read by rules of other tips.
    mutating func touch(_ id: String) {
        guard tips[id] != nil else { return expireReaders(of: id) }
        let serial = next()
        tips[id]?.changed = serial
        expire(id)
    }

    /// Marks the tips whose rules read an input for a new decision, because the input has changed.
    mutating func touch(_ key: Tips.RuleInputKey) {
        inputsChanged[key] = next()
        for reader in readers[key] ?? [] { expire(reader) }
    }

    /// Marks all tips for a new decision.
    mutating func touchAll() {
        allChanged = next()
        for id in tips.keys { expire(id) }
    }

    /// Marks the given tips for a new decision, and makes the table reject every decision that is in progress.
    mutating func touchAll(_ ids: some Sequence<String>) {
        allChanged = next()
        for id in ids { expire(id) }
    }

    /// Discards a tip's decision, and the decisions on all tips whose rules read the tip's status.
    private mutating func expire(_ id: String) {
        let isFirst = tips[id]?.decision.take() != nil
        statuses[id] = nil
        due.insert(id)
        if isFirst { expireReaders(of: id) }
    }

    private mutating func expireReaders(of id: String) {
        // Mark the tip's status as changed, so that a decision in progress that has read the old status isn't accepted.
        inputsChanged[.tip(id)] = next()
        for reader in readers[.tip(id)] ?? [] where reader != id { expire(reader) }
    }

    /// Keeps the published statuses of tips until an input changes; called if the tips' rules would change each other's
    /// status endlessly.
    mutating func keepPublishedStatuses(of ids: Set<String>) {
        for id in ids {
            guard let entry = tips[id], entry.decision == nil else { continue }
            tips[id]?.decision = Decision(status: entry.published)
        }
    }

    /// Removes and returns the tips that need a new decision.
    mutating func takeDue() -> Set<String> {
        defer { due = [] }
        return due
    }

    /// Stores a decision, unless the tip or an input of the decision has changed since the change numbered `start`.
    ///
    /// - Returns: Whether the status changed; `nil` if the decision must be made again.
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
        entry.taught = decision.taught
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

    /// The tips whose decisions no longer hold at a moment, because time has passed or the clock was turned back.
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

/// A status that can be returned without a new decision.
struct CurrentStatus: Sendable {
    let subject: TipSubject
    let type: ObjectIdentifier?
    let status: Tips.Status
}

/// A tip that a center knows, and the latest decision on it.
struct TipEntry: Sendable {
    var definition: TipDefinition
    var decision: Decision?
    var decidedAt = Date.distantPast
    /// The inputs that the latest decision read.
    var dependencies: Set<Tips.RuleInputKey> = []
    /// The number of the latest change to the tip's definition, record, displays or switches.
    var changed: UInt64
    var published = Tips.Status.pending
    /// How often the person had done what the tip teaches when it was last decided.
    var taught = 0
    var streams: [UInt64: AsyncStream<Tips.Status>.Continuation] = [:]
    let subject: TipSubject

    /// The latest decision if it still holds at a date, `nil` otherwise.
    func decision(at now: Date) -> Decision? {
        guard let decision, decision.dependsOnTime else { return decision }
        if decidedAt > now { return nil }
        if let next = decision.nextChange, next <= now { return nil }
        return decision
    }
}
