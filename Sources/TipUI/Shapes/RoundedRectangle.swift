public import Foundation

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, OutlinedShape {
    /// The size of the corners, in points; corners are circular, with the width as their radius.
    public var cornerSize: CGSize
    /// The curve of the corners; without effect.
    public var style: RoundedCornerStyle

    /// Creates the shape with corners of a radius in points; `style` has no effect.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates the shape with corners of a size in points; `style` has no effect.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    package nonisolated var figure: ShapeFigure {
        ShapeFigure(.roundedRectangle(radius: Double(cornerSize.width)))
    }

    /// Returns the outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

    /// Returns the shape with its outline moved inward.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// A rectangle with corners of different radii.
public struct UnevenRoundedRectangle: InsettableShape, OutlinedShape {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners; without effect.
    public var style: RoundedCornerStyle

    /// Creates the shape; `style` has no effect.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates the shape; `style` has no effect.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }

    package nonisolated var figure: ShapeFigure { ShapeFigure(.unevenRectangle(cornerRadii)) }

    /// Returns the outline in a rectangle, with the leading edge on the left.
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

    /// Returns the shape with its outline moved inward.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Inset(base: self, amount: amount) }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// The curve of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A circular arc.
    case circular
    /// A curve that is smoother than a circular arc.
    case continuous
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    public static nonisolated func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle with rounded corners.
    public static nonisolated func rect(
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with corners of different radii.
    public static nonisolated func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with corners of different radii.
    public static nonisolated func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius,
            style: style
        )
    }
}
