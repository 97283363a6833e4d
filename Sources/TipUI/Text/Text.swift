public import Foundation

/// A paragraph of read-only text.
///
/// A literal is read as Markdown; a variable is shown as it is.
public struct Text: Equatable, Sendable {
    package indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey)
        case image(Image)
        case joined(Text, Text)
    }

    package let storage: Storage
    package var patch: TextPatch {
        _read { yield patchBox.value }
        _modify { yield &patchBox.value }
    }

    /// Texts are copied with each view around them, and most have no style of their own.
    private var patchBox = TextPatch.plain

    /// Whether the text certainly has no style of its own.
    var isPlain: Bool { patchBox.isShared(with: TextPatch.plain) }

    package init(_ storage: Storage) {
        self.storage = storage
    }

    /// Makes a text of a literal, whose Markdown is read.
    ///
    /// - Parameters:
    ///   - key: The literal.
    ///   - tableName: Accepted; strings tables aren't read.
    ///   - bundle: Accepted; strings tables aren't read.
    ///   - comment: For translators.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.key(key))
    }

    /// Makes a text that is shown as it is.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Makes a text that is shown as it is.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.init(.verbatim(String(content)))
    }

    /// Makes a text of an image.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Makes a text of a value by a format style.
    public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatOutput == String {
        self.init(.verbatim(format.format(input)))
    }

    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable {
        package let dateStyle: Date.FormatStyle.DateStyle
        package let timeStyle: Date.FormatStyle.TimeStyle

        /// The time of day.
        public static let time = DateStyle(dateStyle: .omitted, timeStyle: .shortened)
        /// The day.
        public static let date = DateStyle(dateStyle: .long, timeStyle: .omitted)
    }

    /// Makes a text of a date.
    public init(_ date: Date, style: DateStyle) {
        self.init(.verbatim(date.formatted(date: style.dateStyle, time: style.timeStyle)))
    }

    /// Joins two texts, each of which keeps its style.
    public static func + (left: Text, right: Text) -> Text {
        Text(.joined(left, right))
    }
}

@MainActor
extension Text: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(
                TextContent(
                    runs: runs(in: environment),
                    alignment: environment.multilineTextAlignment,
                    lineLimit: environment.lineLimit
                )
            )
        )
    }
}

extension Text: SingleElementView {}

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

/// A paragraph: styled runs and how they are set; has no children.
package struct TextContent: Equatable, Sendable {
    package var runs: [TextRun]
    package var alignment: TextAlignment
    package var lineLimit: Int?
    /// The heading level for assistive technology, 1 to 6; `nil` for plain text.
    package var headingLevel: Int?

    package init(
        runs: [TextRun],
        alignment: TextAlignment = .leading,
        lineLimit: Int? = nil,
        headingLevel: Int? = nil
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.headingLevel = headingLevel
    }
}

extension TextContent: ElementContent {
    package static let kind = ElementKind.text

    package static var variations: [Variations<TextContent>] {
        let styles = TextStyle.variations
        var list = Variations(of: TextContent(runs: [TextRun(.string("a"), style: styles.pattern)]))
        list.add { $0.runs = [TextRun(.string("b & c"), style: styles.pattern)] }
        list.add { $0.runs = [TextRun(.string("a"), style: styles.pattern, link: "https://a.example")] }
        for style in styles.others { list.add { $0.runs = [TextRun(.string("a"), style: style)] } }
        list.add { $0.alignment = .center }
        list.add { $0.lineLimit = 2 }
        list.add { $0.headingLevel = 3 }
        return [list]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}
