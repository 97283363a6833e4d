/// A row of a list.
package struct RowContent: Equatable, Sendable {
    /// The edges, upper and lower, that have no line although another row is there.
    package var hiddenSeparators: Edge.Set

    package init(hiddenSeparators: Edge.Set = []) {
        self.hiddenSeparators = hiddenSeparators
    }
}
