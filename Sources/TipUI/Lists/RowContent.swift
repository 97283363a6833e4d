/// A row of a list.
package struct RowContent: ElementContent {
    package static let kind = ElementKind.row

    package static var variations: [Variations<RowContent>] {
        var list = Variations(of: RowContent())
        list.add { $0.hiddenSeparators = .top }
        list.add { $0.hiddenSeparators = .vertical }
        return [list]
    }

    /// The edges, upper and lower, that have no line although another row is there.
    package var hiddenSeparators: Edge.Set
    package var stackingAxis: Axis? { .vertical }

    package init(hiddenSeparators: Edge.Set = []) {
        self.hiddenSeparators = hiddenSeparators
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}
