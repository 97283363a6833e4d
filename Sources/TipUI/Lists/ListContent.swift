/// Rows under one another, each child a row or a section.
package struct ListContent: ElementContent {
    package static let kind = ElementKind.list
    package static let variations = [Variations(of: ListContent())]

    package var stackingAxis: Axis? { .vertical }

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
