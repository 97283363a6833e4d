public import Foundation

/// The shape of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case automatic
        case capsule
        case circle
        case roundedRectangle(radius: Double)
    }

    package let kind: Kind

    /// The platform's default shape: a rounded rectangle.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(kind: .automatic)

    /// A rounded rectangle whose corners have a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: Double(radius)))
    }
}

extension ButtonBorderShape: InsettableShape, OutlinedShape {
    package nonisolated var figure: ShapeFigure {
        switch kind {
        case .automatic: ShapeFigure(.roundedRectangle(radius: 12))
        case .capsule: ShapeFigure(.capsule)
        case .circle: ShapeFigure(.circle)
        case .roundedRectangle(let radius): ShapeFigure(.roundedRectangle(radius: radius))
        }
    }

    /// Returns the outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic: Path(roundedRect: rect, cornerRadius: 12)
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle(let radius): Path(roundedRect: rect, cornerRadius: radius)
        }
    }

    /// Returns the shape with its outline moved inward.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of buttons with a border: the platform's default, a rounded rectangle.
    public static nonisolated var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The shape of buttons with a border.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of the buttons with a border in this view.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        EnvironmentModifier(content: self) { $0.buttonBorderShape = shape }
    }
}
