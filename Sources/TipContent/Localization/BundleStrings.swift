import Foundation
import Synchronization

/// The localized strings of a bundle in all languages, which are read once.
package final class BundleStrings: Sendable {
    /// The strings of a table in a language, by key.
    typealias Table = [String: Translation]

    /// The app's own strings: those beside the executable, and those of the executable's target.
    package static let main = BundleStrings(files: StringsFiles.ofApp())

    /// The languages with strings, as BCP 47 tags.
    package let languages: [String]
    /// The language in which the app is developed, whose strings are used where a translation is missing; `nil` if the
    /// bundle has no strings.
    package let developmentLanguage: String?
    /// The tables by language and name.
    private let tables: [String: [String: Table]]
    /// The languages in which a text is looked up, by the language requested.
    private let searched = Mutex<[String: [String]]>([:])

    /// Reads the strings in files.
    ///
    /// A file that can't be read is logged, and has no strings.
    init(files: [URL], log: (String) -> Void = { DiagnosticLog.write($0) }) {
        var contents = StringsContents()
        for file in files {
            do {
                try contents.add(file)
            } catch {
                let cause = String(describing: error).replacing("\n", with: " ")
                log("The strings in \(file.path) can't be read, so their keys are shown: \(cause)")
            }
        }
        tables = contents.tables
        languages = tables.keys.sorted()
        let source = contents.sourceLanguage ?? Languages.match("en", among: tables.keys.sorted()) ?? languages.first
        developmentLanguage = source
    }

    /// Returns the strings of a bundle; `nil` for the app's own.
    static func of(_ bundle: Bundle?) -> BundleStrings {
        guard let bundle, bundle !== Bundle.main else { return main }
        return known.withLock { known in
            if let found = known.byBundle[ObjectIdentifier(bundle)] { return found.strings }
            let path = bundle.bundlePath
            if let found = known.byPath[path] { return found }
            let strings = BundleStrings(files: StringsFiles.within(bundle.resourceURL ?? bundle.bundleURL))
            known.byPath[path] = strings
            // Retain the bundle, so that no other object gets its identity.
            known.byBundle[ObjectIdentifier(bundle)] = (bundle, strings)
            return strings
        }
    }

    private struct Known {
        var byBundle: [ObjectIdentifier: (bundle: Bundle, strings: BundleStrings)] = [:]
        var byPath: [String: BundleStrings] = [:]
    }

    private static let known = Mutex(Known())

    var isEmpty: Bool { tables.isEmpty }

    /// Returns the translation of a key, in a language or else in the development language, and its language.
    func translation(
        of key: String,
        table: String,
        in language: String?
    ) -> (translation: Translation, language: String)? {
        for language in languagesToSearch(for: language) {
            if let translation = tables[language]?[table]?[key] { return (translation, language) }
        }
        return nil
    }

    private func languagesToSearch(for requested: String?) -> [String] {
        searched.withLock { searched in
            let requested = requested ?? ""
            if let known = searched[requested] { return known }
            var list: [String] = []
            if let match = Languages.match(requested, among: languages) {
                list.append(match)
                // A variant, such as "de-AT", has only what differs from its language.
                let base = match.prefix { $0 != "-" }
                if base != match, let found = Languages.match(String(base), among: languages) { list.append(found) }
            }
            if let developmentLanguage { list.append(developmentLanguage) }
            // Visitors choose what they request.
            if searched.count > 500 { searched = [:] }
            searched[requested] = list
            return list
        }
    }
}

/// Where a text is looked up.
package struct StringsSource: Equatable, Sendable {
    /// The key, if it isn't the text itself.
    var key: String?
    var table: String?
    var bundle: Bundle?
    /// The locale that a resource sets; otherwise, that of the text's environment.
    var locale: Locale?

    /// The app's strings.
    static let app = StringsSource()

    /// Returns the text for a key in a language, or the key's own text if none is found.
    func text(for value: LocalizedStringKey, in language: @autoclosure () -> String?) -> LocalizedStringKey {
        let strings = BundleStrings.of(bundle)
        guard !strings.isEmpty else { return value }
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        guard let found = strings.translation(of: key ?? value.key, table: table, in: language()) else { return value }
        return found.translation.text(with: value.values, language: found.language)
    }
}
