/// Which letters an on-screen keyboard capitalizes.
public struct TextInputAutocapitalization: Equatable, Sendable {
    /// The kind in HTML's words.
    package let keyword: String

    /// No letters.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(keyword: "none") }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(keyword: "words") }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(keyword: "sentences") }
    /// All letters.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(keyword: "characters") }

    private init(keyword: String) {
        self.keyword = keyword
    }

    /// Makes the kind that corresponds to one of UIKit's.
    public init(_ type: UITextAutocapitalizationType) {
        self = [.never, .words, .sentences, .characters][type.rawValue]
    }
}

/// Which letters an on-screen keyboard capitalizes, as UIKit names them.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// No letters.
    case none = 0
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}
