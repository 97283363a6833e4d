#if Web
    import Foundation
    import TipContent
    import TipKitCore

    /// The language in which a page's cards are written.
    enum CardLanguage: Sendable {
        /// The locale that the host has chosen.
        case chosen(Locale)
        /// The language that an element of the page names, or else the first of those that the request accepts, among
        /// the languages of each tip.
        case requested(String?, accepted: [String])

        /// The languages of the package's own words.
        private static let ownLanguages = ["en"] + TipWord.translations.keys

        /// The locale and direction of texts that the package itself provides.
        var ownWords: ReadingSettings {
            switch self {
            case .chosen(let chosen): return ReadingSettings(direction: nil, locale: chosen)
            case .requested(let named, let accepted):
                let tags = [named].compactMap(\.self) + accepted
                let found = tags.lazy.compactMap { Languages.identifier(for: $0, among: Self.ownLanguages) }.first
                return ReadingSettings(direction: nil, locale: Locale(identifier: found ?? "en"))
            }
        }

        /// Returns the locale and direction of a tip's card: those of the language in which the title was developed if the
        /// request accepts none of the title's and message's languages; `nil` if neither is looked up in any language.
        func reading(of tip: any Tip) -> ReadingSettings? {
            switch self {
            case .chosen(let chosen): return ReadingSettings(direction: nil, locale: chosen)
            case .requested(let named, let accepted):
                let available = tip.title.languages + (tip.message?.languages ?? [])
                let found =
                    named.flatMap { Languages.identifier(for: $0, among: available + Self.ownLanguages) }
                    ?? accepted.lazy.compactMap { Languages.identifier(for: $0, among: available) }.first
                    ?? tip.title.developmentLanguage
                return found.map { ReadingSettings(direction: nil, locale: Locale(identifier: $0)) }
            }
        }
    }
#endif
