#if SwiftUI
    import Foundation

    /// How a whole number is written in a log.
    public struct OSLogIntegerFormatting: Sendable {
        private var radix = 10
        private var sign = false
        private var prefix = ""
        private var isUppercase = false
        private var minDigits = 1

        private init() {}

        /// In decimal.
        public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
        /// In hexadecimal.
        public static var hex: OSLogIntegerFormatting { hex() }
        /// In octal.
        public static var octal: OSLogIntegerFormatting { octal() }

        /// In decimal.
        ///
        /// - Parameters:
        ///   - explicitPositiveSign: Whether positive numbers have a plus.
        ///   - minDigits: How many digits there are at least.
        public static func decimal(
            explicitPositiveSign: Bool = false,
            minDigits: @autoclosure () -> Int = 1
        ) -> OSLogIntegerFormatting {
            var format = OSLogIntegerFormatting()
            format.sign = explicitPositiveSign
            format.minDigits = minDigits()
            return format
        }

        /// In hexadecimal.
        ///
        /// - Parameters:
        ///   - explicitPositiveSign: Whether positive numbers have a plus.
        ///   - includePrefix: Whether `0x` is before the digits.
        ///   - uppercase: Whether the digits are capitals.
        ///   - minDigits: How many digits there are at least.
        public static func hex(
            explicitPositiveSign: Bool = false,
            includePrefix: Bool = false,
            uppercase: Bool = false,
            minDigits: @autoclosure () -> Int = 1
        ) -> OSLogIntegerFormatting {
            var format = decimal(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits())
            format.radix = 16
            format.prefix = includePrefix ? "0x" : ""
            format.isUppercase = uppercase
            return format
        }

        /// In octal.
        ///
        /// - Parameters:
        ///   - explicitPositiveSign: Whether positive numbers have a plus.
        ///   - includePrefix: Whether `0o` is before the digits.
        ///   - uppercase: Has no effect.
        ///   - minDigits: How many digits there are at least.
        public static func octal(
            explicitPositiveSign: Bool = false,
            includePrefix: Bool = false,
            uppercase: Bool = false,
            minDigits: @autoclosure () -> Int = 1
        ) -> OSLogIntegerFormatting {
            var format = decimal(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits())
            format.radix = 8
            format.prefix = includePrefix ? "0o" : ""
            return format
        }

        func text(_ number: some FixedWidthInteger) -> String {
            let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
            let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
            return (number < 0 ? "-" : sign ? "+" : "") + prefix + zeros + digits
        }
    }

    /// How a number is written in a log.
    public struct OSLogFloatFormatting: Sendable {
        private let specifier: String
        private var precision: Int?
        private var sign = false

        private init(_ specifier: String, uppercase: Bool = false, precision: Int? = nil, sign: Bool = false) {
            self.specifier = uppercase ? specifier.uppercased() : specifier
            self.precision = precision
            self.sign = sign
        }

        /// With six digits after the point.
        public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
        /// In hexadecimal.
        public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
        /// With an exponent.
        public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
        /// The shorter of `fixed` and `exponential`.
        public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

        /// With a number of digits after the point.
        ///
        /// - Parameters:
        ///   - precision: The number of digits.
        ///   - explicitPositiveSign: Whether positive numbers have a plus.
        ///   - uppercase: Whether "INF" and "NAN" are capitals.
        public static func fixed(
            precision: @autoclosure () -> Int = 6,
            explicitPositiveSign: Bool = false,
            uppercase: Bool = false
        ) -> OSLogFloatFormatting {
            OSLogFloatFormatting("f", uppercase: uppercase, precision: precision(), sign: explicitPositiveSign)
        }

        /// In hexadecimal.
        public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
            OSLogFloatFormatting("a", uppercase: uppercase, sign: explicitPositiveSign)
        }

        /// With an exponent, and a number of digits after the point.
        public static func exponential(
            precision: @autoclosure () -> Int = 6,
            explicitPositiveSign: Bool = false,
            uppercase: Bool = false
        ) -> OSLogFloatFormatting {
            OSLogFloatFormatting("e", uppercase: uppercase, precision: precision(), sign: explicitPositiveSign)
        }

        /// The shorter of `fixed` and `exponential`, with a number of digits.
        public static func hybrid(
            precision: @autoclosure () -> Int = 6,
            explicitPositiveSign: Bool = false,
            uppercase: Bool = false
        ) -> OSLogFloatFormatting {
            OSLogFloatFormatting("g", uppercase: uppercase, precision: precision(), sign: explicitPositiveSign)
        }

        func text(_ number: Double) -> String {
            let digits = precision.map { ".\(max(0, $0))" } ?? ""
            return String(format: "%\(sign ? "+" : "")\(digits)\(specifier)", number)
        }
    }

    /// How many columns a value takes in a log, and on which side of them it is.
    public struct OSLogStringAlignment: Sendable {
        private let columns: Int
        private let isLeft: Bool

        /// As many columns as the value has.
        public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }

        /// On the left of a number of columns.
        public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
            OSLogStringAlignment(columns: columns(), isLeft: true)
        }

        /// On the right of a number of columns.
        public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
            OSLogStringAlignment(columns: columns(), isLeft: false)
        }

        func aligned(_ text: String) -> String {
            let spaces = String(repeating: " ", count: max(0, columns - text.count))
            return isLeft ? text + spaces : spaces + text
        }
    }
#endif
