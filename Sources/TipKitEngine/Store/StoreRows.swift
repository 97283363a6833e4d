/// Rows of a store that another replica may not have yet.
public struct StoreRows: Sendable, Equatable {
    /// The rows.
    public var rows: RowBatch
    /// The position that the store was at: what changes later isn't among the rows.
    public var position: StorePosition

    /// Makes the value of its parts.
    public init(rows: RowBatch, position: StorePosition) {
        self.rows = rows
        self.position = position
    }
}
