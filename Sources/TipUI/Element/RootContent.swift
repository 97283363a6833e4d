/// The root of a graph; always present, with the id of ``Graph/rootID``.
package struct RootContent: ElementContent {
    package static let kind = ElementKind.root
    package static let variations = [Variations(of: RootContent())]

    package var stackingAxis: Axis? { .vertical }

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
