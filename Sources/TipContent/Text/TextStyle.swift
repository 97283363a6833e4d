/// The style of a run of text or of an inline symbol.
///
/// `nil` properties are inherited from the context.
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
    /// The space between letters that is added to the font's, in points.
    package var letterSpacing: Double?
    /// How far the letters are above the baseline, in points.
    package var baselineOffset: Double?

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
        scale: Text.Scale? = nil,
        letterSpacing: Double? = nil,
        baselineOffset: Double? = nil
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
        self.letterSpacing = letterSpacing
        self.baselineOffset = baselineOffset
    }
}

/// The alignment of the lines of a text.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines are aligned at their leading edges.
    case leading
    /// Lines are centered.
    case center
    /// Lines are aligned at their trailing edges.
    case trailing
}

/// The user's preferred text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest.
    case xSmall
    /// Small.
    case small
    /// Slightly small.
    case medium
    /// The default size.
    case large
    /// Slightly larger.
    case xLarge
    /// Larger.
    case xxLarge
    /// The largest of the standard sizes.
    case xxxLarge
    /// The first of the accessibility sizes.
    case accessibility1
    /// The second of the accessibility sizes.
    case accessibility2
    /// The third of the accessibility sizes.
    case accessibility3
    /// The fourth of the accessibility sizes.
    case accessibility4
    /// The fifth and largest of the accessibility sizes.
    case accessibility5

    /// Returns whether a size is smaller than another.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}

private enum TextPatchKey: EnvironmentKey {
    static var defaultValue: TextPatch { TextPatch() }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

/// The alignment in fields, where a container has aligned its texts alone.
private enum FieldTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment? { nil }
}

private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// The explicitly set text style.
    package var textPatch: TextPatch {
        get { self[TextPatchKey.self] }
        set { self[TextPatchKey.self] = newValue }
    }

    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set {
            self[MultilineTextAlignmentKey.self] = newValue
            if self[FieldTextAlignmentKey.self] != nil { remove(FieldTextAlignmentKey.self) }
        }
    }

    /// The alignment of the text in a field.
    package var fieldTextAlignment: TextAlignment {
        self[FieldTextAlignmentKey.self] ?? multilineTextAlignment
    }

    /// Sets the alignment of texts, and leaves that of the text in fields as it is.
    package mutating func alignTexts(_ alignment: TextAlignment) {
        let inFields = fieldTextAlignment
        multilineTextAlignment = alignment
        self[FieldTextAlignmentKey.self] = inFields
    }

    /// The maximum number of lines of a text, or `nil` for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The text size; the default size unless a view sets another, since a server doesn't know the browser's.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The font of text, or `nil` for the platform's font.
    public var font: Font? {
        get { textPatch.font }
        set { textPatch.font = newValue }
    }
}
