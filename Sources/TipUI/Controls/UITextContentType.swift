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
