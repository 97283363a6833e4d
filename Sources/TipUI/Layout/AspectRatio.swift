public import Foundation

extension View {
    /// Gives the view the largest size with a ratio of width to height that fits into the proposed size, or the smallest
    /// that fills it; `nil` keeps the ratio of the resizable images in the view.
    ///
    /// The view must be flexible, such as a color or a resizable image; text stays as large as it is.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        AspectModifier(content: self, ratio: aspectRatio.map { Double($0) }, mode: contentMode)
    }

    /// Gives the view the largest size with the ratio of a size that fits into the proposed size, or the smallest that
    /// fills it.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales resizable images in this view to fit their space.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales resizable images in this view to fill their space.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// A view with a given ratio, or with images that keep theirs.
struct AspectModifier<Content: View> {
    let content: Content
    let ratio: Double?
    let mode: ContentMode

    nonisolated init(content: Content, ratio: Double?, mode: ContentMode) {
        self.content = content
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.mode = mode
    }
}

@MainActor
extension AspectModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let mode = mode
        guard let ratio else { return Primitive(children: [Primitive.Child(content)]) { $0.imageFit = mode } }
        if environment.passesModifiers(to: content) { return .forEach(of: content) { proportioned($0) } }
        return Primitive(
            Element(AspectContent(ratio: ratio, isFilling: mode == .fill)),
            // An image in the view is as large as the view.
            children: [Primitive.Child(content)],
            transformEnvironment: { $0.imageFit = nil }
        )
    }

    private func proportioned(_ view: some View) -> any View {
        TipUI.AspectModifier(content: view, ratio: ratio, mode: mode)
    }
}

extension AspectModifier: StatefulElement where Content: StatefulElement {}

/// A container that gives its child a ratio of width to height.
package struct AspectContent: ElementContent {
    package static let kind = ElementKind.aspect
    package static let variations = [
        Variations(
            of: AspectContent(ratio: 2),
            AspectContent(ratio: 3),
            AspectContent(ratio: 2, isFilling: true)
        )
    ]

    /// The width divided by the height.
    package var ratio: Double
    /// Whether the child fills the container, rather than fitting into it.
    package var isFilling: Bool

    package init(ratio: Double, isFilling: Bool = false) {
        self.ratio = ratio
        self.isFilling = isFilling
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        let axes = context.ofAnyChild
        guard axes.isSuperset(of: [.horizontal, .vertical]) else { return axes }
        return isFilling ? [.horizontal, .vertical] : [.horizontal, .vertical, .fitted]
    }
}
