public import Foundation

/// An outline that can be filled, stroked and used for clipping.
public protocol Shape: Sendable, View {}

/// A shape that renderers can draw.
package protocol OutlinedShape: Shape {
    nonisolated var outline: ShapeContent.Outline { get }
}

extension Shape {
    package nonisolated var knownOutline: ShapeContent.Outline {
        (self as? any OutlinedShape)?.outline ?? .rectangle
    }

    /// Fills the shape with a style.
    public nonisolated func fill<S>(_ content: S) -> some View where S: ShapeStyle {
        PaintedShape(content: ShapeContent(outline: knownOutline, fill: content.paint))
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill() -> some View { fill(.foreground) }

    /// Draws the outline of the shape.
    public nonisolated func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        PaintedShape(
            content: ShapeContent(
                outline: knownOutline,
                fill: .system(.clear),
                stroke: ShapeContent.Stroke(paint: content.paint, width: Double(lineWidth))
            )
        )
    }

    /// Draws the outline of the shape; equivalent to `stroke`.
    public nonisolated func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        stroke(content, lineWidth: lineWidth)
    }
}

/// A shape with its fill and stroke.
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

/// A filled or stroked shape, without children.
package struct ShapeContent: Equatable, Sendable {
    package var outline: Outline
    package var fill: PaintStyle
    package var stroke: Stroke?

    package init(outline: Outline, fill: PaintStyle = .foreground, stroke: Stroke? = nil) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
    }

    package enum Outline: Equatable, Sendable {
        case rectangle
        case roundedRectangle(radius: Double)
        case circle
        case capsule
    }

    package struct Stroke: Equatable, Sendable {
        package var paint: PaintStyle
        package var width: Double

        package init(paint: PaintStyle, width: Double) {
            self.paint = paint
            self.width = width
        }
    }
}

extension ShapeContent: ElementContent {
    package static let kind = ElementKind.shape

    package static var variations: [Variations<ShapeContent>] {
        var list = Variations(of: ShapeContent(outline: .circle))
        list.add { $0.outline = .roundedRectangle(radius: 4) }
        list.add { $0.fill = .tint }
        list.add { $0.stroke = Stroke(paint: .tint, width: 2) }
        return [list]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}

/// A rectangle.
public struct Rectangle {
    /// Creates the shape.
    public init() {}

    package var outline: ShapeContent.Outline { .rectangle }
}

extension Rectangle: OutlinedShape {}

@MainActor
extension Rectangle: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        PaintedShape(content: ShapeContent(outline: outline)).primitive(in: environment)
    }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle {
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat

    /// Creates the shape.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: Ignored; corners are circular.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }

    package var outline: ShapeContent.Outline { .roundedRectangle(radius: Double(cornerRadius)) }
}

extension RoundedRectangle: OutlinedShape {}

@MainActor
extension RoundedRectangle: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        PaintedShape(content: ShapeContent(outline: outline)).primitive(in: environment)
    }
}

/// A circle.
public struct Circle {
    /// Creates the shape.
    public init() {}

    package var outline: ShapeContent.Outline { .circle }
}

extension Circle: OutlinedShape {}

@MainActor
extension Circle: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        PaintedShape(content: ShapeContent(outline: outline)).primitive(in: environment)
    }
}

/// A rectangle with semicircular ends.
public struct Capsule {
    /// Creates the shape.
    ///
    /// - Parameter style: Ignored; ends are semicircles.
    public init(style: RoundedCornerStyle = .continuous) {}

    package var outline: ShapeContent.Outline { .capsule }
}

extension Capsule: OutlinedShape {}

@MainActor
extension Capsule: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        PaintedShape(content: ShapeContent(outline: outline)).primitive(in: environment)
    }
}

/// The curve of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A circular arc.
    case circular
    /// A curve that is smoother than a circular arc.
    case continuous
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static nonisolated var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A rectangle with semicircular ends.
    public static nonisolated var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    public static nonisolated func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
