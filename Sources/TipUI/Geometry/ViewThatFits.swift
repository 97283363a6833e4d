import Foundation

/// A view that shows the first of several views that fits in the available space.
///
/// The browser reports the width of the view that is shown, and the next one is shown if it is too wide. At first, and
/// without JavaScript, this is the first one. The height counts only in a frame with a fixed height. The view itself is
/// as wide as the available space, and its content is in its middle.
public struct ViewThatFits<Content: View> {
    let content: Content
    let axes: Axis.Set
    /// The size in which the views have to fit.
    @State private var available: CGSize?
    /// The sizes that the views need, as far as they are known.
    @State private var needed: [Int: CGSize] = [:]

    /// Makes the view; only the given axes count.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

@MainActor
extension ViewThatFits: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let views = Primitive.Child.content(content)
        let height = environment.frameProposal.height
        let fitting = views.indices.first { fits($0, height) } ?? views.count - 1
        guard views.indices.contains(fitting) else { return Primitive(Element(FitsContent())) }
        let view = views[fitting].view
        let shown: any View = fitting == views.count - 1 ? view : SizedView(content: view) { needed[fitting] = $0 }
        return Primitive(
            Element(FitsContent()),
            children: [Primitive.Child(shown, key: fitting)],
            handlers: [.size: { event in if let reported = event.size { available = reported } }]
        )
    }

    private func fits(_ index: Int, _ height: Double?) -> Bool {
        guard let size = needed[index] else { return true }
        if axes.contains(.horizontal), let available, size.width > available.width + 0.5 { return false }
        if axes.contains(.vertical), let height, Double(size.height) > height + 0.5 { return false }
        return true
    }
}

extension ViewThatFits: SingleElementView {}
extension ViewThatFits: StatefulElement {}

/// A view whose size is reported.
private struct SizedView: View {
    let content: any View
    let report: @MainActor (CGSize) -> Void
}

extension SizedView: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(BoxContent()),
            children: [Primitive.Child(content)],
            handlers: [.size: { event in if let size = event.size { report(size) } }]
        )
    }
}

/// An element around a child that has to fit in it; if the child is a box, it is at least as wide as its content.
package struct FitsContent: ElementContent {
    package static let kind = ElementKind.fits
    package static let variations = [Variations(of: FitsContent())]

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { context.ofAnyChild.union(.horizontal) }
}
