extension View {
    /// Sets the font of texts below.
    public nonisolated func font(_ font: Font?) -> some View {
        EnvironmentModifier(content: self) { $0.font = font }
    }

    /// Sets the weight of texts below; `nil` leaves it to the font.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.weight = weight }
    }

    /// Sets the kind of letters of texts below; `nil` leaves it to the font.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.design = design }
    }

    /// Sets how wide letters of texts below are; `nil` leaves it to the font.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.width = width }
    }

    /// Sets texts below in bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    /// Sets texts below in italics.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.isItalic = isActive }
    }

    /// Underlines texts below.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.isUnderlined = isActive }
    }

    /// Strikes texts below through.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.isStruckThrough = isActive }
    }

    /// Sets texts below in letters of one width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }

    /// Sets digits below in one width.
    public nonisolated func monospacedDigit() -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.isMonospacedDigit = true }
    }

    /// Sets texts below in upper or lower case; `nil` leaves them as written.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.textCase = textCase }
    }

    /// Sets the scale of letters below.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.scale = isEnabled ? scale : nil }
    }

    /// Sets the style of texts, symbols and shapes below.
    public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        let paint = style.paint
        return EnvironmentModifier(content: self) {
            $0.textPatch.paint = paint
            $0.foregroundLayers = []
        }
    }

    /// Sets the style of texts below, and those of two layers of symbols.
    public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle {
        layers([primary.paint, secondary.paint])
    }

    /// Sets the style of texts below, and those of three layers of symbols.
    public nonisolated func foregroundStyle<S1, S2, S3>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        layers([primary.paint, secondary.paint, tertiary.paint])
    }

    private nonisolated func layers(_ paints: [PaintStyle]) -> some View {
        let uniform = paints.allSatisfy { $0 == paints.first }
        return EnvironmentModifier(content: self) {
            $0.textPatch.paint = paints.first
            $0.foregroundLayers = uniform ? [] : paints
        }
    }

    /// Sets the colour of texts, symbols and shapes below; `nil` leaves it to the context.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        EnvironmentModifier(content: self) {
            $0.textPatch.paint = color?.paint
            $0.foregroundLayers = []
        }
    }

    /// Sets how lines of texts below are aligned with one another.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        EnvironmentModifier(content: self) { $0.multilineTextAlignment = alignment }
    }

    /// Sets how many lines texts below may take; `nil` for any.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        EnvironmentModifier(content: self) { $0.lineLimit = number }
    }

    /// Sets the accent below; `nil` for the app's.
    public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        let paint = tint?.paint
        return EnvironmentModifier(content: self) { $0.tint = paint }
    }

    /// Sets the accent below; `nil` for the app's.
    public nonisolated func tint(_ tint: Color?) -> some View {
        EnvironmentModifier(content: self) { $0.tint = tint?.paint }
    }

    /// Sets the accent below; `nil` for the app's.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets whether controls below can be used; a view can't enable what one around it disabled.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        EnvironmentModifier(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Sets how large controls below are.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        EnvironmentModifier(content: self) { $0.controlSize = controlSize }
    }

    /// Accepted; the person's own choice stands.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

    /// Accepted; the person's own choice stands.
    public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize { self }

    /// Accepted; text wraps and keeps its size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
}
