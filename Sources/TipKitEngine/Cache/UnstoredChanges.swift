import Foundation

/// Changes that couldn't be stored yet, in the order in which they were made.
struct UnstoredChanges: Sendable {
    /// The maximum number of donations that are kept; the oldest donations are dropped first.
    static let donationLimit = 10_000

    /// The changes, each wrapped in ``StoreChange/late(_:knowing:)``.
    private(set) var changes: [StoreChange] = []
    /// The values that the changes set, by the ids of the parameters.
    private(set) var parameters: [String: CachedParameter] = [:]
    /// The latest first appearance among the changes.
    private(set) var latestFirstDisplay: FirstDisplay?
    /// The changes of each tip, by the tip's id; each change with the highest version that was known when it was made.
    private var tips: [String: [(change: StoreChange, version: RowVersion)]] = [:]
    private var donationCount = 0
    /// Whether donations were ever dropped because there were too many.
    private(set) var hasDropped = false

    var isEmpty: Bool { changes.isEmpty }

    mutating func append(_ change: StoreChange, knowing version: RowVersion) {
        let late = StoreChange.late(change, knowing: version)
        switch change {
        case .displayBegan(let id, _, _), .displayEnded(let id, _, _), .invalidated(let id, _, _):
            tips[id, default: []].append((change, version))
        case .parameterSet(let id, let json, _, _):
            // Only the last value of a parameter needs to be stored, so drop earlier changes of the same parameter.
            changes.removeAll { $0.sets(id) }
            let stored = StoredParameter(json: json, version: .greatest)
            parameters[id] = CachedParameter(stored: stored)
        case .donated:
            donationCount += 1
            if donationCount > Self.donationLimit, let oldest = changes.firstIndex(where: \.isDonation) {
                changes.remove(at: oldest)
                donationCount -= 1
                hasDropped = true
            }
        case .donationsDeleted, .pauseMoved, .noted, .tipReset, .allReset, .merged, .reversioned, .late: break
        }
        changes.append(late)
    }

    mutating func recordFirstDisplay(of tip: String, at date: Date) {
        guard latestFirstDisplay.map({ $0.date <= date }) ?? true else { return }
        latestFirstDisplay = FirstDisplay(tip: tip, date: date)
    }

    mutating func keep(_ value: any DecodedValue, of id: String, from stored: StoredParameter?) {
        guard parameters[id]?.stored == stored else { return }
        parameters[id]?.decoded = value
    }

    /// Returns a tip as it will be once the changes are stored.
    ///
    /// Changes that were made before the tip was reset are left out, because the store will refuse them.
    func applied(to tip: StoredTip, _ id: String) -> StoredTip {
        var tip = tip
        for (change, version) in tips[id] ?? [] where tip.epoch <= version {
            switch change {
            case .displayBegan(_, let date, _):
                tip.record.displayCount += 1
                tip.record.firstDisplayed = min(tip.record.firstDisplayed ?? date, date)
                tip.record.lastDisplayed = max(tip.record.lastDisplayed ?? date, date)
            case .displayEnded(_, let duration, let epoch) where epoch == tip.epoch:
                tip.record.displayDuration += duration
            case .invalidated(_, let reason, let date) where tip.record.invalidation == nil:
                tip.record.invalidation = TipRecord.Invalidation(reason: reason, date: date, replica: "")
            default: break
            }
        }
        return tip
    }

    func hasDonations(of event: String) -> Bool { !donations(of: event).isEmpty }

    func donations(of event: String) -> [StoredDonation] {
        guard donationCount > 0 else { return [] }
        return changes.compactMap { change in
            guard case .donated(event, let donation, _) = change.unwrapped.change else { return nil }
            return donation
        }
    }

    /// Removes and returns the first changes, at most the given number.
    mutating func removeFirst(_ count: Int) -> [StoreChange] {
        let removed = Array(changes.prefix(count))
        let rest = Array(changes.dropFirst(count))
        let first = latestFirstDisplay
        let hasDropped = hasDropped
        self = UnstoredChanges()
        self.hasDropped = hasDropped
        for change in rest {
            guard case .late(let change, let version) = change else { continue }
            append(change, knowing: version)
            if case .displayBegan(let tip, _, _) = change, first?.tip == tip { latestFirstDisplay = first }
        }
        return removed
    }
}

extension StoreChange {
    fileprivate func sets(_ parameter: String) -> Bool {
        if case .parameterSet(parameter, _, _, _) = unwrapped.change { true } else { false }
    }

    fileprivate var isDonation: Bool {
        if case .donated = unwrapped.change { true } else { false }
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
    /// Whether the start of the display frequency's pause has changed.
    var isPauseChanged = false
}
