public import Foundation

/// A localized string that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The text that is used if the key isn't found, with its values.
    public let defaultValue: String.LocalizationValue
    var source: StringsSource
    private let description: BundleDescription

    /// Where the strings of a resource are.
    public enum BundleDescription: Sendable {
        /// The app's own strings.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle at an address.
        case atURL(URL)

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key.
    public var key: String { source.key ?? defaultValue.key.key }
    /// The name of the strings table; `nil` for "Localizable".
    public var table: String? { source.table }
    /// The bundle that contains the table.
    public var bundle: BundleDescription { description }

    /// The locale in which the string is looked up and formatted.
    ///
    /// Unless it is set, texts are in the locale of their environment, and other strings in that of the person.
    public var locale: Locale {
        get { source.locale ?? PersonLocale.current?.locale ?? .current }
        set { source.locale = newValue }
    }

    /// Creates a resource from a key with values.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is used itself if it isn't found.
    ///   - table: The name of the strings table; "Localizable" if `nil`.
    ///   - locale: The locale; `.current` for that of the person or of the environment.
    ///   - bundle: The bundle that contains the table.
    ///   - comment: A comment for translators.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(nil, keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource from a key and a text that is used if the key isn't found.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text in the development language, with its values.
    ///   - table: The name of the strings table; "Localizable" if `nil`.
    ///   - locale: The locale; `.current` for that of the person or of the environment.
    ///   - bundle: The bundle that contains the table.
    ///   - comment: A comment for translators.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(String(describing: key), defaultValue, table: table, locale: locale, bundle: bundle)
    }

    private init(
        _ key: String?,
        _ value: String.LocalizationValue,
        table: String?,
        locale: Locale,
        bundle: BundleDescription
    ) {
        defaultValue = value
        description = bundle
        let locale = locale == .current ? nil : locale
        source = StringsSource(key: key, table: table, bundle: bundle.bundle, locale: locale)
    }

    /// Creates a resource from a string literal.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// Creates a resource from a string literal with interpolations.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// Returns whether two resources have the same key, values, table, bundle and locale.
    public static func == (left: LocalizedStringResource, right: LocalizedStringResource) -> Bool {
        left.defaultValue == right.defaultValue && left.source == right.source
    }
}

/// A value with a localized description.
public protocol CustomLocalizedStringResourceConvertible {
    /// The description.
    var localizedStringResource: LocalizedStringResource { get }
}
