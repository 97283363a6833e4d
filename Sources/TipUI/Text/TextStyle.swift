/// How a run of text, or a symbol among it, is set.
///
/// `nil` means the context's.
package struct TextStyle: Equatable, Sendable {
    package var size: Font.Size?
    package var weight: Font.Weight?
    package var design: Font.Design?
    package var width: Font.Width?
    package var isItalic: Bool
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    package var isMonospacedDigit: Bool
    package var smallCapitals: Font.SmallCapitals
    package var paint: PaintStyle?
    package var textCase: Text.Case?
    package var scale: Text.Scale?

    package init(
        size: Font.Size? = nil,
        weight: Font.Weight? = nil,
        design: Font.Design? = nil,
        width: Font.Width? = nil,
        isItalic: Bool = false,
        isUnderlined: Bool = false,
        isStruckThrough: Bool = false,
        isMonospacedDigit: Bool = false,
        smallCapitals: Font.SmallCapitals = [],
        paint: PaintStyle? = nil,
        textCase: Text.Case? = nil,
        scale: Text.Scale? = nil
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.width = width
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.isMonospacedDigit = isMonospacedDigit
        self.smallCapitals = smallCapitals
        self.paint = paint
        self.textCase = textCase
        self.scale = scale
    }

    /// Styles that together differ in every property, one at a time.
    package static var variations: Variations<TextStyle> {
        var list = Variations(of: TextStyle())
        list.add { $0.size = .style(.title) }
        list.add { $0.size = .points(20) }
        list.add { $0.weight = .bold }
        list.add { $0.design = .serif }
        list.add { $0.width = .expanded }
        list.add { $0.isItalic = true }
        list.add { $0.isUnderlined = true }
        list.add { $0.isStruckThrough = true }
        list.add { $0.isMonospacedDigit = true }
        list.add { $0.smallCapitals = .lowercase }
        list.add { $0.smallCapitals = .uppercase }
        list.add { $0.smallCapitals = [.lowercase, .uppercase] }
        list.add { $0.paint = .system(.red) }
        list.add { $0.textCase = .uppercase }
        list.add { $0.scale = .secondary }
        return list
    }
}
