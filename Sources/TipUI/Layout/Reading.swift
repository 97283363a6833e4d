import Foundation

/// How what is written in a view is read, as far as that was stated around it; shared by all views within.
final class Reading: Equatable, Sendable {
    let direction: LayoutDirection?
    let locale: Locale?
    /// The locale's language, as BCP 47 writes it.
    let language: String?

    init(direction: LayoutDirection?, locale: Locale?) {
        self.direction = direction
        self.locale = locale
        language = locale?.identifier(.bcp47)
    }

    static func == (one: Reading, other: Reading) -> Bool {
        one === other || one.direction == other.direction && one.locale == other.locale
    }
}

private enum ReadingKey: EnvironmentKey {
    static var defaultValue: Reading? { nil }
}

extension EnvironmentValues {
    /// What was stated of how to read; `nil` where nothing was, so that the renderer's own stands.
    var statedReading: Reading? {
        get { self[ReadingKey.self] }
        set { self[ReadingKey.self] = newValue }
    }

    /// A word of TipUI's own in the language that was stated.
    func text(of word: SystemWord) -> String { word.text(in: statedReading?.language) }
}
