public import TipUI

extension View {
    /// Sets the background of tips in this view.
    ///
    /// Unlike in Apple's TipKit, the background also applies to popovers. A tip with a custom background has no border.
    public nonisolated func tipBackground<S>(_ style: S) -> some View where S: ShapeStyle {
        environment(\.tipBackground, style.paint)
    }

    /// Sets the corner radius of tips in this view, in points.
    ///
    /// Unlike in Apple's TipKit, the radius also applies to popovers.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius; a negative radius means 0.
    ///   - antialiased: Ignored; edges are always antialiased.
    public nonisolated func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        environment(\.tipCornerRadius, max(0, Double(cornerRadius)))
    }

    /// Sets whether people can interact with the content behind an open tip popover in this view.
    ///
    /// Unlike in Apple's TipKit, people can do so by default. With `.disabled`, keyboard focus stays in the popover,
    /// and pressing outside the popover does nothing; Escape and the close button close the popover.
    public nonisolated func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        environment(\.tipBackgroundInteraction, interaction)
    }

    /// Sets the size of the images of tips in this view, in points.
    public nonisolated func tipImageSize(_ size: CGSize) -> some View {
        environment(\.tipImageSize, size)
    }

    /// Sets the style of the images of tips in this view.
    public nonisolated func tipImageStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        environment(\.tipImageStyle, TipImageStyle(style, style, style))
    }

    /// Sets the styles of two layers of the images of tips in this view.
    public nonisolated func tipImageStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle {
        environment(\.tipImageStyle, TipImageStyle(primary, secondary, secondary))
    }

    /// Sets the styles of three layers of the images of tips in this view.
    public nonisolated func tipImageStyle<S1, S2, S3>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        environment(\.tipImageStyle, TipImageStyle(primary, secondary, tertiary))
    }
}

/// The styles of the layers of a tip's image.
struct TipImageStyle: Sendable {
    let primary: AnyShapeStyle
    let secondary: AnyShapeStyle
    let tertiary: AnyShapeStyle

    init(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle) {
        self.primary = AnyShapeStyle(primary)
        self.secondary = AnyShapeStyle(secondary)
        self.tertiary = AnyShapeStyle(tertiary)
    }
}

private enum TipBackgroundKey: EnvironmentKey {
    static var defaultValue: PaintStyle? { nil }
}

private enum TipCornerRadiusKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
}

private enum TipBackgroundInteractionKey: EnvironmentKey {
    static var defaultValue: PresentationBackgroundInteraction { .automatic }
}

private enum TipImageSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
}

private enum TipImageStyleKey: EnvironmentKey {
    static var defaultValue: TipImageStyle? { nil }
}

extension EnvironmentValues {
    var tipBackground: PaintStyle? {
        get { self[TipBackgroundKey.self] }
        set { self[TipBackgroundKey.self] = newValue }
    }

    var tipCornerRadius: Double? {
        get { self[TipCornerRadiusKey.self] }
        set { self[TipCornerRadiusKey.self] = newValue }
    }

    var tipBackgroundInteraction: PresentationBackgroundInteraction {
        get { self[TipBackgroundInteractionKey.self] }
        set { self[TipBackgroundInteractionKey.self] = newValue }
    }

    var tipImageSize: CGSize? {
        get { self[TipImageSizeKey.self] }
        set { self[TipImageSizeKey.self] = newValue }
    }

    var tipImageStyle: TipImageStyle? {
        get { self[TipImageStyleKey.self] }
        set { self[TipImageStyleKey.self] = newValue }
    }
}
