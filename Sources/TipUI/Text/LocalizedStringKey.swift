public import Foundation

/// The literal of a text: its Markdown is read, and values, images and texts can stand in it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// What stands at a place of an interpolation.
    package enum Value: Equatable, Sendable {
        case string(String)
        case image(Image)
        case text(Text)
    }

    package let tokens: [Markdown.Token]
    package let values: [Value]

    /// Makes a key of a string whose Markdown is read.
    public init(_ value: String) {
        tokens = value.map { .character($0) }
        values = []
    }

    /// Makes a key of a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a key of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
        tokens = stringInterpolation.tokens
        values = stringInterpolation.values
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package var tokens: [Markdown.Token] = []
        package var values: [Value] = []

        /// Begins a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            tokens.reserveCapacity(literalCapacity + interpolationCount)
            values.reserveCapacity(interpolationCount)
        }

        /// Adds a part of the literal, whose Markdown is read.
        public mutating func appendLiteral(_ literal: String) {
            tokens.append(contentsOf: literal.map { .character($0) })
        }

        /// Adds a string as it is.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string))
        }

        /// Adds an image among the letters.
        public mutating func appendInterpolation(_ image: Image) {
            append(.image(image))
        }

        /// Adds a text, which keeps its own style.
        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text))
        }

        /// Adds a value by its description.
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.string(String(describing: value)))
        }

        /// Adds a value by a format of `String(format:)`.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
            append(.string(String(format: specifier, value)))
        }

        /// Adds a value by a format style.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatOutput == String {
            append(.string(format.format(input)))
        }

        private mutating func append(_ value: Value) {
            tokens.append(.value(values.count))
            values.append(value)
        }
    }
}
