#if SwiftUI
    /// A message for a log, whose interpolated values may be hidden.
    ///
    /// Numbers, truth values and types are public unless their privacy says otherwise. Texts and all other values are
    /// private: the log has `<private>` in their place, as on a device without a debugger. Write `privacy: .public` for a
    /// value that may be read.
    public struct OSLogMessage: ExpressibleByStringInterpolation {
        let interpolations: OSLogInterpolation

        /// Creates a message without values.
        public init(stringLiteral value: String) {
            interpolations = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0, parts: [{ value }])
        }

        /// Creates a message with values.
        public init(stringInterpolation: OSLogInterpolation) {
            interpolations = stringInterpolation
        }

        /// The text in the log.
        package var text: String { interpolations.parts.map { $0() }.joined() }
    }

    /// The parts of a message for a log.
    public struct OSLogInterpolation: StringInterpolationProtocol {
        /// The texts in order; they are made when the message is written.
        var parts: [() -> String]

        init(literalCapacity: Int, interpolationCount: Int, parts: [() -> String]) {
            self.parts = parts
        }

        /// Creates an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) {
            self.init(literalCapacity: literalCapacity, interpolationCount: interpolationCount, parts: [])
        }

        /// Appends a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            parts.append { literal }
        }

        /// Appends a whole number.
        public mutating func appendInterpolation<Number: FixedWidthInteger>(
            _ number: @autoclosure @escaping () -> Number,
            format: OSLogIntegerFormatting = .decimal,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            append(privacy, isPublic: true, align) { format.text(number()) }
        }

        /// Appends a number.
        public mutating func appendInterpolation(
            _ number: @autoclosure @escaping () -> Double,
            format: OSLogFloatFormatting = .fixed,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            append(privacy, isPublic: true, align) { format.text(number()) }
        }

        /// Appends a number.
        public mutating func appendInterpolation(
            _ number: @autoclosure @escaping () -> Float,
            format: OSLogFloatFormatting = .fixed,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            append(privacy, isPublic: true, align) { format.text(Double(number())) }
        }

        /// Appends `true` or `false`.
        public mutating func appendInterpolation(
            _ value: @autoclosure @escaping () -> Bool,
            privacy: OSLogPrivacy = .auto
        ) {
            append(privacy, isPublic: true) { String(value()) }
        }

        /// Appends a text.
        public mutating func appendInterpolation(
            _ text: @autoclosure @escaping () -> String,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            append(privacy, isPublic: false, align, text)
        }

        /// Appends the description of a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value: CustomStringConvertible>(
            _ value: @autoclosure @escaping () -> Value,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            append(privacy, isPublic: false, align) { value().description }
        }

        /// Appends the description of an error.
        @_disfavoredOverload
        public mutating func appendInterpolation(
            _ error: @autoclosure @escaping () -> any Error,
            privacy: OSLogPrivacy = .auto
        ) {
            append(privacy, isPublic: false) { String(describing: error()) }
        }

        /// Appends the name of a type.
        public mutating func appendInterpolation(
            _ type: @autoclosure @escaping () -> Any.Type,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            append(privacy, isPublic: true, align) { String(describing: type()) }
        }

        /// Appends a value.
        ///
        /// - Parameter isPublic: Whether the value is readable if its privacy doesn't say so.
        private mutating func append(
            _ privacy: OSLogPrivacy,
            isPublic: Bool,
            _ alignment: OSLogStringAlignment = .none,
            _ text: @escaping () -> String
        ) {
            parts.append { alignment.aligned(privacy.visible(text, isPublicByDefault: isPublic)) }
        }
    }
#endif
