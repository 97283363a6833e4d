public import Foundation

extension String {
    /// A localized string with interpolated values: its key, and the text that is used if the key isn't found.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey

        /// Creates a value from a string.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        /// Creates a value from a string literal.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// Creates a value from a string literal with interpolations.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.parts)
        }

        /// Collects the parts of a string literal with interpolations.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var parts: LocalizedStringKey.StringInterpolation

            /// Creates an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {
                parts = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            /// Adds literal text.
            public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

            /// Adds a string.
            public mutating func appendInterpolation(_ string: String) { parts.appendInterpolation(string) }

            /// Adds a substring.
            public mutating func appendInterpolation(_ substring: Substring) {
                parts.appendInterpolation(String(substring))
            }

            /// Adds a localized string.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                parts.appendInterpolation(resource)
            }

            /// Adds a number, which is formatted in the locale of the string.
            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
                parts.appendInterpolation(value)
            }

            /// Adds the description of a value.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { parts.appendInterpolation(value) }

            /// Adds a number, which is formatted with a specifier, such as "%.2f", in the locale of the string.
            public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
                parts.appendInterpolation(value, specifier: specifier)
            }

            /// Adds a value, which is formatted with a format style in the locale of the string; a style with a locale
            /// of its own keeps it.
            public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
            where F: FormatStyle, F.FormatOutput == String {
                parts.appendInterpolation(input, format: format)
            }
        }
    }

    /// Creates a localized string from a key with values.
    ///
    /// The language is that of the person: of the page's visitor in views and in the code that views start, and of the
    /// process elsewhere. Unlike `Text`, the string doesn't follow the `locale` of a view's environment, and Markdown
    /// isn't parsed.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is used itself if it isn't found.
    ///   - table: The name of the strings table; "Localizable" if `nil`.
    ///   - bundle: The bundle that contains the table; the app's own strings if `nil`.
    ///   - locale: The locale in which values are formatted. It doesn't determine the language.
    ///   - comment: A comment for translators.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let source = StringsSource(table: table, bundle: bundle)
        self = source.string(for: keyAndValue.key, formattedIn: locale == .current ? nil : locale)
    }

    /// Creates a localized string from a key and a text that is used if the key isn't found.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text in the development language, with its values.
    ///   - table: The name of the strings table; "Localizable" if `nil`.
    ///   - bundle: The bundle that contains the table; the app's own strings if `nil`.
    ///   - locale: The locale in which values are formatted. It doesn't determine the language.
    ///   - comment: A comment for translators.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let source = StringsSource(key: String(describing: key), table: table, bundle: bundle)
        self = source.string(for: defaultValue.key, formattedIn: locale == .current ? nil : locale)
    }

    /// Creates a localized string from a resource, in the resource's locale if it has one.
    public init(localized resource: LocalizedStringResource) {
        self = resource.source.string(for: resource.defaultValue.key, formattedIn: nil)
    }
}

extension StringsSource {
    /// Returns the text for a key as a string, whose Markdown isn't parsed.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - locale: The locale of values; `nil` for that of the person.
    func string(for key: LocalizedStringKey, formattedIn locale: Locale?) -> String {
        let environment = self.locale.map { EnvironmentValues(locale: $0) } ?? EnvironmentValues()
        return text(for: key, in: environment.textLanguage).unparsed(in: environment, locale: locale)
    }
}
