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
