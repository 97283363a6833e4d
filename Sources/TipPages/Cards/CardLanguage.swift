#if Web
    import Foundation
    import TipContent
    import TipKitCore

    /// The language in which a page's cards are written.
    enum CardLanguage: Sendable {
        /// The locale that the host or the element has chosen.
        case chosen(Locale)
        /// The language of each tip that a person prefers, given the languages that a request accepts.
        case accepted([String])

        /// The locale and direction of texts that the package itself provides.
        var ownWords: ReadingSettings {
            switch self {
            case .chosen(let chosen): return ReadingSettings(direction: nil, locale: chosen)
            case .accepted(let tags):
                let available = ["en"] + TipWord.translations.keys
                let tag = tags.first { Languages.match($0, among: available) != nil } ?? "en"
                return ReadingSettings(direction: nil, locale: Locale(identifier: tag))
            }
        }

        /// Returns the locale and direction of a tip's card: those of the language in which the title was developed if the
        /// request accepts none of the title's and message's languages; `nil` if neither is looked up in any language.
        func reading(of tip: any Tip) -> ReadingSettings? {
            let locale: Locale
            switch self {
            case .chosen(let chosen): locale = chosen
            case .accepted(let tags):
                let available = tip.title.languages + (tip.message?.languages ?? [])
                let match = tags.first { Languages.match($0, among: available) != nil }
                guard let tag = match ?? tip.title.developmentLanguage else { return nil }
                locale = Locale(identifier: tag)
            }
            return ReadingSettings(direction: nil, locale: locale)
        }
    }
#endif
