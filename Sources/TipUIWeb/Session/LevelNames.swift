import TipUI

/// What the levels of a page are called in its address.
struct LevelNames {
    /// The name of a level that no link leads to: one can go back from it, but not come to it by its address.
    static let unnamed = "_"

    private var names: [PageLevels.ID: String] = [:]
    /// The names of the levels above the first, from below.
    private(set) var path: [String] = []

    /// Takes over the levels that are there now.
    ///
    /// - Parameters:
    ///   - levels: The levels above the first, from below.
    ///   - pressed: The name of the link that was just pressed, to which a new level in front belongs.
    mutating func update(_ levels: [PageLevels.ID], pressed: String?) {
        names = names.filter { levels.contains($0.key) }
        if let pressed, let last = levels.last, names[last] == nil { names[last] = pressed }
        for level in levels where names[level] == nil { names[level] = Self.unnamed }
        path = levels.map { names[$0] ?? Self.unnamed }
    }
}
