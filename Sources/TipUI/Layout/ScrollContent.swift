/// A region that scrolls.
package struct ScrollContent: ElementContent {
    package static let kind = ElementKind.scroll
    package static let variations = [Variations(of: ScrollContent(axis: .vertical), ScrollContent(axis: .horizontal))]

    package var axis: Axis
    package var stackingAxis: Axis? { .vertical }

    package init(axis: Axis) {
        self.axis = axis
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
