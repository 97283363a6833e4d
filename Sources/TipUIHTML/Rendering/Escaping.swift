/// Makes a string safe to stand in markup, between tags and in quoted attributes alike.
///
/// Control characters other than tabs and line breaks are left out; they have no place in HTML.
package func escaped(_ text: some StringProtocol) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "&"): result.append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "<"): result.append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: ">"): result.append(contentsOf: "&gt;".utf8)
        case UInt8(ascii: "\""): result.append(contentsOf: "&quot;".utf8)
        case UInt8(ascii: "'"): result.append(contentsOf: "&#39;".utf8)
        case 0x09, 0x0A, 0x0D: result.append(byte)
        case 0..<0x20, 0x7F: continue
        default: result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}
