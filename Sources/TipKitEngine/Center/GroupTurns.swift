/// Whose turn it is in the groups that were asked, for explanations of their other members.
///
/// A plain value. Of a tip's several groups the one counts whose turn changed last: groups that are asked over and over
/// and answer the same change nothing, though they disagree.
struct GroupTurns: Sendable {
    /// A group: what has the same members in the same order, and offers them alike, has one turn.
    struct Group: Sendable, Hashable {
        let members: [String]
        let isOrdered: Bool
    }

    private var turns: [Group: String?] = [:]
    private var holders: [String: String] = [:]

    /// The member of a tip's group whose turn it is; `nil` if it is the tip's own, or nobody's.
    subscript(tip: String) -> String? { holders[tip] }

    /// Takes over whose turn it is in a group.
    ///
    /// - Returns: The members of which another is said now.
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
