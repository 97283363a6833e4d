/// A colour, gradient or material that something is painted with.
public protocol ShapeStyle: Sendable {}

/// A style that renderers know how to paint.
package protocol PaintedShapeStyle: ShapeStyle {
    var paintStyle: PaintStyle { get }
}

extension ShapeStyle {
    /// What renderers paint; the foreground for a style they don't know.
    package var paint: PaintStyle {
        (self as? any PaintedShapeStyle)?.paintStyle ?? .foreground
    }

    /// The style at a part of its opacity.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(paint: .opacity(paint, opacity))
    }
}

/// A style of any type.
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

/// The foreground of the context, by rank.
public struct HierarchicalShapeStyle: PaintedShapeStyle, Equatable {
    package let level: Int

    package var paintStyle: PaintStyle { .hierarchical(level) }

    /// The first rank.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second rank.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third rank.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth rank.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}

/// The accent of the context.
public struct TintShapeStyle: PaintedShapeStyle, Equatable {
    package var paintStyle: PaintStyle { .tint }

    /// Makes the style.
    public init() {}
}

/// The foreground of the context.
public struct ForegroundStyle: PaintedShapeStyle, Equatable {
    package var paintStyle: PaintStyle { .foreground }

    /// Makes the style.
    public init() {}
}

/// The background of the context.
public struct BackgroundStyle: PaintedShapeStyle, Equatable {
    package var paintStyle: PaintStyle { .background }

    /// Makes the style.
    public init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first rank of the foreground.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second rank of the foreground.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third rank of the foreground.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth rank of the foreground.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The accent of the context.
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
