/// The Swift name of an asset: "AccentColor" is `accent`, "trail map" is `trailMap`.
struct SymbolName: Equatable {
    /// The name without quotation.
    let text: String

    /// Creates the name of an asset as Xcode does; `nil` if the asset's name has no letter or digit.
    init?(_ asset: Asset) {
        let words = Self.words(of: asset.name)
        guard let first = words.first else { return nil }
        var text = Self.decapitalized(first) + words.dropFirst().map(Self.capitalized).joined()
        text = Self.capitalizedAfterDigits(text)
        // "AccentColor" and "HeaderImage" say their kind twice.
        let suffix = asset.kind == .color ? "Color" : "Image"
        if text.hasSuffix(suffix), text != suffix { text.removeLast(suffix.count) }
        self.text = Self.valid(text)
    }

    /// Creates the name of a type for the assets in a folder; `nil` if the folder's name has no letter or digit.
    init?(namespace: String) {
        let words = Self.words(of: namespace)
        guard !words.isEmpty else { return nil }
        text = Self.valid(Self.capitalizedAfterDigits(words.map(Self.capitalized).joined()))
    }

    /// The name as it is written in a declaration.
    var declared: String { Self.keywords.contains(text) ? "`\(text)`" : text }

    /// A name that a declaration may have: no digit first, and none of the names that mean something after a dot.
    private static func valid(_ text: String) -> String {
        let isSpecial = ["init", "self", "Self", "Type", "Protocol"].contains(text)
        return text.first.map { $0.isNumber } == true || isSpecial ? "_" + text : text
    }

    private static func words(of name: String) -> [String] {
        name.split { character in
            character == "_" || !character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
        }.map(String.init)
    }

    /// Makes each letter after a digit a capital: "ic24x24" becomes "ic24X24".
    private static func capitalizedAfterDigits(_ text: String) -> String {
        var isAfterDigit = false
        return text.map { character in
            defer { isAfterDigit = character.isNumber }
            return isAfterDigit ? character.uppercased() : String(character)
        }.joined()
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Makes the first capital small, or an abbreviation: "URLIcon" becomes "urlIcon".
    private static func decapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        let isFollowed = word.dropFirst(capitals).first?.isLetter ?? false
        let count = capitals > 1 && isFollowed ? capitals - 1 : capitals
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]
}
