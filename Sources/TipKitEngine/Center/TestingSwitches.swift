/// The testing switches, which show or hide tips regardless of their rules and are never stored.
struct TestingSwitches: Sendable {
    private var showsAll = false
    private var hidesAll = false
    private var shown: Set<String> = []
    private var hidden: Set<String> = []
    /// The invalidation of a tip that was closed while a testing switch showed it, and the tip's epoch at that time.
    ///
    /// Invalidations from before the switch was set are ignored.
    private struct Closing: Sendable {
        let invalidation: TipRecord.Invalidation
        let epoch: RowVersion
    }

    private var closed: [String: Closing] = [:]

    mutating func showAll() {
        showsAll = true
        closed = [:]
    }

    mutating func hideAll() {
        hidesAll = true
    }

    /// Shows the tips whose type name or id is in `names`.
    mutating func show(_ names: [String], among tips: some Sequence<TipDefinition>) {
        shown.formUnion(names)
        for tip in tips where !shown.isDisjoint(with: tip.names) { closed[tip.id] = nil }
    }

    /// Hides the tips whose type name or id is in `names`.
    mutating func hide(_ names: [String]) {
        hidden.formUnion(names)
    }

    /// Closes a tip that a switch shows.
    ///
    /// - Returns: Whether this call closed the tip: a switch shows it, and it wasn't closed before.
    mutating func close(
        _ definition: TipDefinition,
        _ invalidation: TipRecord.Invalidation,
        in epoch: RowVersion
    ) -> Bool {
        guard case .show(closed: nil) = override(for: definition) else { return false }
        closed[definition.id] = Closing(invalidation: invalidation, epoch: epoch)
        return true
    }

    /// Lets a testing switch show a closed tip again, if the tip was reset after it was closed.
    mutating func reopen(_ id: String, in epoch: RowVersion) {
        if closed[id]?.epoch != epoch { closed[id] = nil }
    }

    func override(for definition: TipDefinition) -> TestingOverride? {
        if definition.names.contains(where: shown.contains) {
            return .show(closed: closed[definition.id]?.invalidation)
        }
        if definition.names.contains(where: hidden.contains) { return .hide }
        if showsAll { return .show(closed: closed[definition.id]?.invalidation) }
        return hidesAll ? .hide : nil
    }
}

extension TipDefinition {
    /// The names by which a testing switch can list the tip.
    fileprivate var names: [String] { [typeName, id] }
}

/// The effect of a testing switch on a tip.
package enum TestingOverride: Sendable, Equatable {
    /// The tip may appear until it is closed, regardless of its rules and earlier invalidations.
    case show(closed: TipRecord.Invalidation?)
    /// The tip may not appear.
    case hide
}
