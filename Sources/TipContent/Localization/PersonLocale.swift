import Foundation

/// The locale of the person who uses the app, for texts in views that set no locale, and outside views.
package enum PersonLocale {
    /// The locale of the visitor whose page runs code.
    @TaskLocal package static var visitor: ReadingSettings?

    static var current: ReadingSettings? { visitor ?? process }

    /// The locale of the person who started the process, from the environment variables `LANGUAGE`, `LC_ALL`,
    /// `LC_MESSAGES` and `LANG`; `nil` if they name no language.
    private static let process: ReadingSettings? = {
        let tags = preferences(in: ProcessInfo.processInfo.environment)
        let languages = BundleStrings.main.languages
        guard let tag = tags.first(where: { Languages.match($0, among: languages) != nil }) ?? tags.first else {
            return nil
        }
        return ReadingSettings(direction: nil, locale: Locale(identifier: tag))
    }()

    /// Returns the languages in environment variables, the preferred ones first.
    static func preferences(in environment: [String: String]) -> [String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let language = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // As in gettext, `LANGUAGE` has no effect in the locale "C".
        let list = (isNeutral(language) ? "" : environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        return (list + [language]).filter { !isNeutral($0) }.map { String($0.prefix { $0 != "." && $0 != "@" }) }
    }

    private static func isNeutral(_ language: String) -> Bool {
        ["", "C", "POSIX"].contains(language.prefix { $0 != "." })
    }
}

/// Chooses languages, which are given as BCP 47 tags.
package enum Languages {
    /// Returns the language among those available that fits a requested one best; `nil` if none fits.
    ///
    /// Regions are ignored unless there are several variants of the language, scripts aren't: "zh-TW" fits "zh-Hant".
    package static func match(_ tag: String, among available: [String]) -> String? {
        guard !available.isEmpty else { return nil }
        var parts = normalized(tag).split(separator: "-")
        while !parts.isEmpty {
            let prefix = parts.joined(separator: "-")
            if let found = available.first(where: { normalized($0) == prefix }), hasScript(of: tag, found) {
                return found
            }
            parts.removeLast()
        }
        let code = normalized(tag).prefix { $0 != "-" }
        return available.filter { normalized($0).prefix { $0 != "-" } == code && hasScript(of: tag, $0) }
            .min { $0.count < $1.count }
    }

    /// Returns the identifier of a locale for a requested tag; `nil` if none of the available languages fits the tag.
    ///
    /// It consists of the language, a script and a region that exist, whatever else the tag says. So visitors, who choose
    /// what they request, can't make up any number of locales, which Foundation keeps in memory for good.
    package static func identifier(for tag: String, among available: [String]) -> String? {
        let parts = normalized(tag).split(separator: "-").map(String.init)
        guard let code = parts.first, available.contains(where: { normalized($0).prefix { $0 != "-" } == code }) else {
            return nil
        }
        let script = parts.dropFirst().lazy.compactMap { scripts[$0] }.first
        let region = parts.dropFirst().lazy.map { $0.uppercased() }.first(where: regions.contains)
        let reduced = [code, script, region].compactMap(\.self).joined(separator: "-")
        return match(reduced, among: available) == nil ? nil : reduced
    }

    /// The scripts in which one language is written differently, by their names in lower case.
    private static let scripts = Dictionary(
        uniqueKeysWithValues: ["Arab", "Cyrl", "Deva", "Guru", "Hans", "Hant", "Latn"].map { ($0.lowercased(), $0) }
    )
    private static let regions = Set(Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 })

    private static func hasScript(of tag: String, _ other: String) -> Bool {
        Locale.Language(identifier: tag).script == Locale.Language(identifier: other).script
    }

    /// Returns a tag in lower case, with hyphens, and with today's codes of languages.
    static func normalized(_ tag: String) -> String {
        var parts = tag.lowercased().replacing("_", with: "-").split(separator: "-").map(String.init)
        if let code = parts.first { parts[0] = ["iw": "he", "in": "id", "no": "nb"][code] ?? code }
        return parts.joined(separator: "-")
    }

    /// Returns the languages in an `Accept-Language` header, the preferred ones first.
    package static func accepted(in header: String) -> [String] {
        let entries = header.prefix(500).split(separator: ",").compactMap { entry -> (tag: String, weight: Double)? in
            let parts = entry.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard let tag = parts.first, (2...35).contains(tag.count),
                tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
            else { return nil }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return weight > 0 ? (tag, weight) : nil
        }
        // Sorting is stable only with the position as a second criterion.
        return entries.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }
}
