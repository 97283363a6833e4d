/// The fields of an HTML form that a browser has sent as `application/x-www-form-urlencoded`.
///
/// As in the URL Standard, nothing is an error: a percent sign that begins no byte is one, and bytes that are no UTF-8
/// become replacement characters.
package struct FormFields: Sendable {
    private var values: [String: String] = [:]

    package init(_ body: some StringProtocol) {
        for field in body.utf8.split(separator: UInt8(ascii: "&")) {
            let name = field.prefix { $0 != UInt8(ascii: "=") }
            let value = Self.decoded(field[name.endIndex...].dropFirst())
            // Of several fields with the same name, the first is kept.
            values[Self.decoded(name)] = values[Self.decoded(name)] ?? value
        }
    }

    package subscript(name: String) -> String? { values[name] }

    private static func decoded(_ text: some Sequence<UInt8>) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%") where digits.count == 2:
                bytes.append(UInt8(16 * digits[0] + digits[1]))
                rest = rest.dropFirst(2)
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
