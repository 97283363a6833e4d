public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, OutlinedShape {
    /// Creates the shape.
    public nonisolated init() {}

    package nonisolated var figure: ShapeFigure { ShapeFigure(.rectangle) }

    /// Returns the rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the shape with its outline moved inward.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A circle.
public struct Circle: InsettableShape, OutlinedShape {
    /// Creates the shape.
    public nonisolated init() {}

    package nonisolated var figure: ShapeFigure { ShapeFigure(.circle) }

    /// Returns the largest circle in the middle of a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(
            ellipseIn: CGRect(x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius)
        )
    }

    /// Returns the shape with its outline moved inward.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// An ellipse.
public struct Ellipse: InsettableShape, OutlinedShape {
    /// Creates the shape.
    public nonisolated init() {}

    package nonisolated var figure: ShapeFigure { ShapeFigure(.ellipse) }

    /// Returns the ellipse that fills a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// Returns the shape with its outline moved inward.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A rectangle with semicircular ends.
public struct Capsule: InsettableShape, OutlinedShape {
    /// The curve of the ends; without effect.
    public var style: RoundedCornerStyle

    /// Creates the shape; `style` has no effect.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    package nonisolated var figure: ShapeFigure { ShapeFigure(.capsule) }

    /// Returns the outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    /// Returns the shape with its outline moved inward.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A built-in shape whose outline is moved inward.
struct Inset<Base: OutlinedShape>: InsettableShape, OutlinedShape {
    let base: Base
    let amount: CGFloat

    nonisolated var figure: ShapeFigure {
        var figure = base.figure
        figure.inset += Double(amount)
        return figure
    }

    nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

    nonisolated func inset(by amount: CGFloat) -> Inset { Inset(base: base, amount: self.amount + amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static nonisolated var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static nonisolated var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle with semicircular ends.
    public static nonisolated var capsule: Capsule { Capsule() }

    /// A rectangle with semicircular ends; `style` has no effect.
    public static nonisolated func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
