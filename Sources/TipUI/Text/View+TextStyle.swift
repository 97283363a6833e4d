public import Foundation

extension View {
    /// Sets the font of text in the view.
    public nonisolated func font(_ font: Font?) -> some View {
        EnvironmentModifier(content: self) { $0.font = font }
    }

    /// Sets the font weight of text in the view; `nil` keeps the font's weight.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.weight = weight }
    }

    /// Sets the font design of text in the view; `nil` keeps the font's design.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.design = design }
    }

    /// Sets the font width of text in the view; `nil` keeps the font's width.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.width = width }
    }

    /// Makes text in the view bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }

    /// Makes text in the view italic.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.isItalic = isActive }
    }

    /// Underlines text in the view; `color` is ignored.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.isUnderlined = isActive }
    }

    /// Strikes through text in the view; `color` is ignored.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.isStruckThrough = isActive }
    }

    /// Makes text in the view monospaced.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        fontDesign(isActive ? .monospaced : nil)
    }

    /// Gives digits in the view equal width.
    public nonisolated func monospacedDigit() -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.isMonospacedDigit = true }
    }

    /// Converts text in the view to upper or lower case; `nil` keeps it as written.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.textCase = textCase }
    }

    /// Sets the scale of text in the view.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.scale = isEnabled ? scale : nil }
    }

    /// Sets the space in points that is added between letters in the view.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.kerning = Double(kerning) }
    }

    /// Sets the space in points that is added between letters in the view; it has precedence over kerning.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.tracking = Double(tracking) }
    }

    /// Sets how far letters in the view are above the baseline, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        EnvironmentModifier(content: self) { $0.textPatch.baselineOffset = Double(baselineOffset) }
    }

    /// Sets the foreground style of texts, symbols and shapes in the view.
    public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        let paint = style.paint
        return EnvironmentModifier(content: self) {
            $0.textPatch.paint = paint
            $0.foregroundLayers = []
        }
    }

    /// Sets the foreground style of text in the view, and the styles of two symbol layers.
    public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
    where S1: ShapeStyle, S2: ShapeStyle {
        layers([primary.paint, secondary.paint])
    }

    /// Sets the foreground style of text in the view, and the styles of three symbol layers.
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

    /// Sets the color of texts, symbols and shapes in the view; `nil` removes the style that views around this view
    /// set.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        EnvironmentModifier(content: self) {
            $0.textPatch.paint = color?.paint
            $0.foregroundLayers = []
        }
    }

    /// Sets the alignment of lines of text in the view.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        EnvironmentModifier(content: self) { $0.multilineTextAlignment = alignment }
    }

    /// Sets the maximum number of lines of text in the view; `nil` removes the limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        EnvironmentModifier(content: self) { $0.lineLimit = number }
    }

    /// Sets the space that is added between lines of text in the view, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        EnvironmentModifier(content: self) { $0.lineSpacing = lineSpacing }
    }

    /// Sets which part of text in the view is left out if it doesn't fit.
    ///
    /// The beginning is left out only of text with a `lineLimit` of 1; of all other text, the end is.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        EnvironmentModifier(content: self) { $0.truncationMode = mode }
    }

    /// Has no effect; the user's preference applies.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

    /// Has no effect; the user's preference applies.
    public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize { self }

    /// Has no effect; text wraps and keeps its size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
}
