public import Foundation

/// A text literal, which is parsed as Markdown and can contain interpolated values, images and texts.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// An interpolated value.
    package enum Value: Equatable, Sendable {
        case string(String)
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

    /// Creates a key from a string, which is parsed as Markdown.
    public init(_ value: String) {
        parts = value.isEmpty ? [] : [.letters(value)]
        values = []
    }

    /// Creates a key from a string literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from a string literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
        values = stringInterpolation.values
    }

    /// The text to show, or `nil` if the literal may contain Markdown, or contains images or texts.
    ///
    /// Using this text avoids parsing Markdown, which is the most expensive part of creating a `Text`. Most literals
    /// have such a text.
    var verbatim: String? {
        var text = ""
        for part in parts {
            switch part {
            case .letters(let letters):
                if letters.utf8.contains(where: Markdown.mayBeMarkup) { return nil }
                text += letters
            case .value(let index):
                guard case .string(let string) = values[index] else { return nil }
                text += string
            }
        }
        return text
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

        /// Adds the description of a value.
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.string(String(describing: value)))
        }

        /// Adds a value formatted with a specifier for `String(format:)`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
            append(.string(String(format: specifier, value)))
        }

        /// Adds a value formatted with a format style.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatOutput == String {
            append(.string(format.format(input)))
        }

        private mutating func append(_ value: Value) {
            parts.append(.value(values.count))
            values.append(value)
        }
    }
}
