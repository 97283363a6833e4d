public import Foundation

/// The literal of a text: its Markdown is read, and values, images and texts can stand in it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// What stands at a place of an interpolation.
    package enum Value: Equatable, Sendable {
        case string(String)
        case image(Image)
        case text(Text)
    }

    /// A part of the literal.
    package enum Part: Equatable, Sendable {
        /// Letters, whose Markdown is read.
        case letters(String)
        /// The place of a value.
        case value(Int)
    }

    package let parts: [Part]
    package let values: [Value]

    /// Makes a key of a string whose Markdown is read.
    public init(_ value: String) {
        parts = value.isEmpty ? [] : [.letters(value)]
        values = []
    }

    /// Makes a key of a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a key of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
        values = stringInterpolation.values
    }

    /// What is shown, where neither Markdown nor images or texts stand in the literal; `nil` where they do.
    ///
    /// Most literals are such, and reading the Markdown of one costs more than all else about a text.
    var verbatim: String? {
        var text = ""
        for part in parts {
            switch part {
            case .letters(let letters):
                if letters.utf8.contains(where: Markdown.isMark) { return nil }
                text += letters
            case .value(let index):
                guard case .string(let string) = values[index] else { return nil }
                text += string
            }
        }
        return text
    }

    /// The literal as its Markdown is read.
    var tokens: [Markdown.Token] {
        parts.flatMap { part -> [Markdown.Token] in
            switch part {
            case .letters(let letters): letters.map { .character($0) }
            case .value(let index): [.value(index)]
            }
        }
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        package var parts: [Part] = []
        package var values: [Value] = []

        /// Begins a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
            values.reserveCapacity(interpolationCount)
        }

        /// Adds a part of the literal, whose Markdown is read.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.letters(literal)) }
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
            parts.append(.value(values.count))
            values.append(value)
        }
    }
}
