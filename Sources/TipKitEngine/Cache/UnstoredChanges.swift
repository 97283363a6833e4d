import Foundation

/// Changes that couldn't be stored yet, in the order in which they were made.
struct UnstoredChanges: Sendable {
    /// The maximum number of donations that are kept; the oldest donations are dropped first.
    static let donationLimit = 10_000

    /// The changes, each with the highest version that was known when it was made.
    private(set) var changes: [StoreChange] = []
    /// The values that the changes set, by the ids of the parameters.
    private(set) var parameters: [String: CachedParameter] = [:]
    /// The latest first appearance among the changes.
    private(set) var latestFirstDisplay: FirstDisplay?
    /// The first appearances among the changes, by the tips' ids.
    private(set) var appearances: [String: FirstAppearance] = [:]
    /// The changes of each tip, by the tip's id.
    private var tips: [String: [StoreChange]] = [:]
    /// The keys of the changes, and keys of which the store is known to have made the changes.
    private(set) var keys: Set<String> = []
    private var donationCount = 0
    /// Whether donations were ever dropped because there were too many.
    private(set) var hasDropped = false

    var isEmpty: Bool { changes.isEmpty }

    mutating func append(_ change: StoreChange) {
        switch change.kind {
        case .parameterSet(let id, let json, _, _):
            // Only the last value of a parameter needs to be stored, so drop earlier changes of the same parameter, and
            // keep their keys.
            changes = changes.compactMap { old in
                guard old.subject == change.subject else { return old }
                return old.key.flatMap { key in old.date.map { .done(key, date: $0) } }
            }
            parameters[id] = CachedParameter(stored: StoredParameter(json: json, version: .greatest))
        case .donated:
            donationCount += 1
            if donationCount > Self.donationLimit, let oldest = changes.firstIndex(where: { $0.donation != nil }) {
                changes.remove(at: oldest)
                donationCount -= 1
                hasDropped = true
            }
        default:
            if let id = change.tip { tips[id, default: []].append(change) }
        }
        if let key = change.key { keys.insert(key) }
        changes.append(change)
    }

    mutating func noteStored(_ keys: [String]) { self.keys.formUnion(keys) }

    mutating func recordFirstDisplay(of tip: String, in groups: [String], at date: Date) {
        appearances[tip] = FirstAppearance(date: date, groups: groups)
        guard latestFirstDisplay.map({ $0.date <= date }) ?? true else { return }
        latestFirstDisplay = FirstDisplay(tip: tip, date: date)
    }

    mutating func keep(_ value: any DecodedValue, of id: String, from stored: StoredParameter?) {
        guard parameters[id]?.stored == stored else { return }
        parameters[id]?.decoded = value
    }

    /// Returns a tip as it will be once the changes are stored.
    ///
    /// Changes that the store will refuse, such as those that were made before the tip was reset, are left out.
    func applied(to tip: StoredTip, _ id: String) -> StoredTip {
        rows(of: id, tip)?.tip(id) ?? tip
    }

    /// Returns the row of a display on a page that the changes begin; `nil` if they don't.
    func pageDisplay(_ display: String, of id: String, _ tip: StoredTip) -> DoneRow? {
        keys.contains(display) ? rows(of: id, tip)?.doneRow(display) : nil
    }

    /// A tip's rows as they will be once the changes are stored; `nil` if the changes don't concern the tip.
    private func rows(of id: String, _ tip: StoredTip) -> InMemoryState? {
        guard let changes = tips[id] else { return nil }
        var rows = InMemoryState(holding: tip, of: id)
        for change in changes { _ = rows.make(change) }
        return rows
    }

    func hasDonations(of event: String) -> Bool { !donations(of: event).isEmpty }

    func donations(of event: String) -> [StoredDonation] {
        guard donationCount > 0 else { return [] }
        return changes.compactMap { $0.subject == .event(event) ? $0.donation : nil }
    }

    /// Removes and returns the first changes, at most the given number.
    mutating func removeFirst(_ count: Int) -> [StoreChange] {
        let removed = Array(changes.prefix(count))
        let rest = Array(changes.dropFirst(count))
        let (first, appearances) = (latestFirstDisplay, appearances)
        let hasDropped = hasDropped
        self = UnstoredChanges()
        self.hasDropped = hasDropped
        for change in rest {
            append(change)
            guard case .displayBegan(let tip, _, _, _, _) = change.kind else { continue }
            if first?.tip == tip { latestFirstDisplay = first }
            self.appearances[tip] = appearances[tip]
        }
        return removed
    }
}
