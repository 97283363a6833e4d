public import Foundation

/// An outline that can be filled, stroked, and cut out.
public protocol Shape: Sendable, View {}

/// A shape that renderers know.
package protocol OutlinedShape: Shape {
    nonisolated var outline: ShapeContent.Outline { get }
}

extension Shape {
    package nonisolated var knownOutline: ShapeContent.Outline {
        (self as? any OutlinedShape)?.outline ?? .rectangle
    }

    /// The shape, filled.
    public nonisolated func fill<S>(_ content: S) -> some View where S: ShapeStyle {
        PaintedShape(content: ShapeContent(outline: knownOutline, fill: content.paint))
    }

    /// The shape, filled with the foreground.
    public nonisolated func fill() -> some View { fill(.foreground) }

    /// The shape's line.
    public nonisolated func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        PaintedShape(
            content: ShapeContent(
                outline: knownOutline,
                fill: .system(.clear),
                stroke: ShapeContent.Stroke(paint: content.paint, width: Double(lineWidth))
            )
        )
    }

    /// The shape's line; it lies within the shape as `stroke`'s does.
    public nonisolated func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        stroke(content, lineWidth: lineWidth)
    }
}

/// A shape with its paint.
struct PaintedShape: View {
    let content: ShapeContent

    nonisolated init(content: ShapeContent) {
        self.content = content
    }
}

@MainActor
extension PaintedShape: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var content = content
        content.fill = content.fill.resolved(in: environment)
        if let paint = content.stroke?.paint {
            content.stroke?.paint = paint.resolved(in: environment)
        }
        return Primitive(Element(content))
    }
}

extension PaintedShape: SingleElementView {}
