public import Foundation

extension Text {
    private func patched(_ change: (inout TextPatch) -> Void) -> Text {
        var outer = TextPatch()
        change(&outer)
        var text = self
        text.patch = patch.within(outer)
        return text
    }

    /// Sets the font; `nil` leaves it to the context.
    public func font(_ font: Font?) -> Text { patched { $0.font = font } }
    /// Sets the weight; `nil` leaves it to the context.
    public func fontWeight(_ weight: Font.Weight?) -> Text { patched { $0.weight = weight } }
    /// Sets the kind of letters; `nil` leaves it to the context.
    public func fontDesign(_ design: Font.Design?) -> Text { patched { $0.design = design } }
    /// Sets how wide letters are; `nil` leaves it to the context.
    public func fontWidth(_ width: Font.Width?) -> Text { patched { $0.width = width } }
    /// Sets the text in bold.
    public func bold() -> Text { bold(true) }
    /// Sets the text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { patched { $0.weight = isActive ? .bold : .regular } }
    /// Sets the text in italics.
    public func italic() -> Text { italic(true) }
    /// Sets the text in italics, or not.
    public func italic(_ isActive: Bool) -> Text { patched { $0.isItalic = isActive } }
    /// Sets the text in letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text {
        patched { $0.design = isActive ? .monospaced : .default }
    }
    /// Sets digits in one width.
    public func monospacedDigit() -> Text { patched { $0.isMonospacedDigit = true } }
    /// Underlines the text; the line has the text's own colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        patched { $0.isUnderlined = isActive }
    }
    /// Strikes the text through; the line has the text's own colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        patched { $0.isStruckThrough = isActive }
    }
    /// Sets the colour; `nil` leaves it to the context.
    public func foregroundColor(_ color: Color?) -> Text { patched { $0.paint = color?.paint } }
    /// Sets the style of the letters.
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { patched { $0.paint = style.paint } }
    /// Sets the scale of the letters against the context's.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        patched { $0.scale = isEnabled ? scale : nil }
    }
    /// Accepted; letters keep the font's distances.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// Accepted; letters keep the font's distances.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// Accepted; letters stay on the line.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    /// A scale of letters against the context's.
    public struct Scale: Hashable, Sendable {
        package let isSecondary: Bool

        /// That of the context.
        public static let `default` = Scale(isSecondary: false)
        /// A smaller one, for what is less important.
        public static let secondary = Scale(isSecondary: true)
    }

    /// A change of letters between upper and lower case.
    public enum Case: Hashable, Sendable {
        /// All upper case.
        case uppercase
        /// All lower case.
        case lowercase
    }
}
