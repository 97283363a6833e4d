/// Which tip of each group may appear now, so that the explanations of the group's other tips can name it.
///
/// The explanation of a tip that is in several groups names the tip of the group in which this changed last. So it changes
/// only if some group's current tip changes, not because views read several groups in turn.
struct GroupTurns: Sendable {
    /// The identity of a group.
    ///
    /// Groups with the same members in the same order, and the same `isOrdered`, share a turn.
    struct Group: Sendable, Hashable {
        let members: [String]
        let isOrdered: Bool
    }

    private var turns: [Group: String?] = [:]
    private var holders: [String: String] = [:]
    /// The places of the tips of groups that show them, by the tips' ids.
    private(set) var positions: [String: GroupPosition] = [:]

    /// The tip whose turn it is in the group of a given tip; `nil` if it is the given tip's turn or no tip's turn.
    subscript(tip: String) -> String? { holders[tip] }

    /// Records the places of the tips of a group that shows them.
    mutating func show(_ members: [String]) {
        for (index, member) in members.enumerated() {
            positions[member] = GroupPosition(place: index + 1, count: members.count)
        }
    }

    /// Records the tip whose turn it is in a group.
    ///
    /// - Returns: The group's members that get another explanation.
    mutating func set(_ turn: String?, in group: Group) -> [String] {
        guard turns[group] != .some(turn) else { return [] }
        turns[group] = .some(turn)
        return group.members.filter { member in
            let holder = member == turn ? nil : turn
            defer { holders[member] = holder }
            return holders[member] != holder
        }
    }
}

/// The place of a tip in an ordered group, such as the second of four.
package struct GroupPosition: Sendable, Hashable, Codable {
    package let place: Int
    package let count: Int
}

/// A wait of a tip's popover for another tip's popover to close, which explanations mention.
///
/// The wait ends when the object is released.
package final class PopoverWait: Sendable {
    private let tip: String
    private let holder: String
    private let number: UInt64
    private let center: TipCenter

    init(of tip: String, behind holder: String, number: UInt64, center: TipCenter) {
        self.tip = tip
        self.holder = holder
        self.number = number
        self.center = center
    }

    deinit {
        center.endWait(number, of: tip)
    }

    /// Whether the wait is for the given tips in the given center.
    package func matches(tip: String, holder: String, center: TipCenter) -> Bool {
        self.tip == tip && self.holder == holder && self.center === center
    }
}
