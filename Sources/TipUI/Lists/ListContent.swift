/// Rows under one another, each child a row or a section.
package struct ListContent: ElementContent {
    package static let kind = ElementKind.list

    package static var variations: [Variations<ListContent>] {
        [Variations(of: ListContent(), ListContent(isForm: true))]
    }

    /// Whether the rows are made for controls.
    package var isForm: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(isForm: Bool = false) {
        self.isForm = isForm
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
