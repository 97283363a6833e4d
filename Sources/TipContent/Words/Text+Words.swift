import Foundation

extension Text {
    /// Creates a text from a word, in the language of the environment's locale.
    package init(_ word: some ProvidedWord & Hashable) {
        self.init(word, format: WordFormat())
    }
}

/// A format that writes a word in the language of a locale.
private struct WordFormat<Word: ProvidedWord & Hashable>: FormatStyle {
    var language = Locale.autoupdatingCurrent.identifier(.bcp47)

    func format(_ word: Word) -> String { word.text(in: language) }

    func locale(_ locale: Locale) -> WordFormat { WordFormat(language: locale.identifier(.bcp47)) }
}
