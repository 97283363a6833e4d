/// A place in a store's one order of commits: everything up to it is known.
///
/// Only the store that gave a position understands it. A store that had to begin anew, such as one whose file was
/// damaged, takes a position of before for one that it can't continue from, and says that everything may have changed.
public struct StorePosition: Sendable, Hashable {
    /// The store's own file or memory; another for a store that was begun anew.
    public var lineage: Int64
    /// How many commits there were, notes left out.
    public var number: Int64

    /// Makes the value of its parts.
    public init(lineage: Int64, number: Int64) {
        self.lineage = lineage
        self.number = number
    }

    /// A position that comes before everything in any store.
    public static let unknown = StorePosition(lineage: -1, number: 0)
}
