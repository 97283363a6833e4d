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

        /// Returns the locale and direction of a tip's card; `nil` if the tip has no strings in several languages, so
        /// that the card has the language of its texts.
        func reading(of tip: any Tip) -> ReadingSettings? {
            let locale: Locale
            switch self {
            case .chosen(let chosen): locale = chosen
            case .accepted(let tags):
                let available = tip.title.languages + (tip.message?.languages ?? [])
                guard let tag = tags.first(where: { Languages.match($0, among: available) != nil }) else { return nil }
                locale = Locale(identifier: tag)
            }
            return ReadingSettings(direction: nil, locale: locale)
        }
    }
#endif
