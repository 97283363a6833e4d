public import Foundation

/// The reading direction of a view and its descendants.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}

extension EnvironmentValues {
    /// The reading direction, which determines the leading and trailing sides and the direction of `forward` symbols.
    public var layoutDirection: LayoutDirection {
        get { readingSettings?.direction ?? .leftToRight }
        set { readingSettings = ReadingSettings(direction: newValue, locale: readingSettings?.locale) }
    }
}

extension EnvironmentValues {
    /// The locale of the text; the current locale of the process if none is set.
    ///
    /// An explicitly set locale determines the language in which a screen reader speaks the view and its descendants,
    /// and the language of TipUI's own texts, such as the label of a tip's close button. It doesn't translate the app's
    /// texts, and doesn't change the reading direction.
    public var locale: Locale {
        get { readingSettings?.locale ?? .current }
        set { readingSettings = ReadingSettings(direction: readingSettings?.direction, locale: newValue) }
    }
}
