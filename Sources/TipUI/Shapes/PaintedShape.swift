public import Foundation

/// A shape with its fill and stroke.
public struct _ShapeView<Content: Shape> {
    /// The shape.
    public let shape: Content
    /// What is drawn of ``shape``, without wrappers that the renderer knows.
    private let drawn: any Shape
    let content: ShapeContent
    /// Whether the outline depends on the size of the view.
    private let isSizeNeeded: Bool

    nonisolated init(
        shape: Content,
        fill: PaintStyle = .foreground,
        stroke: ShapeContent.Stroke? = nil,
        isEvenOdd: Bool = false
    ) {
        self.shape = shape
        var drawn = (shape as? AnyShape)?.shape ?? shape
        var trim: ShapeContent.Trim?
        if let trimmed = drawn as? any TrimmingShape, fill == .system(.clear), stroke?.style?.dash.isEmpty ?? true {
            drawn = trimmed.untrimmed
            trim = trimmed.trim
        }
        let figure = (drawn as? any OutlinedShape)?.figure
        var content = ShapeContent(outline: figure?.outline ?? .rectangle, fill: fill, stroke: stroke)
        content.isEvenOdd = isEvenOdd
        content.inset = figure?.inset ?? 0
        content.trim = trim
        isSizeNeeded = figure.map { !$0.outline.isTraceable && !content.isBox } ?? true
        self.content = content
        self.drawn = drawn
    }
}

@MainActor
extension _ShapeView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        var content = content
        content.fill = content.fill.resolved(in: environment)
        if let paint = content.stroke?.paint { content.stroke?.paint = paint.resolved(in: environment) }
        if isSizeNeeded { return Primitive(children: [Primitive.Child(MeasuredShape(shape: drawn, content: content))]) }
        return Primitive(Element(content))
    }
}

extension _ShapeView: SingleElementView {}

extension _ShapeView {
    /// Draws the outline over the view; half of the line is outside the outline.
    public nonisolated func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
    where S: ShapeStyle {
        overlay(shape.stroke(content, style: style))
    }

    /// Draws the outline over the view; half of the line is outside the outline.
    public nonisolated func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    where S: ShapeStyle {
        overlay(shape.stroke(content, lineWidth: lineWidth))
    }

    /// Fills the shape behind the view.
    public nonisolated func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle {
        background(shape.fill(content, style: style))
    }
}

extension _ShapeView where Content: InsettableShape {
    /// Draws the outline over the view; the whole line is inside the outline.
    public nonisolated func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    where S: ShapeStyle {
        overlay(shape.strokeBorder(content, lineWidth: lineWidth))
    }
}

/// A shape whose outline depends on its size, which the client reports.
struct MeasuredShape: View {
    let shape: any Shape
    let content: ShapeContent
    @State private var size: CGSize?
}

@MainActor
extension MeasuredShape: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let assumed = environment.frameProposal
        let size =
            size
            ?? CGSize(
                width: assumed.width ?? assumed.height ?? 100,
                height: assumed.height ?? assumed.width ?? 100
            )
        var content = content
        let inset = CGFloat(content.inset + (content.stroke?.isInside ?? false ? (content.stroke?.width ?? 0) / 2 : 0))
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
        content.outline = .path(shape.path(in: rect), size: size)
        content.inset = 0
        content.stroke?.isInside = false
        return Primitive(
            Element(content),
            handlers: [.size: { event in if let reported = event.size { self.size = reported } }]
        )
    }
}

extension MeasuredShape: SingleElementView {}
extension MeasuredShape: StatefulElement {}
