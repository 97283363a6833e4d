/// Makes a string safe to stand in markup, between tags and in quoted attributes alike.
package func escaped(_ text: some StringProtocol) -> String {
    written(text) { byte in
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}

/// Makes a string of what can stand in a document, for attributes that aren't parsed: what markup would say.
package func printable(_ text: some StringProtocol) -> String {
    written(text) { _ in nil }
}

/// Writes a string as a document holds it.
///
/// Control characters other than tabs and line breaks are left out; they have no place in HTML. A line break is a line
/// feed, as the parser of a browser has it.
///
/// - Parameters:
///   - text: The string.
///   - reference: What stands in the place of a character, by its only byte; `nil` for the character itself.
private func written(_ text: some StringProtocol, reference: (UInt8) -> String?) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && reference($0) == nil }
    if isPlain { return String(text) }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var followsReturn = false
    for byte in text.utf8 {
        switch byte {
        case 0x0D: result.append(0x0A)
        case 0x0A where followsReturn: break
        case 0x09, 0x0A: result.append(byte)
        case 0..<0x20, 0x7F: break
        default:
            if let reference = reference(byte) {
                result.append(contentsOf: reference.utf8)
            } else {
                result.append(byte)
            }
        }
        followsReturn = byte == 0x0D
    }
    return String(decoding: result, as: UTF8.self)
}
