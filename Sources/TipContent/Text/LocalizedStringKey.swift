public import Foundation

/// A key of a localized text, which is looked up in the app's strings and parsed as Markdown.
///
/// A literal is its own key: `"Hello, \(name)"` has the key "Hello, %@". A key that isn't found is shown itself. Numbers
/// that are interpolated are formatted in the locale of the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// An interpolated value.
    package enum Value: Equatable, Sendable {
        case string(String)
        case number(SpecifiedNumber)
        case formatted(FormattedValue)
        case image(Image)
        case text(Text)
    }

    /// A part of the literal.
    package enum Part: Equatable, Sendable {
        /// Literal text, which is parsed as Markdown.
        case letters(String)
        /// The index of an interpolated value in `values`.
        case value(Int)
    }

    package let parts: [Part]
    package let values: [Value]

    init(parts: [Part], values: [Value]) {
        self.parts = parts
        self.values = values
    }

    /// Creates a key from a string, which is parsed as Markdown.
    public init(_ value: String) {
        self.init(parts: value.isEmpty ? [] : [.letters(value)], values: [])
    }

    /// Creates a key from a string literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from a string literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
        self.init(parts: stringInterpolation.parts, values: stringInterpolation.values)
    }

    /// The key in strings tables, with a format specifier in place of each value.
    var key: String {
        if values.isEmpty, case .letters(let letters)? = parts.first, parts.count == 1 { return letters }
        return parts.reduce(into: "") { key, part in
            switch part {
            case .letters(let letters): key += values.isEmpty ? letters : letters.replacing("%", with: "%%")
            case .value(let index): key += values[index].specifier
            }
        }
    }

    /// The text to show, or `nil` if the literal may contain Markdown, or contains images or texts.
    ///
    /// Using this text avoids parsing Markdown, which is the most expensive part of creating a `Text`. Most literals
    /// have such a text.
    func verbatim(in locale: @autoclosure () -> Locale) -> String? {
        var text = ""
        for part in parts {
            switch part {
            case .letters(let letters):
                if letters.utf8.contains(where: Markdown.mayBeMarkup) { return nil }
                text += letters
            case .value(let index):
                guard let string = values[index].string(in: locale()) else { return nil }
                text += string
            }
        }
        return text
    }

    /// Returns the text in an environment without parsing it as Markdown.
    ///
    /// - Parameters:
    ///   - environment: The environment.
    ///   - locale: The locale of values; `nil` for that of the environment.
    func unparsed(in environment: EnvironmentValues, locale: Locale? = nil) -> String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .letters(let letters): text += letters
            case .value(let index): text += values[index].plain(in: environment, locale: locale)
            }
        }
    }

    /// The tokens of the literal, for the Markdown parser.
    var tokens: [Markdown.Token] {
        parts.flatMap { part -> [Markdown.Token] in
            switch part {
            case .letters(let letters): letters.map { .character($0) }
            case .value(let index): [.value(index)]
            }
        }
    }

    /// Collects the parts of a string literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package var parts: [Part] = []
        package var values: [Value] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
            values.reserveCapacity(interpolationCount)
        }

        /// Adds literal text, which is parsed as Markdown.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.letters(literal)) }
        }

        /// Adds a string, which isn't parsed as Markdown.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string))
        }

        /// Adds an inline image.
        public mutating func appendInterpolation(_ image: Image) {
            append(.image(image))
        }

        /// Adds a text, which keeps its own style.
        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text))
        }

        /// Adds a localized text.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.text(Text(resource)))
        }

        /// Adds a number, which is formatted in the locale of the text.
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            appendInterpolation(value, specifier: value._specifier)
        }

        /// Adds the description of a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            if let number = value as? any _FormatSpecifiable {
                append(number, specifier: number._specifier)
            } else {
                append(.string(String(describing: value)))
            }
        }

        /// Adds a number, which is formatted with a specifier, such as "%.2f", in the locale of the text.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(value, specifier: specifier)
        }

        /// Adds a value, which is formatted with a format style in the locale of the text; a style with a locale of its
        /// own keeps it.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatOutput == String {
            append(.formatted(FormattedValue(input, format: format)))
        }

        /// Adds a date, which is formatted in the locale of the text.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.formatted(FormattedValue(date, format: style.format)))
        }

        private mutating func append(_ number: any _FormatSpecifiable, specifier: String) {
            for part in LocalizedFormat(specifier).parts {
                switch part {
                case .letters(let letters): parts.append(.letters(letters))
                case .placeholder(_, let specifier):
                    append(.number(SpecifiedNumber(number: number._number, specifier: specifier)))
                case .variable, .argument: break
                }
            }
        }

        private mutating func append(_ value: Value) {
            parts.append(.value(values.count))
            values.append(value)
        }
    }
}

extension LocalizedStringKey.Value {
    /// The specifier of the value in keys.
    fileprivate var specifier: String {
        if case .number(let number) = self { "%" + number.specifier } else { "%@" }
    }

    /// The number by which a translation may choose its form.
    var number: Double? {
        if case .number(let number) = self { number.value } else { nil }
    }

    /// Returns the value with the specifier that a translation gives it.
    func specified(_ specifier: String) -> LocalizedStringKey.Value {
        guard case .number(var number) = self, specifier != "@" else { return self }
        number.specifier = specifier
        return .number(number)
    }

    /// Returns the value as a text; `nil` for images and texts, which have a style.
    func string(in locale: Locale) -> String? {
        switch self {
        case .string(let string): string
        case .number(let number): number.string(in: locale)
        case .formatted(let value): value.string(in: locale)
        case .image, .text: nil
        }
    }

    /// Returns the value as a text without style; empty for images.
    ///
    /// - Parameters:
    ///   - environment: The environment.
    ///   - locale: The locale of numbers; `nil` for that of the environment.
    func plain(in environment: EnvironmentValues, locale: Locale? = nil) -> String {
        if case .text(let text) = self {
            text.plain(in: environment)
        } else {
            string(in: locale ?? environment.locale) ?? ""
        }
    }
}
