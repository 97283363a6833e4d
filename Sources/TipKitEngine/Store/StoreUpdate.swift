/// What has changed in a store since a position, by whomever, as it is now.
public struct StoreUpdate: Sendable, Equatable {
    /// The position after the changes.
    public var position: StorePosition
    /// The highest version that any row of the store carries.
    public var version: RowVersion
    /// Whether everything that was read before may be another.
    ///
    /// The store was reset, or begun anew, or has forgotten what was changed so long ago. The rows then hold the latest
    /// first appearance and, of a commit, the tips that it was asked to change.
    public var isEverything: Bool
    /// What has changed, each row as it is at the position; of each tip, parameter and event at most one.
    public var rows: [StoreRow]

    /// Makes the value of its parts.
    public init(position: StorePosition, version: RowVersion, isEverything: Bool = false, rows: [StoreRow] = []) {
        self.position = position
        self.version = version
        self.isEverything = isEverything
        self.rows = rows
    }
}
