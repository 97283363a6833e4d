import Foundation

extension GraphHost {
    /// Shows the graph in the language that a visitor prefers among those of the app; in the app's development language
    /// if it has none of them.
    ///
    /// Nothing changes if the app has no strings.
    ///
    /// - Parameters:
    ///   - header: The visitor's languages, as in an `Accept-Language` header.
    ///   - strings: The app's strings.
    package mutating func setLanguage(accepted header: String?, among strings: BundleStrings = .main) {
        let tags = Languages.accepted(in: header ?? "")
        let match = tags.first { Languages.match($0, among: strings.languages) != nil }
        guard let tag = match ?? strings.developmentLanguage else { return }
        let reading = ReadingSettings(direction: nil, locale: Locale(identifier: tag))
        rootEnvironment.readingSettings = reading
        scope = { [scope] body in PersonLocale.$visitor.withValue(reading) { scope(body) } }
        taskScope = { [taskScope] body in await PersonLocale.$visitor.withValue(reading) { await taskScope(body) } }
    }
}
