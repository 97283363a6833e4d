public import Foundation

/// An outline that can be filled, stroked and used for clipping.
///
/// A shape of the app's own is drawn for the size of the frame around it, or for a square that is stretched to the
/// shape's bounds, and then for its actual size, as soon as the client has reported this size.
@preconcurrency public nonisolated protocol Shape: Sendable, View {
    /// Returns the outline of the shape in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
}

/// A shape whose outline can be moved inward.
@preconcurrency public nonisolated protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape with its outline moved inward.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that renderers can draw without knowing its size.
package protocol OutlinedShape: Shape {
    nonisolated var figure: ShapeFigure { get }
}

/// An outline and its inset.
package struct ShapeFigure: Equatable, Sendable {
    package var outline: ShapeContent.Outline
    /// How far the outline is moved inward.
    package var inset: Double = 0

    package init(_ outline: ShapeContent.Outline) {
        self.outline = outline
    }
}

extension Shape {
    /// The shape, filled with the foreground style.
    @MainActor public var body: _ShapeView<Self> { _ShapeView(shape: self) }

    /// The outline for clipping; the app's own shapes are stretched from a square.
    package nonisolated var clippingOutline: ShapeContent.Outline {
        let shape = (self as? AnyShape)?.shape ?? self
        if let figure = (shape as? any OutlinedShape)?.figure, figure.inset == 0 {
            return figure.outline
        }
        let size = CGSize(width: 100, height: 100)
        return .path(path(in: CGRect(origin: .zero, size: size)), size: size)
    }

    /// Fills the shape with a style.
    public nonisolated func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self>
    where S: ShapeStyle {
        _ShapeView(shape: self, fill: content.paint, isEvenOdd: style.isEOFilled)
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(shape: self, isEvenOdd: style.isEOFilled)
    }

    /// Draws the outline of the shape; half of the line is outside the outline.
    public nonisolated func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self>
    where S: ShapeStyle {
        _ShapeView(shape: self, fill: .system(.clear), stroke: ShapeContent.Stroke(paint: content.paint, style: style))
    }

    /// Draws the outline of the shape; half of the line is outside the outline.
    public nonisolated func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<
        Self
    >
    where S: ShapeStyle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline of the shape with the foreground style.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
        stroke(.foreground, lineWidth: lineWidth)
    }

    /// Draws the outline of the shape with the foreground style.
    public nonisolated func stroke(style: StrokeStyle) -> _ShapeView<Self> { stroke(.foreground, style: style) }

    /// Keeps a part of the outline, between two fractions of its length.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(
            base: self,
            trim: ShapeContent.Trim(from: Double(startFraction), to: Double(endFraction))
        )
    }

    /// Rotates the shape in its rectangle.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        MappedShape(base: self) { point, rect in
            let center = anchor.point(in: rect)
            let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
            let (x, y) = (point.x - center.x, point.y - center.y)
            return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
        }
    }

    /// Scales the shape in its rectangle.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        MappedShape(base: self) { point, rect in
            let center = anchor.point(in: rect)
            return CGPoint(x: center.x + (point.x - center.x) * x, y: center.y + (point.y - center.y) * y)
        }
    }

    /// Scales the shape in its rectangle.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
}

extension InsettableShape {
    /// Draws the outline of the shape; the whole line is inside the outline.
    public nonisolated func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
    where S: ShapeStyle {
        var stroke = ShapeContent.Stroke(paint: content.paint, style: style)
        stroke.isInside = self is any OutlinedShape
        let shape = stroke.isInside ? AnyShape(self) : AnyShape(inset(by: style.lineWidth / 2))
        return _ShapeView(shape: shape, fill: .system(.clear), stroke: stroke)
    }

    /// Draws the outline of the shape; the whole line is inside the outline.
    public nonisolated func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline of the shape with the foreground style; the whole line is inside the outline.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(.foreground, lineWidth: lineWidth)
    }

    /// Draws the outline of the shape with the foreground style; the whole line is inside the outline.
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(.foreground, style: style)
    }
}

extension UnitPoint {
    /// The point in a rectangle.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * CGFloat(x), y: rect.minY + rect.height * CGFloat(y))
    }
}

/// A shape of which only a part of the outline is drawn.
protocol TrimmingShape: Shape {
    nonisolated var untrimmed: any Shape { get }
    nonisolated var trim: ShapeContent.Trim { get }
}

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: TrimmingShape {
    let base: Base
    let trim: ShapeContent.Trim

    var untrimmed: any Shape { base }

    func path(in rect: CGRect) -> Path {
        base.path(in: rect).trimmedPath(from: CGFloat(trim.from), to: CGFloat(trim.to))
    }
}

/// A shape whose points are moved.
struct MappedShape<Base: Shape>: Shape {
    let base: Base
    let map: @Sendable (CGPoint, CGRect) -> CGPoint

    func path(in rect: CGRect) -> Path { base.path(in: rect).mapped { map($0, rect) } }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    let shape: any Shape

    /// Wraps a shape.
    public nonisolated init<S>(_ shape: S) where S: Shape {
        self.shape = shape
    }

    /// Returns the outline of the wrapped shape.
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
