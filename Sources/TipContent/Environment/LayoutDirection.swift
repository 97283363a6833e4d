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
