/// The part of a text's style that was said; `nil` where it wasn't.
package struct TextPatch: Equatable, Sendable {
    package var font: Font?
    package var weight: Font.Weight?
    package var design: Font.Design?
    package var width: Font.Width?
    package var isItalic: Bool?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    package var isMonospacedDigit: Bool?
    package var paint: PaintStyle?
    package var textCase: Text.Case?
    package var scale: Text.Scale?

    package init() {}

    /// Nothing said, as most texts and pictures share it.
    static let plain = Indirect(TextPatch())

    /// This, with what it doesn't say taken from the style around it.
    package func within(_ outer: TextPatch) -> TextPatch {
        var patch = self
        patch.font = font ?? outer.font
        patch.weight = weight ?? outer.weight
        patch.design = design ?? outer.design
        patch.width = width ?? outer.width
        patch.isItalic = isItalic ?? outer.isItalic
        patch.isUnderlined = isUnderlined ?? outer.isUnderlined
        patch.isStruckThrough = isStruckThrough ?? outer.isStruckThrough
        patch.isMonospacedDigit = isMonospacedDigit ?? outer.isMonospacedDigit
        patch.paint = paint ?? outer.paint
        patch.textCase = textCase ?? outer.textCase
        patch.scale = scale ?? outer.scale
        return patch
    }

    /// What renderers set the text in.
    package func style(in environment: EnvironmentValues) -> TextStyle {
        TextStyle(
            size: font?.size,
            weight: weight ?? font?.weight,
            design: design ?? font?.design,
            width: width ?? font?.width,
            isItalic: isItalic ?? font?.isItalic ?? false,
            isUnderlined: isUnderlined ?? false,
            isStruckThrough: isStruckThrough ?? false,
            isMonospacedDigit: isMonospacedDigit ?? font?.isMonospacedDigit ?? false,
            smallCapitals: font?.smallCapitals ?? [],
            paint: paint?.resolved(in: environment),
            textCase: textCase,
            scale: scale
        )
    }
}
