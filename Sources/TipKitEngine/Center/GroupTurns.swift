/// The tip whose turn it is in each group that was asked, for the explanations of the group's other members.
///
/// A plain value. If a tip is in several groups, the group whose turn changed last counts. Groups that disagree
/// therefore cause no changes as long as each gives the same answer.
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

    /// The member of a tip's group whose turn it is; `nil` if it is the tip's own turn, or no member's.
    subscript(tip: String) -> String? { holders[tip] }

    /// Sets whose turn it is in a group.
    ///
    /// - Returns: The members whose explanation changes.
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
