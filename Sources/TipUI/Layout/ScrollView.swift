/// A view that scrolls its content.
public struct ScrollView<Content: View> {
    /// The content.
    public var content: Content
    /// The axes along which the view scrolls; if both are given, it scrolls vertically.
    public var axes: Axis.Set

    /// Makes a scroll view; `showsIndicators` has no effect, because the platform decides when to show indicators.
    public nonisolated init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

@MainActor
extension ScrollView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(ScrollContent(axis: axes == .horizontal ? .horizontal : .vertical)),
            children: [Primitive.Child(content)]
        )
    }
}

/// A view that scrolls its content.
package struct ScrollContent: ElementContent {
    package static let kind = ElementKind.scroll
    package static let variations = [Variations(of: ScrollContent(axis: .vertical), ScrollContent(axis: .horizontal))]

    package var axis: Axis
    package var stackingAxis: Axis? { .vertical }

    package init(axis: Axis) {
        self.axis = axis
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        axis == .horizontal ? .horizontal : [.horizontal, .vertical]
    }
}
