import Foundation

/// The reading direction and locale that were set on a view, shared by all of its descendants.
package final class ReadingSettings: Equatable, Sendable {
    /// The direction that was set; `nil` if the locale's language decides.
    package let setDirection: LayoutDirection?
    package let locale: Locale?
    /// The locale's language as a BCP 47 tag.
    package let language: String?
    package let direction: LayoutDirection

    package init(direction: LayoutDirection?, locale: Locale?) {
        setDirection = direction
        self.locale = locale
        language = locale?.identifier(.bcp47)
        self.direction = direction ?? (language.map(Self.isRightToLeft) == true ? .rightToLeft : .leftToRight)
    }

    private static func isRightToLeft(_ language: String) -> Bool {
        let parts = language.lowercased().split(separator: "-")
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
            return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains(script)
        }
        return ["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(parts.first)
    }

    package static func == (one: ReadingSettings, other: ReadingSettings) -> Bool {
        one === other || one.setDirection == other.setDirection && one.locale == other.locale
    }
}

private enum ReadingSettingsKey: EnvironmentKey {
    static var defaultValue: ReadingSettings? { nil }
}

extension EnvironmentValues {
    /// The reading direction and locale that were set; `nil` if neither was set, in which case the renderer's defaults
    /// apply.
    package var readingSettings: ReadingSettings? {
        get { self[ReadingSettingsKey.self] }
        set { self[ReadingSettingsKey.self] = newValue }
    }

    /// Creates an environment with a locale.
    package init(locale: Locale) {
        self.init()
        self.locale = locale
    }

    /// The language in which texts are looked up, as a BCP 47 tag; `nil` for the app's development language.
    package var textLanguage: String? { readingSettings?.language ?? PersonLocale.current?.language }
}
