public import Foundation

/// A paragraph of read-only text.
///
/// A string literal is parsed as Markdown; a string variable is shown verbatim.
public struct Text: Equatable, Sendable {
    package indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, StringsSource)
        case formatted(FormattedValue)
        case image(Image)
        case joined(Text, Text)
    }

    package let storage: Storage
    package var patch: TextPatch {
        _read { yield patchBox.value }
        _modify { yield &patchBox.value }
    }

    // Keep the patch in a box, so that it is cheap to copy a text, as each view that contains the text does. Texts
    // without a style share one box.
    private var patchBox = TextPatch.plain

    /// Whether the text is known to have no style of its own; may be `false` for a text without a style.
    var isPlain: Bool { patchBox.isShared(with: TextPatch.plain) }

    package init(_ storage: Storage) {
        self.storage = storage
    }

    /// Creates a text from a key, which is looked up in the language of the environment's `locale` and parsed as
    /// Markdown.
    ///
    /// - Parameters:
    ///   - key: The key, which is shown itself if it isn't found.
    ///   - tableName: The name of the strings table; "Localizable" if `nil`.
    ///   - bundle: The bundle that contains the table; the app's own strings if `nil`.
    ///   - comment: A comment for translators.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        let isPlain = tableName == nil && bundle == nil
        self.init(.key(key, isPlain ? .app : StringsSource(table: tableName, bundle: bundle)))
    }

    /// Creates a text from a resource, which is looked up in the resource's locale, or else in that of the environment,
    /// and parsed as Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.key(resource.defaultValue.key, resource.source))
    }

    /// Creates a text that shows a string verbatim.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// Creates a text that shows a string verbatim.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.init(.verbatim(String(content)))
    }

    /// Creates a text from an image.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Creates a text from a value, formatted with a format style in the environment's locale; a style with a locale of
    /// its own keeps it.
    public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatOutput == String {
        self.init(.formatted(FormattedValue(input, format: format)))
    }

    /// The format of a date.
    public struct DateStyle: Hashable, Sendable {
        package let dateStyle: Date.FormatStyle.DateStyle
        package let timeStyle: Date.FormatStyle.TimeStyle

        /// The time of day.
        public static let time = DateStyle(dateStyle: .omitted, timeStyle: .shortened)
        /// The day.
        public static let date = DateStyle(dateStyle: .long, timeStyle: .omitted)

        var format: Date.FormatStyle { Date.FormatStyle(date: dateStyle, time: timeStyle) }
    }

    /// Creates a text from a date, formatted in the environment's locale.
    public init(_ date: Date, style: DateStyle) {
        self.init(date, format: style.format)
    }

    /// Creates a text from the days and times of a range, formatted in the environment's locale.
    public init(_ dates: ClosedRange<Date>) {
        self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle())
    }

    /// Creates a text from the days and times of an interval, formatted in the environment's locale.
    public init(_ interval: DateInterval) {
        self.init(interval.start..<interval.end, format: Date.IntervalFormatStyle())
    }

    /// Concatenates two texts, which keep their own styles.
    public static func + (left: Text, right: Text) -> Text {
        Text(.joined(left, right))
    }
}

extension Text {
    private func patched(_ change: (inout TextPatch) -> Void) -> Text {
        var outer = TextPatch()
        change(&outer)
        var text = self
        text.patch = patch.inheriting(outer)
        return text
    }

    /// Sets the font; `nil` inherits it.
    public func font(_ font: Font?) -> Text { patched { $0.font = font } }
    /// Sets the font weight; `nil` inherits it.
    public func fontWeight(_ weight: Font.Weight?) -> Text { patched { $0.weight = weight } }
    /// Sets the font design; `nil` inherits it.
    public func fontDesign(_ design: Font.Design?) -> Text { patched { $0.design = design } }
    /// Sets the font width; `nil` inherits it.
    public func fontWidth(_ width: Font.Width?) -> Text { patched { $0.width = width } }
    /// Makes the text bold.
    public func bold() -> Text { bold(true) }
    /// Sets whether the text is bold.
    public func bold(_ isActive: Bool) -> Text { patched { $0.weight = isActive ? .bold : .regular } }
    /// Makes the text italic.
    public func italic() -> Text { italic(true) }
    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text { patched { $0.isItalic = isActive } }
    /// Sets whether the text is monospaced.
    public func monospaced(_ isActive: Bool = true) -> Text {
        patched { $0.design = isActive ? .monospaced : .default }
    }
    /// Gives digits equal width.
    public func monospacedDigit() -> Text { patched { $0.isMonospacedDigit = true } }
    /// Underlines the text; the line has the text's color, and `color` is ignored.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        patched { $0.isUnderlined = isActive }
    }
    /// Strikes the text through; the line has the text's color, and `color` is ignored.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        patched { $0.isStruckThrough = isActive }
    }
    /// Sets the color; `nil` inherits it.
    public func foregroundColor(_ color: Color?) -> Text { patched { $0.paint = color?.paint } }
    /// Sets the foreground style.
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { patched { $0.paint = style.paint } }
    /// Sets the scale of the text relative to its context.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        patched { $0.scale = isEnabled ? scale : nil }
    }
    /// Sets the space in points that is added between letters; ligatures are drawn as separate letters.
    public func kerning(_ kerning: CGFloat) -> Text { patched { $0.kerning = Double(kerning) } }
    /// Sets the space in points that is added between letters; it has precedence over ``kerning(_:)``.
    public func tracking(_ tracking: CGFloat) -> Text { patched { $0.tracking = Double(tracking) } }
    /// Sets how far the letters are above the baseline, in points; a negative offset puts them below it.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        patched { $0.baselineOffset = Double(baselineOffset) }
    }

    /// A text scale relative to the context.
    public struct Scale: Hashable, Sendable {
        package let isSecondary: Bool

        /// The scale of the context.
        public static let `default` = Scale(isSecondary: false)
        /// A smaller scale, for less important text.
        public static let secondary = Scale(isSecondary: true)
    }

    /// A letter case that text is converted to.
    public enum Case: Hashable, Sendable {
        /// All upper case.
        case uppercase
        /// All lower case.
        case lowercase
    }
}
