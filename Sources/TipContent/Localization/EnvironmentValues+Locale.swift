public import Foundation

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}

extension EnvironmentValues {
    /// The locale of the text; if none is set, the locale of the process.
    ///
    /// The locale determines the language in which localized texts are looked up, the format of numbers and dates, the
    /// language in which a screen reader speaks the view and its descendants, and the language of TipUI's own texts,
    /// such as the label of a close button. On a page whose app has strings in several languages, it is the
    /// visitor's locale until a view sets another one.
    public var locale: Locale {
        get { readingSettings?.locale ?? PersonLocale.current?.locale ?? .current }
        set { readingSettings = ReadingSettings(direction: readingSettings?.setDirection, locale: newValue) }
    }

    /// The time zone for dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
