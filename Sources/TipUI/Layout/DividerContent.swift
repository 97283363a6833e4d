/// A thin line across the axis of the stack around it; has no children.
package struct DividerContent: ElementContent {
    package static let kind = ElementKind.divider
    package static let variations = [Variations(of: DividerContent())]

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        context.stackingAxis == .horizontal ? .vertical : .horizontal
    }
}
