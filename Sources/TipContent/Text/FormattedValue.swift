public import Foundation

/// A number that can be interpolated into a localized string; the conformances are Foundation's.
public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The specifier of the number in keys, such as "%lld".
    var _specifier: String { get }
    /// The number in the largest type of its kind.
    var _number: _LocalizedNumber { get }
}

/// A number that was interpolated into a localized string.
public enum _LocalizedNumber: Equatable, Sendable {
    /// A signed integer.
    case signed(Int64)
    /// An unsigned integer.
    case unsigned(UInt64)
    /// A floating-point number.
    case floating(Double)
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
    /// The specifier of the number in keys.
    public var _specifier: String { Self.bitWidth < 64 ? "%d" : "%lld" }
    /// The number in the largest type of its kind.
    public var _number: _LocalizedNumber { .signed(Int64(self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
    /// The specifier of the number in keys.
    public var _specifier: String { Self.bitWidth < 64 ? "%u" : "%llu" }
    /// The number in the largest type of its kind.
    public var _number: _LocalizedNumber { .unsigned(UInt64(self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The specifier of the number in keys.
    public var _specifier: String { Self.self == Float.self ? "%f" : "%lf" }
    /// The number in the largest type of its kind.
    public var _number: _LocalizedNumber { .floating(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A number with the specifier by which it is formatted, such as ".2f".
package struct SpecifiedNumber: Equatable, Sendable {
    package let number: _LocalizedNumber
    /// The specifier without its percent sign.
    package var specifier: String

    /// The number for plural rules.
    var value: Double {
        switch number {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .floating(let value): value
        }
    }

    /// Returns the number as a text.
    func string(in locale: Locale) -> String {
        let conversion = specifier.last ?? "@"
        let options = String(
            specifier.dropLast().drop { !"-+#0'123456789.".contains($0) }.filter { !"hlqLzjt".contains($0) }
        )
        if "feEgGaAF".contains(conversion) {
            return floating(value, conversion: conversion, options: options, in: locale)
        }
        switch number {
        case .signed(let integer):
            if options.isEmpty, "di@".contains(conversion) { return integer.formatted(.number.locale(locale)) }
            return formatted("%\(options)ll\(conversion == "@" ? "d" : conversion)", integer, in: locale)
        case .unsigned(let integer):
            if options.isEmpty, "diu@".contains(conversion) { return integer.formatted(.number.locale(locale)) }
            return formatted("%\(options)ll\(conversion == "@" ? "u" : conversion)", integer, in: locale)
        case .floating: return floating(value, conversion: "f", options: options, in: locale)
        }
    }

    private func floating(_ value: Double, conversion: Character, options: String, in locale: Locale) -> String {
        let digits = options.isEmpty ? 6 : options.first == "." ? Int(options.dropFirst()) : nil
        if conversion == "f", let digits, digits <= 15, value.isFinite {
            return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
        }
        return formatted("%\(options)\(conversion)", value, in: locale)
    }

    private func formatted(_ format: String, _ value: any CVarArg, in locale: Locale) -> String {
        String(format: format, locale: locale, arguments: [value])
    }
}

/// A value that is formatted when it is shown, in the locale of the text.
///
/// `@unchecked Sendable` because format styles and what they format are values.
package final class FormattedValue: Equatable, @unchecked Sendable {
    private let input: Any
    private let format: Any
    private let string: (Locale) -> String

    init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        self.input = input
        self.format = format
        // A style with a locale of its own keeps it.
        let followsText = format == format.locale(.autoupdatingCurrent)
        string = { (followsText ? format.locale($0) : format).format(input) }
    }

    package func string(in locale: Locale) -> String { string(locale) }

    package static func == (left: FormattedValue, right: FormattedValue) -> Bool {
        areEqual(left.input, right.input) && areEqual(left.format, right.format)
    }
}
