/// Escapes a string for use in markup, both between tags and in quoted attributes.
package func escaped(_ text: some StringProtocol) -> String {
    normalized(text) { byte in
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

/// Normalizes a string without escaping it, for attributes that a script sets instead of the HTML parser.
package func normalizedText(_ text: some StringProtocol) -> String {
    normalized(text) { _ in nil }
}

/// Normalizes a string in the way an HTML parser does, and optionally replaces characters.
///
/// Control characters other than tabs and line breaks are removed, since HTML doesn't allow them. Line breaks become
/// line feeds.
///
/// - Parameters:
///   - text: The string to normalize.
///   - replacement: Returns the replacement of an ASCII character; `nil` to keep the character.
private func normalized(_ text: some StringProtocol, replacement: (UInt8) -> String?) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && replacement($0) == nil }
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
            if let replacement = replacement(byte) {
                result.append(contentsOf: replacement.utf8)
            } else {
                result.append(byte)
            }
        }
        followsReturn = byte == 0x0D
    }
    return String(decoding: result, as: UTF8.self)
}
