import Foundation

/// A word or a short text that the package itself provides in many languages, such as the label of a button without text.
package protocol ProvidedWord: RawRepresentable<Int>, CaseIterable, Sendable {
    /// The texts in English, in the order of the cases.
    static var english: [String] { get }

    /// The texts in all other languages, by language, in the order of the cases.
    static var translations: [String: [String]] { get }
}

extension ProvidedWord {
    /// Returns the text in a language, given as a BCP 47 tag; in English if the language is `nil` or unknown.
    package func text(in language: String?) -> String {
        guard let language, !language.isEmpty else { return Self.english[rawValue] }
        let parts = language.lowercased().replacing(/^zh-(tw|hk|mo)/, with: "zh-hant").split(separator: "-")
        let found = parts.indices.reversed().lazy.compactMap { last in
            Self.translations[parts[...last].joined(separator: "-")]
        }
        return (found.first ?? Self.english)[rawValue]
    }

    /// Reads tables with a line for each language: its tag, then the texts.
    ///
    /// The texts in a further table follow those in the tables before it.
    package static func read(_ tables: String...) -> [String: [String]] {
        Dictionary(
            tables.flatMap { $0.split(separator: "\n") }.map { row in
                let parts = row.split(separator: ": ", maxSplits: 1)
                return (String(parts[0]), parts[1].split(separator: " | ").map(String.init))
            },
            uniquingKeysWith: +
        )
    }
}

extension EnvironmentValues {
    /// Returns a word in the language of the environment's locale.
    package func text(of word: some ProvidedWord) -> String { word.text(in: readingSettings?.language) }
}

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
