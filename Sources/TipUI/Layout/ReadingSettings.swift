import Foundation

/// The reading direction and locale that were set on a view, shared by all of its descendants.
final class ReadingSettings: Equatable, Sendable {
    let direction: LayoutDirection?
    let locale: Locale?
    /// The locale's language as a BCP 47 tag.
    let language: String?

    init(direction: LayoutDirection?, locale: Locale?) {
        self.direction = direction
        self.locale = locale
        language = locale?.identifier(.bcp47)
    }

    static func == (one: ReadingSettings, other: ReadingSettings) -> Bool {
        one === other || one.direction == other.direction && one.locale == other.locale
    }
}

private enum ReadingSettingsKey: EnvironmentKey {
    static var defaultValue: ReadingSettings? { nil }
}

extension EnvironmentValues {
    /// The reading direction and locale that were set; `nil` if neither was set, in which case the renderer's defaults
    /// apply.
    var readingSettings: ReadingSettings? {
        get { self[ReadingSettingsKey.self] }
        set { self[ReadingSettingsKey.self] = newValue }
    }

    /// Returns one of TipUI's own texts in the language of the environment's locale.
    func text(of word: SystemWord) -> String { word.text(in: readingSettings?.language) }
}
