/// A host of popovers: the first child is the anchor, every other child a popover.
package struct AnchorContent: ElementContent {
    package static let kind = ElementKind.anchor
    package static let variations = [Variations(of: AnchorContent())]

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { context.children.first ?? [] }
}
