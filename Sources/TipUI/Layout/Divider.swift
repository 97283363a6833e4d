public import Foundation

/// A thin line perpendicular to the axis of the enclosing stack.
public struct Divider {
    /// Makes a divider.
    public nonisolated init() {}
}

@MainActor
extension Divider: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(DividerContent()))
    }
}

/// A thin line perpendicular to the axis of the enclosing stack; it has no children.
package struct DividerContent: ElementContent {
    package static let kind = ElementKind.divider
    package static let variations = [Variations(of: DividerContent())]

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        context.stackingAxis == .horizontal ? .vertical : .horizontal
    }
}

/// A flexible space that expands along the axis of the enclosing stack.
public struct Spacer {
    /// The minimum length; `nil` for the platform's default.
    public var minLength: CGFloat?

    /// Makes a spacer.
    public nonisolated init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

@MainActor
extension Spacer: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(SpacerContent(minLength: minLength.map { Double($0) })))
    }
}

/// A flexible space that expands along the axis of the enclosing stack; it has no children.
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
