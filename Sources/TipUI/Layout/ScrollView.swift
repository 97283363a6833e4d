/// A view that scrolls its content.
public struct ScrollView<Content: View> {
    /// The content.
    public var content: Content
    /// The axes along which the view scrolls; if both are given, it scrolls vertically.
    public var axes: Axis.Set
    /// Whether the platform may show where the view is scrolled to.
    public var showsIndicators: Bool

    /// Makes a scroll view.
    public nonisolated init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

@MainActor
extension ScrollView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(
                ScrollContent(
                    axis: axes == .horizontal ? .horizontal : .vertical,
                    hidesIndicators: !showsIndicators || environment.hidesScrollIndicators
                )
            ),
            children: [Primitive.Child(content)]
        )
    }
}

/// A view that scrolls its content.
package struct ScrollContent: ElementContent {
    package static let kind = ElementKind.scroll
    package static let variations = [
        Variations(
            of: ScrollContent(axis: .vertical),
            ScrollContent(axis: .horizontal),
            ScrollContent(axis: .vertical, hidesIndicators: true)
        )
    ]

    package var axis: Axis
    /// Whether nothing shows where the view is scrolled to.
    package var hidesIndicators: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(axis: Axis, hidesIndicators: Bool = false) {
        self.axis = axis
        self.hidesIndicators = hidesIndicators
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        axis == .horizontal ? .horizontal : [.horizontal, .vertical]
    }
}
