import Foundation

/// Finds files with localized strings.
enum StringsFiles {
    /// Returns the files of the app itself: those in the main bundle, and those in the resources of the executable's
    /// target, which the Swift package manager puts in a folder beside the executable.
    static func ofApp() -> [URL] {
        guard let main = ResourceFolders.program else { return [] }
        let entries = names(in: main)
        let own = entries.filter { $0.hasSuffix(".lproj") || isStrings($0) }.flatMap { name -> [URL] in
            let url = main.appendingPathComponent(name)
            return isStrings(name) ? [url] : names(in: url).filter(isStrings).map(url.appendingPathComponent)
        }
        let folders = ResourceFolders.ofTarget
        return own + folders.flatMap(within)
    }

    /// Returns the files in a folder and its subfolders.
    static func within(_ folder: URL) -> [URL] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().filter(isStrings)
            .map(folder.appendingPathComponent)
    }

    private static func names(in folder: URL) -> [String] {
        do { return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } catch { return [] }
    }

    private static func isStrings(_ path: String) -> Bool {
        [".xcstrings", ".strings", ".stringsdict"].contains(where: path.hasSuffix)
    }
}

/// The strings of several files, by language and table.
struct StringsContents {
    private(set) var tables: [String: [String: BundleStrings.Table]] = [:]
    /// The language of the first catalog's keys.
    private(set) var sourceLanguage: String?

    /// Adds the strings in a file; a key that another file has already keeps its translation.
    mutating func add(_ file: URL) throws {
        let table = file.deletingPathExtension().lastPathComponent
        let data = try Data(contentsOf: file)
        if file.pathExtension == "xcstrings" {
            let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
            sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
            for (language, translations) in catalog.translations() { add(translations, to: table, in: language) }
            // The keys themselves are in this language, even if the catalog has no other text in it.
            add([:], to: table, in: catalog.sourceLanguage)
        } else if let language = Self.language(of: file) {
            let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            guard let entries = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
            let isPlural = file.pathExtension == "stringsdict"
            let translations = isPlural ? PluralStrings.translations(entries) : Self.translations(entries)
            // Plurals have precedence over plain strings of the same key.
            add(translations, to: table, in: language, replacing: isPlural)
        }
    }

    private mutating func add(
        _ translations: BundleStrings.Table,
        to table: String,
        in language: String,
        replacing: Bool = false
    ) {
        let language = language.replacing("_", with: "-")
        tables[language, default: [:]][table, default: [:]].merge(translations) { replacing ? $1 : $0 }
    }

    /// The language of the folder that contains a file, such as "de" for `de.lproj`.
    private static func language(of file: URL) -> String? {
        let folder = file.deletingLastPathComponent()
        guard folder.pathExtension == "lproj" else { return nil }
        let name = folder.deletingPathExtension().lastPathComponent
        return name.lowercased() == "base" ? "en" : name
    }

    private static func translations(_ entries: [String: Any]) -> BundleStrings.Table {
        entries.compactMapValues { value in
            (value as? String).map { Translation(.format(LocalizedFormat($0))) }
        }
    }
}
