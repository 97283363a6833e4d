/// Room that grows along the axis of the stack around it; has no children.
package struct SpacerContent: ElementContent {
    package static let kind = ElementKind.spacer
    package static let variations = [Variations(of: SpacerContent(), SpacerContent(minLength: 4))]

    package var minLength: Double?

    package init(minLength: Double? = nil) {
        self.minLength = minLength
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        switch context.stackingAxis {
        case .horizontal: .horizontal
        case .vertical: .vertical
        case nil: [.horizontal, .vertical]
        }
    }
}
