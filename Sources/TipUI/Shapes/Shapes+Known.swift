public import Foundation

/// A rectangle.
public struct Rectangle {
    /// Makes the shape.
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

/// A rectangle with round corners.
public struct RoundedRectangle {
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat

    /// Makes the shape.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: Accepted; corners are parts of a circle.
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
    /// Makes the shape.
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

/// A rectangle with half circles as ends.
public struct Capsule {
    /// Makes the shape.
    ///
    /// - Parameter style: Accepted; ends are half circles.
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

/// How corners turn.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// As a part of a circle.
    case circular
    /// Smoother than a circle.
    case continuous
}

extension Shape where Self == Rectangle {
    /// The shape by its short name.
    public static nonisolated var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// The shape by its short name.
    public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// The shape by its short name.
    public static nonisolated var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static nonisolated func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
