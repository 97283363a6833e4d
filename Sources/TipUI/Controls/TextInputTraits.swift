/// The kind of text that a field expects, for on-screen keyboards and autofill.
package struct TextInputTraits: Equatable, Sendable {
    package var keyboard: UIKeyboardType = .default
    package var contentType: UITextContentType?
    package var submitLabel: SubmitLabel?
    package var capitalization: TextInputAutocapitalization?
    package var isCorrectionDisabled = false

    package init() {}

    package static var variations: Variations<TextInputTraits> {
        var list = Variations(of: TextInputTraits())
        list.add { $0.keyboard = .emailAddress }
        list.add { $0.contentType = .username }
        list.add { $0.submitLabel = .done }
        list.add { $0.capitalization = .never }
        list.add { $0.isCorrectionDisabled = true }
        return list
    }
}

private enum TextInputTraitsKey: EnvironmentKey {
    static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
    /// The kind of text that fields expect.
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether automatic correction is disabled.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isCorrectionDisabled }
        set { textInputTraits.isCorrectionDisabled = newValue }
    }
}

extension View {
    private nonisolated func traits(_ change: @escaping (inout TextInputTraits) -> Void) -> some View {
        EnvironmentModifier(content: self) { change(&$0.textInputTraits) }
    }

    /// Sets the on-screen keyboard for the text fields in this view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        traits { $0.keyboard = type }
    }

    /// Sets what the text fields in this view are for, so that browsers suggest stored values.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        traits { $0.contentType = textContentType }
    }

    /// Sets what the Return key of on-screen keyboards says for the text fields in this view.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        traits { $0.submitLabel = submitLabel }
    }

    /// Sets whether automatic correction is disabled in this view.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        traits { $0.isCorrectionDisabled = disable }
    }

    /// Sets whether automatic correction is disabled in this view; `nil` for the default.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        traits { $0.isCorrectionDisabled = disable ?? false }
    }

    /// Sets which letters on-screen keyboards capitalize in this view; `nil` for the default.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        traits { $0.capitalization = autocapitalization }
    }

    /// Sets which letters on-screen keyboards capitalize in this view.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        traits { $0.capitalization = TextInputAutocapitalization(style) }
    }
}

/// An on-screen keyboard; those that browsers don't know show the default one.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The default keyboard.
    case `default` = 0
    /// A keyboard with ASCII characters.
    case asciiCapable
    /// A keyboard with numbers and punctuation.
    case numbersAndPunctuation
    /// A keyboard for addresses of web pages.
    case URL
    /// A keyboard with digits.
    case numberPad
    /// A keyboard for phone numbers.
    case phonePad
    /// A keyboard for names and phone numbers.
    case namePhonePad
    /// A keyboard for email addresses.
    case emailAddress
    /// A keyboard with digits and a decimal separator.
    case decimalPad
    /// A keyboard for short messages.
    case twitter
    /// A keyboard for searching.
    case webSearch
    /// A keyboard with ASCII digits.
    case asciiCapableNumberPad
}

/// What a text is for, so that browsers suggest stored values.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the purpose.
    public let rawValue: String

    /// Makes a purpose from its name; only the names of the purposes below have an effect.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A prefix of a name, such as a title.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix of a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A street with the number of a house.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A phone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The address of a web page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A known password.
    public static let password = UITextContentType(rawValue: "current-password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
}

/// What the Return key of an on-screen keyboard says.
public struct SubmitLabel: Equatable, Sendable {
    /// The label in HTML's words.
    package let hint: String

    /// "Done".
    public static let done = SubmitLabel(hint: "done")
    /// "Go".
    public static let go = SubmitLabel(hint: "go")
    /// "Send".
    public static let send = SubmitLabel(hint: "send")
    /// "Join", for which browsers say "Go".
    public static let join = SubmitLabel(hint: "go")
    /// "Route", for which browsers say "Go".
    public static let route = SubmitLabel(hint: "go")
    /// "Search".
    public static let search = SubmitLabel(hint: "search")
    /// "Return".
    public static let `return` = SubmitLabel(hint: "enter")
    /// "Next".
    public static let next = SubmitLabel(hint: "next")
    /// "Continue", for which browsers say "Next".
    public static let `continue` = SubmitLabel(hint: "next")
}

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
