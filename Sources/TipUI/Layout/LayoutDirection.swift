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
    ///
    /// Unless a view sets it, it is that of the language of the locale that a view, or the visitor's browser, sets: from
    /// right to left for languages such as Arabic and Hebrew.
    public var layoutDirection: LayoutDirection {
        get { readingSettings?.direction ?? .leftToRight }
        set { readingSettings = ReadingSettings(direction: newValue, locale: readingSettings?.locale) }
    }
}

extension EnvironmentValues {
    /// The locale of the text; if none is set, the locale of the process.
    ///
    /// The locale determines the language in which localized texts are looked up, the format of numbers and dates, the
    /// language in which a screen reader speaks the view and its descendants, and the language of TipUI's own texts,
    /// such as the label of a tip's close button. On a page whose app has strings in several languages, it is the
    /// visitor's locale until a view sets another one.
    public var locale: Locale {
        get { readingSettings?.locale ?? PersonLocale.current?.locale ?? .current }
        set { readingSettings = ReadingSettings(direction: readingSettings?.setDirection, locale: newValue) }
    }
}
