/// A color, gradient or material for painting.
public protocol ShapeStyle: Sendable {}

/// A style that renderers can paint.
package protocol PaintedShapeStyle: ShapeStyle {
    var paintStyle: PaintStyle { get }
}

extension ShapeStyle {
    /// The style in the form that renderers paint; the foreground if the style has no such form.
    package var paint: PaintStyle {
        (self as? any PaintedShapeStyle)?.paintStyle ?? .foreground
    }

    /// Returns the style with its opacity multiplied by a factor.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(paint: .opacity(paint, opacity))
    }
}

/// A type-erased style.
public struct AnyShapeStyle: PaintedShapeStyle, Equatable {
    package let paintStyle: PaintStyle

    /// Wraps a style.
    public init<S>(_ style: S) where S: ShapeStyle {
        paintStyle = style.paint
    }

    package init(paint: PaintStyle) {
        paintStyle = paint
    }
}

/// A level of the context's foreground.
public struct HierarchicalShapeStyle: PaintedShapeStyle, Equatable {
    package let level: Int

    package var paintStyle: PaintStyle { .hierarchical(level) }

    /// The primary level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The secondary level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The tertiary level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The quaternary level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}

/// The accent color of the context.
public struct TintShapeStyle: PaintedShapeStyle, Equatable {
    package var paintStyle: PaintStyle { .tint }

    /// Creates the style.
    public init() {}
}

/// The foreground of the context.
public struct ForegroundStyle: PaintedShapeStyle, Equatable {
    package var paintStyle: PaintStyle { .foreground }

    /// Creates the style.
    public init() {}
}

/// The background of the context.
public struct BackgroundStyle: PaintedShapeStyle, Equatable {
    package var paintStyle: PaintStyle { .background }

    /// Creates the style.
    public init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The primary level of the foreground.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The secondary level of the foreground.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The tertiary level of the foreground.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The quaternary level of the foreground.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The accent color of the context.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground of the context.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the context.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
